import AnchorsTesting
import OrderScreen
import Testing
import UIKitNames

/// The frames of the order in three widths and both directions, without a simulator.
@Suite struct OrderViewTests {
  private func makeView(note: String? = "Pedido para viagem, retirada às 12h30") -> OrderView {
    let view = OrderView()
    view.show(
      Order(
        shop: "Padaria do Juca", note: note,
        items: [
          Order.Item(name: "Pão de queijo", price: "R$ 12,00"),
          Order.Item(name: "Café coado com leite, grande, sem açúcar", price: "R$ 9,50"),
        ], total: "R$ 21,50"))
    return view
  }

  @Test func order() {
    assertFrames(of: makeView(), sizes: [240, 320, 480])
  }

  @Test func orderWithoutNote() {
    assertFrames(of: makeView(note: nil), sizes: [320])
  }

  @Test func `nothing is open, in conflict or outside in any width`() {
    let sizes: [FrameSize] = [200, 320, 768, FrameSize(width: 320, height: 640)]
    assertNoConflict(in: makeView(), sizes: sizes)
    assertNoAmbiguity(in: makeView(), sizes: [200, 320, 768])
    assertNothingOutside(makeView(), sizes: sizes)
  }
}
