# Headings that follow a choice.

web-mollwitz-act-where = What does { $unit } do?
