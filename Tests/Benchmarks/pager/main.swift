// What one step of the pager costs: time, and requests for memory. 1 ms is the most that it may take.

func column(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(width - text.count, 0)) + text
}

func row(_ name: String, _ columns: [String]) {
  let padding = String(repeating: " ", count: max(38 - name.count, 0))
  print(name + padding + columns.map { column($0, 14) }.joined())
}

func tenths(_ number: Double) -> String {
  let tenths = Int(number * 10 + 0.5)
  return "\(tenths / 10).\(tenths % 10)"
}

row("a step", ["median ns", "slowest ns", "allocations", "events"])
for situation in Situation.all {
  let figures = Figures(situation)
  row(
    situation.name,
    [
      "\(Int(figures.median))", "\(Int(figures.slowest))", tenths(figures.allocations),
      "\(figures.events)",
    ]
  )
}
