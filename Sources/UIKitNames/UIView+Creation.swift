// Initializers under UIKit's rules: `init(frame:)` is the designated one, and a subclass that overrides
// it inherits the others. Each hides an initializer of Anchors that a file written for UIKit does not
// call from a subclass, and arguments that are left out change nothing that `init(frame:)` has set.

extension View {
  /// A view at the origin, without a size.
  ///
  /// - Parameter name: The name printed in frames and reports.
  public convenience init(_ name: String = "") {
    self.init(frame: .zero)
    if !name.utf8.isEmpty { self.name = name }
  }
}

extension Label {
  /// A label with a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name printed in frames and reports.
  ///   - font: The font.
  public convenience init(_ text: String = "", name: String = "", font: Font = .label) {
    self.init(frame: .zero)
    if !name.utf8.isEmpty { self.name = name }
    if !text.utf8.isEmpty { plainText = text }
    if font != .label { self.font = font }
  }
}

extension ImageView {
  /// A view for a picture.
  ///
  /// - Parameters:
  ///   - name: The name printed in frames and reports.
  ///   - imageSize: The size of the picture in points, or nil while there is none.
  public convenience init(_ name: String = "", imageSize: Size? = nil) {
    self.init(frame: .zero)
    if !name.utf8.isEmpty { self.name = name }
    if let imageSize { self.imageSize = imageSize }
  }

  /// A view that shows a picture in its size.
  ///
  /// - Parameter image: The picture, or nil.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    imageSize = image?.size
  }

  /// The picture, whose size is the size of the content; nil while there is none.
  public var image: UIImage? {
    get { imageSize.map { UIImage(size: $0) } }
    set { imageSize = newValue?.size }
  }
}

extension StackView {
  /// A stack without views.
  ///
  /// - Parameters:
  ///   - axis: The direction in which the views follow one another.
  ///   - distribution: How the views share the room along the axis.
  ///   - alignment: Where the views lie across the axis.
  ///   - spacing: The distance between neighbors in points.
  ///   - name: The name printed in frames and reports.
  ///   - file: The caller's file; reports name it as the maker of the stack's constraints.
  ///   - line: The caller's line.
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

  /// A stack with views: a row that fills, without spacing.
  ///
  /// - Parameters:
  ///   - views: The views in the order of the row; they become subviews.
  ///   - file: The caller's file; reports name it as the maker of the stack's constraints.
  ///   - line: The caller's line.
  public convenience init(
    arrangedSubviews views: [View], file: StaticString = #fileID, line: Int = #line
  ) {
    self.init(frame: .zero)
    origin = ConstraintOrigin(file: file, line: line)
    for view in views { addArrangedSubview(view) }
  }
}
