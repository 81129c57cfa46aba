"""The words that cards are made of: what each verb asks, and what it does."""
