// Anchors
