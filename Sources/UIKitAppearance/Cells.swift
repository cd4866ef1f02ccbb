/// A view with a content view of its size.
open class UIContentContainerView: UIView {
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

  /// Does nothing unless overridden, and nothing calls it here.
  open func prepareForReuse() {}
}

/// A cell of a table; there is no table to place it in.
open class UITableViewCell: UIContentContainerView {
  /// A style of cell.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
  /// A style of selection.
  public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
  /// An accessory.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The identifier for reuse.
  public private(set) var reuseIdentifier: String?
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

  /// Selects the cell immediately.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell immediately.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
}

/// The header or footer of a section; there is no table to place it in.
open class UITableViewHeaderFooterView: UIContentContainerView {
  /// The identifier for reuse.
  public private(set) var reuseIdentifier: String?
  /// The label of simple headers; stored without effect: it is not a subview.
  public let textLabel: UILabel? = UILabel(frame: .zero)

  /// Creates a header or footer with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
}

/// A view of a collection; there is no collection to place it in.
open class UICollectionReusableView: UIContentContainerView {}

/// A cell of a collection; there is no collection to place it in.
open class UICollectionViewCell: UICollectionReusableView {
  /// The state of the cell; stored without effect.
  open var isSelected = false, isHighlighted = false
}
