public import Anchors

/// A cell that contains any view with a model: the view fills the cell and receives the model.
public final class Cell<Content: View & HasModel>: View {
  private var customView: Content

  /// Creates a cell around a view.
  ///
  /// - Parameters:
  ///   - content: The view; it becomes the only subview.
  ///   - model: The model of the view.
  ///   - name: The name printed in frames and reports.
  public init(_ content: Content, model: Content.Model, name: String = "cell") {
    customView = content
    super.init(name)
    addSubview(content)
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.translatesAutoresizingMaskIntoConstraints = true
    customView.model = model
  }

  /// The model of the view.
  public var model: Content.Model {
    get { customView.model }
    set { customView.model = newValue }
  }
}
