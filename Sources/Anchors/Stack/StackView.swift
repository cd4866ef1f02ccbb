/// A row or a column of views, or of items of any toolkit.
///
/// The views are arranged along the ``axis``; the ``distribution`` determines their sizes and gaps
/// along it, and the ``alignment`` their positions across it. The stack only makes ordinary
/// constraints and layout guides, with UIKit's identifiers; like any view without content it has no
/// size of its own. Hidden views occupy no space. `Docs/Stacks.md` lists the constraints.
///
/// ```swift
/// let row = StackView(axis: .horizontal, alignment: .center, spacing: 8)
/// let photo = ImageView("photo", imageSize: Size(width: 80, height: 80))
/// let badge = ImageView("badge", imageSize: Size(width: 24, height: 24))
/// row.addArrangedSubview(photo)
/// row.addArrangedSubview(badge)
/// try row.layout(width: nil, height: nil)
/// assert(badge.frame == Rect(x: 88, y: 28, width: 24, height: 24))
/// ```
open class StackView: View {
  final var settings: StackSettings
  final var items: [StackItem] = []
  final var container = StackContainer()
  /// The stack's constraints.
  final var entries = ContainerEntryTable()
  /// The constraints that the next update must reconcile.
  final var pending = StackChange.all
  /// The range of visible items at the last update.
  final var visible = VisibleRange()
  final var counts = ContainerUpdate.Counts()
  /// The cached ``tallestItem(attempts:)``; nil after any change of content.
  final var cachedTallestItem: LayoutNode?
  /// Number of changes of content; it differs after any change.
  final var contentVersion: UInt32 = 0
  @exclusivity(unchecked) package final var origin: ConstraintOrigin

  /// Creates a stack without views.
  ///
  /// ```swift
  /// let buttons = StackView(distribution: .fillEqually, spacing: 10)
  /// let cancel = View("cancel"), connect = View("connect")
  /// for button in [cancel, connect] { buttons.addArrangedSubview(button) }
  /// try buttons.layout(width: 210, height: 44)
  /// assert(cancel.frame == Rect(x: 0, y: 0, width: 100, height: 44))
  /// assert(connect.frame == Rect(x: 110, y: 0, width: 100, height: 44))
  /// ```
  ///
  /// - Parameters:
  ///   - axis: The axis along which the views are arranged.
  ///   - distribution: The distribution of space among the views along the axis.
  ///   - alignment: The alignment of the views across the axis.
  ///   - spacing: The distance between neighbors in points.
  ///   - name: The name printed in frames and reports.
  ///   - file: The caller's file, which reports print as the origin of the stack's constraints.
  ///   - line: The caller's line.
  public init(
    axis: Axis = .horizontal, distribution: Distribution = .fill, alignment: Alignment = .fill,
    spacing: Double = 0, name: String = "", file: StaticString = #fileID, line: Int = #line
  ) {
    settings = StackSettings(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing)
    origin = ConstraintOrigin(file: file, line: line)
    super.init(name)
    dependsOnChildren = true
    layoutNode.kind = .emptyStack
  }

  /// The name of the view in reports while its own name is empty.
  open override var nameInReports: String { "StackView" }

  /// Creates a stack with a frame and UIKit's default settings, without views or a name.
  ///
  /// Its ``proportionalMode-swift.property`` is UIKit's, too. Reports print no line of client code
  /// as the origin of its constraints.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace
  ///   it.
  public override init(frame: Rect) {
    settings = StackSettings()
    settings.proportionalMode = .uikit
    origin = ConstraintOrigin()
    super.init(frame: frame)
    dependsOnChildren = true
    layoutNode.kind = .emptyStack
  }

  /// Creates a stack as `init(frame:)`, because views cannot be decoded.
  ///
  /// It cannot fail, like that of UIKit's stack.
  ///
  /// - Parameter coder: Ignored.
  public override init(coder: ViewDecoder?) {
    settings = StackSettings()
    origin = ConstraintOrigin()
    super.init(frame: Rect(x: 0, y: 0, width: 0, height: 0))
    dependsOnChildren = true
  }

