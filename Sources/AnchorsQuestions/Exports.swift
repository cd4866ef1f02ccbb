// One import for programs that also ask questions.

@_exported public import Anchors
