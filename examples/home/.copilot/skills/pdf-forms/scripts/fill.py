#!/usr/bin/env python3
"""Fills the form fields of a PDF. Usage: fill.py FORM.pdf VALUES.json OUT.pdf"""

import json
import sys
from pathlib import Path

from pypdf import PdfReader, PdfWriter

from fields import choices


def problems(fields: dict, values: dict) -> list[str]:
    found = []
    for name, value in values.items():
        if name not in fields:
            found.append(f'There is no field "{name}".')
        elif fields[name].get("/FT") == "/Sig":
            found.append(f'"{name}" is a signature.')
        elif choices(fields[name]) and value not in choices(fields[name]):
            found.append(f'"{name}" takes one of {choices(fields[name])}, not {value!r}.')
    return found


def main() -> int:
    if len(sys.argv) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    form, table, out = (Path(argument) for argument in sys.argv[1:])
    reader = PdfReader(form)
    values = json.loads(table.read_text(encoding="utf-8"))
    found = problems(reader.get_fields() or {}, values)
    if out.exists():
        found.append(f"{out} exists already.")
    if found:
        print("\n".join(found), file=sys.stderr)
        return 1

    writer = PdfWriter(clone_from=reader)
    for page in writer.pages:
        writer.update_page_form_field_values(page, values, auto_regenerate=False)
    writer.set_need_appearances_writer(True)
    writer.write(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
