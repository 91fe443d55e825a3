"""The server: tables kept in a database, played through HTTP and WebSocket. It knows no game by name."""
