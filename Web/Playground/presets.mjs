// The layouts that the page offers, each for one thing that it shows.

const examples = "../../Examples/layouts/";
const interfaceFiles = "../../Examples/interface/";
const gallery = "presets/gallery/";

export const groups = [
  {
    label: "To begin with",
    presets: [
      { name: "Business card", file: "presets/start.json", sentence: "Drag an edge: what stops it lights up in the text." },
      { name: "A conflict", file: "presets/conflict.json", sentence: "Three lines need more width than the card has; each change is one way out." },
      { name: "An ambiguous layout", file: "presets/open.json", sentence: "Nothing says where the photo is between top and bottom." },
    ],
  },
  {
    label: "Examples",
    presets: [
      { name: "junior-card", file: `${examples}junior-card.json`, sentence: "A small photo, and texts in a stack beside it." },
      { name: "senior-card", file: `${examples}senior-card.json`, sentence: "A photo above texts, by constraints alone." },
      { name: "article", file: `${examples}article.json`, sentence: "Texts that wrap at the width that the layout gives them." },
      { name: "settings", file: `${examples}settings.json`, sentence: "Stacks within a stack: see on the ruler what is compressed first." },
      { name: "login-form", file: `${examples}login-form.json`, sentence: "A form that is at most 400 wide and stays centered." },
      { name: "toolbar", file: `${examples}toolbar.json`, sentence: "Right to left: the title gives way to the buttons." },
      { name: "photo", file: `${examples}photo.json`, sentence: "As large as it fits, at 3 : 2." },
      { name: "columns", file: `${examples}columns.json`, sentence: "A menu between 180 and 220 wide, and equal columns." },
      { name: "invoice-table", file: `${examples}invoice-table.json`, sentence: "A grid: columns by content and by shares." },
      { name: "invoice", file: `${examples}invoice.json`, sentence: "A page of paper, laid out as a screen is." },
      { name: "dashboard", file: `${examples}dashboard.json`, sentence: "Tiles in ratios, on whole pixels." },
      { name: "window", file: `${examples}window.json`, sentence: "Autoresizing masks and constraints in one window." },
      { name: "feed", file: `${examples}feed.json`, sentence: "A scroll view with a header that stays." },
      { name: "gallery", file: `${examples}gallery.json`, sentence: "Pictures in their ratios, as a mosaic." },
      { name: "right-to-left", file: `${examples}right-to-left.json`, sentence: "Leading is at the right." },
      { name: "terminal", file: `${examples}terminal.json`, sentence: "Letters of one width: a layout for a terminal." },
    ],
  },
  {
    label: "Interface Builder",
    presets: [
      { name: "login.storyboard", file: `${interfaceFiles}login.storyboard`, sentence: "A storyboard, without Xcode: its frames are compared with those that Xcode saved." },
      { name: "faults.xib", file: `${interfaceFiles}faults.xib`, sentence: "Mistakes as they happen in Xcode: each is found, with its line." },
    ],
  },
  {
    label: "Screens of the gallery",
    presets: [
      { name: "cards screen", file: `${gallery}cards.json`, sentence: "Three business cards below each other." },
      { name: "button screen", file: `${gallery}button.json`, sentence: "Buttons and their insets." },
      { name: "image screen", file: `${gallery}image.json`, sentence: "An image that fills what is left." },
      { name: "login screen", file: `${gallery}login.json`, sentence: "Texts, fields and a button in a column." },
      { name: "cells screen", file: `${gallery}cells.json`, sentence: "Cells as high as their texts." },
      { name: "reaction screen", file: `${gallery}reaction.json`, sentence: "A bubble with a reaction at its corner." },
    ],
  },
];
