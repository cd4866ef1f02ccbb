/// One person of a contacts file, reduced to the content of a business card.
///
/// Of several properties with the same name, the preferred one is read: the first one with the
/// lowest `PREF` (vCard 4.0), where `TYPE=pref` (vCard 3.0) counts as 1. Values are unescaped and
/// trimmed, never empty; an escaped `\n` is a line break in the text.
public struct Contact: Sendable, Equatable {
  /// The edition of the vCard format that a card declares.
  public enum Version: String, Sendable {
    /// vCard 2.1, of the versit Consortium.
    case v2 = "2.1"
    /// vCard 3.0, RFC 2426.
    case v3 = "3.0"
    /// vCard 4.0, RFC 6350.
    case v4 = "4.0"
  }

  /// The line of the card's `BEGIN:VCARD`, counted from 1.
  public let line: Int
  /// The edition that the card declares; 3.0 if it declares none.
  public let version: Version
  /// The name to show: `FN`, or the parts of `N` joined if there is no `FN`.
  ///
  /// A card without either is named by its `NICKNAME`, `ORG`, `EMAIL` or `TEL`.
  public let name: String
  /// The given names, of `N`.
  let givenName: String?
  /// The family names, of `N`.
  let familyName: String?
  /// The name of the organization, without its units: the first part of `ORG`.
  public let organization: String?
  /// The line under the name: `TITLE`, or ``organization`` if there is none.
  public let title: String?
  /// The preferred `TEL`; for a `tel:` address, its number and extension.
  ///
  /// Without a preference, a mobile number precedes one for voice, one at work and one at home. A
  /// number for fax or pager is used only if there is no other.
  public let phone: String?
  /// The preferred `EMAIL`, without `mailto:`.
  public let email: String?
  /// The preferred `ADR`: its parts in their order, with commas between them.
  public let address: String?
  /// The preferred embedded `PHOTO` in PNG or JPEG; nil if the card only links to a photo.
  public let photo: ContactPhoto?
}
