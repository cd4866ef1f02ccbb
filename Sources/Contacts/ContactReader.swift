/// Reads the contacts of a vCard file from its bytes, piece by piece.
///
/// Append the bytes in pieces of any size, and read the contacts as they become complete. Only the
/// card in progress is stored, so that a file of any length needs little memory.
///
/// ```swift
/// var reader = ContactReader()
/// while let piece = try file.read(upToCount: 1 << 16) {
///   reader.append(piece)
///   while let contact = reader.next() { show(contact) }
/// }
/// reader.finish()
/// while let contact = reader.next() { show(contact) }
/// for issue in reader.drainIssues() { print("\(name):\(issue.line): \(issue.message)") }
/// ```
///
/// It reads vCard 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), also mixed in one file. A complete card
/// is read regardless of the text around it; a flawed card is read as far as possible. Each flaw
/// becomes a ``ContactIssue``, and ``nextWithoutFlaw()`` rejects the file at the first one. These
/// deviations are not flaws:
/// - lines that end with LF, CR or CRCRLF rather than CRLF, blank lines, a byte order mark before a
///   card; UTF-16 in either byte order, with a mark or without one;
/// - names of properties and parameters in small letters, blanks around them;
/// - `VERSION` anywhere in the card, a missing `FN` if there is an `N`;
/// - parameter values without a name (`TEL;HOME:`), quoted-printable text and character sets, as in
///   vCard 2.1, in any version;
/// - base64 with blanks from folding, without padding, on unfolded lines, or of a photo that does
///   not declare it.
///
/// Properties and parameters that a ``Contact`` does not need are ignored, and so is the card of an
/// `AGENT`.
public struct ContactReader: Sendable {
  /// The number of contacts returned so far.
  public internal(set) var contactCount = 0
  /// The number of contacts with a flaw, of those read so far.
  public private(set) var flawedCount = 0
  /// The number of cards that yielded no contact so far.
  public private(set) var skippedCount = 0

  private var converter = UTF16Converter()
  private var unfolder = LineUnfolder()
  private var nesting = CardNesting()
  /// The open cards: one and its nested agents.
  private var cards: [CardBuilder] = []
  /// A property whose value may continue on the next line.
  private var held: HeldLine?
  private var stray: StrayLines?
  private var isFinished = false
  private var isEnded = false
  private(set) var completedCount = 0
  private var hasIssues = false

  /// The contacts to return, in order.
  var ready: [Contact] = []
  /// The issues not drained yet, in order.
  var issues: [ContactIssue] = []
  /// The error that ``nextWithoutFlaw()`` throws from now on, if any.
  var failure: ContactError?

  /// Creates a reader at the beginning of a file.
  public init() {}

  /// Appends the next bytes of the file.
  ///
  /// A piece may end anywhere, even inside a character. Bytes after ``finish()`` are ignored.
  ///
  /// Complexity: O(bytes added), as long as ``next()`` is called until it returns `nil` between two
  /// pieces.
  public mutating func append(_ bytes: some Sequence<UInt8>) {
    if converter.isUTF8 {
      unfolder.append(bytes)
    } else if !isFinished {
      unfolder.append(converter.convert(bytes))
    }
  }

  /// Marks the file as complete, so that ``next()`` can check its end.
  public mutating func finish() {
    guard !isFinished else { return }
    isFinished = true
    unfolder.append(converter.finish())
    unfolder.finish()
  }

  /// Returns the next contact.
  ///
  /// Returns `nil` if more bytes are needed, and after ``finish()`` if there is no other contact.
  ///
  /// Complexity: O(bytes of the card).
  public mutating func next() -> Contact? {
    while ready.isEmpty, step() {}
    guard !ready.isEmpty else { return nil }
    contactCount += 1
    return ready.removeFirst()
  }

  /// Returns the issues found since the last call, in the order of the file, and removes them.
  ///
  /// An issue of a card appears once the card has ended.
  public mutating func drainIssues() -> [ContactIssue] {
    defer { issues = [] }
    return issues
  }

  /// The flaws of the open card so far, without those of its agents.
  var openCardFlaws: [CardFlaw] { cards.first?.flaws ?? [] }

  // MARK: Lines

  /// Reads one logical line, or the end of the file.
  ///
  /// - Returns: Whether there was one.
  mutating func step() -> Bool {
    switch unfolder.advance() {
    case .line:
      if !continueHeldLine() { readLine() }
      return true
    case .tooLong:
      finishHeldLine()
      report(.lineTooLong, action: .ignoredLine)
      return true
    case .end:
      guard isFinished, !isEnded else { return false }
      isEnded = true
      readEnd()
      return true
    }
  }

  private mutating func readLine() {
    switch nesting.advance(past: unfolder.line[...]) {
    case .content where cards.isEmpty: addStrayLine()
    case .content: addProperty()
    case .opens, .opensAgent:
      finishStrayLines()
      cards.append(CardBuilder(line: unfolder.number))
    case .reopens:
      closeAll()
      cards.append(CardBuilder(line: unfolder.number))
    case .closes: complete(cards.removeLast().finish())
    case .closesAgent:
      let agent = cards.removeLast().finish()
      cards[cards.count - 1].agents.append(agent)
    }
  }