  /// Creates a stack of views with UIKit's default settings: a row that fills, without spacing.
  ///
  /// - Parameters:
  ///   - views: The views in the order of the row; they become subviews.
  ///   - file: The caller's file, which reports print as the origin of the stack's constraints.
  ///   - line: The caller's line.
  public convenience init(
    arrangedSubviews views: [View], file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(axis: .horizontal, file: file, line: line)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack of items of any toolkit with UIKit's default settings.
  ///
  /// - Parameters:
  ///   - items: The items in the order of the row; they become subviews.
  ///   - file: The caller's file, which reports print as the origin of the stack's constraints.
  ///   - line: The caller's line.
  @_disfavoredOverload
  public convenience init(
    arrangedSubviews items: [some LayoutItem], file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(axis: .horizontal, file: file, line: line)
    for item in items { addArrangedSubview(item) }
  }

  /// Creates a stack of views.
  ///
  /// ```swift
  /// let cancel = View("cancel"), connect = View("connect")
  /// let buttons = StackView(
  ///   "buttons", spacing: 10, distribution: .fillEqually, [cancel, connect])
  /// try buttons.layout(width: 210, height: 44)
  /// assert(connect.frame == Rect(x: 110, y: 0, width: 100, height: 44))
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name printed in frames and reports.
  ///   - axis: The axis along which the views are arranged.
  ///   - spacing: The distance between neighbors in points.
  ///   - alignment: The alignment of the views across the axis.
  ///   - distribution: The distribution of space among the views along the axis.
  ///   - views: The views, or nodes of items of other toolkits, in order; they become subviews.
  ///   - file: The caller's file, which reports print as the origin of the stack's constraints.
  ///   - line: The caller's line.
  @_disfavoredOverload
  public convenience init(
    _ name: String = "", axis: Axis = .horizontal, spacing: Double = 0,
    alignment: Alignment = .fill, distribution: Distribution = .fill, _ views: [LayoutNode] = [],
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, name: name,
      file: file, line: line)
    addArrangedSubviews(views)
  }

  /// Creates a stack of items of another toolkit.
  ///
  /// - Parameters:
  ///   - name: The name printed in frames and reports.
  ///   - axis: The axis along which the items are arranged.
  ///   - spacing: The distance between neighbors in points.
  ///   - alignment: The alignment of the items across the axis.
  ///   - distribution: The distribution of space among the items along the axis.
  ///   - items: The items in order; they become subviews.
  ///   - file: The caller's file, which reports print as the origin of the stack's constraints.
  ///   - line: The caller's line.
  @_disfavoredOverload
  public convenience init(
    _ name: String = "", axis: Axis = .horizontal, spacing: Double = 0,
    alignment: Alignment = .fill, distribution: Distribution = .fill,
    _ items: [some LayoutItem], file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing, name: name,
      file: file, line: line)
    addArrangedSubviews(items)
  }

  deinit {
    // Children without other owners are released by the tree one by one, not recursively from here.
    items = []
    visible = VisibleRange()
    cachedTallestItem = nil
    entries.free()
    entries = ContainerEntryTable()
  }

  /// The view whose first baseline is the stack's.
  ///
  /// In a column it is the first view that is not hidden; in a row the one with the tallest
  /// content, the first of several. A nested stack returns one of its own views. If an item of
  /// another toolkit determines the baseline, this is the stack itself, with the baseline of that
  /// item.
  open override var viewForFirstBaselineLayout: View { baselineView(.first) }

  /// The view whose last baseline is the stack's.
  ///
  /// In a column it is the last view that is not hidden; in a row the one with the tallest content,
  /// the first of several. A nested stack returns one of its own views. If an item of another
  /// toolkit determines the baseline, this is the stack itself, with the baseline of that item.
  open override var viewForLastBaselineLayout: View { baselineView(.last) }

  @_spi(Containers) public override final func baselineItem(_ baseline: Baseline) -> LayoutNode? {
    guard settings.axis == .vertical else { return tallestItem() }
    return switch baseline {
    case .first: items.first { !$0.isHidden }?.node
    case .last: items.last { !$0.isHidden }?.node
    }
  }

  /// Removes a child that left from the arranged items.
  @_spi(Containers) public override final func childDidLeave(_ child: LayoutNode) {
    removeArranged(child)
  }

  /// Schedules an update for an item that was hidden or shown.
  @_spi(Containers) public override final func childVisibilityChanged(_ child: LayoutNode) {
    guard let index = arrangedIndex(of: child) else { return }
    invalidateItem(index)
  }

  /// Updates the stack's constraints from its views and settings.
  @_spi(Containers) public override final func updateOwnConstraints() {
    applyPendingChange()
  }

  /// Handles a possible change of an arranged item's content size or baselines.
  @_spi(Containers) public override final func handleChildContentChange(_ child: LayoutNode) -> Bool
  {
    let changesWidths = changesTextWidths(with: child)
    if settings.dependsOnContents || changesWidths { pending = .all }
    contentDidChange(needsUpdate: settings.dependsOnContents || changesWidths)
    return true
  }

  @_spi(Containers) public override final func identifier(ofRole number: UInt8) -> String? {
    StackRole(rawValue: number)?.identifier
  }
}

