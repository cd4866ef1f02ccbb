package import Anchors

/// The sizes that iOS gives its controls, in points.
///
/// A negative dimension has no size of its own.
package enum StandardControl {
  case switchControl
  case slider
  case stepper
  case segmentedControl
  case progressView
  case activityIndicator
  case largeActivityIndicator
  case pageControl

  /// The size of the frame.
  package var size: Size {
    switch self {
    case .switchControl: Size(width: 51, height: 31)
    case .slider: Size(width: Size.noIntrinsicMetric, height: 31)
    case .stepper: Size(width: 94, height: 32)
    case .segmentedControl: Size(width: Size.noIntrinsicMetric, height: 32)
    case .progressView: Size(width: Size.noIntrinsicMetric, height: 4)
    case .activityIndicator: Size(width: 20, height: 20)
    case .largeActivityIndicator: Size(width: 37, height: 37)
    case .pageControl: Size(width: Size.noIntrinsicMetric, height: 26)
    }
  }
}
