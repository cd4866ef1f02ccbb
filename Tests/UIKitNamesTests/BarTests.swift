import TestSupport
import Testing
import UIKitNames

/// Controllers with bars, whose heights are part of the layout guides inside.
@Suite struct BarTests {
  private let inner = UIViewController()
  private let marker = UIView(frame: .zero)

  /// Shows the controller in a window of 300 by 500 points with a status bar of 20.
  private func shown(in outer: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
    window.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    window.rootViewController = outer
    inner.view.addSubview(marker)
    NSLayoutConstraint.activate([
      marker.topAnchor.constraint(equalTo: inner.topLayoutGuide.bottomAnchor),
      marker.bottomAnchor.constraint(equalTo: inner.bottomLayoutGuide.topAnchor),
    ])
    window.layoutIfNeeded()
    return window
  }

  @Test func `a view between both guides is between the bars`() {
    let navigation = UINavigationController(rootViewController: inner)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = shown(in: tabs)
    expectEqual(marker.convert(marker.bounds, to: window).minY, 20 + 44)
    expectEqual(marker.convert(marker.bounds, to: window).maxY, 500 - 49)
    expectEqual(inner.topLayoutGuide.length, 64)
    #expect(inner.navigationController === navigation)
    #expect(inner.tabBarController === tabs)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    expectEqual(marker.convert(marker.bounds, to: window).minY, 20)
  }

  @Test func `a pushed controller replaces the view of the one before, in the same size`() {
    let navigation = UINavigationController(rootViewController: inner)
    let window = shown(in: navigation)
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    window.layoutIfNeeded()
    expectNil(inner.view.superview)
    expectEqual(next.view.frame, CGRect(x: 0, y: 0, width: 300, height: 500))
    #expect(navigation.popViewController(animated: true) === next)
    expectNil(next.parent)
    #expect(inner.view.superview === navigation.view)
    expectNil(navigation.popViewController(animated: true))
  }

  @Test func `a controller without bars around it has guides of the safe area alone`() {
    let window = shown(in: inner)
    expectEqual(marker.convert(marker.bounds, to: window).minY, 20)
    expectEqual(marker.convert(marker.bounds, to: window).maxY, 500)
  }
}
