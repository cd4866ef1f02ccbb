import TestSupport
import Testing
import UIKitAppearance

/// A controller's screen with fields and a button above the keyboard, as UIKit code.
private final class LoginViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let loginButton = UIButton(configuration: .filled())
  private var registration: (any UITraitChangeRegistration)?
  private(set) var insets: [UIEdgeInsets] = []
  var login: CGRect { loginButton.frame }
  var fields: CGRect { scrollView.frame }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = "Log In"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.view.endEditing(true) })
    view.backgroundColor = .systemBackground
    view.keyboardLayoutGuide.followsUndockedKeyboard = false
    if #available(iOS 17.0, *) { view.keyboardLayoutGuide.keyboardDismissPadding = 50 }
    scrollView.keyboardDismissMode = .interactive

    let stack = UIStackView(arrangedSubviews: [nameField, passwordField])
    stack.axis = .vertical
    stack.spacing = 12
    for view in [scrollView, stack, loginButton] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    view.addSubview(loginButton)
    scrollView.addSubview(stack)
    for field in [nameField, passwordField] { field.borderStyle = .roundedRect }
    passwordField.isSecureTextEntry = true
    let keyboard: UIKeyboardLayoutGuide = view.keyboardLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: loginButton.topAnchor, constant: -8),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      loginButton.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      loginButton.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
      loginButton.heightAnchor.constraint(equalToConstant: 50),
      keyboard.topAnchor.constraint(equalTo: loginButton.bottomAnchor, constant: 16),
    ])
    registration = registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: LoginViewController, _: UITraitCollection) in
      controller.view.setNeedsLayout()
    }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    insets.append(view.safeAreaInsets)
  }
}

@Suite struct LoginScreenTests {
  private let controller = LoginViewController()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
  }

  @Test func `a button above the keyboard's guide moves with the keyboard of the window`() {
    for isShown in [false, true, false] {
      window.keyboardFrame = isShown ? CGRect(x: 0, y: 508, width: 390, height: 336) : nil
      window.layoutIfNeeded()
      expectNil(window.layoutNode.lastReport)
      let end = (isShown ? 508.0 : 844 - 34) - 16
      expectEqual(controller.login, CGRect(x: 20, y: end - 50, width: 350, height: 50))
      expectEqual(controller.fields, CGRect(x: 0, y: 47, width: 390, height: end - 50 - 8 - 47))
    }
  }

  @Test func `additional insets move what is in the safe area, and the controller is told`() {
    window.layoutIfNeeded()
    expectEqual(controller.insets, [UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 60, right: 0)
    window.layoutIfNeeded()
    expectEqual(controller.insets.last, UIEdgeInsets(top: 57, left: 0, bottom: 94, right: 0))
    expectEqual(controller.fields.minY, 57)
    expectEqual(controller.login.maxY, 844 - 94 - 16)
    window.layoutIfNeeded()
    expectEqual(controller.insets.count, 2)
    // The keyboard covers them, as it covers the bottom of the safe area.
    window.keyboardFrame = CGRect(x: 0, y: 508, width: 390, height: 336)
    window.layoutIfNeeded()
    expectEqual(controller.login.maxY, 508 - 16)
    expectEqual(controller.insets.count, 2)
    window.safeAreaInsets.top = 20
    controller.additionalSafeAreaInsets = .zero
    window.layoutIfNeeded()
    expectEqual(
      controller.insets.dropFirst(2), [UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)])
  }

  @Test func `additional insets reach into the controllers inside`() {
    let outer = UIViewController()
    let inner = LoginViewController()
    outer.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0)
    inner.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 5, right: 0)
    window.rootViewController = outer
    let view: UIView = inner.view
    outer.addChild(inner)
    outer.view.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: outer.view.topAnchor, constant: 40),
      view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: outer.view.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: outer.view.bottomAnchor, constant: -10),
    ])
    window.layoutIfNeeded()
    // 34 and 30 from the window's bottom, of which 10 are outside of the view, and 5 of its own.
    expectEqual(view.safeAreaInsets, UIEdgeInsets(top: 7, left: 0, bottom: 59, right: 0))
    expectEqual(inner.login.maxY, 844 - 10 - 40 - 59 - 16)
    expectEqual(inner.insets, [view.safeAreaInsets])
  }

  @Test func `a controller that is told of its insets may change constraints by them`() {
    final class Padded: UIViewController {
      let box = UIView()
      private lazy var top = box.topAnchor.constraint(equalTo: view.topAnchor)

      override func viewDidLoad() {
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        top.isActive = true
        box.heightAnchor.constraint(equalToConstant: 10).isActive = true
      }

      override func viewSafeAreaInsetsDidChange() { top.constant = view.safeAreaInsets.top + 3 }
    }
    let padded = Padded()
    window.rootViewController = padded
    window.layoutIfNeeded()
    expectEqual(padded.box.frame.minY, 50)
    // Another view has insets of its own, and the controller is told of them.
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    padded.additionalSafeAreaInsets.top = 1
    padded.view = root
    root.addSubview(padded.box)
    root.layoutIfNeeded()
    expectEqual(root.safeAreaInsets.top, 1)
  }

  @Test func `the content of a navigation bar is kept`() {
    controller.loadViewIfNeeded()
    let item = controller.navigationItem
    expectEqual(item.title, "Log In")
    #expect(controller.navigationItem === item)
    #expect(item.rightBarButtonItem === item.rightBarButtonItems?.first)
    let back = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    item.leftBarButtonItem = back
    expectEqual(item.leftBarButtonItems?.count, 1)
    expectEqual(back.title, "Back")
    item.leftBarButtonItem = nil
    expectNil(item.leftBarButtonItems)
  }

  @Test func `settings of the keyboard's guide without an effect are kept`() {
    let guide = UIView().keyboardLayoutGuide
    expect(!guide.followsUndockedKeyboard && guide.keyboardDismissPadding == 0)
    guide.followsUndockedKeyboard = true
    guide.keyboardDismissPadding = 20
    expect(guide.followsUndockedKeyboard && guide.keyboardDismissPadding == 20)
  }
}
