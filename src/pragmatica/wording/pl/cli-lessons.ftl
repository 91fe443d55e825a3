cli-lessons-none = Nie ma jeszcze lekcji.
