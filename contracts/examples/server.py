"""A backend in another language, as small as it can be: a small area of each of the three hosts, and the state hook that
makes them provable. Its keys are UUIDs, which nobody who wrote the pacts knew. Needs Python 3.9 and nothing else; of the
contract it reads ids.json alone:

    python3 examples/server.py 8080
    npm run verify -- --app http://127.0.0.1:8080 --user http://127.0.0.1:8080 --payment http://127.0.0.1:8080 \\
      --core --calls '^(address\\.|account\\.get(Time|Account:|Profile|PublicProfile)|payment\\.)'
"""

import base64
import datetime
import hashlib
import hmac
import json
import pathlib
import re
import secrets
import sys
import uuid
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

# The ids of this server, by the example ids that the pacts use for them.
NAMES = json.loads((pathlib.Path(__file__).parent.parent / "ids.json").read_text())
KEYS = {name: str(uuid.uuid5(uuid.NAMESPACE_URL, name)) for name in NAMES}

SECRET = secrets.token_bytes(32)


def signed(claims):
    """A JSON web token. The app reads the claim AccountID of an access token: empty, and one is a guest."""

    def segment(value):
        return base64.urlsafe_b64encode(value).rstrip(b"=")

    text = b".".join(segment(json.dumps(part).encode()) for part in ({"alg": "HS256", "typ": "JWT"}, claims))
    return (text + b"." + segment(hmac.digest(SECRET, text, hashlib.sha256))).decode()


class Backend:
    """What this backend knows. A real one has a database here."""

    def __init__(self):
        self.accounts = {}  # access token → account, None for a guest
        self.profiles = {}  # account → profile
        self.blocks = set()  # pairs of accounts that are hidden from each other
        self.addresses = {}  # account → address
        self.cards = {}  # (account, card) → card
        self.card_tokens = set()
        self.orders = {}  # account → orders, the latest first

    def new_tokens(self, account):
        token = signed({"AccountID": account or "", "jti": secrets.token_hex(8)})
        self.accounts[token] = account
        return {"accessToken": token, "refreshToken": signed({"jti": secrets.token_hex(8)})}

    def forget(self, account):
        for facts in (self.profiles, self.addresses, self.orders):
            facts.pop(account, None)
        self.cards = {key: card for key, card in self.cards.items() if key[0] != account}
        self.blocks = {pair for pair in self.blocks if account not in pair}


class Refused(Exception):
    """A failure goes out as { messageCode, code } with the same status."""

    def __init__(self, message_code, status):
        self.body = {"messageCode": message_code, "code": status}
        self.status = status


# --- the state hook: one function for each provider state of states.md that the calls below need ---


def a_guest(backend, params):
    return backend.new_tokens(None)


def a_member(backend, params):
    another_member(backend, params)
    tokens = backend.new_tokens(params["accountId"])
    return {**tokens, "firebaseToken": signed({"uid": params["accountId"]})}


def another_member(backend, params):
    account = params["accountId"]
    backend.forget(account)
    if params["profile"] == "none":
        return
    profile = {"accountId": account, "nickName": "ひかり", "uniqueName": params["uniqueName"]}
    full = {"firstName": "ひかり", "lastName": "星野", "birthday": "2004-02-29", "gender": 2, "prefecture": 13}
    shown = {"isOfficial": False, "image": "profile/hikari.webp", "channelFollowers": 0}
    backend.profiles[account] = {**profile, **full, **shown} if params["profile"] == "full" else profile


def a_blocked_member(backend, params):
    backend.blocks.add(frozenset((params["blockerAccountId"], params["targetAccountId"])))


def a_saved_address(backend, params):
    address = {"lastName": "星野", "firstName": "ひかり", "postalCode": "2310023", "prefecture": 14}
    address |= {"city": "横浜市中区", "street": "山下町1-2", "phoneNumber": "0451234567"}
    if params["detail"] == "full":
        address |= {"lastNameKana": "ホシノ", "firstNameKana": "ヒカリ", "building": "港ビル301"}
    backend.addresses[params["accountId"]] = address


