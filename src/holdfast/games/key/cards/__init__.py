"""What lies in the box of The Key besides missions: cards, boards, tokens, characters, and what abilities do."""
