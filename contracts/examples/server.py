"""A backend in another language, as small as it can be: three calls of the app host, and the state hook that makes them
provable. Needs Python 3.9 and nothing else:

    python3 contracts/examples/server.py 8080
    npm run contracts:verify -- --only app --app http://127.0.0.1:8080 \\
      --calls '^(coin.getCoinBalance|channel.followChannel|maintenance.listMaintenance):'
"""

import json
import secrets
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class House:
    """What this backend knows. A real one has a database here."""

    def __init__(self):
        self.accounts = {}  # access token → account, None for a guest
        self.balances = {}  # account → { free, paid }
        self.channels = set()
        self.follows = set()
        self.maintenance = []

    def new_tokens(self, account):
        token = secrets.token_urlsafe(24)
        self.accounts[token] = account
        return {"accessToken": token, "refreshToken": secrets.token_urlsafe(24)}


class Refused(Exception):
    """A failure goes out as { messageCode, code } with the same status."""

    def __init__(self, message_code, status):
        self.body = {"messageCode": message_code, "code": status}
        self.status = status


# --- the state hook: one function for each fact of contracts/states.md that these three calls need ---


def a_guest(house, params):
    return house.new_tokens(None)


def a_member(house, params):
    account = params["accountId"]
    house.balances[account] = {"free": params["freeCoin"], "paid": params["paidCoin"]}
    house.follows = {(who, channel) for who, channel in house.follows if who != account}
    return house.new_tokens(account)


def a_channel(house, params):
    house.channels.add(params["ipId"])


def a_followed_channel(house, params):
    house.follows.add((params["accountId"], params["ipId"]))


def an_announced_maintenance(house, params):
    entry = {
        "maintenanceId": params["maintenanceId"],
        "isPartial": params["isPartial"],
        "startTime": "2030-01-31T17:00:00Z",
    }
    if params["detail"] == "full":
        entry["endTime"] = "2030-01-31T20:00:00Z"
        entry["message"] = "データベースの作業を行います。"
        entry["targetIpNames"] = ["星詠み通信"]
        entry["targetCategoryNames"] = ["ガチャ"]
        entry["targetsAllIps"] = False
    house.maintenance = [entry]


def a_house_under_maintenance(house, params):
    entry = {"maintenanceId": "maintenance-1", "isPartial": False, "startTime": "2020-01-01T00:00:00Z"}
    house.maintenance = [{**entry, "targetsAllIps": True}]


def end_maintenance(house, params):
    house.maintenance = []


SETUP = {
    "": lambda house, params: None,
    "a guest": a_guest,
    "a member": a_member,
    "a channel": a_channel,
    "a followed channel": a_followed_channel,
    "an announced maintenance": an_announced_maintenance,
    "a house under maintenance": a_house_under_maintenance,
}
TEARDOWN = {"an announced maintenance": end_maintenance, "a house under maintenance": end_maintenance}


def change_state(house, request):
    steps = SETUP if request["action"] == "setup" else TEARDOWN
    if request["state"] not in SETUP:
        raise Refused("InvalidArgument", 400)
    step = steps.get(request["state"])
    return (step(house, request.get("params", {})) if step else None) or {}


# --- the calls ---


def member(account):
    if account is None:
        raise Refused("PermissionDenied", 403)
    return account


def list_maintenance(house, account, query):
    return {"list": house.maintenance}


def get_coin_balance(house, account, query):
    who = member(account)
    if query != {"platformType": ["WEB"]}:
        raise Refused("InvalidArgument", 400)
    balance = house.balances[who]
    return {**balance, "total": balance["free"] + balance["paid"]}


def follow_channel(house, account, query, channel):
    who = member(account)
    if channel not in house.channels:
        raise Refused("NotFound", 404)
    house.follows.add((who, channel))
    return {}


CALLS = {
    ("GET", "/v2/maintenance"): list_maintenance,
    ("GET", "/v2/coin/balance"): get_coin_balance,
}


class Host(BaseHTTPRequestHandler):
    house = House()
    protocol_version = "HTTP/1.1"

    def answer(self):
        length = int(self.headers.get("Content-Length") or 0)
        text = self.rfile.read(length)
        address = urlsplit(self.path)
        try:
            if address.path == "/_sandbox/states":
                return self.send(200, change_state(self.house, json.loads(text)))
            return self.send(200, self.call(address.path, parse_qs(address.query)))
        except Refused as refused:
            return self.send(refused.status, refused.body)

    def call(self, path, query):
        token = (self.headers.get("Authorization") or "").removeprefix("Bearer ")
        if token not in self.house.accounts:
            raise Refused("Unauthenticated", 401)
        account = self.house.accounts[token]
        if self.command == "POST" and path.startswith("/v2/follow/ip/"):
            return follow_channel(self.house, account, query, path.rsplit("/", 1)[1])
        handler = CALLS.get((self.command, path))
        if handler is None:
            raise Refused("NotFound", 404)
        return handler(self.house, account, query)

    def send(self, status, value):
        body = json.dumps(value, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_GET = do_POST = answer

    def log_message(self, *args):
        pass


if __name__ == "__main__":
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1]) if len(sys.argv) > 1 else 8080), Host)
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    server.serve_forever()
