// The traits of text inputs, stored without effect.

/// The correction of spelling.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }
/// The checking of spelling.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }
/// The use of capital letters.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}
/// A keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch
}
/// A keyboard's appearance.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
/// A return key.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}
/// A delegate of a text field, which is never called.
public protocol UITextFieldDelegate: AnyObject {}
/// A delegate of a text view, which is never called.
public protocol UITextViewDelegate: AnyObject {}
