cli-lessons-none = There are no lessons yet.
