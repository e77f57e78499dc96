from tour import client, finish, refusal_of

orders = client.list_transactions(gateway="SBPS")
cards = client.list_credit_cards(gateway="SBPS")
refusal = refusal_of(lambda: client.get_transaction(id="nobody-ordered-this"))

finish(orders=len(orders.list), cards=len(cards.list), refusal=refusal)
