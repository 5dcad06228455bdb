"""Notebooks and reveal.js' HTML that nobody would write."""

import json

# The files' names, where a shape is no Markdown.
NAMES = {"notebook": "deck.ipynb", "reveal-html": "deck.html"}
PLACES = ["slide", "subslide", "fragment", "notes", "skip", None]


def notebook(cells):
    return json.dumps({"nbformat": 4, "metadata": {}, "cells": cells}, separators=(",", ":"))


def cell(source, place=None, **more):
    metadata = {"slideshow": {"slide_type": place}} if place else {}
    return {"cell_type": "markdown", "metadata": metadata, "source": source, **more}


def code(*outputs):
    return {"cell_type": "code", "metadata": {}, "source": "a", "outputs": outputs}


def shown(kind, text):
    return {"output_type": "display_data", "data": {kind: text, "text/plain": "a"}}


def said(text):
    return notebook([code({"output_type": "stream", "text": text})])


def cells(place):
    return lambda size: notebook([cell("a", place)] * (size // 90))


def attached(size):
    count = size // 60
    pictures = {f"a{number}": {"image/png": "aaaa"} for number in range(count)}
    return notebook([cell("".join(f"![](attachment:a{number})" for number in range(count)), attachments=pictures)])


NOTEBOOKS = [
    *((f"cells of {place}", cells(place)) for place in PLACES),
    ("a long cell", lambda size: notebook([cell("a\n" * (size // 3))])),
    ("a cell of many lines", lambda size: notebook([cell(["a\n"] * (size // 6))])),
    ("a cell of fences", lambda size: notebook([cell("```\n" * (size // 5))])),
    ("code of accents", lambda size: notebook([{**code(), "source": "`" * size}])),
    ("outputs", lambda size: notebook([code(*[shown("text/html", "<b>a</b>")] * (size // 90))])),
    ("an output of tags", lambda size: notebook([code(shown("text/html", "<div>" * (size // 5)))])),
    ("an output of Markdown", lambda size: notebook([code(shown("text/markdown", "# a\n\n" * (size // 7)))])),
    ("a drawing", lambda size: notebook([code(shown("image/svg+xml", "<g>" * (size // 3)))])),
    ("a picture", lambda size: notebook([code(shown("image/png", "a\n" * (size // 3)))])),
    ("lines that are said", lambda size: said("a\n" * (size // 3))),
    ("a bar of progress", lambda size: said("a\r" * (size // 3))),
    ("colours of a terminal", lambda size: said("\x1b[1m" * (size // 9))),
    ("colours that never end", lambda size: said("\x1b[" * (size // 7))),
    ("many attached pictures", attached),
    ("one attached picture",
     lambda size: notebook([cell("![](attachment:a)" * (size // 34), attachments={"a": {"image/png": "a" * (size // 2)}})])),
    ("lists in lists", lambda size: '{"nbformat":4,"cells":' + "[" * size),
    ("objects in objects", lambda size: '{"nbformat":4,"cells":' + '{"a":' * (size // 5)),
    ("keys", lambda size: json.dumps({"nbformat": 4, "cells": [], **{f"a{number}": 1 for number in range(size // 12)}})),
    ("equal keys", lambda size: '{"nbformat":4,"cells":[],' + ",".join(['"a":1'] * (size // 6)) + "}"),
    ("escapes", lambda size: notebook([cell("\x01" * (size // 6))])),
    ("numbers", lambda size: '{"nbformat":4,"cells":[' + "1e9," * (size // 4) + "1]}"),
    ("a long number", lambda size: '{"nbformat":4,"cells":[' + "1" * size + "]}"),
    ("blanks", lambda size: '{"nbformat":4,"cells":[' + " " * size + "]}"),
]

# In a deck's sections: what begins something, and what ends it.
SECTIONS = [
    ("<section>", "</section>"), ("<section>", ""), ("<section data-markdown>", "</section>"),
    ("<section data-markdown><textarea data-template>", "</textarea></section>"),
    ("<section data-background-color=red>", "</section>"), ("<section data-notes=a>", "</section>"), ("</section>", ""),
    ("<div>", "</div>"), ("</div>", ""), ("<section><aside class=notes>", "</aside></section>"), ("<title>", ""),
    ("<p class=fragment>", "</p>"), ("<pre><code data-line-numbers=\"1|2\">", "</code></pre>"), ("<!--", "-->"),
    ("<section><script>", "</script></section>"), ("<", ">"), ("<a ", ">"), ("&", ";"), ("\n", ""), ("$", "$"),
]

FORMS = {
    "run": lambda begin, end, size: begin * (size // len(begin)),
    "pairs": lambda begin, end, size: (begin + "a" + end + "\n") * (size // (len(begin + end) + 2)),
    "nested": lambda begin, end, size: begin * (size // len(begin + end)) + "a" + end * (size // len(begin + end)),
    "a Markdown": lambda begin, end, size: "<section data-markdown data-separator=---><textarea data-template>"
    + (begin + "a" + end + "\n\n---\n\n") * (size // (len(begin + end) + 9)) + "</textarea></section>",
}


def shapes():
    for name, text in NOTEBOOKS:
        yield ("notebook", name, text)
    for begin, end in SECTIONS:
        for name, form in FORMS.items():
            yield ("reveal-html", f"{begin + '…' + end!r} in {name}",
                   lambda size, form=form, begin=begin, end=end:
                   f"<div class=reveal><div class=slides>\n{form(begin, end, size)}</div></div>")
