"""Texts that nobody would write: one construct over and over, flat, nested and never closed.

Each shape is a function of a size in bytes; its dialect is the one that is asked for, or what kind of file it is.
"""

from collections import namedtuple

import files
import styles

Shape = namedtuple("Shape", "dialect name text")

# What begins something, and what ends it; the end is empty where a line end does.
EVERYWHERE = [
    ("*", "*"), ("**", "**"), ("_a", "_"), ("~~", "~~"), ("`", "`"), ("``a", "``"), ("[", "]"), ("![", "]"),
    ("[a](", ")"), ("[a](<", ">)"), ("[a][", "]"), ("[^a]", ""), ("[^a]: b\n", ""), ("[a]: b\n", ""), ("<", ">"),
    ("<a ", ">"), ("<b>", "</b>"), ("<div>", "</div>"), ("<div>\n", "</div>\n"), ("<li>", ""), ("<td>", ""),
    ("<p>", ""), ("</p>", ""), ("<!--", "-->"), ("<!-- a -->", ""), ("<?", "?>"), ("<![CDATA[", "]]>"),
    ("<pre>\n", "</pre>\n"), ("<script>", "</script>"), ("<table>\n", "</table>\n"), ("<tr>", ""),
    ("&", ";"), ("&amp;", ""), ("&#", ";"), ("\\", ""), ("$", "$"), ("$a", "$"), ("$$", "$$"), ("\\(", "\\)"),
    ("\\[", "\\]"), (":", ":"), (":tada:", ""), ("# ", ""), ("# a {#b}\n", ""), ("a\n===\n", ""), ("a\n---\n", ""),
    ("> ", ""), ("- ", ""), ("* ", ""), ("1. ", ""), ("1) ", ""), ("- [ ] ", ""), ("    ", ""), ("\t", ""),
    ("```\n", "```\n"), ("```a\n", "```\n"), ("~~~~\n", "~~~~\n"), ("```js {1|2}\na\n", "```\n"),
    ("```js {1-3,5|all}\na\n```\n", ""), ("```mermaid\ngraph LR\na-->b\n```\n", ""), ("|", ""), ("|a|\n|-|\n", ""),
    ("a|b\n", ""), ("::: ", ""), (":::\n", ""), ("::: a\n", ":::\n"), ("::: notes\n", ":::\n"),
    ("::: columns\n", ":::\n"), (". . .\n", ""), ("Note: ", ""), ("Note:\n", ""), ("---\n", ""), ("--\n", ""),
    ("***\n", ""), ("http://", ""), ("www.a.b ", ""), ("a@b.c ", ""), ("é", ""), ("\u0301", ""), ("🫖", ""),
    ("\0", ""), ("<!-- pause -->\n", ""), ("<!-- id: a -->\n", ""), ("<!--\n", "-->\n"), ("![a](b.png)\n", ""),
    ("[a](#b)\n", ""), ("<span class=\"fragment\">a", "</span>"), ("<img src=a>\n", ""), ("{", "}"), ("{.a}", ""),
    ("{#a b=\"c\"", "}"), ("\"", "\""), ("'", "'"), ("-", ""), ("=", ""), ("+", ""), ("(", ")"), ("a ", ""),
    ("a\n", ""), ("\n", ""), (" \n", ""), ("%", ""), ("@", ""), ("^", ""), (".", ""), ("/", ""), ("?", ""), ("!", ""),
    ("<h1>", "</h1>"), ("<ul>\n<li>\n", ""), ("<aside class=\"notes\">\n", "</aside>\n"), ("<style>\n", "</style>\n"),
    ("<p style=\"color: red\">", ""), ("> [!NOTE]\n", ""), ("H~a~ ", ""), ("==a", "=="), ("[^a", "]"),
]

