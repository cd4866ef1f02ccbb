import AnchorsTesting
import CheckoutScreen
import Testing
import UIKitAppearance

/// The frames of the checkout on three devices, in both directions and two text sizes.
@Suite struct CheckoutViewTests {
  private let item = Checkout.Item(
    name: "Walking shoes", detail: "Size 42, dark green, waterproof, with a second pair of laces",
    price: "129.00 €", count: 2)
  private let shipping = Checkout.Shipping(
    name: "Standard", arrival: "On Thursday or Friday", price: "Free", isSelected: true)

  private func makeScreen() -> CheckoutView {
    let view = CheckoutView(frame: .zero)
    view.show(
      Checkout(
        items: [
          item, Checkout.Item(name: "Socks", detail: "Wool", price: "12.50 €", count: 1),
        ],
        shipping: [
          shipping,
          Checkout.Shipping(
            name: "Express", arrival: "Tomorrow before noon", price: "9.90 €", isSelected: false),
        ], total: "270.50 €"))
    return view
  }

  @Test func checkout() {
    assertScreen(
      sizes: [.iPhoneSE, .iPhone15, .iPadPro11], textSizes: [.large, .accessibilityMedium]
    ) { makeScreen() }
  }

  @Test func itemCell() {
    assertScreen(sizes: [320, 600], textSizes: [.large, .extraExtraExtraLarge]) {
      let cell = ItemCell(style: .default, reuseIdentifier: nil)
      cell.show(item)
      return cell
    }
  }

  @Test func shippingCell() {
    assertScreen(sizes: [140, 240]) {
      let cell = ShippingCell(frame: .zero)
      cell.show(shipping)
      return cell
    }
  }

  @Test func `the bar stays above the home indicator, and the button can be touched`() throws {
    let view = makeScreen()
    view.safeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    try view.layout(width: 393, height: 852)
    let button = view.payButton.convert(view.payButton.bounds, to: view)
    #expect(button.maxY == 852 - 34 - 12)
    #expect(button.height >= 44)
  }
}
