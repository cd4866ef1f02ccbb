import LayoutFiles

/// The class of UIKit that an element stands for.
struct ViewClass {
  private let className: String

  /// Returns the class of an element; one without a class of its own is a plain view.
  init(_ document: XMLDocument, _ element: Int) {
    className =
      document.partner(
        ofName: element,
        in: """
          label UILabel imageView UIImageView stackView UIStackView scrollView UIScrollView button \
          UIButton textField UITextField textView UITextView switch UISwitch slider UISlider \
          stepper UIStepper segmentedControl UISegmentedControl progressView UIProgressView \
          activityIndicatorView UIActivityIndicatorView pageControl UIPageControl datePicker \
          UIDatePicker pickerView UIPickerView searchBar UISearchBar navigationBar UINavigationBar \
          toolbar UIToolbar tabBar UITabBar tableView UITableView collectionView UICollectionView \
          visualEffectView UIVisualEffectView mapView MKMapView wkWebView WKWebView
          """) ?? "UIView"
  }

  /// Returns the expression that creates a view, and whether UIKitNames has its class.
  func creation(
    custom: String?, in document: XMLDocument, _ element: Int
  ) throws(Fault) -> (text: String, isInUIKitNames: Bool) {
    let known = className
    if let custom, Self.isIdentifier(custom), !custom.isSame(as: known) {
      return (custom + arguments(in: document, element), false)
    }
    let plain: StaticString = "UIView UILabel UIImageView UIStackView UIScrollView"
    if XMLDocument.contains(known, in: plain) { return (known + "()", true) }
    return (known + arguments(in: document, element), false)
  }

  private func arguments(in document: XMLDocument, _ element: Int) -> String {
    if document.isNamed(element, "button") {
      let isCustom =
        !document.has(element, "buttonType", "system")
        && !document.has(element, "buttonType", "roundedRect")
      return isCustom ? "()" : "(type: .system)"
    }
    if document.isNamed(element, "collectionView") {
      return "(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())"
    }
    if document.isNamed(element, "tableView") {
      if document.has(element, "style", "grouped") { return "(frame: .zero, style: .grouped)" }
      if document.has(element, "style", "insetGrouped") {
        return "(frame: .zero, style: .insetGrouped)"
      }
    }
    return "()"
  }

  /// Returns whether a class of the app can be written as it is in the file.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.count <= 100
      && name.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || $0 == 0x5F
      } && !SwiftNames.isKeyword(name)
  }
}

extension ContentKind {
  /// The class of UIKitNames for a view of the kind.
  var plainClass: String {
    switch self {
    case .label: "UILabel"
    case .image: "UIImageView"
    case .stack: "UIStackView"
    case .scroll: "UIScrollView"
    default: "UIView"
    }
  }
}
