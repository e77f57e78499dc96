"""What the tours share: a client of the address that the test hands over, and how they end."""

import json
import sys

from caller import Refused
from client import Client

# Input from the test: the host's URL, bearer token, device headers and ids.
given = json.loads(sys.argv[1])
client = Client(given["address"], {**given["bearer"], **given["device"]})


def refusal_of(call):
    """The status and message code that a call is refused with."""
    try:
        call()
        return "none"
    except Refused as refused:
        return str(refused)


def finish(**findings):
    """Says how many calls there were, and what came of them."""
    print(json.dumps({"calls": client.calls, **findings}))
