"""Calls by operation id: the OpenAPI document says where to and how, the generated classes take what comes back."""

import json
import sys
import urllib.error
import urllib.parse
import urllib.request
import uuid

from models import Everything

with open("openapi.json", encoding="utf-8") as file:
    document = json.load(file)

operations = {
    operation["operationId"]: (method.upper(), path, operation)
    for path, methods in document["paths"].items()
    for method, operation in methods.items()
}

# What the test hands over: where the host answers, who calls, what there is.
given = json.loads(sys.argv[1])


class Refused(Exception):
    """A failed answer: its status and its ErrorBody."""


def typed(schema, value):
    """The value as the generated class of its schema; it raises where the value does not fit."""
    name = "as" + schema["$ref"].rsplit("/", 1)[1]
    return getattr(Everything.from_dict({name: value}), name)


def parameters_of(operation):
    """Its parameters, those of all operations too, which it refers to by name."""
    for parameter in operation.get("parameters", []):
        name = parameter.get("$ref", "").rsplit("/", 1)[-1]
        yield document["components"]["parameters"][name] if name else parameter


def call(operation_id, body=None, **params):
    method, path, operation = operations[operation_id]
    query, headers = {}, {**given["bearer"], "Content-Type": "application/json"}
    for parameter in parameters_of(operation):
        name = parameter["name"]
        if name == "Idempotency-Key":
            headers[name] = str(uuid.uuid4())
        elif parameter["in"] == "header":
            headers[name] = parameter["example"]
        elif parameter["in"] == "path":
            path = path.replace("{" + name + "}", urllib.parse.quote(params[name], safe=""))
        elif name in params:
            query[name] = params[name]
    address = given["address"] + path + ("?" + urllib.parse.urlencode(query) if query else "")
    data = None
    if body is not None:
        typed(operation["requestBody"]["content"]["application/json"]["schema"], body)
        data = json.dumps(body).encode()
    request = urllib.request.Request(address, data=data, headers=headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            schema = operation["responses"]["200"]["content"]["application/json"]["schema"]
            return typed(schema, json.load(answer))
    except urllib.error.HTTPError as failure:
        error = typed({"$ref": "#/components/schemas/ErrorBody"}, json.load(failure))
        raise Refused(f"{failure.code} {error.messageCode}") from None


def refusal_of(operation_id, **params):
    """The message code that a call is refused with, and its status."""
    try:
        call(operation_id, **params)
        return "none"
    except Refused as refused:
        return str(refused)


def finish(**findings):
    """Says what came of the calls."""
    print(json.dumps(findings))
