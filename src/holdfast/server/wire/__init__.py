"""What goes over the wire: the types of all messages, and the one encoder."""
