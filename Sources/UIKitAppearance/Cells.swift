/// A view with a content view of its size.
open class UIContentContainerView: UIInteractiveView {
  /// The view for the content; it fills this view.
  public let contentView = UIView(frame: .zero)
  /// Views behind the content; stored without effect.
  open var backgroundView: UIView?, selectedBackgroundView: UIView?

  /// Creates a view with a content view of its size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.name = "contentView"
    addSubview(contentView)
    contentView.edges(equalTo: self)
  }

  /// Returns nil, because views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Does nothing unless overridden, and nothing calls it here.
  open func prepareForReuse() {}
}

/// A cell of a table; there is no table to place it in.
open class UITableViewCell: UIContentContainerView {
  /// The identifier for reuse.
  open private(set) var reuseIdentifier: String?
  /// The labels of simple cells; stored without effect: they are not subviews.
  public let textLabel: UILabel? = UILabel(frame: .zero),
    detailTextLabel: UILabel? = UILabel(frame: .zero)
  /// The picture of simple cells; stored without effect: it is not a subview.
  public let imageView: UIImageView? = UIImageView(frame: .zero)
  /// The appearance of selection and the accessory; stored without effect.
  open var selectionStyle = SelectionStyle.default, accessoryType = AccessoryType.none
  /// The view of the accessory; stored without effect.
  open var accessoryView: UIView?
  /// The insets of the line below; stored without effect.
  open var separatorInset = UIEdgeInsets.zero
  /// The state of the cell; stored without effect.
  open var isSelected = false, isHighlighted = false

  /// Creates a cell with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Returns nil, because views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }

  /// Selects the cell immediately.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell immediately.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

/// The header or footer of a section; there is no table to place it in.
open class UITableViewHeaderFooterView: UIContentContainerView {
  /// The identifier for reuse.
  open private(set) var reuseIdentifier: String?
  /// The label of simple headers; stored without effect: it is not a subview.
  public let textLabel: UILabel? = UILabel(frame: .zero)

  /// Creates a header or footer with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Returns nil, because views cannot be decoded.
  public required init?(coder: NSCoder) { return nil }
}

/// A view of a collection; there is no collection to place it in.
open class UICollectionReusableView: UIContentContainerView {
  /// The identifier for reuse: none, because there is no collection.
  open var reuseIdentifier: String? { nil }

  /// Returns the attributes themselves, because there is no collection to change them for.
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }

  /// Does nothing unless overridden, and nothing calls it here.
  open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
}

/// A cell of a collection; there is no collection to place it in.
open class UICollectionViewCell: UICollectionReusableView {
  /// The state of the cell; stored without effect.
  open var isSelected = false, isHighlighted = false
}
