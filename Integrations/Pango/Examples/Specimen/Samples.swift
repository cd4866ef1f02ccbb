/// A sentence in the language and script of each line of the page.
let samples: [(script: String, language: String, text: String)] = [
  ("Latin", "en", "A layout gives each word its place, and no letter is cut off."),
  ("Polish", "pl", "Układ daje każdemu słowu miejsce: żółw, źdźbło, ćma i łańcuch są w całości."),
  ("Greek", "el", "Η διάταξη δίνει σε κάθε λέξη τη θέση της και κανένα γράμμα δεν κόβεται."),
  ("Cyrillic", "ru", "Вёрстка даёт каждому слову его место, и ни одна буква не обрезана."),
  ("Hebrew", "he", "הפריסה נותנת לכל מילה את מקומה, ואף אות אינה נחתכת בגרסה 2.0 של Anchors."),
  ("Arabic", "ar", "يمنح التخطيط كل كلمة مكانها، ولا ينقطع أي حرف في الإصدار 2.0 من Anchors."),
  ("Devanagari", "hi", "विन्यास हर शब्द को उसका स्थान देता है, और कोई अक्षर कटता नहीं।"),
  ("Thai", "th", "การจัดวางให้ที่แก่ทุกคำ และไม่มีตัวอักษรใดถูกตัด"),
  ("Japanese", "ja", "レイアウトはすべての言葉に場所を与え、文字が切れることはありません。"),
  ("Korean", "ko", "레이아웃은 모든 낱말에 자리를 주고, 어떤 글자도 잘리지 않습니다."),
  ("Emoji", "en", "👩‍🎨 🇧🇷 👍🏽 ❤️ 🏳️‍🌈"),
]
