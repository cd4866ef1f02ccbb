/// A row of a table; its content view has its frame.
open class UITableViewCell: View {
  /// A style of a row, without an effect.
  public enum CellStyle: Int, Hashable, Sendable {
    /// One text.
    case `default`
    /// A text and a value on the right.
    case value1
    /// A text and a value beside it.
    case value2
    /// A text above another one.
    case subtitle
  }

  /// The view for the content of the row.
  public let contentView = View(frame: .zero)
  /// The name by which a table finds rows to use again, without an effect.
  public let reuseIdentifier: String?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - style: Ignored.
  ///   - reuseIdentifier: The name by which a table finds rows to use again.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Creates a row with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: Rect) {
    reuseIdentifier = nil
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Called by client code before the row is used again.
  open func prepareForReuse() {}
}

/// An item of a collection; its content view has its frame.
open class UICollectionViewCell: View {
  /// The view for the content of the item.
  public let contentView = View(frame: .zero)

  /// Creates an item with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: Rect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Called by client code before the item is used again.
  open func prepareForReuse() {}
}

extension View {
  fileprivate func fill(with content: View) {
    addSubview(content)
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: topAnchor),
      content.bottomAnchor.constraint(equalTo: bottomAnchor),
      content.leadingAnchor.constraint(equalTo: leadingAnchor),
      content.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
  }
}
