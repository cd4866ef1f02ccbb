import TestSupport
import Testing
import UIKitAppearance

/// The initializers that UIKit requires of subclasses, written as in UIKit.
@Suite struct DecoderTests {
  private class Badge: UIView {
    private(set) var setUps = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    required init?(coder aDecoder: NSCoder) {
      super.init(coder: aDecoder)
      setUp()
    }

    private func setUp() { setUps += 1 }
  }

  private final class CountBadge: Badge {
    let count: Int

    init(count: Int) {
      self.count = count
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) {
      count = 0
      super.init(coder: coder)
    }
  }

  private final class Row: UIStackView {
    override init(frame: CGRect) {
      super.init(frame: frame)
      axis = .vertical
    }

    required init(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Title: UILabel {
    override init(frame: CGRect) {
      super.init(frame: frame)
      numberOfLines = 0
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Save: UIButton {
    override init(frame: CGRect) {
      super.init(frame: frame)
      setTitle("Save", for: .normal)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private final class Cell: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test func `a subclass that passes its decoder on is created without arguments`() {
    expectEqual(Badge().setUps, 1)
    expectEqual(CountBadge(count: 3).count, 3)
    expectEqual(Row().axis, .vertical)
    expectEqual(Row(arrangedSubviews: [UIView()]).arrangedSubviews.count, 1)
    expectEqual(Title().numberOfLines, 0)
    expectEqual(Save(type: .system).title(for: .normal), "Save")
    expectEqual(Cell(style: .default, reuseIdentifier: "row").reuseIdentifier, "row")
  }
}
