"""The database: what is kept, its migrations, and backups."""
