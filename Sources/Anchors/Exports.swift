// Geometry, fonts and measuring are below the engine, and part of what `import Anchors` offers.

@_exported public import AnchorsText
