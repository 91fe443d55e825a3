"""People who are known here: their accounts, where they are signed in, and how they prove who they are."""
