import Anchors
import AnchorsQuestions
import VisualFormat

func fitting() throws -> [Double] {
  let cards = ["a", "b"].map { makeCard([$0]) }
  do {
    return try cards.map { try $0.systemLayoutSizeFitting(.layoutFittingCompressed).height }
  } catch LayoutError.unsatisfiable(let report) {
    return report.members.map { $0.multiplier }
  }
}

func whatIf() throws {
  let cards = ["a", "b"].map { makeCard([$0]) }
  var trial = cards[0].makeTrial()
  do {
    try trial.resize(width: 90, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    print(cards.map { $0.name }, report)
  }
}

func function() throws {
  let cards = ["a", "b"].map { makeCard([$0]) }
  do {
    let function = try cards[0].layoutFunction(of: .width, in: 0...320)
    print(function.pieces.map { $0.from }, try cards[1].lint(widths: 240...320))
  } catch LayoutFunctionError.layout(.unsatisfiable(let report)) {
    print(report)
  } catch LayoutFunctionError.tooManyPieces(let limit, _) where limit > 3 {
    print(cards.map { $0.name })
  }
}

func formats() throws {
  let card = makeCard(["a", "b"])
  let names = card.subviews.map { $0.name }
  do {
    LayoutConstraint.activate(
      try LayoutConstraint.constraints(
        withVisualFormat: "|-[a]-[b]-|", views: ["a": card.subviews[0], "b": card.subviews[1]]))
    try card.layout(width: 320, height: nil)
  } catch let error as VisualFormatError where error.kind == .unknownView {
    print(error.column, names)
  } catch LayoutError.unsatisfiable(let report) {
    print(report)
  }
}
