package import Anchors

/// An item's frame in a superview of a certain size, and its autoresizing mask.
package struct FilePlacement {
  let frame: Rect
  private let mask: AutoresizingMask
  private let superviewSize: Size?
  /// The position of the frame in the file.
  let range: SourceRange
  /// The position of the mask in the file, if it is not empty.
  private let maskRange: SourceRange?

  /// The names of the flexible parts, as Swift and layout files have them.
  package var maskNames: [String] {
    FileAutoresizing.allCases.filter { mask.contains($0.mask) }.map { $0.rawValue }
  }

  /// Creates a placement.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - mask: The autoresizing mask.
  ///   - superviewSize: The superview's size that the frame belongs to.
  ///   - range: The position of the frame in the file.
  package init(
    frame: Rect, mask: AutoresizingMask, superviewSize: Size, range: SourceRange
  ) {
    self.frame = frame
    self.mask = mask
    self.superviewSize = superviewSize
    self.range = range
    maskRange = nil
  }

  /// Reads the members `frame`, `autoresizing` and `was`.
  ///
  /// - Returns: nil if all of them are absent.
  /// - Throws: `Fault` if one is invalid or lacks a frame.
  init?(_ object: inout ObjectReader) throws(Fault) {
    let value = object.value("frame")
    let parts = object.list("autoresizing")
    let was = object.numbers("was", ["width", "height"], in: 0...1e9)
    guard let value else {
      for name in ["autoresizing", "was"] {
        guard let member = object.member(name) else { continue }
        throw Fault("'\(name)' requires 'frame'", at: member.nameRange)
      }
      return nil
    }
    range = value.range
    frame = try Self.rectangle(value)
    var mask: AutoresizingMask = []
    for part in parts {
      let word = try part.string("autoresizing")
      guard let known = FileAutoresizing.named(word.text) else {
        let words = FileAutoresizing.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw Fault("'autoresizing' must list some of \(words)", at: word.range)
      }
      mask.insert(known.mask)
    }
    self.mask = mask
    maskRange = mask.isEmpty ? nil : object.range(of: "autoresizing")
    guard let was else {
      superviewSize = nil
      return
    }
    guard let width = was[0], let height = was[1] else {
      throw Fault("'was' requires a width and a height", at: object.range(of: "was"))
    }
    superviewSize = Size(width: width, height: height)
  }

  private static func rectangle(_ value: JSONValue) throws(Fault) -> Rect {
    guard case .array(let values) = value.content, values.count == 4 else {
      throw Fault("'frame' must be a list of four numbers: x, y, width, height", at: value.range)
    }
    return Rect(
      x: try values[0].number("frame"), y: try values[1].number("frame"),
      width: try values[2].number("frame", in: 0...1e9),
      height: try values[3].number("frame", in: 0...1e9))
  }

  /// Applies the frame and the mask to a view.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The requested size of the root, if the view is a child of the root.
  /// - Throws: `Fault` if the mask is not empty but the superview's size is unknown.
  package func apply(to view: View, inRoot size: RequestedSize?) throws(Fault) {
    var reference = superviewSize
    if reference == nil, let width = size?.width, let height = size?.height {
      reference = Size(width: width, height: height)
    }
    if let maskRange, reference == nil {
      throw Fault(
        "'autoresizing' requires 'was', the superview size for which the frame is stated",
        at: maskRange)
    }
    view.frame = frame
    view.autoresizingMask = mask
    view.autoresizingReferenceSize = reference
    view.translatesAutoresizingMaskIntoConstraints = true
  }
}
