"""What lies in the box of ALONE besides levels: content, how packs are read and checked, and what cards do."""
