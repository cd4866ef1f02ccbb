import UIKitNames

final class CardView: UIView {
  let photo = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(photo)
    NSLayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
      photo.topAnchor.constraint(equalTo: topAnchor),
    ])
  }
}

func layOutForUIKit() throws {
  let cards = (0..<2).map { _ in CardView() }
  do {
    try cards[0].layout(width: 320, height: nil)
  } catch LayoutError.unsatisfiable(let report) {
    print(report)
    cards.forEach { $0.layoutIfNeeded() }
  }
}
