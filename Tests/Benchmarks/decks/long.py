"""A deck of as many pages as are asked for, of all that a talk has on them."""

KINDS = [
    "First.\n\n<!-- pause -->\n\nSecond.\n\nNote: what is said of it\n",
    "```swift\nfunc sample{n}() -> Int {{\n  let a = {n}\n  return a + 1\n}}\n```\n",
    "| one | two | three |\n|---|---:|---|\n| 1 | 2 | {n} |\n| 4 | 5 | 6 |\n",
    "A formula $x_{{{n}}}^2 + y^2 = r^2$ among words.\n\n> Somebody said this, on page {n}.\n",
    "1. this\n2. that\n   - and below it\n   - twice\n3. and the end of it\n",
]


def pages(count):
    for n in range(1, count + 1):
        yield (f"## Page {n}: what is on it\n\n"
               "- One point of **some** weight\n"
               f"- Another, with `code` in it and a [link](https://example.org/{n})\n"
               "- A third that runs on for a little longer than the others do\n\n"
               + KINDS[n % len(KINDS)].format(n=n))


def deck(count):
    return "---\ntitle: A long deck\n---\n\n" + "\n---\n\n".join(pages(count))