def a_credit_card(backend, params):
    keep_card(backend, params["accountId"], params["creditCardId"])


def a_card_token(backend, params):
    backend.card_tokens.add(params["cardToken"])


def order(params, status):
    days = datetime.timedelta(days=params.get("daysBefore", 0))
    ordered = datetime.datetime(2026, 1, 31, 3) - days
    when = {"orderTime": f"{ordered.isoformat()}Z", "itemName": "1,100コイン", "price": 1000}
    return {"transactionId": params["transactionId"], "status": status, **when}


def a_paid_transaction(backend, params):
    paid = order(params, "SUCCEEDED")
    if params["detail"] == "full":
        paid |= {"paymentMethod": "CREDIT_CARD", "shopCoinId": params["shopCoinId"]}
    backend.orders.setdefault(params["accountId"], []).append(paid)


def an_order_at_the_store(backend, params):
    store = {"paymentMethod": "CONVENIENCE", "expiryTime": "2099-02-03T03:00:00Z", "slipNumber": "1234-5678-9012"}
    page = {"paymentPage": "https://gateway.example.com/payments/1", "shopCoinId": params["shopCoinId"]}
    backend.orders[params["accountId"]] = [{**order(params, "PENDING"), **store, **page}]


STATES = {
    "": lambda backend, params: None,
    "a guest": a_guest,
    "a member": a_member,
    "another member": another_member,
    "a blocked member": a_blocked_member,
    "a saved address": a_saved_address,
    "a credit card": a_credit_card,
    "a card token": a_card_token,
    "a paid transaction": a_paid_transaction,
    "an order that waits at the convenience store": an_order_at_the_store,
}


def change_state(backend, request):
    """The parameters come with the pacts' names. The answer says what is called how here."""
    if request["state"] not in STATES:
        raise Refused("InvalidArgument", 400)
    if request["action"] == "teardown":  # no state here reaches beyond its ids
        return {}
    params = {name: KEYS.get(value, value) for name, value in request.get("params", {}).items()}
    return {**KEYS, **(STATES[request["state"]](backend, params) or {})}


# --- the calls ---


def get_time(backend, account, request):
    return {"time": datetime.datetime.now(datetime.timezone.utc).isoformat(timespec="seconds")}


ADDRESS = {
    "lastName": r".{1,40}",
    "firstName": r".{1,40}",
    "postalCode": r"\d{7}",
    "city": r".{1,60}",
    "street": r".{1,100}",
    "phoneNumber": r"0\d{9,10}",
}
MORE_OF_ADDRESS = {"lastNameKana": r"[ァ-ヶー]{1,40}", "firstNameKana": r"[ァ-ヶー]{1,40}", "building": r".{1,100}"}


def save_address(backend, account, request):
    address = request["body"]
    texts = {name: value for name, value in address.items() if name != "prefecture"}
    rules = {**ADDRESS, **MORE_OF_ADDRESS}
    is_right = (
        ADDRESS.keys() <= texts.keys() <= rules.keys()
        and all(isinstance(value, str) and re.fullmatch(rules[name], value) for name, value in texts.items())
        and address.get("prefecture") in range(1, 48)
    )
    if not is_right:
        raise Refused("InvalidArgument", 400)
    backend.addresses[account] = address
    return {}


def get_address(backend, account, request):
    return {"address": backend.addresses[account]} if account in backend.addresses else {}


def get_account(backend, account, request):
    if account is None:
        return {}
    profile = backend.profiles.get(account)
    return {"accountId": account, **({"uniqueName": profile["uniqueName"], "profile": profile} if profile else {})}


def get_profile(backend, account, request):
    return {"profile": backend.profiles[account]} if account in backend.profiles else {}


PUBLIC = ("accountId", "nickName", "uniqueName", "image")


def get_public_profile(backend, account, request, other):
    profile = backend.profiles.get(other)
    if profile is None or frozenset((account, other)) in backend.blocks:
        raise Refused("NotFound", 404)
    shown = {name: profile[name] for name in PUBLIC if name in profile}
    return {"profile": {"isOfficial": False, "channelFollowers": 0, **shown}}


