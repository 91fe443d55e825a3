"""What may be requested, a module for each subject. No rule is decided here."""
