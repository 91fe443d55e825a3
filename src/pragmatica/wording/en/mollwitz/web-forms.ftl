# Headings that follow a choice.

web-mollwitz-act-where = { $unit }: what now?
