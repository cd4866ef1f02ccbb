// One import is enough for a layout with grids.

@_exported public import Anchors
