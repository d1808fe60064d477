"""
A back end for the contract, independent of the mock: 24 operations in Python over SQLite, standard library only.
The contract suite accepts it, and rejects it with each of its faults: apps/mock-api/test/back-end.

    python3 server.py --port 4020 --email qa@demo.test --password demo-password [--file data.sqlite] [--fault NAME]
"""

import argparse
import hashlib
import json
import re
import sys
import traceback
import uuid
from http.client import responses as TITLES
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qsl, urlsplit

from contract import CATALOGUE, DOCUMENT, METHODS, Problem, faults, find, read_query
from faults import FAULTS
from access import Access, STATES
from orders import Orders, units
from resources import Filters, Store, Suppliers, now, page_of

BASE = "/api"
SERVED = {
    "logIn", "logOut", "getMe", "listProblems", "getProblem",
    "listSavedFilters", "createSavedFilter", "getSavedFilter", "updateSavedFilter", "deleteSavedFilter",
    "listOrders", "createOrder", "getOrder", "updateOrder", "deleteOrder", "publishOrder",
    "getAccess", "listCreditTransactions", "listUnits",
    "listSuppliers", "createSupplier", "getSupplier", "updateSupplier", "deleteSupplier",
}  # fmt: skip
"""Everyone besides the account of the command line."""
PEOPLE = (
    ("other@demo.test", "Игорь Лаптев", "active"),
    ("trial-expired@demo.test", "Ольга Ветрова", "trial-expired"),
    ("subscription-expired@demo.test", "Пётр Громов", "subscription-expired"),
    ("credits-expired@demo.test", "Вера Осина", "credits-expired"),
    ("blocked@demo.test", "Глеб Рыжов", "blocked"),
)
HTTP_TITLES = {413: "Content Too Large", 422: "Unprocessable Content", 460: "Phone Required"}
MAX_DEPTH, MAX_VALUES = 64, 100_000


class Answer:
    def __init__(self, status, body=None, **headers):
        self.status, self.body = status, body
        self.headers = {name.replace("_", "-"): value for name, value in headers.items() if value is not None}


