"""Who somebody is: guests, accounts, and the tokens by which they are known again."""