  private mutating func readEnd() {
    finishHeldLine()
    finishStrayLines()
    if !cards.isEmpty { closeAll() }
    if completedCount == 0, !hasIssues { report(.noCards, line: 1, action: .none) }
  }

  /// Closes the open card, whose end is missing, and completes its agents as contacts of their own.
  ///
  /// Without the end, they may be ordinary cards that only seem nested.
  private mutating func closeAll() {
    cards[0].add(.unterminatedCard, line: cards[0].line, action: .closedCard)
    let agents = cards[0].agents
    complete(cards[0].finish())
    for agent in agents { complete(agent) }
    cards = []
  }

  private mutating func complete(_ card: FinishedCard) {
    for flaw in card.flaws {
      report(
        flaw.reason, line: flaw.line, action: flaw.action, repetitions: flaw.repetitions)
    }
    guard let contact = card.contact else {
      skippedCount += 1
      return
    }
    if !card.flaws.isEmpty { flawedCount += 1 }
    completedCount += 1
    ready.append(contact)
  }

  private mutating func report(
    _ reason: ContactError.Reason, line: Int, action: ContactIssue.Action, repetitions: Int = 0
  ) {
    hasIssues = true
    issues.append(
      ContactIssue(
        line: line, precedingContacts: completedCount, reason: reason, repetitions: repetitions,
        action: action))
  }

  /// Records a flaw of the current line, in the open card if there is one.
  private mutating func report(_ reason: ContactError.Reason, action: ContactIssue.Action) {
    if cards.isEmpty {
      report(reason, line: unfolder.number, action: action)
    } else {
      cards[cards.count - 1].add(reason, line: unfolder.number, action: action)
    }
  }

  // MARK: Properties

  /// Adds the current line to the open card, or holds it if the next line may continue its value.
  private mutating func addProperty() {
    let kind = HeldLine.kind(of: unfolder.line[...])
    guard let kind else { return add(unfolder.line[...], number: unfolder.number) }
    var line = HeldLine(number: unfolder.number, kind: kind)
    swap(&line.bytes, &unfolder.line)
    held = line
  }

  /// Joins the current line to the held one if it continues it.
  ///
  /// - Returns: Whether the line was joined.
  private mutating func continueHeldLine() -> Bool {
    guard held != nil else { return false }
    if held?.append(unfolder.line[...]) == true { return true }
    finishHeldLine()
    return false
  }

  private mutating func finishHeldLine() {
    guard let line = held else { return }
    held = nil
    add(line.bytes[...], number: line.number)
  }

  /// Adds a complete property to the open card.
  private mutating func add(_ line: ArraySlice<UInt8>, number: Int) {
    guard !line.allSatisfy(isBlank), !cards.isEmpty else { return }
    let card = cards.count - 1
    var fault: ContactError.Reason?
    let property = Property(parsing: line, fault: &fault)
    if let fault {
      cards[card].add(fault, line: number, action: property == nil ? .ignoredLine : .readAsIs)
    }
    guard var property else { return }
    if property.name == "BEGIN" || property.name == "END", let mark = CardMark(line) {
      // The end of a card never gets here.
      cards[card].add(
        mark.isBegin ? .notACard(mark.kindText) : .mismatchedEnd(mark.kindText), line: number,
        action: .ignoredLine)
      return
    }
    if property.charset == .utf8 {
      let fault = TextCheck.fault(in: line)
      property.isClean = fault == nil
      if let fault { cards[card].add(fault, line: number, action: fault.action(on: property.name)) }
    }
    cards[card].add(property, line: number)
  }

  // MARK: Lines outside cards

  private mutating func addStrayLine() {
    let line = unfolder.line[...].withoutByteOrderMark
    guard !line.allSatisfy(isBlank) else { return }
    let isEnd = CardMark(line)?.isCard == true
    if stray != nil {
      stray?.repetitions += 1
    } else {
      let mark = CardMark(line)
      let reason: ContactError.Reason =
        if let fault = TextCheck.fault(in: line), fault == .invalidUTF8 || fault == .halfCharacter {
          fault
        } else if let mark, mark.isBegin {
          .notACard(mark.kindText)
        } else {
          .contentOutsideCard(excerpt(of: line))
        }
      stray = StrayLines(line: unfolder.number, reason: reason)
    }
    guard isEnd, let stray, stray.repetitions > 0 else { return }
    // The lines belong to a card whose beginning is missing.
    skippedCount += 1
    self.stray = nil
    report(
      stray.reason, line: stray.line, action: .skipped, repetitions: stray.repetitions)
  }

  private mutating func finishStrayLines() {
    guard let stray else { return }
    self.stray = nil
    report(stray.reason, line: stray.line, action: .ignoredText, repetitions: stray.repetitions)
  }
}

/// A run of lines outside the cards.
private struct StrayLines {
  let line: Int
  let reason: ContactError.Reason
  /// The number of lines after the first one.
  var repetitions = 0
}
