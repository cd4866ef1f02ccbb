extension CommandDescription {
  static let completion = CommandDescription(
    name: .completion, summary: "a script that completes commands, options and names in a shell",
    usages: ["SHELL"], operands: .words(CompletionShell.allCases.map(\.rawValue)),
    groups: [OptionGroup(heading: nil, options: [.output])],
    notes: [
      "bash: layout completion bash > ~/.local/share/bash-completion/completions/layout",
      "zsh: layout completion zsh > FOLDER/_layout, where FOLDER is in $fpath",
      "fish: layout completion fish > ~/.config/fish/completions/layout.fish",
    ],
    examples: [
      Example(line: "completion bash", summary: "the script for bash")
    ],
    failure: nil, wrongInput: "the arguments are wrong, or the file cannot be written")

  static let manual = CommandDescription(
    name: .manual, summary: "this help of all commands as a page of the manual",
    usages: [""], operands: .words([]),
    groups: [
      OptionGroup(
        heading: nil,
        options: [
          .choice(
            "--format", ManualFormat.self,
            "a page for man, or the same in Markdown (man)"),
          .formattedOutput,
        ])
    ],
    notes: ["To read it: layout manual | man -l -"],
    examples: [
      Example(line: "manual --output layout.1", summary: "the page in a file")
    ],
    failure: nil, wrongInput: "the arguments are wrong, or the file cannot be written")
}
