#if canImport(UIKit)
import UIKit
#else
import UIKitNames
#endif

// The business cards of the gallery, written for UIKit: this file would compile on iOS.

/// The contents of a card.
typealias CardContent = (photo: UIImage?, name: String, title: String, phone: String, email: String)

/// The views of every card, in all plans.
final class CardParts {
  let photo: UIImageView = {
    let imageView = UIImageView(frame: .zero)
    imageView.translatesAutoresizingMaskIntoConstraints = false
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.accessibilityIdentifier = "photo"
    return imageView
  }()
  let name = CardParts.makeLabel("name")
  let title = CardParts.makeLabel("title")
  lazy var phone = CardParts.makeLabel("phone")
  lazy var email: UILabel = CardParts.makeLabel("email")

  init(content: CardContent) {
    photo.image = content.photo
    name.text = content.name
    title.text = content.title
    phone.text = content.phone
    email.text = content.email
  }

  private static func makeLabel(_ identifier: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.textAlignment = .natural
    label.accessibilityIdentifier = identifier
    return label
  }
}

/// The base class of all cards.
class CardView: UIView {
  let parts: CardParts

  init(parts: CardParts) {
    self.parts = parts
    super.init(frame: .zero)
    accessibilityIdentifier = "card"
    buildHierarchy()
    buildConstraints()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  func buildHierarchy() {
    addSubview(parts.photo)
    [parts.name, parts.title, parts.phone, parts.email].forEach { addSubview($0) }
  }

  func buildConstraints() {}
}

/// The photo across the top, with the reader's own chain.
final class SeniorCardView: CardView {
  private let photoHeight: CGFloat = 100
  private let margin: CGFloat = 5

  override func buildConstraints() {
    parts.photo
      .topAnchor(equalTo: topAnchor)
      .leadingAnchor(equalTo: leadingAnchor)
      .trailingAnchor(equalTo: trailingAnchor)
      .heightAnchor(equalTo: photoHeight)
    var above: UIView = parts.photo
    for label in [parts.name, parts.title, parts.phone, parts.email] {
      label
        .topAnchor(equalTo: above.bottomAnchor, constant: margin)
        .leadingAnchor(equalTo: leadingAnchor, constant: margin)
        .trailingAnchor(equalTo: trailingAnchor, constant: margin)
      above = label
    }
    parts.email.bottomAnchor(equalTo: bottomAnchor)
  }
}

/// The senior card without margins, each constraint in full.
final class VerboseSeniorCardView: CardView {
  private let photoHeight: CGFloat = 100

  override func buildConstraints() {
    parts.photo.topAnchor.constraint(equalTo: topAnchor).isActive = true
    parts.photo.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    parts.photo.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    parts.photo.heightAnchor.constraint(equalToConstant: photoHeight).isActive = true

    parts.name.topAnchor.constraint(equalTo: parts.photo.bottomAnchor).isActive = true
    parts.name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    parts.name.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true

    parts.title.topAnchor.constraint(equalTo: parts.name.bottomAnchor).isActive = true
    parts.title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    parts.title.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true

    parts.phone.topAnchor.constraint(equalTo: parts.title.bottomAnchor).isActive = true
    parts.phone.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    parts.phone.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true

    parts.email.topAnchor.constraint(equalTo: parts.phone.bottomAnchor).isActive = true
    parts.email.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    parts.email.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    parts.email.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}

/// The photo beside the texts.
final class FullCardView: CardView {
  private let photoSize: CGFloat = 80
  private let margin: CGFloat = 5
  private lazy var content: UIView = {
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.accessibilityIdentifier = "content"
    return view
  }()

  override func buildHierarchy() {
    addSubview(parts.photo)
    addSubview(content)
    for label in [parts.name, parts.title, parts.phone, parts.email] { content.addSubview(label) }
  }

  override func buildConstraints() {
    NSLayoutConstraint.activate([
      parts.photo.topAnchor.constraint(equalTo: topAnchor),
      parts.photo.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margin),
      parts.photo.widthAnchor.constraint(equalToConstant: photoSize),
      parts.photo.heightAnchor.constraint(equalToConstant: photoSize),
      parts.photo.bottomAnchor.constraint(equalTo: bottomAnchor),

      content.topAnchor.constraint(equalTo: parts.photo.topAnchor),
      content.heightAnchor.constraint(equalToConstant: photoSize),
      content.leadingAnchor.constraint(equalTo: parts.photo.trailingAnchor, constant: margin),
      content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: margin),
    ])
    var top = content.topAnchor
    for label in [parts.name, parts.title, parts.phone, parts.email] {
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: top),
        label.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      ])
      top = label.bottomAnchor
    }
  }
}

/// A small photo beside a stack of small texts.
final class JuniorCardView: CardView {
  private let photoSize: CGFloat = 50
  private let margin: CGFloat = 5
  private let fontSize: CGFloat = 10
  private let content: UIStackView = {
    let stack = UIStackView(frame: .zero)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.accessibilityIdentifier = "content"
    return stack
  }()

  override func buildHierarchy() {
    addSubview(parts.photo)
    addSubview(content)
    [parts.name, parts.title, parts.email, parts.phone].forEach {
      content.addArrangedSubview($0)
      $0.font = .systemFont(ofSize: fontSize)
    }
    // Of four texts of equal hugging, one must yield to the extra height.
    parts.phone.setContentHuggingPriority(.defaultLow - 1, for: .vertical)
  }

  override func buildConstraints() {
    parts.photo
      .topAnchor(equalTo: topAnchor)
      .leadingAnchor(equalTo: leadingAnchor, constant: margin)
      .widthAnchor(equalTo: photoSize)
      .heightAnchor(equalTo: photoSize)
      .bottomAnchor(equalTo: bottomAnchor)
    content
      .topAnchor(equalTo: parts.photo.topAnchor)
      .leadingAnchor(equalTo: parts.photo.trailingAnchor, constant: margin)
      .trailingAnchor(equalTo: trailingAnchor, constant: margin)
      .bottomAnchor(equalTo: parts.photo.bottomAnchor)
  }
}
