"""What nobody may know, or only one side."""
