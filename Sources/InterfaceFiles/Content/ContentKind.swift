import Anchors
import LayoutFiles

/// The class of a view as far as its content has a size.
enum ContentKind {
  case view, label, button, image, textField, textView, switchControl, slider, stepper
  case segmentedControl, progress, activityIndicator, pageControl, datePicker, picker, searchBar
  case bar, scroll, stack, container

  /// Returns the kind of an element.
  init(_ document: XMLDocument, _ element: Int) {
    let names: [(StaticString, ContentKind)] = [
      ("view", .view), ("label", .label), ("button", .button), ("imageView", .image),
      ("stackView", .stack), ("scrollView", .scroll), ("textField", .textField),
      ("textView", .textView), ("switch", .switchControl), ("slider", .slider),
      ("stepper", .stepper), ("segmentedControl", .segmentedControl),
      ("progressView", .progress), ("activityIndicatorView", .activityIndicator),
      ("pageControl", .pageControl), ("datePicker", .datePicker), ("pickerView", .picker),
      ("searchBar", .searchBar), ("navigationBar", .bar), ("toolbar", .bar), ("tabBar", .bar),
    ]
    self = names.first { document.isNamed(element, $0.0) }?.1 ?? .container
  }

  /// The kind of item in the layout.
  var itemKind: ItemKind {
    switch self {
    case .label: .label
    case .image: .image
    case .stack: .stack
    case .scroll: .scroll
    default: .view
    }
  }

  /// The distances from the frame to the rectangle that constraints align.
  var alignmentInsets: EdgeInsets {
    switch self {
    case .slider: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    case .switchControl: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    case .segmentedControl: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
    default: .zero
    }
  }

  /// The widths that frames of the class have in versions of iOS, the first of today; or none.
  var knownWidths: [Double] {
    switch self {
    case .switchControl: [51, 49, 63, 64, 61]
    case .stepper: [94]
    case .activityIndicator: [20, 37]
    case .picker: [320]
    default: []
    }
  }

  /// The heights that frames of the class have in versions of iOS, the first of today; or none.
  var knownHeights: [Double] {
    switch self {
    case .switchControl: [31, 28]
    case .slider: [31, 30, 34, 35]
    case .stepper: [32, 29, 30]
    case .segmentedControl: [32, 29, 28]
    case .progress: [4, 2, 2.5, 5, 3, 6]
    case .activityIndicator: [20, 37]
    case .pageControl: [26, 37, 28, 25.5, 27.5]
    case .picker: [216, 162]
    case .searchBar: [56, 44, 51]
    case .textField: [34, 30]
    case .bar: [44, 49, 56, 83]
    default: []
    }
  }

  /// True if only the file has the size of the content, such as a text or an image.
  var hasUnknownContent: (width: Bool, height: Bool) {
    switch self {
    case .label, .button, .image, .datePicker: (true, true)
    case .segmentedControl, .pageControl, .textField: (true, false)
    default: (false, false)
    }
  }
}
