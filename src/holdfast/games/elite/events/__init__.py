"""What happens in Project: ELITE, for all to see: nothing here is secret but what lies face down."""
