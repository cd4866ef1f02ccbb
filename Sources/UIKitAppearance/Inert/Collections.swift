// Written by Scripts/generators/appearance.py from appearance.txt.

/// A table, which shows no rows; its header and footer are stored.
open class UITableView: UIScrollView {

  /// The source of rows, which is never called.
  public weak var dataSource: (any UITableViewDataSource)?
  /// The delegate, which is never called.
  public weak var delegate: (any UITableViewDelegate)?
  /// Views of the table; stored without effect.
  public var tableHeaderView: UIView?, tableFooterView: UIView?, backgroundView: UIView?
  /// Heights of rows in points; stored without effect.
  public var rowHeight: CGFloat = -1, estimatedRowHeight: CGFloat = -1
  /// Heights of sections in points; stored without effect.
  public var sectionHeaderHeight: CGFloat = -1, sectionFooterHeight: CGFloat = -1,
    sectionHeaderTopPadding: CGFloat = 0
  /// The lines between rows; stored without effect.
  public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine,
    separatorInset = UIEdgeInsets.zero
  /// The lines and the selection; stored without effect.
  public var separatorColor: UIColor?, allowsSelection = true, allowsMultipleSelection = false,
    isEditing = false
  /// The height of rows that have that of their content.
  public static let automaticDimension: CGFloat = -1
  /// Creates a table without rows.
  public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
  /// Does nothing: there are no rows.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Does nothing: there are no sections.
  public func register(
    _ viewClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {}
  /// Does nothing: there are no rows.
  public func reloadData() {}
  /// Does nothing: there are no rows.
  public func beginUpdates() {}
  /// Does nothing: there are no rows.
  public func endUpdates() {}
  /// Does nothing: there are no rows.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Returns nil: there are no cells.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
  /// Returns nil: there are no cells.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
}

extension UITableView {
  /// A style of table.
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }
}

/// A source of rows, which is never called.
public protocol UITableViewDataSource: AnyObject {}

/// A delegate of a table, which is never called.
public protocol UITableViewDelegate: UIScrollViewDelegate {}

/// An arrangement of cells, which there are none of.
open class UICollectionViewLayout {

  /// Creates an arrangement.
  public init() {}
  /// Does nothing: there are no cells.
  public func invalidateLayout() {}
}

/// An arrangement in lines, stored without effect.
open class UICollectionViewFlowLayout: UICollectionViewLayout {

  /// Distances in points.
  public var minimumLineSpacing: CGFloat = 10, minimumInteritemSpacing: CGFloat = 10
  /// Sizes of cells in points.
  public var itemSize = CGSize(width: 50, height: 50), estimatedItemSize = CGSize.zero
  /// Sizes of headers and footers in points.
  public var headerReferenceSize = CGSize.zero, footerReferenceSize = CGSize.zero
  /// The insets and the direction.
  public var sectionInset = UIEdgeInsets.zero,
    scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of cells that have that of their content.
  public static let automaticSize = CGSize(
    width: 1.7976931348623157e308, height: 1.7976931348623157e308)
}

/// The place of a cell.
open class UICollectionViewLayoutAttributes {

  /// Creates a place without size.
  public init() {}
  /// The frame in points, and the appearance.
  public var frame = CGRect.zero, alpha: CGFloat = 1, zIndex = 0, isHidden = false
  /// The index of the cell, and its transform.
  public var indexPath = IndexPath(), transform = CGAffineTransform.identity
  /// The size of the frame, in points.
  public var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// Returns a place with the same frame and index.
  public func copy() -> Any {
    let copy = UICollectionViewLayoutAttributes();
    (copy.frame, copy.indexPath) = (frame, indexPath); return copy
  }
}

/// A collection, which shows no cells.
open class UICollectionView: UIScrollView {

  /// The source of cells, which is never called.
  public weak var dataSource: (any UICollectionViewDataSource)?
  /// The delegate, which is never called.
  public weak var delegate: (any UICollectionViewDelegate)?
  /// The arrangement and a view behind it; stored without effect.
  public var collectionViewLayout = UICollectionViewLayout(), backgroundView: UIView?
  /// The selection; stored without effect.
  public var allowsSelection = true, allowsMultipleSelection = false, isPrefetchingEnabled = true
  /// Creates a collection without cells.
  public convenience init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) {
    self.init(frame: frame); self.collectionViewLayout = collectionViewLayout
  }
  /// Does nothing: there are no cells.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Does nothing: there are no cells.
  public func reloadData() {}
  /// Returns nil: there are no cells.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Empty: there are no cells.
  public var indexPathsForVisibleItems: [IndexPath] { [] }
}

extension UICollectionView {
  /// A direction of scrolling.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }
}

extension UICollectionView {
  /// A place to scroll to.
  public enum ScrollPosition: Int, Sendable {
    case top, centeredVertically, bottom, left, centeredHorizontally, right
  }
}

/// A source of cells, which is never called.
public protocol UICollectionViewDataSource: AnyObject {}

/// A delegate of a collection, which is never called.
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

/// A delegate of a collection, which is never called.
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}

extension IndexPath {

  /// Creates the index of a row in a section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// Creates the index of an item in a section.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The index of the section.
  public var section: Int { first ?? 0 }
  /// The index of the row in its section.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The index of the item in its section.
  public var item: Int { row }
}

/// A view with a content by configuration.
public protocol UIContentView: UIView {

  /// The content.
  var configuration: any UIContentConfiguration { get set }
}

/// A content of a cell, which no cell shows.
public protocol UIContentConfiguration {

  /// Makes the view.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content in a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A state of a cell.
public protocol UIConfigurationState {}

/// A state of a cell, which never changes.
public struct UICellConfigurationState: UIConfigurationState {

  /// The state.
  public var isSelected = false, isHighlighted = false, isDisabled = false, isFocused = false,
    isEditing = false
  /// Creates the initial state.
  public init(traitCollection: UITraitCollection = UITraitCollection()) {}
}