def list_transactions(backend, account, request):
    since, until = (request["query"].get(name) for name in ("startOrderTime", "endOrderTime"))
    orders = backend.orders.get(account, [])
    in_time = [each for each in orders if (since or "") <= each["orderTime"] < (until or "9")]
    return {"list": sorted(in_time, key=lambda each: each["orderTime"], reverse=True)}


def keep_card(backend, account, card):
    looks = {"gateway": "SBPS", "brand": "VISA", "lastFour": "4242", "expiry": "209912"}
    backend.cards[account, card] = {"creditCardId": card, **looks}
    return backend.cards[account, card]


def list_cards(backend, account, request):
    return {"list": [card for (owner, _), card in backend.cards.items() if owner == account]}


def own_card(backend, account, card):
    if (account, card) not in backend.cards:
        raise Refused("NotFound", 404)
    return backend.cards[account, card]


def get_card(backend, account, request, card):
    return {"creditCard": own_card(backend, account, card)}


def delete_card(backend, account, request, card):
    own_card(backend, account, card)
    del backend.cards[account, card]
    return {}


def register_card(backend, account, request):
    token = request["body"].get("cardToken")
    if request["body"].keys() != {"gateway", "cardToken"} or token not in backend.card_tokens:
        raise Refused("InvalidArgument", 400)
    backend.card_tokens.remove(token)
    return {"creditCard": keep_card(backend, account, str(uuid.uuid4()))}


# The implemented calls: method, path, whether a guest may call, and the function that answers.
CALLS = [
    ("GET", r"/v2/time", False, get_time),
    ("POST", r"/v2/privacy/address", False, save_address),
    ("GET", r"/v2/privacy/address", False, get_address),
    ("GET", r"/v2/account", True, get_account),
    ("GET", r"/v2/profile", False, get_profile),
    ("GET", r"/v1/profile/get/([^/]+)", True, get_public_profile),
    ("GET", r"/v1/transaction", False, list_transactions),
    ("GET", r"/v2/payment/sbps/creditcard", False, list_cards),
    ("POST", r"/v2/payment/sbps/creditcard", False, register_card),
    ("GET", r"/v2/payment/sbps/creditcard/([^/]+)", False, get_card),
    ("DELETE", r"/v2/payment/sbps/creditcard/([^/]+)", False, delete_card),
]


# A browser checks these headers before each call of a page from another origin. `*` is safe, because the server uses
# no cookies.
CORS = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
    "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, "
    "X-Device-Type, X-Device-Platform, X-Device-Id, X-App-Version",
    "Access-Control-Expose-Headers": "Retry-After",
}


class Host(BaseHTTPRequestHandler):
    backend = Backend()
    protocol_version = "HTTP/1.1"

    def answer(self):
        text = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        body = json.loads(text) if text else {}
        address = urlsplit(self.path)
        try:
            if address.path == "/_sandbox/states":
                return self.send(200, change_state(self.backend, body))
            return self.send(200, self.call(address.path, {"query": dict(parse_qsl(address.query)), "body": body}))
        except Refused as refused:
            return self.send(refused.status, refused.body)

    def call(self, path, request):
        token = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
        if token not in self.backend.accounts:
            raise Refused("Unauthenticated", 401)
        account = self.backend.accounts[token]
        for method, pattern, is_for_guests, handler in CALLS:
            match = re.fullmatch(pattern, path) if method == self.command else None
            if match and account is None and not is_for_guests:
                raise Refused("PermissionDenied", 403)
            if match:
                return handler(self.backend, account, request, *match.groups())
        raise Refused("NotFound", 404)

    def send(self, status, value):
        body = json.dumps(value, ensure_ascii=False).encode()
        self.send_response(status)
        for name, text in CORS.items():
            self.send_header(name, text)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def do_OPTIONS(self):
        self.send(200, {})

    do_GET = do_POST = do_DELETE = answer

    def log_message(self, *args):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Host)
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()
