"""What can be asked for over HTTP and WebSocket; `standoff.wire.routes` lists it."""
