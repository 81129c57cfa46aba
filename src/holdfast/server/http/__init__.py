"""HTTP and the socket: routes, requests, headers, and what a handler has at hand."""
