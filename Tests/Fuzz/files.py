"""Writes files to start from into a folder: notebooks, reveal.js' HTML or OpenDocument's XML, made of the fixtures.

Usage: Tests/Fuzz/files.py KIND FOLDER
"""

import html
import json
import re
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
PLACES = ["slide", "subslide", "fragment", "notes", "skip", None]
PIXEL = ("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")


def parts(text):
    """Of a deck, between its rules, none of them longer than a fuzzer's input should be."""
    return [part.strip()[:1000] for part in re.split(r"\n-{3,}\n", text)][:8]


def notebook(text):
    cells = [{"cell_type": "markdown", "source": part.splitlines(True), "attachments": {"a.png": {"image/png": PIXEL}},
              "metadata": {"slideshow": {"slide_type": PLACES[number % len(PLACES)]}}}
             for number, part in enumerate(parts(text))]
    outputs = [
        {"output_type": "stream", "text": ["a\n", "\x1b[31mb\r"]}, {"output_type": "error", "traceback": ["c"]},
        {"output_type": "display_data", "data": {"text/html": "<b onclick=a>d</b>", "text/plain": "d"}},
        {"output_type": "execute_result", "data": {"image/svg+xml": "<svg></svg>", "text/latex": "$e$"}},
        {"output_type": "display_data", "data": {"text/markdown": "# f", "image/png": PIXEL}},
    ]
    for number, output in enumerate(outputs):
        cells.append({"cell_type": "code", "source": "```\nprint(1)", "outputs": [output],
                      "metadata": {"jupyter": {"source_hidden": number == 1, "outputs_hidden": number == 2}}})
    return json.dumps({"nbformat": 4, "metadata": {"title": "A", "language_info": {"name": "python"}}, "cells": cells})


def reveal(text):
    first, *more = parts(text)
    pages = "".join(f"<section data-background-color=tan><h2>{part}</h2></section>" for part in more)
    return f"""<html lang=de><title>A &amp; b</title><div class=reveal><div class=slides>
<section data-markdown data-separator="---"><textarea data-template>{html.escape(first)}</textarea></section>
<section id=a data-transition="fade" data-timing=9>{pages}<aside class=notes>b</aside></section></div></div>"""


def office(text):
    pages = "".join(f"""<draw:page draw:style-name="dp{number % 2}"><draw:frame><text:p>{html.escape(part)}</text:p>
</draw:frame><presentation:notes><draw:frame presentation:class="notes"><text:p>a<text:tab/>b<text:s text:c="3"/>
<text:line-break/></text:p></draw:frame></presentation:notes></draw:page>""" for number, part in enumerate(parts(text)))
    return f"""<office:document><style:style style:name="dp1"><style:drawing-page-properties
presentation:visibility="hidden"/></style:style>{pages}</office:document>"""


KINDS = {"notebooks": notebook, "reveal": reveal, "office": office}

kind, folder = sys.argv[1:]
for deck in sorted(TESTS.glob("Fixtures/decks/*/*.md")):
    text = deck.read_bytes().decode("utf-8", "replace")
    Path(folder, f"{deck.parent.name}-{deck.name}").write_text(KINDS[kind](text), encoding="utf-8", newline="")
