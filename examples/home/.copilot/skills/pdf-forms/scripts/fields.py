#!/usr/bin/env python3
"""Prints the form fields of a PDF as JSON. Usage: fields.py FORM.pdf [--places]"""

import argparse
import json

from pypdf import PdfReader
from pypdf.generic import ArrayObject, DictionaryObject

TYPES = {"/Tx": "text", "/Btn": "button", "/Ch": "choice", "/Sig": "signature"}


def name_of(widget: DictionaryObject) -> str:
    """A field's full name: the names on the way from the root, joined by dots."""
    names = []
    node = widget
    while node is not None:
        if "/T" in node:
            names.insert(0, str(node["/T"]))
        parent = node.get("/Parent")
        node = parent.get_object() if parent is not None else None
    return ".".join(names)


def places(reader: PdfReader) -> dict[str, list[dict]]:
    found: dict[str, list[dict]] = {}
    for number, page in enumerate(reader.pages, start=1):
        for reference in page.get("/Annots", ArrayObject()):
            widget = reference.get_object()
            if widget.get("/Subtype") == "/Widget":
                place = {"page": number, "rect": [round(float(edge)) for edge in widget["/Rect"]]}
                found.setdefault(name_of(widget), []).append(place)
    return found


def choices(field: dict) -> list[str]:
    states = field.get("/_States_") or []
    return [str(state[0] if isinstance(state, (list, ArrayObject)) else state) for state in states]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("form")
    parser.add_argument("--places", action="store_true", help="add page and position")
    options = parser.parse_args()

    reader = PdfReader(options.form)
    where = places(reader) if options.places else {}
    answer = {}
    for name, field in (reader.get_fields() or {}).items():
        if "/FT" not in field:
            continue  # A group: its children are listed themselves.
        row = {"type": TYPES.get(field["/FT"], str(field["/FT"])), "value": field.get("/V")}
        if choices(field):
            row["choices"] = choices(field)
        if name in where:
            row["places"] = where[name]
        answer[name] = row
    print(json.dumps(answer, indent=2, ensure_ascii=False, default=str))


if __name__ == "__main__":
    main()
