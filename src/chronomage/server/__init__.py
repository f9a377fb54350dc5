"""The server: tables over HTTP and WebSockets, accounts, storage."""