extension StackView {
  /// The distribution of space among the arranged views along the axis.
  public enum Distribution: Sendable, Hashable, CaseIterable {
    /// The views fill the stack, separated by exactly the spacing.
    ///
    /// In a stack that is too large the view with the lowest hugging priority grows; in one that is
    /// too small the view with the lowest compression resistance shrinks.
    case fill
    /// Like `fill`, with equal sizes of all views.
    case fillEqually
    /// Like `fill`, with sizes proportional to those of the contents.
    case fillProportionally
    /// The views have their own sizes, with equal gaps of at least the spacing.
    case equalSpacing
    /// The distances between centers are equal as far as sizes and spacing allow.
    case equalCentering
  }
}

extension StackView {
  /// The alignment of the arranged views across the axis.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// The views extend from edge to edge.
    case fill
    /// The views are aligned at the top of a row, or at the leading edge of a column.
    case leading
    /// The first baselines of a row are aligned; in a column, the same as `leading`.
    case firstBaseline
    /// The centers are aligned.
    case center
    /// The views are aligned at the bottom of a row, or at the trailing edge of a column.
    case trailing
    /// The last baselines of a row are aligned; in a column, the same as `trailing`.
    case lastBaseline

    /// Another name of `leading`, for rows.
    public static var top: Alignment { .leading }
    /// Another name of `trailing`, for rows.
    public static var bottom: Alignment { .trailing }
  }
}

// Spacings between neighbors.

extension StackView {
  /// The value of a custom spacing that means ``spacing``.
  public static var spacingUseDefault: Double { .greatestFiniteMagnitude }

  /// The value of a spacing that means the standard spacing.
  ///
  /// It is 8 points unless ``LayoutNode/systemSpacing`` of the root returns another one.
  public static var spacingUseSystem: Double { .leastNormalMagnitude }

  /// Sets the distance between an item and the next one.
  ///
  /// It moves with the item in the order, and is discarded when the item is removed.
  ///
  /// - Parameters:
  ///   - spacing: The distance in points, ``spacingUseSystem``, or ``spacingUseDefault``.
  ///   - item: An arranged item; the call has no effect for any other.
  public func setCustomSpacing(_ spacing: Double, after item: some LayoutItem) {
    guard let index = arrangedIndex(of: item.layoutNode), items[index].spacingAfter != spacing
    else {
      return
    }
    changeItems { $0[index].spacingAfter = spacing }
    if index + 1 < items.count { invalidateItem(index + 1) }
  }

  /// Returns the custom distance between an item and the next one.
  ///
  /// - Parameter item: An arranged item.
  /// - Returns: The distance in points, or ``spacingUseDefault`` if none was set.
  public func customSpacing(after item: some LayoutItem) -> Double {
    arrangedIndex(of: item.layoutNode).map { items[$0].spacingAfter } ?? Self.spacingUseDefault
  }
}
