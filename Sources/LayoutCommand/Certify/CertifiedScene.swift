import Anchors
import Certify
import LayoutFiles

/// The certificates of a scene or of a layout file.
struct CertifiedScene {
  /// The place of an item in the file.
  struct Place {
    let id: String
    let line: Int
    let column: Int
    /// The translated attributes of the item, such as `cancel.normalTitle`.
    var keys: [String] = []
    /// The table of these keys.
    var table = ""
    /// True if the app may set the text by an outlet.
    var hasOutlet = false
  }

  let file: String
  let name: String
  let id: String
  let line: Int
  /// The certificates, one for each height; none if the scene could not be judged.
  var certificates: [Certificate] = []
  /// The reason why the scene is not judged, or nil.
  var skipReason: String?
  /// A remark about what was judged, or nil.
  var remark: String?
  /// The places of the views in the file, by the number of views before them.
  var places: [Int: Place] = [:]
  /// Writes constraints as the file has them.
  var writer: ConstraintWriter?
  /// The repairs of the failures of each certificate; nil for one that needs none.
  var repairs: [[FailureRepair?]] = []
  /// The changes of the file that repair as many failures as they can together.
  var changes: [SourceEdit] = []

  /// Returns the repair of a failure of a certificate; nil if it needs none.
  func repair(of failure: Int, in certificate: Int) -> FailureRepair? {
    guard repairs.indices.contains(certificate) else { return nil }
    return repairs[certificate][failure]
  }

  /// The worst verdict of all certificates.
  var verdict: Certificate.Verdict {
    if skipReason != nil { return .skipped }
    let order = Certificate.Verdict.allCases
    let ranks = certificates.map { order.firstIndex(of: $0.verdict) ?? 0 }
    return order[ranks.max() ?? 0]
  }

  /// The place of a view, that of the scene for one that is not in the file.
  func place(of view: Int) -> Place { places[view] ?? Place(id: id, line: line, column: 1) }

  /// The widths and heights of the certificates, as the end of a sentence.
  var provedPlace: String {
    let heights = certificates.compactMap { $0.height }.map { decimal($0) }
    let place = certificates.first?.widthPlace ?? ""
    switch heights.count {
    case 0: return place
    case 1: return place + " at the height " + heights[0]
    default: return place + " at the heights " + heights.joined(separator: ", ")
    }
  }
}
