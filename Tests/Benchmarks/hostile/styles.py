"""CSS and classes that nobody would write."""

# What begins something in a sheet, and what ends it.
PIECES = [
    ("a{color:red}", ""), ("a{", "}"), ("a{color:red;", "}"), ("a{}", ""), ("/*", "*/"), ("/* a */", ""), ("a,", ""),
    ("a ", ""), ("a>", ""), (".a", ""), (".a.b ", ""), (":", ""), ("a:first-child ", ""), ("[a]", ""), ("@a{", "}"),
    ("@import a;", ""), (";", ""), ("{", "}"), ("--a:b;", ""), ("a{--a:var(--a)}", ""), ("color:var(--a);", ""),
    ("var(", ")"), ("color:rgb(0,0,0);", ""), ("font-size:1px;", ""), ("1.5em ", ""), (".5,", ""), ("-", ""), ("#", ""),
    ("\"", "\""), ("(", ")"), ("!important", ""), ("\\", ""), ("é", ""), ("\u0301", ""), ("a\n", ""), ("\n", ""),
]

# Where in a sheet a piece stands.
PLACES = {
    "a sheet": "%", "a rule": "a{%}", "a value": "a{color:%}", "a variable": ":root{--a:%}\na{color:var(--a)}",
    "a selector": "%{color:red}",
}


def sheet(css, scoped=""):
    return f"<style{scoped}>\n{css}\n</style>\n\n"


def numbered(text, size):
    """With a number in the place of each #."""
    return "".join(text.replace("#", str(number)) for number in range(size // (len(text) + 4)))


def repeated(begin, end, place, size):
    count = size // len(begin + end)
    return sheet(PLACES[place].replace("%", begin * count + end * count)) + "# a\n\nb [c](#d)\n"


def every_class(size, dialect):
    """Elements whose classes all have a rule, in one place."""
    classes = " ".join(f"a{number}" for number in range(60))
    rules = "".join(f".a{number}{{color:red}}\n" for number in range(400))
    head = "---\nmdc: true\n---\n\n" if dialect == "slidev" else ""
    return head + sheet(rules) + f"<b class=\"{classes}\">a</b>\n" * (size // (len(classes) + 20))


SINGLE = [
    ("generic", "a long variable that many rules use",
     lambda size: sheet(f":root{{--a:{'b' * (size // 2)}}}\n" + "a{color:var(--a)}\n" * (size // 36)) + "# a\n"),
    ("generic", "variables of variables", lambda size: sheet(numbered("a{--a#:var(--b) var(--b)}\n", size)) + "# a\n"),
    ("generic", "rules for all of many elements",
     lambda size: sheet("*{color:red}\n" * 400 + "* * * * * * * *{margin:0}\n" * 90) + "<b>a</b> " * (size // 9)),
    ("generic", "rules for what is deep in others",
     lambda size: sheet("div div div div div div div b{color:red}\n" * 400) + "<div>" * (size // 12) + "<b>a</b>"),
    ("generic", "a rule of many selectors", lambda size: sheet(numbered(".a#,", size) + "a{color:red}") + "# a\n"),
    ("generic", "a class that each of many elements has", lambda size: every_class(size, "generic")),
    ("marp", "a style for each page", lambda size: (sheet("p{color:red}", " scoped") + "a\n\n---\n\n") * (size // 55)),
    ("marp", "a class for each page", lambda size: numbered("<!-- _class: a# -->\n\n---\n\n", size)),
    ("slidev", "a style for each page", lambda size: (sheet("p{color:red}") + "a\n\n---\n\n") * (size // 48)),
    ("slidev", "a class that each of many elements has", lambda size: every_class(size, "slidev")),
    ("slidev", "classes that are declarations",
     lambda size: numbered("<b class=\"mt-# w-#/9 text-red-500 grid-cols-[#px_1fr] -rotate-#\">a</b>\n", size)),
    ("slidev", "classes of one element that are declarations",
     lambda size: "<b class=\"" + numbered("mt-# ", size) + "\">a</b>"),
    ("slidev", "a long class", lambda size: f"<b class=\"grid-cols-[{'1fr_' * (size // 4)}]\">a</b>"),
    ("pandoc", "classes in braces", lambda size: "[a]{" + numbered(".a# ", size) + "}"),
    ("slidev", "contents on each page", lambda size: numbered("a#\n===\n\n<Toc />\n\n---\n\n", size)),
    ("slidev", "contents of long titles", lambda size: f"# {'a' * (size // 2)}\n\n---\n\n" + "<Toc/>\n\n" * (size // 16)),
    ("slidev", "contents of many titles", lambda size: numbered("a#\n===\n\n---\n\n", size // 2) + "<Toc/>\n\n" * (size // 16)),
]


def shapes():
    for place in PLACES:
        for begin, end in PIECES:
            yield ("generic", f"{begin + '…' + end!r} in {place} of style",
                   lambda size, begin=begin, end=end, place=place: repeated(begin, end, place, size))
    yield from SINGLE
