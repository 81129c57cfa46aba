"""The words that cards, aliens and events are made of, carried out."""
