/// Title, author and language of a file, which its readers show and search.
public struct DocumentInfo: Sendable {
  /// The title; empty for none.
  public var title: String
  /// The author; empty for none.
  public var author: String
  /// The language of the texts as in HTML's `lang`, such as `pt-BR`; empty for none.
  public var language: String

  /// Creates the entries of a file.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - author: The author; empty for none.
  ///   - language: The language of the texts as in HTML's `lang`; empty for none.
  public init(title: String = "", author: String = "", language: String = "") {
    self.title = title
    self.author = author
    self.language = language
  }
}

/// The contents that a file does not show, because its fonts or its format lack them.
public struct DrawingLosses: Sendable, Hashable {
  /// The number of characters drawn as boxes.
  public var characters: Int
  /// The number of pictures that the format does not support.
  public var images: Int

  /// Creates numbers of losses.
  ///
  /// - Parameters:
  ///   - characters: The number of characters drawn as boxes.
  ///   - images: The number of pictures that the format does not support.
  public init(characters: Int = 0, images: Int = 0) {
    self.characters = characters
    self.images = images
  }

  /// True if everything is shown.
  public var isEmpty: Bool { characters == 0 && images == 0 }
}
