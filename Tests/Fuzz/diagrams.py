"""Writes diagrams to start from into a folder: Mermaid's and PlantUML's, and a drawing."""

import sys
from pathlib import Path

DIAGRAMS = {
    "flowchart": "mflowchart LR\nA[a] -->|b| B{{c}} & C((d))\nsubgraph s [t]\nB -.-> D[(e)]\nend\n",
    "states": "mstateDiagram-v2\n[*] --> A : a\nstate A {\nB --> C\n}\n",
    "classes": "mclassDiagram\nclass A {\n+int a\n+b()\n<<c>>\n}\nA \"1\" <|-- \"n\" B : d\nB o.. C~T~\n",
    "entities": "merDiagram\nA ||--o{ B : c\nA {\nint a PK \"b\"\n}\nD[\"e\"]\n",
    "sequence": "msequenceDiagram\nautonumber\nparticipant A as B<br/>C\nA->>+D: a\nD--xA: b\nNote over A,D: c\n"
                "loop d\nalt e\nA-)A: f\nelse g\nend\nend\ndeactivate D\n",
    "pie": "mpie showData title A\n\"a\" : 3\n\"b\" : 1.5\n",
    "plantuml": "p@startuml\ntitle A\nparticipant \"a b\" as A\nA -> B ++ : c\\nd\nnote left of A : e\nnote right\nf\n"
                "end note\n== g ==\nB -[#red]-> A -- : h\ngroup i\nA <- B\nend\n@enduml\n",
    "mscgen": "cmsc {\nhscale=2;\na, b [label=\"c\"];\na->b [label=\"d\"], b=>>a;\n--- [label=\"e\"];\n"
              "a box b [label=\"f\"];\nb-x*;\n}\n",
    "drawing": "s<svg viewBox=\"0 0 10 10\"><g transform=\"scale(1 1)\"><polygon fill=\"red\" points=\"1,2 3,4\"/>"
               "<text x=\"1\" fill=\"black\">a</text><path d=\"M1,2L3,4\" stroke=\"#000\"/></g></svg>",
}

for name, text in DIAGRAMS.items():
    Path(sys.argv[1], name).write_text(text)
