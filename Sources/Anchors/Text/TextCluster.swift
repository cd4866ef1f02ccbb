/// A grapheme cluster that is being read: a letter with its marks, a flag, or a family emoji.
///
/// Its boundaries are those of extended grapheme clusters in Unicode Standard Annex 29.
struct TextCluster {
  /// The class of the last scalar.
  private var latest: ClusterClass
  private var hasOpenFlag: Bool
  private var isPicture: Bool
  private var joinsPictures = false
  private var isConsonant: Bool
  private var hasLinker = false

  /// Starts a cluster with its first scalar.
  init(_ kind: CharacterKind) {
    latest = kind.cluster
    hasOpenFlag = kind.cluster == .regionalIndicator
    isPicture = kind.cluster == .picture
    isConsonant = kind.cluster == .consonant
  }

  /// Adds the next scalar if it belongs to the cluster.
  ///
  /// - Parameter kind: The properties of the scalar.
  /// - Returns: Whether it belongs to the cluster; if not, the cluster is unchanged.
  mutating func add(_ kind: CharacterKind) -> Bool {
    guard joins(kind.cluster) else { return false }
    hasOpenFlag = false
    switch kind.cluster {
    case .joiner: joinsPictures = isPicture
    case .picture: (isPicture, joinsPictures) = (true, false)
    case .linker: hasLinker = isConsonant
    case .extend: joinsPictures = false
    case .consonant: (isConsonant, hasLinker) = (true, false)
    default: (isPicture, isConsonant, joinsPictures, hasLinker) = (false, false, false, false)
    }
    latest = kind.cluster
    return true
  }

  private func joins(_ next: ClusterClass) -> Bool {
    if latest == .control { return false }
    switch next {
    case .extend, .linker, .joiner, .spacingMark: return true
    case .control: return false
    default: if latest == .prepend { return true }
    }
    switch next {
    case .leading, .leadingVowel, .closed: return latest == .leading
    case .vowel: return latest == .leading || latest == .vowel || latest == .leadingVowel
    case .trailing:
      return latest == .vowel || latest == .leadingVowel || latest == .closed || latest == .trailing
    case .regionalIndicator: return hasOpenFlag
    case .picture: return joinsPictures
    case .consonant: return hasLinker
    default: return false
    }
  }
}
