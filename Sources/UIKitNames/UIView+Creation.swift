// Initializers by UIKit's rules: `init(frame:)` is the designated one, and a subclass that
// overrides it inherits the others. Each hides an initializer of Anchors that UIKit code does not
// call from a subclass. Omitted arguments change nothing that `init(frame:)` has set.
//
// The internal `init?(coder:)` hides that of Anchors only where the compiler decides about the
// inheritance of initializers: there, access does not count. So `super.init(coder:)` calls that of
// Anchors, and a subclass need not override it in order to inherit the other initializers.

extension View {
  @usableFromInline
  convenience init?(coder: ViewDecoder?) { return nil }

  /// Creates a view of size zero at the origin.
  ///
  /// - Parameter name: The name shown in frames and reports, or nil for none.
  public convenience init(_ name: String? = nil) {
    self.init(frame: .zero)
    if let name { self.name = name }
  }
}

extension Label {
  @_nonoverride @usableFromInline
  convenience init?(coder: ViewDecoder?) { return nil }

  /// Creates a label with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name shown in frames and reports.
  ///   - font: The font.
  public convenience init(_ text: String = "", name: String = "", font: Font = .label) {
    self.init(frame: .zero)
    if !name.utf8.isEmpty { self.name = name }
    if !text.utf8.isEmpty { plainText = text }
    if font != .label { self.font = font }
  }
}

extension ImageView {
  @_nonoverride @usableFromInline
  convenience init?(coder: ViewDecoder?) { return nil }

  /// Creates a view for a picture.
  ///
  /// - Parameters:
  ///   - name: The name shown in frames and reports.
  ///   - imageSize: The size of the picture in points, or nil without a picture.
  public convenience init(_ name: String = "", imageSize: Size? = nil) {
    self.init(frame: .zero)
    if !name.utf8.isEmpty { self.name = name }
    if let imageSize { self.imageSize = imageSize }
  }

  /// Creates a view whose content size is that of a picture.
  ///
  /// - Parameter image: The picture, or nil.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    imageSize = image?.size
  }

  /// The picture, whose size is the content size; nil without a picture.
  public var image: UIImage? {
    get { imageSize.map { UIImage(size: $0) } }
    set { imageSize = newValue?.size }
  }
}

extension StackView {
  @_nonoverride @usableFromInline
  convenience init(coder: ViewDecoder?) { self.init(frame: .zero) }

  /// Creates a stack without arranged subviews.
  ///
  /// - Parameters:
  ///   - axis: The axis along which the views are arranged.
  ///   - distribution: The distribution of the extents along the axis.
  ///   - alignment: The alignment across the axis.
  ///   - spacing: The distance between neighbors, in points.
  ///   - name: The name shown in frames and reports.
  ///   - file: The caller's file, which reports show as the origin of the stack's constraints.
  ///   - line: The caller's line, for reports.
  public convenience init(
    axis: Anchors.Axis = .horizontal, distribution: Distribution = .fill,
    alignment: Alignment = .fill, spacing: Double = 0, name: String = "",
    file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(frame: .zero)
    origin = ConstraintOrigin(file: file, line: line)
    if axis != .horizontal { self.axis = axis }
    if distribution != .fill { self.distribution = distribution }
    if alignment != .fill { self.alignment = alignment }
    if spacing != 0 { self.spacing = spacing }
    if !name.utf8.isEmpty { self.name = name }
  }

  /// Creates a horizontal stack with distribution and alignment `fill` and without spacing.
  ///
  /// - Parameters:
  ///   - views: The views in the order of the row; they become subviews.
  ///   - file: The caller's file, which reports show as the origin of the stack's constraints.
  ///   - line: The caller's line, for reports.
  public convenience init(
    arrangedSubviews views: [View], file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(frame: .zero)
    origin = ConstraintOrigin(file: file, line: line)
    for view in views { addArrangedSubview(view) }
  }
}

extension ScrollView {
  @_nonoverride @usableFromInline
  convenience init?(coder: ViewDecoder?) { return nil }
}

extension WindowView {
  @_nonoverride @usableFromInline
  convenience init?(coder: ViewDecoder?) { return nil }
}
