import Anchors
import Certify
import LayoutFiles

extension CertifyReport {
  /// Writes everything for programs.
  func write(into json: inout JSONWriter) {
    let environments = environments
    json.beginObject()
    json.key("environments")
    json.beginArray()
    for environment in environments { write(environment, into: &json) }
    json.endArray(onNewLine: !environments.isEmpty)
    json.key("scenes")
    json.beginArray()
    for scene in scenes {
      json.newline()
      write(scene, environments, into: &json)
    }
    json.endArray(onNewLine: !scenes.isEmpty)
    if !faults.isEmpty {
      json.key("errors")
      json.beginArray()
      for fault in faults { json.value(fault) }
      json.endArray()
    }
    json.endObject()
  }

  /// The environments of all scenes, each once.
  private var environments: [Environment] {
    var all: [Environment] = []
    for certificate in scenes.flatMap({ $0.certificates }) {
      for environment in certificate.environments
      where !all.contains(where: { $0.name == environment.name }) {
        all.append(environment)
      }
    }
    return all
  }

  private func write(_ environment: Environment, into json: inout JSONWriter) {
    json.newline()
    json.beginObject()
    json.key("language")
    json.value(environment.language)
    json.key("direction")
    json.value(environment.direction == .leftToRight ? "leftToRight" : "rightToLeft")
    json.key("textSize")
    json.value(environment.textSize.shortName)
    if environment.form > 0 {
      json.key("form")
      json.value(Double(environment.form))
    }
    json.endObject()
  }

  private func write(
    _ scene: CertifiedScene, _ environments: [Environment], into json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("file")
    json.value(scene.file)
    json.key("name")
    json.value(scene.name)
    json.key("id")
    json.value(scene.id)
    json.key("line")
    json.value(Double(scene.line))
    json.key("verdict")
    json.value(scene.verdict.rawValue)
    for (key, text) in [("reason", scene.skipReason), ("remark", scene.remark)] {
      guard let text else { continue }
      json.key(key)
      json.value(text)
    }
    json.key("certificates")
    json.beginArray()
    for (number, certificate) in scene.certificates.enumerated() {
      write(certificate, number, scene, environments, into: &json)
    }
    json.endArray()
    json.endObject()
  }

  private func write(
    _ certificate: Certificate, _ number: Int, _ scene: CertifiedScene,
    _ environments: [Environment], into json: inout JSONWriter
  ) {
    func index(_ environment: Int) -> Double {
      let name = certificate.environments[environment].name
      return Double(environments.firstIndex { $0.name == name } ?? 0)
    }
    json.beginObject()
    if let height = certificate.height {
      json.key("height")
      json.value(height)
    }
    json.key("widths")
    json.write(certificate.widths)
    json.key("tolerance")
    json.value(certificate.tolerance)
    json.key("verdict")
    json.value(certificate.verdict.rawValue)
    json.key("failures")
    json.beginArray()
    for (position, failure) in certificate.failures.enumerated() {
      json.newline()
      let repair = scene.repair(of: position, in: number)
      write(failure, repair, scene, index, into: &json)
    }
    json.endArray(onNewLine: !certificate.failures.isEmpty)
    json.key("skipped")
    json.beginArray()
    for skip in certificate.skipped {
      json.beginObject()
      json.key("environment")
      json.value(index(skip.environment))
      json.key("reason")
      json.value(skip.reason)
      json.endObject()
    }
    json.endArray()
    json.key("ambiguous")
    json.beginArray()
    for quantity in certificate.ambiguous { json.value(quantity) }
    json.endArray()
    if !certificate.rooms.isEmpty {
      json.key("rooms")
      json.beginArray()
      for room in certificate.rooms {
        json.newline()
        write(room, scene, into: &json)
      }
      json.endArray(onNewLine: true)
    }
    json.endObject()
  }

  private func write(
    _ failure: Failure, _ repair: FailureRepair?, _ scene: CertifiedScene,
    _ index: (Int) -> Double, into json: inout JSONWriter
  ) {
    json.beginObject()
    json.key("property")
    json.value(failure.property.rawValue)
    json.key("item")
    json.value(failure.item)
    if let other = failure.other {
      json.key("other")
      json.value(other)
    }
    json.write(scene.place(of: failure.view))
    json.key("certainty")
    json.value(failure.certainty.rawValue)
    json.key("environments")
    json.beginArray()
    for found in failure.cases {
      json.beginObject()
      json.key("environment")
      json.value(index(found.environment))
      json.key("certainty")
      json.value(found.certainty.rawValue)
      json.key("intervals")
      json.write(found.widths)
      json.key("worst")
      json.beginObject()
      json.key("at")
      json.value(found.worstWidth)
      json.key("by")
      json.value(found.excess)
      json.key("share")
      json.value(found.share)
      json.endObject()
      json.key("loss")
      json.value(found.loss)
      json.endObject()
    }
    json.endArray()
    json.key("because")
    json.beginArray()
    for constraint in failure.because { scene.writer?.write(constraint, into: &json) }
    json.endArray()
    if let repair {
      json.key("repair")
      json.beginArray()
      for edit in repair.edits { json.value(edit) }
      json.endArray()
    }
    json.endObject()
  }

  private func write(_ room: Room, _ scene: CertifiedScene, into json: inout JSONWriter) {
    json.beginObject()
    json.key("item")
    json.value(room.item)
    json.write(scene.place(of: room.view))
    json.key("text")
    json.value(room.text)
    json.key("growth")
    json.value(room.growth)
    if let fails = room.failingGrowth {
      json.key("failingGrowth")
      json.value(fails)
    }
    json.key("points")
    json.value(room.points)
    json.key("lines")
    json.value(Double(room.lines))
    if let limit = room.limit {
      json.key("limit")
      json.value(limit)
    }
    json.endObject()
  }
}

extension JSONWriter {
  /// Writes ranges as a list of pairs.
  fileprivate mutating func write(_ ranges: [ClosedRange<Double>]) {
    beginArray()
    for range in ranges {
      beginArray()
      value(range.lowerBound)
      value(range.upperBound)
      endArray()
    }
    endArray()
  }

  /// Writes the place of an item into the open object.
  fileprivate mutating func write(_ place: CertifiedScene.Place) {
    key("id")
    value(place.id)
    key("line")
    value(Double(place.line))
    key("column")
    value(Double(place.column))
    key("keys")
    beginArray()
    for name in place.keys { value(name) }
    endArray()
    key("outlet")
    value(place.hasOutlet)
  }
}