OF_DIALECTS = {
    "marp": [("![bg](a.png)\n", ""), ("![bg left:40% blur:2px](a.png)\n", ""), ("<!-- class: a -->\n", ""),
             ("<!-- _class: a\nheader: b -->\n", ""), ("* a\n", ""), ("<!-- fit -->", ""), ("![w:3 h:4](", ")")],
    "presenterm": [("<!-- end_slide -->\n", ""), ("<!-- pause -->\n", ""), ("<!-- column: 0 -->\n", ""),
                   ("<!-- column_layout: [1, 1] -->\n", ""), ("<!-- column_layout: [1] -->\n<!-- column: 0 -->\n", ""),
                   ("<!-- reset_layout -->\n", ""), ("<!-- speaker_note: a -->\n", ""),
                   ("<!-- incremental_lists: true -->\n", ""), ("```rust +line_numbers {1|2}\n# a\n", "```\n"),
                   ("<!-- list_item_newlines: 2 -->\n", ""), ("<!-- include: a.md -->\n", ""), ("![image:width:3%](", ")")],
    "showoff": [("!SLIDE a\n", ""), ("~~~SECTION:notes~~~\n", "~~~ENDSECTION~~~\n"), (".notes a\n", ""),
                ("@@@ ruby\n", "@@@\n"), (".callout a\n", ""), ("!SLIDE bullets incremental\n* a\n", ""),
                ("~~~PAGE~~~\n", ""), ("~~~FILE:a~~~\n", "")],
    "gitpitch": [("---?image=a&b\n", ""), ("+++\n", ""), ("@snap[west]\n", "@snapend\n"), ("@ul\n", "@ulend\n"),
                 ("@ul[a](b)\n", "@ul\n"), ("@div[a]\n", "@divend\n"), ("@[1-2](a)\n", ""), ("@fa[a](", ")"),
                 ("@css[a](", ")"), ("@color[a](", ")"), ("[drag=1 2, drop=3 4]\n", ""), ("@code[a](", ")\n"),
                 ("@note[", "]\n"), ("@box[a](", ")"), ("@quote[", "]("), ("@size[1em](", ")"), ("@", "[")],
    "present": [("## a\n", ""), (".code a.go /a/,/b/\n", ""), (".play a.go\n", ""), (".image a.png 1 2\n", ""),
                (": a\n", ""), ("* a\n", ""), (".link a b\n", ""), (".html a\n", ""), (".background a\n", ""),
                ("[[a][", "]]"), ("  a\n", "")],
    "spectacle": [("::section\n", ""), ("--- {\"a\": 1}\n", ""), ("--- {\n\"a\":\n", "}\n"), ("Notes: a\n", "")],
    "obsidian": [("<grid drag=\"1 2\" drop=\"3 4\">\n", "</grid>\n"), ("<split even>\n", "</split>\n"), ("![[", "]]"),
                 ("[[", "]]"), ("[[a|", "]]"), ("%%", "%%"), ("%%\n", "%%\n"), ("<!-- slide bg=\"a\" -->\n", ""),
                 ("note: a\n", ""), ("+ a\n", ""), ("==", "=="), ("> [!a] b\n", ""), ("<!-- .element: class=\"a\" -->\n", ""),
                 ("::: block\n", ":::\n"), ("--\n\n", "")],
    "reveal": [("<!-- .slide: data-a=\"b\" -->\n", ""), ("<!-- .element: class=\"fragment\" -->\n", ""), ("----\n\n", ""),
               ("--\n\n", ""), ("Note:\n", ""), ("- a <!-- .element: class=\"fragment\" -->\n", ""), ("FILE: a.md\n", ""),
               ("<aside class=\"notes\">", "</aside>"), ("<section>\n", "</section>\n"),
               ("<!-- .element: class=\"a\" -->", "")],
    "slidev": [("::right::\n", ""), ("::left::\n\n", ""), ("::a::\na\n", ""), ("::right::\n\na\n\n::left::\n\nb\n\n", ""),
               ("---\nlayout: a\n---\n", ""), ("---\na: b\n", ""), ("<v-click>\n", "</v-click>\n"),
               ("<v-clicks>\n\n- a\n\n", "</v-clicks>\n"), ("<<< @/a.ts#b\n", ""), ("```ts {1|2}\na\n", "```\n"),
               ("---\nsrc: ./a.md\n---\n", ""), ("```yaml\na: b\n```\n", ""), ("````md magic-move\n", "````\n"),
               ("<v-click at=\"2\">a", "</v-click>"), ("<Tweet id=\"1\" />\n", ""), ("<!-- a -->\n---\n", ""),
               ("<template v-slot:a>\n", "</template>\n"), ("{{ $", "}}"), ("{{$", ""), ("{{$a}}", ""), ("{{ ", "}}"),
               ("<Toc>", ""), ("<Toc />\n", ""), ("<span v-mark.red=\"1\">a", "</span>"), ("<a:b/>", "")],
    "remark": [("--\n", ""), ("a\n\n--\n\n", ""), ("???\n", ""), ("class: a\n", ""), ("---\nlayout: true\n", ""),
               ("---\ntemplate: a\n", ""), ("---\nname: a\n", ""), (".a[", "]"), (".a[\n", "]\n"), ("{{a", "}}"),
               ("{{content}}", ""), ("name: a\n{{content}}\n---\n", ""), ("background-image: url(a)\n", ""), (".a.b.c", "["),
               ("*a\n", ""), ("```r\n*a\n", "```\n"), ("count: false\n---\n", "")],
    "deckset": [("[.column]\n", ""), ("[.column]\n\na\n\n", ""), ("[.code-highlight: 1|2]\n", ""), ("[.footer: a]\n", ""),
                ("^ a\n", ""), ("^ a\n\n", ""), ("![fit](a.png)\n", ""), ("![left filtered](", ")\n"), ("# [fit] a\n", ""),
                ("[.build-lists: true]\n", ""), ("[fit]", ""), ("![inline](a.mov)\n", "")],
    "md2gslides": [("{.column}\n", ""), ("{.big}\n", ""), ("![](a){.background}\n", ""), ("$$$ math\n", "$$$\n"),
                   ("# a {.big}\n", ""), ("<!-- a -->\n", ""), ("@[youtube](", ")\n"), ("{.", "}"), ("---\n\n{.column}\n", "")],
    "patat": [("<!--config:\na: b\n", "-->\n"), ("<!--config:\na: b\n-->\n", ""), (". . .\n\n", ""), ("# a\n\n", ""),
              ("## a\n\n", ""), ("<!-- a -->\n", ""), ("- a\n", "")],
    "quarto": [("{{< include a.md >}}\n", ""), ("{{< ", ">}}"), ("::: {.callout-note}\n", ":::\n"), ("```{r}\n#| a: b\n", "```\n"),
               (":::: {.columns}\n::: {.column}\n", ":::\n"), ("## a {.b}\n", ""), ("{{< pagebreak >}}\n", ""),
               ("::: {.fragment}\n", ":::\n"), ("::: {.panel-tabset}\n", ":::\n"), ("[a]{.b", "}"), ("```{.r code-line-numbers=\"1|2\"}\na\n", "```\n")],
    "pandoc": [("::: incremental\n- a\n", ":::\n"), ("> - a\n", ""), ("# a {.b #c}\n", ""), ("[a]{.b", "}"), ("[", "]{.a}"),
               ("![a](b){width=3%}", ""), ("::: {.columns}\n::: {.column}\n", ":::\n"), (". . .\n\n", ""), ("::::: a\n", ""),
               ("% a\n", ""), ("H~2", "~"), ("a^2", "^"), ("\\pause\n", ""), ("| a\n", ""), ("Term\n: a\n", ""),
               ("![a](b.png)\n\n", ""), ("{", "]{"), ("[a]{b=\"c", "\"}"), ("`a`{=html}", ""), ("<div class=\"notes\">\n", "</div>\n")],
    "beamer": [("\\pause\n", ""), ("\\note{", "}\n"), ("\\note{a", "}"), ("::: notes\n", ":::\n"), ("\\begin{a}\n", "\\end{a}\n"),
               (">- a\n", ""), ("## a {.allowframebreaks}\n", ""), ("\\only<1>{", "}"), ("\\", "{")],
    "deck": [("<!-- {\"layout\": \"a\"} -->\n", ""), ("<!-- {\"a\": [", "]} -->\n"), ("<!-- a -->\n", ""), ("----\n", ""),
             ("<!-- {\"skip\": true} -->\n---\n", "")],
    "lookatme": [("<!-- stop -->\n", ""), ("# a\n", ""), ("***\n\n", "")],
    "slides": [("~~~a b\n", "~~~\n"), ("```go\n///a\n", "```\n"), ("///a\n", ""), ("---\n\n", "")],
    "mdp": [("-> a <-\n", ""), ("-> a", " <-"), ("<br>\n", ""), ("^\n", ""), ("%a: b\n", ""), ("-----\n", "")],
    "landslide": [(".notes: a\n", ""), (".fx: a\n", ""), ("!python\na\n", ""), ("    !python\n    a\n", ""),
                  ("# Presenter Notes\n", ""), (".qr: a\n", ""), (".code: a\n", ""), ("    !", "")],
    "headings": [("# a\n", ""), ("## a\n", ""), ("# a\n## b\n", ""), ("a\n===\n\n", "")],
}

