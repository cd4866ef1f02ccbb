/// A canvas whose drawings are the pages or the picture of one file.
///
/// The file can be written piece by piece: ``detachBytes()`` returns the bytes since its last call,
/// and the last ones after ``endFile()``.
public protocol FileCanvas: Canvas {
  /// The number of bytes that ``detachBytes()`` would return.
  var pendingCount: Int { get }

  /// The reason why the file cannot be written, as a clause without a period, or nil.
  var failure: String? { get }

  /// The number of characters drawn as boxes because the fonts lack them.
  var boxCount: Int { get }

  /// The number of photos that the format does not support.
  var lostImageCount: Int { get }

  /// Sets title, author and language of the file, before its first drawing.
  ///
  /// - Parameter info: The title and others.
  mutating func describe(_ info: DocumentInfo)

  /// Ends the file, after which no drawing may follow.
  mutating func endFile()

  /// Returns and removes the bytes written since the last call.
  mutating func detachBytes() -> [UInt8]
}

extension FileCanvas {
  /// Nil: any file can be written.
  public var failure: String? { nil }

  /// 0: the viewer of the file has all characters.
  public var boxCount: Int { 0 }

  /// 0: all photos are supported.
  public var lostImageCount: Int { 0 }

  /// Does nothing, for formats without such entries.
  ///
  /// - Parameter info: The title and others.
  public mutating func describe(_ info: DocumentInfo) {}

  /// The characters and photos that the file lacks so far.
  public var losses: DrawingLosses {
    DrawingLosses(characters: boxCount, images: lostImageCount)
  }

  /// Does nothing: the last drawing ends the file.
  public mutating func endFile() {}
}
