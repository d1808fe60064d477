"""Reads the contract: finds the operation of a path, and validates requests."""

import json
import re
from pathlib import Path
from urllib.parse import unquote_to_bytes

DOCUMENT = json.loads(
    (Path(__file__).parents[3] / "packages/api-client/src/generated/document.gen.json").read_text(encoding="utf-8")
)
METHODS = ("get", "post", "put", "patch", "delete")
CATALOGUE = DOCUMENT["x-problems"]


class Problem(Exception):
    """An error response. `errors` are (part, pointer, code); `current` is the record of a 412."""

    def __init__(self, code, errors=(), params=None, current=None, headers=None):
        super().__init__(code)
        self.code, self.errors, self.params = code, errors, params or {}
        self.current, self.headers = current, headers or {}


def resolve(value):
    while isinstance(value, dict) and "$ref" in value:
        target = DOCUMENT
        for key in value["$ref"][2:].split("/"):
            target = target[key.replace("~1", "/").replace("~0", "~")]
        value = target
    return value


class Operation:
    def __init__(self, method, path, item, described):
        self.id, self.method, self.path = described["operationId"], method.upper(), path
        self.segments = path[1:].split("/")
        self.is_secured = "security" not in described
        self.parameters = [resolve(one) for one in item.get("parameters", []) + described.get("parameters", [])]
        content = resolve(described.get("requestBody", {})).get("content", {})
        self.body = content.get("application/json", {}).get("schema")
        self.needs_body = resolve(described.get("requestBody", {})).get("required", False)
        self.body_limit = described.get("x-body-limit", 1024 * 1024)

    def query(self):
        return {one["name"]: one for one in self.parameters if one["in"] == "query"}

    def takes(self, header):
        return any(one["in"] == "header" and one["name"] == header for one in self.parameters)


OPERATIONS = [
    Operation(method, path, item, item[method])
    for path, item in DOCUMENT["paths"].items()
    for method in METHODS
    if method in item
]


def find(path, served):
    """Returns the operations of a path by method, and its parameters. Raises 400 for broken percent-encoding."""
    raw = path.lstrip("/").split("/")
    if any(re.search(r"%(?![0-9A-Fa-f]{2})", part) for part in raw):
        raise Problem("malformed_path")
    try:
        parts = [unquote_to_bytes(part).decode() for part in raw]
    except UnicodeDecodeError:
        raise Problem("malformed_path") from None
    matching = [one for one in OPERATIONS if one.id in served and _matches(one.segments, parts)]
    # Literal segments win over parameters.
    literal = max((_literals(one.segments) for one in matching), default=0)
    best = [one for one in matching if _literals(one.segments) == literal]
    params = {name[1:-1]: part for one in best[:1] for name, part in zip(one.segments, parts) if name[0] == "{"}
    return {one.method: one for one in best}, params


def _matches(segments, parts):
    return len(segments) == len(parts) and all(
        part != "" and (name[0] == "{" or name == part) for name, part in zip(segments, parts)
    )


def _literals(segments):
    return sum(name[0] != "{" for name in segments)


def read_query(operation, pairs):
    """Returns typed parameters. Raises 422 that names each invalid one."""
    known, values, errors = operation.query(), {}, []
    for name, text in pairs:
        if name not in known:
            errors.append(("query", f"/{name}", "unknown_parameter"))
        elif name in values:
            errors.append(("query", f"/{name}", "repeated_parameter"))
        else:
            values[name] = _typed(resolve(known[name]["schema"]), text)
    wrong = {at for _, at, _ in errors}
    for name, value in values.items():
        if f"/{name}" in wrong:
            continue
        errors += [("query", f"/{name}{at}", code) for at, code in faults(known[name]["schema"], value)]
    if errors:
        raise Problem("invalid", errors)
    return values


def _typed(schema, text):
    kind = schema.get("type")
    if kind == "array":
        return text.split(",")
    if kind == "boolean" and text in ("true", "false"):
        return text == "true"
    if kind == "integer" and re.fullmatch(r"-?\d{1,15}", text):
        return int(text)
    return text


TYPES = {"string": str, "boolean": bool, "array": list, "object": dict, "null": type(None)}


def _is(value, kind):
    if kind == "integer":
        return isinstance(value, int) and not isinstance(value, bool)
    if kind == "number":
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[kind])


def _pattern(source):
    # In Python `$` also matches before a line break at the end.
    return re.compile(re.sub(r"\$$", r"\\Z", source))


def faults(schema, value, at=""):
    """Lists (pointer, code) of each violation of a JSON Schema 2020-12, for the keywords that the contract uses."""
    schema = resolve(schema)
    for part in schema.get("allOf", ()):
        found = faults(part, value, at)
        if found:
            return found
    choices = schema.get("oneOf") or schema.get("anyOf")
    if choices:
        # Reports the errors of the choice that fits best.
        found = min((faults(one, value, at) for one in choices), key=lambda one: (len(one), one == [(at, "type")]))
        if found:
            return found
    kinds = schema.get("type")
    if kinds and not any(_is(value, kind) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
        return [(at, "type")]
    if value is None:
        return []
    if value not in schema.get("enum", [value]) or schema.get("const", value) != value:
        return [(at, "enum")]
    if isinstance(value, str):
        return [(at, code) for code in _text_faults(schema, value)][:1]
    if isinstance(value, bool):
        return []
    if isinstance(value, (int, float)):
        return [(at, "min")] * (value < schema.get("minimum", value)) + [(at, "max")] * (value > schema.get("maximum", value))
    return _list_faults(schema, value, at) if isinstance(value, list) else _object_faults(schema, value, at)


def _text_faults(schema, value):
    if len(value) < schema.get("minLength", 0):
        yield "too_short"
    if len(value) > schema.get("maxLength", len(value)):
        yield "too_long"
    if schema.get("format") == "email" and not re.fullmatch(r"[^\s@]+@[^\s@.]+(\.[^\s@.]+)+", value):
        yield "format"
    if "pattern" in schema and not _pattern(schema["pattern"]).search(value):
        # A blank text that people read counts as missing.
        yield "required" if "x-text" in schema and not value.strip() else "format"


def _list_faults(schema, value, at):
    keys = [json.dumps(one, sort_keys=True) for one in value]
    if len(value) > schema.get("maxItems", len(value)):
        return [(at, "max_items")]
    if len(value) < schema.get("minItems", 0):
        return [(at, "min_items")]
    found = [fault for index, one in enumerate(value) for fault in faults(schema.get("items", {}), one, f"{at}/{index}")]
    return found or [(at, "unique")] * (schema.get("uniqueItems", False) and len(set(keys)) < len(keys))


def _object_faults(schema, value, at):
    known = schema.get("properties", {})
    escape = lambda name: name.replace("~", "~0").replace("/", "~1")
    found = [(f"{at}/{name}", "required") for name in schema.get("required", ()) if name not in value]
    if schema.get("additionalProperties") is False:
        found += [(f"{at}/{escape(name)}", "unknown_property") for name in value if name not in known]
    if len(value) < schema.get("minProperties", 0):
        found.append((at, "required"))
    return found + [
        fault for name, one in value.items() if name in known for fault in faults(known[name], one, f"{at}/{escape(name)}")
    ]