# How often each is repeated tells the size.
FORMS = {
    "run": lambda begin, end, size: begin * (size // len(begin)),
    "lines": lambda begin, end, size: (begin.rstrip("\n") + "\n") * (size // (len(begin) + 1)),
    "blocks": lambda begin, end, size: (begin + "\n\n") * (size // (len(begin) + 2)),
    "pages": lambda begin, end, size: (begin + "\n\n---\n\n") * (size // (len(begin) + 7)),
    "items": lambda begin, end, size: ("- " + begin + "\n") * (size // (len(begin) + 3)),
    "pairs": lambda begin, end, size: (begin + "a" + end + "\n") * (size // (len(begin + end) + 2)),
    "nested": lambda begin, end, size: begin * (size // len(begin + end)) + "a" + end * (size // len(begin + end)),
    "closings": lambda begin, end, size: begin + end * (size // len(end)),
}

def header(lines):
    return f"---\n{lines}\n---\n\n"


def pages(text, size):
    return f"{text}\n\n---\n\n" * (size // (len(text) + 7))


def numbered(text, size):
    """With a number in the place of each #."""
    return "".join(text.replace("#", str(number)) for number in range(size // (len(text) + 4)))


def table(columns, rows):
    return "|" + "a|" * columns + "\n|" + "-|" * columns + "\n" + rows


def fence(text, language="mermaid"):
    return f"```{language}\n{text}\n```\n"


SINGLE = [
    ("generic", "a wide table", lambda size: table(size // 4, "")),
    ("generic", "a table's empty rows", lambda size: table(99, "|\n" * (size // 2))),
    ("generic", "a table's rows", lambda size: table(2, "|a|b|\n" * (size // 6))),
    ("generic", "quotes in quotes on many lines", lambda size: (">" * 30 + "\n") * (size // 31)),
    ("generic", "a header of keys", lambda size: header(numbered("a#: b\n", size)) + "# a\n"),
    ("generic", "a header of brackets", lambda size: header("a: " + "[" * size) + "# a\n"),
    ("generic", "a header of anchors", lambda size: header("a: &a b\n" + "b: [*a, *a]\n" * (size // 12)) + "# a\n"),
    ("generic", "many names", lambda size: numbered("[a#]: b\n\n[a#]\n\n", size)),
    ("generic", "many footnotes", lambda size: numbered("[^#]\n\n[^#]: b\n\n", size)),
    ("generic", "attributes", lambda size: "<p " + numbered("a#=b ", size) + ">"),
    ("generic", "classes", lambda size: "<p class=\"" + numbered("a# ", size) + "\">a"),
    ("generic", "styles", lambda size: "<p style=\"" + "color: red;" * (size // 11) + "\">a"),
    ("generic", "comments that end and begin on a line", lambda size: "<!-- a\n" + "--> <!--\n" * (size // 9)),
    ("generic", "a row of cells", lambda size: "<table><tr>" + "<td>" * (size // 8) + "<tr>" * (size // 8)),
    ("generic", "fences that grow shorter", lambda size: "".join("~" * (500 - n) + "a\n---\n" for n in range(490))
     + "a\n" * (size // 2)),
    ("generic", "diagrams", lambda size: "~~~mermaid\ngantt\n~~~\n\n" * (size // 24)),
    ("generic", "a chart of all with all", lambda size: fence("graph LR\n" + "a&" * (size // 5) + "a-->" + "b&" * (size // 5))),
    ("generic", "an open tag in a chart", lambda size: fence("graph LR\na[" + "<" * min(size, 55_000) + "]")),
    ("generic", "a sequence of frames", lambda size: fence("sequenceDiagram\nA->>B: a\n" + "loop a\n" * 590)),
    ("generic", "a long definition", lambda size: f"[a]: {'b' * (size // 2)}\n\n" + pages("[a]", size // 2)),
    ("generic", "a long footnote", lambda size: f"[^a]: {'b ' * (size // 4)}\n\n" + pages("[^a]", size // 2)),
    ("remark", "a long layout", lambda size: f"layout: true\n{'b ' * (size // 4)}\n---\n" + pages("a", size // 2)),
    ("remark", "many classes", lambda size: "class: " + numbered("a#, ", size) + "\n"),
]

# What a header says for all pages.
LONG_KEYS = [
    ("marp", "footer"), ("marp", "header"), ("marp", "class"), ("marp", "backgroundColor"), ("marp", "backgroundImage"),
    ("marp", "color"), ("deckset", "footer"), ("slidev", "background"), ("slidev", "class"), ("patat", "title"),
]


def repeated(dialect, pieces, names):
    for begin, end in pieces:
        for name in names:
            if end or name not in ("pairs", "nested", "closings"):
                yield Shape(dialect, f"{begin + '…' + end!r} in {name}",
                            lambda size, form=FORMS[name], begin=begin, end=end: form(begin, end, size))


def shapes(every=False):
    """Those of each dialect alone and those that all read, in one of them or in every."""
    for dialect in OF_DIALECTS:
        yield from repeated(dialect, OF_DIALECTS[dialect], FORMS)
    yield from repeated("generic", EVERYWHERE, FORMS)
    for dialect in OF_DIALECTS if every else []:
        yield from repeated(dialect, EVERYWHERE, ["lines", "blocks"])
    yield from (Shape(*shape) for shape in [*SINGLE, *styles.shapes(), *files.shapes()])
    for dialect, key in LONG_KEYS:
        yield Shape(dialect, f"a long {key}", lambda size, key=key: header(f"{key}: {'a ' * (size // 4)}") + pages("a", size // 2))
