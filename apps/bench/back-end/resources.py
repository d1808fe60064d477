"""Operations over SQLite. A record is a row with its owner, its version and its JSON."""

import hashlib
import json
import secrets
import sqlite3
import threading
from datetime import datetime, timedelta, timezone

from contract import Problem

TABLES = """
create table if not exists users (
  id text primary key, email text unique, salt blob, password blob, name text, kind text);
create table if not exists sessions (token blob primary key, user text, until text);
create table if not exists records (
  id text primary key, kind text, owner text, version integer, created text, updated text, body text);
create index if not exists records_of on records (kind, owner);
create table if not exists answers (
  owner text, operation text, key text, hash text, status integer, headers text, body text,
  primary key (owner, operation, key));
"""

BLANK_SUPPLIER = {
    **dict.fromkeys(("legalForm", "taxId", "kpp", "address", "region", "website", "bankAccount", "bik", "vatPayer")),
    "contacts": [],
    "tags": [],
    "notes": None,
    "blockedReason": None,
}
BLANK_CONTACT = {"name": None, "role": None, "email": None, "phone": None, "isPrimary": False}
NO_BIDS = {"bids": 0, "wins": 0, **dict.fromkeys(("medianRank", "lateRate", "typicalDiscountPercent", "lastBidAt"))}
MAX_FILTERS = 50


