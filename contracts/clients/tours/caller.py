"""What the generated methods share: an address, who calls, and the classes that take what comes back."""

import json
import urllib.error
import urllib.parse
import urllib.request
import uuid

from models import Everything


class Refused(Exception):
    """A failed answer: its status and its ErrorBody."""

    def __init__(self, status, error):
        super().__init__(f"{status} {error.messageCode}")
        self.status, self.error = status, error


class Caller:
    def __init__(self, address, headers):
        """Headers go with every call: the bearer, and those of the device."""
        self.address, self.headers = address, headers
        self.calls = 0

    def send(self, method, path, answer, body=None, query=None, header=None):
        """The answer as the generated class of its schema; Refused, where the host refuses."""
        self.calls += 1
        request = urllib.request.Request(
            self.address + path + asked(query), data=written(body), headers=self.all_headers(header), method=method
        )
        try:
            with urllib.request.urlopen(request) as response:
                return read(answer, json.load(response))
        except urllib.error.HTTPError as failure:
            raise Refused(failure.code, read("ErrorBody", json.load(failure))) from None

    def all_headers(self, own):
        given = {name: value or str(uuid.uuid4()) for name, value in (own or {}).items()}
        return {"Content-Type": "application/json", **self.headers, **given}


def asked(query):
    """The query of an address, without what is not asked for."""
    given = {name: in_text(value) for name, value in (query or {}).items() if value is not None}
    return "?" + urllib.parse.urlencode(given) if given else ""


def in_text(value):
    return str(value).lower() if isinstance(value, bool) else value


def written(body):
    """JSON of a body; its class refuses what does not fit."""
    if body is None:
        return None
    schema, value = body
    plain = Everything(**{"as" + schema: value}).to_dict()["as" + schema]
    return json.dumps(plain).encode()


def read(schema, value):
    """The value as the generated class of its schema; it raises where the value does not fit."""
    name = "as" + schema
    return getattr(Everything.from_dict({name: value}), name)
