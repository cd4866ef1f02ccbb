import Anchors
import Contacts
import Gallery
import LayoutFiles

/// The reason why a card cannot be laid out.
struct CardFailure: Error {
  /// The kind in results, for example `unsatisfiable`.
  let kind: String
  /// The explanation; for a plan of the user, beginning with its file and line.
  let explanation: String

  init(_ error: LayoutError) {
    if case .unsatisfiable = error { kind = "unsatisfiable" } else { kind = "layout" }
    explanation = error.description
  }

  init(_ failure: LayoutFailure, in plan: PlanFile) {
    kind = failure.kind
    explanation = "\(ShownText.name(plan.path)):\(failure.line): \(failure.message)"
  }
}

/// The views of plans of the user, which show one contact after the other.
///
/// The file is read once, and only texts change from contact to contact. An ambiguous plan is read
/// for each contact, so that no card depends on others.
final class PlanLayouts {
  private var layouts: [(path: String, file: LayoutFile)] = []

  /// Lays out the card of a contact.
  ///
  /// - Throws: `CardFailure` if the constraints cannot all be satisfied.
  func layOut(
    _ contact: Contact, _ params: BusinessCardParams, _ plan: PlanFile, _ options: CardsOptions
  ) throws(CardFailure) -> (root: View, photos: [View]) {
    let file: LayoutFile
    do throws(LayoutFileError) { file = try layout(of: plan, options) } catch {
      // The file was read before.
      throw CardFailure(.solver(error.message))
    }
    let texts = CardTexts(
      contact, showing: params, organizationIsShown: plan.shows(.organization))
    var photos: [View] = []
    for binding in plan.bindings {
      guard let view = file.items[binding.item].view else { continue }
      if let label = view as? Label {
        var (text, isEmpty) = ("", false)
        for part in binding.parts {
          switch part {
          case .text(let written): text += written
          case .field(let field):
            text += texts[field]
            if texts[field].isEmpty { isEmpty = true }
          }
        }
        label.text = isEmpty ? "" : text
        if label.isHidden != isEmpty { label.isHidden = isEmpty }
      } else if let picture = view as? ImageView {
        picture.imageSize = params.photo
        photos.append(picture)
      }
    }
    file.root.layoutDirection = options.direction(of: contact) ?? file.root.layoutDirection
    do throws(LayoutFailure) {
      try file.layOut(
        width: options.width(of: file.size.width), height: file.size.height, name: nil)
    } catch {
      throw CardFailure(error, in: plan)
    }
    return (file.root, photos)
  }

  private func layout(
    of plan: PlanFile, _ options: CardsOptions
  ) throws(LayoutFileError) -> LayoutFile {
    if !plan.isAmbiguous, let known = layouts.first(where: { $0.path == plan.path }) {
      return known.file
    }
    let file = try LayoutFile(plan.bytes)
    if let scale = options.scale { file.root.scale = scale }
    if let drawing = options.drawing { file.root.textMeasurer = drawing.textMeasurer }
    if !plan.isAmbiguous { layouts.append((plan.path, file)) }
    return file
  }
}
