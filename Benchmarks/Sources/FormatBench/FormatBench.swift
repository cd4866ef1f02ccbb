import Anchors
import Glibc
import VisualFormat

/// The command `format-bench`: the cost of visual formats relative to anchors.
///
/// Both make the constraints of a row and of a column 1 000 times, alternately, so that the ratio
/// is of one run on one machine. The goal is a ratio of at most 2.
@main
struct FormatBench {
  private static let rounds = 31
  private static let count = 1000

  static func main() throws {
    let scene = Scene()
    let formats =
      try scene.rowByFormat().map { $0.equation } + scene.columnByFormat().map { $0.equation }
    let anchors =
      scene.rowByAnchors().map { $0.equation } + scene.columnByAnchors().map { $0.equation }
    guard formats == anchors else {
      print("FAULT: the two do not make the same constraints\n\(formats)\n\(anchors)")
      return
    }
    var times: (formats: [Double], anchors: [Double]) = ([], [])
    for _ in 0..<rounds {
      var made = 0
      let start = processorTime()
      for _ in 0..<count / 2 {
        made += try scene.rowByFormat().count + scene.columnByFormat().count
      }
      let middle = processorTime()
      for _ in 0..<count / 2 {
        made -= scene.rowByAnchors().count + scene.columnByAnchors().count
      }
      times.formats.append(middle - start)
      times.anchors.append(processorTime() - middle)
      guard made == 0 else { return print("FAULT: the two do not make as many constraints") }
    }
    let format = median(times.formats)
    let anchor = median(times.anchors)
    let ratio = (format / anchor * 100).rounded() / 100
    print(
      """
      \(count) formats, \(formats.count * count / 2) constraints, median of \(rounds):
        parsed and lowered   \(Int(format * 1e6)) µs
        by anchors           \(Int(anchor * 1e6)) µs
        ratio                \(ratio) (goal: at most 2)
      """)
  }

  private static func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

  /// The processor time of this process in seconds, which excludes other programs.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// A form: a row of a photo and two texts, and a column of them.
private struct Scene {
  private let root = View("form")
  private let photo = View("photo")
  private let title = View("title")
  private let price = View("price")

  private let views: KeyValuePairs<String, any LayoutArea>
  private let metrics: KeyValuePairs = ["m": 16.0]

  init() {
    views = ["photo": photo, "title": title, "price": price]
    for view in [photo, title, price] { root.addSubview(view) }
  }

  func rowByFormat() throws -> [LayoutConstraint] {
    try LayoutConstraint.constraints(
      withVisualFormat: "|-m-[photo(80)]-[title(>=40@750)]-(>=m)-[price(photo)]-m-|",
      metrics: metrics, views: views)
  }

  func columnByFormat() throws -> [LayoutConstraint] {
    try LayoutConstraint.constraints(
      withVisualFormat: "V:|-m-[photo(60)]-8-[title(<=200)]-[price(==title)]-(>=0)-|",
      metrics: metrics, views: views)
  }

  func rowByAnchors() -> [LayoutConstraint] {
    [
      photo.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      photo.widthAnchor.constraint(equalToConstant: 80),
      title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 40).with(priority: .defaultHigh),
      price.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 16),
      price.widthAnchor.constraint(equalTo: photo.widthAnchor),
      root.trailingAnchor.constraint(equalTo: price.trailingAnchor, constant: 16),
    ]
  }

  func columnByAnchors() -> [LayoutConstraint] {
    [
      photo.topAnchor.constraint(equalTo: root.topAnchor, constant: 16),
      photo.heightAnchor.constraint(equalToConstant: 60),
      title.topAnchor.constraint(equalTo: photo.bottomAnchor, constant: 8),
      title.heightAnchor.constraint(lessThanOrEqualToConstant: 200),
      price.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      price.heightAnchor.constraint(equalTo: title.heightAnchor),
      root.bottomAnchor.constraint(greaterThanOrEqualTo: price.bottomAnchor, constant: 0),
    ]
  }
}
