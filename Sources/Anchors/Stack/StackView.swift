/// A row or a column of views, or of items of any toolkit.
///
/// The arranged views follow one another along the ``axis``; the ``distribution`` says how they share
/// its room, the ``alignment`` where they lie across it. The stack only makes ordinary constraints and
/// layout guides, named as UIKit names them; like any view without content it has no size of its own.
/// Hidden views take no room. `Docs/Stacks.md` lists the constraints.
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
  final var canvas = StackContainer()
  /// The stack's constraints.
  final var entries = StackEntryTable()
  /// What has to be looked at by the next update.
  final var pending = StackChange.all
  /// The first and the last view that were not hidden at the last update.
  final var visible = VisibleRange()
  final var counts = StackUpdate.Counts()
  /// What ``tallestItem`` last found, until something about the content changes.
  final var cachedTallestItem: LayoutNode?
  /// How often something about the content has changed.
  final var contentVersion: UInt32 = 0
  package final var origin: ConstraintOrigin

  /// A stack without views.
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
  ///   - axis: The direction in which the views follow one another.
  ///   - distribution: How the views share the room along the axis.
  ///   - alignment: Where the views lie across the axis.
  ///   - spacing: The distance between neighbors in points.
  ///   - name: The name printed in frames and reports.
  ///   - file: The caller's file; reports name it as the maker of the stack's constraints.
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

  /// What reports call the view while its name is empty.
  open override var defaultName: String { "StackView" }

  /// A stack without views and without a name, set as UIKit's is until told otherwise, at a frame.
  ///
  /// Its ``proportionalMode-swift.property`` is UIKit's, too. Reports name no line of the program as the maker of its
  /// constraints.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points; constraints replace it.
  public override init(frame: Rect) {
    settings = StackSettings(
      axis: .horizontal, distribution: .fill, alignment: .fill, spacing: 0)
    settings.proportionalMode = .uikit
    origin = ConstraintOrigin()
    super.init(frame: frame)
    dependsOnChildren = true
    layoutNode.kind = .emptyStack
  }

  /// A stack with views, set as UIKit's is until told otherwise: a row that fills, without spacing.
  ///
  /// - Parameters:
  ///   - views: The views in the order of the row; they become subviews.
  ///   - file: The caller's file; reports name it as the maker of the stack's constraints.
  ///   - line: The caller's line.
  public convenience init(
    arrangedSubviews views: [View], file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(axis: .horizontal, file: file, line: line)
    for view in views { addArrangedSubview(view) }
  }

  /// A stack with items of any toolkit, set as UIKit's is until told otherwise.
  ///
  /// - Parameters:
  ///   - items: The items in the order of the row; they become subviews.
  ///   - file: The caller's file; reports name it as the maker of the stack's constraints.
  ///   - line: The caller's line.
  @_disfavoredOverload
  public convenience init(
    arrangedSubviews items: [some LayoutItem], file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(axis: .horizontal, file: file, line: line)
    for item in items { addArrangedSubview(item) }
  }

  deinit {
    // What nothing else keeps goes with the tree, one after the other, not each inside of the other.
    items = []
    visible = VisibleRange()
    cachedTallestItem = nil
    entries.free()
    entries = StackEntryTable()
  }

  /// The view whose first baseline is the stack's.
  ///
  /// Of a column it is the first view that is not hidden; of a row the one with the tallest content,
  /// the first of several. A stack in the stack answers by its own views. Where an item of another
  /// toolkit is the one, this is the stack, and its baseline is that of the item.
  open override var viewForFirstBaselineLayout: View {
    baselineItem(.first)?.ownView?.viewForFirstBaselineLayout ?? self
  }

  /// The view whose last baseline is the stack's.
  ///
  /// Of a column it is the last view that is not hidden; of a row the one with the tallest content,
  /// the first of several. A stack in the stack answers by its own views. Where an item of another
  /// toolkit is the one, this is the stack, and its baseline is that of the item.
  open override var viewForLastBaselineLayout: View {
    baselineItem(.last)?.ownView?.viewForLastBaselineLayout ?? self
  }

  private final func baselineItem(_ baseline: Baseline) -> LayoutNode? {
    guard settings.axis == .vertical else { return tallestItem }
    return switch baseline {
    case .first: items.first { !$0.isHidden }?.node
    case .last: items.last { !$0.isHidden }?.node
    }
  }

  override func textNode(of baseline: Baseline) -> LayoutNode {
    guard let item = baselineItem(baseline), item.ownView == nil else { return self }
    return item
  }

  /// Takes an item that left also out of the row or column.
  override func childDidLeave(_ child: LayoutNode) {
    removeArranged(child)
  }

  override var defaultMargins: EdgeInsets { .zero }

  /// Brings the constraints of an item that was hidden or shown into line at the next layout.
  override func childVisibilityChanged(_ child: LayoutNode) {
    guard let index = place(of: child) else { return }
    invalidateItem(index)
  }

  /// Brings the stack's constraints into line with its views and settings.
  override func updateOwnConstraints() {
    applyPendingChange()
  }

  /// Called when the size or a baseline of an arranged item's content may have changed.
  override func handleChildContentChange(_ child: LayoutNode) -> Bool {
    let sharing = changesTextWidths(with: child)
    if settings.dependsOnContents || sharing { pending = .all }
    contentDidChange(needsUpdate: settings.dependsOnContents || sharing)
    return true
  }

  override func arrangedExtent(along axis: Axis) -> Double? {
    let own = super.arrangedExtent(along: axis)
    if let own, own >= 0 { return own }
    layoutNode.state.insert(.usesFittingSize)
    layoutNode.root.requireEngine().stackFitted()
    guard let size = layoutNode.compressedSizeAsIs() else { return nil }
    return axis == .horizontal ? size.width : size.height
  }
}