def now():
    return datetime.now(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")


def digest(text):
    return hashlib.sha256(text.encode()).digest()


class Store:
    def __init__(self, file):
        self.lock = threading.RLock()
        self.db = sqlite3.connect(file, check_same_thread=False, isolation_level=None)
        self.db.executescript(TABLES)

    def add_user(self, email, password, name, kind):
        """Returns the id of a new user, None for a known e-mail address."""
        salt, key = secrets.token_bytes(16), self.new_id("usr")
        added = self.db.execute(
            "insert or ignore into users values (?, ?, ?, ?, ?, ?)", (key, email, salt, _scrypt(password, salt), name, kind)
        )
        return key if added.rowcount else None

    def new_id(self, kind):
        return f"{kind}_{secrets.token_hex(8)}"

    def kind(self, key):
        return self.db.execute("select kind from users where id = ?", (key,)).fetchone()[0]

    def count(self, kind):
        return self.db.execute("select count(*) from records where kind = ?", (kind,)).fetchone()[0]

    def sign_in(self, email, password):
        row = self.db.execute("select id, salt, password from users where email = ?", (email.strip().lower(),)).fetchone()
        # Does the same work for an unknown address, so that the response time reveals nothing.
        user, salt, right = row or (None, b"x" * 16, b"")
        if not secrets.compare_digest(_scrypt(password, salt), right):
            raise Problem("invalid_credentials")
        if self.kind(user) == "blocked":
            raise Problem("user_blocked")
        token, until = secrets.token_urlsafe(32), datetime.now(timezone.utc) + timedelta(days=30)
        expires = until.strftime("%Y-%m-%dT%H:%M:%SZ")
        self.db.execute("insert into sessions values (?, ?, ?)", (digest(token), user, expires))
        return {"token": token, "expiresAt": expires, "user": self.user(user)}

    def sign_out(self, token):
        self.db.execute("delete from sessions where token = ?", (digest(token),))

    def caller(self, token):
        row = self.db.execute("select user from sessions where token = ? and until > ?", (digest(token), now())).fetchone()
        return row and row[0]

    def user(self, key):
        email, name = self.db.execute("select email, name from users where id = ?", (key,)).fetchone()
        moment = "2026-01-12T08:00:00Z"
        return {
            "id": key, "email": email, "emailVerifiedAt": moment, "role": "buyer", "status": "active", "locale": "ru",
            "createdAt": moment, "lastActiveAt": now(), "referrer": None,
        }  # fmt: skip

    def person(self, key):
        return {"id": key, "name": self.db.execute("select name from users where id = ?", (key,)).fetchone()[0]}

    def records(self, kind, owner):
        rows = self.db.execute("select id from records where kind = ? and owner = ? order by rowid", (kind, owner)).fetchall()
        return [self.record(kind, owner, row[0]) for row in rows]

    def record(self, kind, owner, key):
        row = self.db.execute(
            "select version, created, updated, body from records where id = ? and kind = ? and owner = ?", (key, kind, owner)
        ).fetchone()
        if row is None:
            raise Problem("not_found")
        version, created, updated, body = row
        base = {"id": key, "version": version, "createdAt": created, "updatedAt": updated}
        return {**base, "createdBy": self.person(owner), **json.loads(body)}

    def add(self, kind, owner, body):
        key, moment = self.new_id(kind), now()
        self.db.execute(
            "insert into records values (?, ?, ?, 1, ?, ?, ?)", (key, kind, owner, moment, moment, json.dumps(body))
        )
        return self.record(kind, owner, key)

    def change(self, kind, owner, record, changes):
        base = ("id", "version", "createdAt", "updatedAt", "createdBy")
        body = {name: value for name, value in {**record, **changes}.items() if name not in base}
        self.db.execute(
            "update records set version = version + 1, updated = ?, body = ? where id = ? and version = ?",
            (now(), json.dumps(body), record["id"], record["version"]),
        )
        return self.record(kind, owner, record["id"])

    def delete(self, record):
        self.db.execute("delete from records where id = ?", (record["id"],))


def _scrypt(password, salt):
    return hashlib.scrypt(password.encode(), salt=salt, n=2**12, r=8, p=1)


class Filters:
    """Saved filters."""

    kind, key = "flt", "savedFilterId"

    def __init__(self, store):
        self.store = store

    def list(self, owner, query):
        rows = [one for one in self.store.records(self.kind, owner) if query.get("scope", one["scope"]) == one["scope"]]
        return {"data": sorted(rows, key=lambda one: _letters(one["name"]))}

    def create(self, owner, body):
        if len(self.store.records(self.kind, owner)) >= MAX_FILTERS:
            raise Problem("too_many_saved_filters", params={"limit": MAX_FILTERS})
        draft = self._checked(owner, {"isDefault": False, **body}, None)
        return self.store.add(self.kind, owner, draft)

    def update(self, owner, record, body):
        draft = self._checked(owner, {**record, **body}, record["id"])
        return self.store.change(self.kind, owner, record, draft)

    def delete(self, record):
        self.store.delete(record)

    def present(self, record):
        return record

    def _checked(self, owner, draft, own_id):
        draft = {**draft, "name": draft["name"].strip()}
        if not draft["name"]:
            raise Problem("invalid", [("body", "/name", "too_short")])
        for other in self.store.records(self.kind, owner):
            if other["id"] == own_id or other["scope"] != draft["scope"]:
                continue
            if other["name"].lower() == draft["name"].lower():
                raise Problem("saved_filter_name_taken", params={"name": other["name"]})
            if draft["isDefault"] and other["isDefault"]:
                self.store.change(self.kind, owner, other, {"isDefault": False})
        return draft


class Suppliers:
    """The address book."""

    kind, key = "sup", "supplierId"

    def __init__(self, store):
        self.store = store

    def list(self, owner, query):
        rows = [self.present(one) for one in self.store.records(self.kind, owner)]
        text, tags = query.get("q", "").strip().lower(), query.get("tag")
        found = [
            one
            for one in rows
            if text in json.dumps([one["name"], one["taxId"], one["contacts"]], ensure_ascii=False).lower()
            and (not tags or set(tags) & set(one["tags"]))
            and query.get("blocked") in (None, one["blockedReason"] is not None)
            and "documents" not in query
        ]
        for key in reversed(query.get("sort", ["name"])):
            found = sorted_by(found, key, lambda row, name: row["stats"][name] if name in row["stats"] else row[name])
        return page_of(found, query)

    def create(self, owner, body):
        return self.present(self.store.add(self.kind, owner, self._checked(owner, {**BLANK_SUPPLIER, **body}, None)))

    def delete(self, record):
        self.store.delete(record)

    def update(self, owner, record, body):
        fields = {name: value for name, value in record.items() if name in BLANK_SUPPLIER or name == "name"}
        draft = self._checked(owner, {**fields, **body}, record["id"])
        return self.present(self.store.change(self.kind, owner, record, draft))

    def present(self, record):
        blocked = record["blockedReason"] is not None
        by = {"blockedAt": record["updatedAt"] if blocked else None, "blockedBy": record["createdBy"] if blocked else None}
        return {**record, **by, "documents": [], "stats": NO_BIDS}

    def _checked(self, owner, draft, own_id):
        contacts = [{**BLANK_CONTACT, **one} for one in draft["contacts"]]
        draft = {**draft, "name": draft["name"].strip(), "contacts": contacts}
        errors = [("body", "/name", "too_short")] * (len(draft["name"]) < 2)
        errors += [
            ("body", f"/contacts/{at}/email", "required")
            for at, one in enumerate(contacts)
            if not one["email"] and not one["phone"]
        ]
        errors += [("body", "/taxId/id", code) for code in _tax_faults(draft["taxId"])]
        company = draft["taxId"] and draft["taxId"]["scheme"] == "RU-INN" and len(draft["taxId"]["id"]) == 10
        errors += [("body", "/kpp", "not_allowed")] * (draft["kpp"] is not None and not company)
        for other in self.store.records(self.kind, owner):
            if draft["taxId"] and other["id"] != own_id and other["taxId"] == draft["taxId"]:
                errors.append(("body", "/taxId", "unique"))
        if errors:
            raise Problem("invalid", errors)
        return draft


WEIGHTS = {10: [(2, 4, 10, 3, 5, 9, 4, 6, 8)], 12: [(7, 2, 4, 10, 3, 5, 9, 4, 6, 8), (3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8)]}


def _tax_faults(tax):
    if not tax or tax["scheme"] != "RU-INN":
        return []
    text = tax["id"]
    if not text.isdigit() or len(text) not in WEIGHTS:
        return ["format"]
    right = all(
        sum(int(digit) * weight for digit, weight in zip(text, weights)) % 11 % 10 == int(text[len(weights)])
        for weights in WEIGHTS[len(text)]
    )
    return [] if right else ["checksum"]


def _letters(text):
    return text.lower().replace("ё", "е"), text.lower()


def page_of(rows, query):
    number, size = query.get("page", 1), query.get("perPage", 25)
    page = {"number": number, "size": size, "totalItems": len(rows), "totalPages": -(-len(rows) // size)}
    return {"data": rows[(number - 1) * size : number * size], "page": page}


def sorted_by(rows, key, value):
    name = key.lstrip("-")
    of = lambda row: value(row, name)
    known = [row for row in rows if of(row) is not None]
    known.sort(key=lambda row: _letters(of(row)) if isinstance(of(row), str) else of(row), reverse=key[0] == "-")
    # Rows without a value come last in both directions.
    return known + [row for row in rows if of(row) is None]
