from client import call, finish, refusal_of

orders = call("listTransactions", gateway="SBPS")
cards = call("listCreditCards", gateway="SBPS")
refusal = refusal_of("getTransaction", id="nobody-ordered-this")

finish(orders=len(orders.list), cards=len(cards.list), refusal=refusal)
