"""What a step, a turn or an attack opens, as questions: windows, contacts, and the fights of step 7."""