class BackEnd:
    """Checks in the order of the contract: method, token, rights, readability, existence, version, rules."""

    def __init__(self, store, served=SERVED):
        self.store, self.served = store, served
        self.access = Access(store)
        self.resources = {
            "SavedFilter": Filters(store), "Supplier": Suppliers(store), "Order": Orders(store, self.access),
        }  # fmt: skip

    def answer(self, method, target, headers, body):
        url = urlsplit(target)
        if not url.path.startswith(f"{BASE}/"):
            raise Problem("not_found")
        operations, params = find(url.path[len(BASE) :], self.served)
        operation = operations.get("GET" if method == "HEAD" else method)
        if operation is None:
            raise self._no_such_method(operations, method)
        owner = self._caller(operation, headers)
        if "x-as-user" in headers and operation.is_secured:
            raise Problem("impersonation_forbidden")
        given = self._read_body(operation, headers, body)
        self._read_headers(operation, headers)
        with self.store.lock:
            self.store.db.execute("begin immediate")
            try:
                answer = self._once(operation, owner, params, url.query, headers, given)
                self.store.db.execute("commit")
                return answer
            except BaseException:
                self.store.db.execute("rollback")
                raise

    def _no_such_method(self, operations, method):
        if not operations:
            return Problem("not_found")
        allowed = ", ".join(one + (", HEAD" if one == "GET" else "") for one in operations)
        return Problem("method_not_allowed", params={"method": method, "allowed": allowed}, headers={"Allow": allowed})

    def _caller(self, operation, headers):
        token = _token(headers)
        owner = token and self.store.caller(token)
        if operation.is_secured and not owner:
            raise Problem("unauthorized")
        return owner

    def _read_body(self, operation, headers, body):
        if operation.body is None:
            if body not in (b"", b"{}"):
                raise Problem("body_unexpected")
            return None
        if len(body) > operation.body_limit:
            raise Problem("too_large", params={"limit": operation.body_limit // 1024})
        if body == b"":
            if operation.needs_body:
                raise Problem("body_required")
            return {}
        if not re.match(r"application/(json|merge-patch\+json)\s*(;|$)", headers.get("content-type", ""), re.I):
            raise Problem("unsupported_media_type")
        try:
            value = json.loads(body.decode())
        except (ValueError, RecursionError):
            raise Problem("malformed_json") from None
        _measure(value)
        return value

    def _read_headers(self, operation, headers):
        for name in ("Idempotency-Key", "If-Match"):
            if not operation.takes(name):
                continue
            text, schema = headers.get(name.lower()), next(one for one in operation.parameters if one["name"] == name)
            if text is None and name == "Idempotency-Key":
                raise Problem("missing_header", params={"name": name, "expected": "UUID"})
            if text is not None and faults(schema["schema"], text):
                raise Problem("invalid_header", params={"name": name, "expected": schema["example"]})

    def _once(self, operation, owner, params, query, headers, given):
        """Repeats the first answer for a used key."""
        key = operation.takes("Idempotency-Key") and headers["idempotency-key"].lower()
        if not key:
            return self._operate(operation, owner, params, query, headers, given)
        mark = hashlib.sha256(json.dumps([params, given], sort_keys=True).encode()).hexdigest()
        row = self.store.db.execute(
            "select hash, status, headers, body from answers where owner = ? and operation = ? and key = ?",
            (owner, operation.id, key),
        ).fetchone()
        if row:
            if row[0] != mark:
                raise Problem("idempotency_key_reused", [("header", "/Idempotency-Key", "unique")])
            again = Answer(row[1], json.loads(row[3]), Idempotency_Replayed="true")
            again.headers |= json.loads(row[2])
            return again
        answer = self._operate(operation, owner, params, query, headers, given)
        stored = (owner, operation.id, key, mark, answer.status, json.dumps(answer.headers), json.dumps(answer.body))
        self.store.db.execute("insert into answers values (?, ?, ?, ?, ?, ?, ?)", stored)
        return answer

    def _operate(self, operation, owner, params, query, headers, given):
        pairs = parse_qsl(query, keep_blank_values=True)
        plain = {"logIn": self._log_in, "logOut": self._log_out, "getMe": self._me,
                 "listProblems": self._problems, "getProblem": self._problem, "getAccess": self._access,
                 "listCreditTransactions": self._ledger, "listUnits": self._units}  # fmt: skip
        if operation.id in plain:
            values = self._valid(operation, pairs, given)
            return plain[operation.id](owner, values, headers, given, params)
        verb, noun = re.fullmatch(r"(list|create|get|update|delete|publish)(.+?)", operation.id).groups()
        resource = self.resources[noun.removesuffix("s")]
        record = resource.key in params and self.store.record(resource.kind, owner, params[resource.key])
        if verb == "publish":
            self.access.require_period(owner)
        if operation.takes("If-Match"):
            self._match(headers.get("if-match"), resource, record)
        values = self._valid(operation, pairs, given)
        if verb == "list":
            return Answer(200, resource.list(owner, values))
        if verb == "delete":
            resource.delete(record)
            return Answer(204)
        if verb == "get":
            shown = resource.present(record)
            known = headers.get("if-none-match")
            fresh = known and (known.strip() == "*" or _tag(shown) in _tags(known))
            return Answer(304, ETag=_tag(shown)) if fresh else Answer(200, shown, ETag=_tag(shown))
        if verb == "update":
            shown = resource.update(owner, record, given)
            return Answer(200, shown, ETag=_tag(shown.get("order", shown)))
        if verb == "publish":
            shown = resource.publish(owner, record, headers["idempotency-key"].lower())
            return Answer(200, shown, ETag=_tag(shown["order"]))
        shown = resource.create(owner, given)
        return Answer(201, shown, ETag=_tag(shown), Location=f"{BASE}{operation.path}/{shown['id']}")

    def _match(self, given, resource, record):
        if given is None:
            raise Problem("precondition_required")
        shown = resource.present(record)
        if given.strip() != "*" and _tag(shown) not in _tags(given):
            raise Problem("stale", current=shown, headers={"ETag": _tag(shown)})

    def _valid(self, operation, pairs, given):
        errors = [("body", *fault) for fault in faults(operation.body, given)] if operation.body else []
        try:
            values = read_query(operation, pairs)
        except Problem as problem:
            errors = [*problem.errors, *errors]
        if errors:
            raise Problem("invalid", errors)
        return values

    def _log_in(self, _owner, _values, _headers, given, _params):
        return Answer(200, self.store.sign_in(given["email"], given["password"]))

    def _log_out(self, _owner, _values, headers, _given, _params):
        if _token(headers):
            self.store.sign_out(_token(headers))
        return Answer(204)

    def _me(self, owner, _values, headers, _given, _params):
        user, me = self.store.user(owner), DOCUMENT["components"]["examples"]["Me"]["value"]
        first, last = self.store.person(owner)["name"].split(" ")
        profile = {**me["profile"], "firstName": first, "lastName": last}
        shown = {**me, "user": user, "profile": profile, "access": self.access.digest(owner, now()), "version": 1}
        known = headers.get("if-none-match")
        fresh = known and (known.strip() == "*" or _tag(shown) in _tags(known))
        return Answer(304, ETag=_tag(shown)) if fresh else Answer(200, shown, ETag=_tag(shown))

    def _access(self, owner, *_):
        return Answer(200, self.access.state(owner, now()))

    def _ledger(self, owner, values, *_):
        return Answer(200, page_of(self.access.ledger(owner), values))

    def _units(self, _owner, _values, headers, *_):
        cached = {"Cache_Control": "private, max-age=86400", "Vary": "Accept-Language"}
        return Answer(200, {"data": units(language_of(headers))}, **cached)

    def _problems(self, *_):
        return Answer(200, {"data": [_problem_entry(code) for code in CATALOGUE]})

    def _problem(self, _owner, _values, _headers, _given, params):
        if params["code"] not in CATALOGUE:
            raise Problem("not_found")
        return Answer(200, _problem_entry(params["code"]))


def _token(headers):
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def _tag(shown):
    return f'"{shown["version"]}"'


def _tags(text):
    return re.findall(r'"[^"]*"', text)


def _measure(value):
    """Raises 400 for JSON that would cost too much to validate."""
    count, level = 0, [value]
    for depth in range(MAX_DEPTH + 1):
        count += len(level)
        if count > MAX_VALUES:
            raise Problem("too_many_values", params={"limit": MAX_VALUES})
        level = [part for one in level if isinstance(one, (dict, list)) for part in (one.values() if isinstance(one, dict) else one)]
        if not level:
            return
    raise Problem("nested_too_deeply", params={"limit": MAX_DEPTH})


def _problem_entry(code):
    entry = CATALOGUE[code]
    operations = [
        one[method]["operationId"]
        for one in DOCUMENT["paths"].values()
        for method in METHODS
        if code in one.get(method, {}).get("x-problems", ())
    ]
    return {"code": code, "status": entry["status"], "title": _title(entry["status"]),
            "sentences": {"en": entry["en"], "ru": entry["ru"]}, "operations": operations}  # fmt: skip


def _title(status):
    return HTTP_TITLES.get(status) or TITLES[status]


def problem_body(problem, language, request_id):
    entry = CATALOGUE[problem.code]
    params = {**entry.get("params", {}), **problem.params}
    is_constant = entry["status"] in (402, 460)
    sentence = re.sub(r"\{(\w+)\}", lambda name: str(params[name[1]]), entry[language])
    body = {
        "type": f"{BASE}/problems/{problem.code}", "title": _title(entry["status"]), "status": entry["status"],
        "code": problem.code, "message": problem.code.upper() if is_constant else sentence, "detail": sentence,
        "instance": f"urn:request:{request_id}", "requestId": request_id,
    }  # fmt: skip
    if problem.errors:
        said = "Исправьте это поле." if language == "ru" else "Correct this field."
        body["errors"] = [{"in": part, "pointer": at, "code": code, "message": said} for part, at, code in problem.errors]
    return body if problem.current is None else {**body, "current": problem.current}


def language_of(headers):
    found = re.findall(r"\b(ru|en)\b[^,;]*(?:;\s*q=([\d.]+))?", headers.get("accept-language", "").lower())
    return max(found, key=lambda one: float(one[1] or 1), default=("ru", ""))[0]


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server_version, sys_version = "zakupki", ""
    # Sends each answer in one packet: with two, the second would wait for an acknowledgement of the first.
    wbufsize = -1

    def _serve(self):
        headers = {name.lower(): value for name, value in self.headers.items()}
        request_id = f"req_{uuid.uuid4().hex}"
        body = self.rfile.read(int(headers.get("content-length", 0)))
        try:
            answer = self.server.back_end.answer(self.command, self.path, headers, body)
        except Exception as error:
            if not isinstance(error, Problem):
                traceback.print_exc(file=sys.stderr)
                error = Problem("server_error")
            shown = problem_body(error, language_of(headers), request_id)
            answer = Answer(shown["status"], shown)
            answer.headers |= error.headers
        self._send(answer, request_id)

    def _send(self, answer, request_id):
        bytes_ = b"" if answer.body is None else json.dumps(answer.body, ensure_ascii=False).encode()
        kind = "application/json" if answer.status < 400 else "application/problem+json"
        self.send_response(answer.status)
        common = {"X-Request-Id": request_id, "X-Server-Time": now(), "Cache-Control": "no-store"}
        content = {"Content-Type": f"{kind}; charset=utf-8"} if bytes_ else {}
        length = {} if answer.status in (204, 304) else {"Content-Length": str(len(bytes_))}
        for name, value in {**common, **content, **length, **answer.headers}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(bytes_)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = _serve

    def log_message(self, *_):
        """Logs nothing: the suite reports requests and answers."""


class Server(ThreadingHTTPServer):
    def handle_error(self, *_):
        """Says nothing of callers who hang up; other errors become answers."""


def main():
    options = argparse.ArgumentParser(description="A back end of the contract over SQLite.")
    options.add_argument("--port", type=int, default=4020, help="0 for a free one, which is printed")
    options.add_argument("--file", default=":memory:", help="of the database")
    options.add_argument("--email", default="qa@demo.test")
    options.add_argument("--password", default="demo-password")
    options.add_argument("--serve", default=",".join(SERVED), help="operations, with commas between them")
    options.add_argument("--fault", choices=FAULTS, help="do one thing wrong")
    options.add_argument("--faults", action="store_true", help="name the faults, one a line")
    options.add_argument("--operations", action="store_true", help="name the operations, one a line")
    given = options.parse_args()
    if given.operations:
        return print("\n".join(sorted(SERVED)))
    if given.faults:
        return print("\n".join(FAULTS))
    store = Store(given.file)
    back_end = BackEnd(store, set(given.serve.split(",")))
    for email, name, kind in ((given.email, "Анна Соколова", "active"), *PEOPLE):
        user = store.add_user(email, given.password, name, kind)
        if user and kind in STATES:
            back_end.access.grant(user, STATES[kind][1])
    if given.fault:
        FAULTS[given.fault]()
    server = Server(("127.0.0.1", given.port), Handler)
    server.back_end = back_end
    print(f"http://127.0.0.1:{server.server_port}{BASE}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    sys.modules["server"] = sys.modules["__main__"]
    main()
