"""Screen and keyboard: where pictures are shown, what people type, and lists to pick from."""
