"""What happens around rooms: people, campaigns, the start of games, films, forgetting."""
