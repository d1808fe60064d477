"""Orders: drafts, their lists and publishing."""

import re
from datetime import datetime, timedelta, timezone
from decimal import Decimal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from contract import DOCUMENT, Problem, resolve
from resources import now, page_of, sorted_by

STATUSES = ("draft", "published", "evaluation", "awarded", "unsuccessful", "cancelled")
UNITS = [
    ("H87", "count", "1", "шт", "штука", "pc", "piece"),
    ("PR", "count", "2", "пар", "пара", "pr", "pair"),
    ("MMT", "length", "0.001", "мм", "миллиметр", "mm", "millimetre"),
    ("MTR", "length", "1", "м", "метр", "m", "metre"),
    ("KMT", "length", "1000", "км", "километр", "km", "kilometre"),
    ("KGM", "mass", "1", "кг", "килограмм", "kg", "kilogram"),
    ("XBX", "package", None, "кор", "коробка", "box", "box"),
]
BLANK = {
    "title": "", "category": "goods", "tags": [], "description": "", "submissionDeadline": None, "decisionDate": None,
    "timeZone": "Europe/Moscow", "currency": "RUB", "budget": None, "vatMode": "excluded", "vatRateDefault": "22",
    "compareBasis": "net", "awardCriteria": "lowest_total", "partialBidsAllowed": True, "alternativesAllowed": True,
    "sealedBids": False, "showCeilings": False, "requireVat": False,
    "delivery": dict.fromkeys(("address", "region", "incoterm", "place")),
    "payment": None, "items": [], "lots": [], "exchangeRates": [],
}  # fmt: skip
BLANK_LINE = {
    "name": "", "specification": "", "sku": "", "gtin": None, "quantity": None, "unitCode": "H87", "maxUnitPrice": None,
    "requiredBy": None, "quantityTolerancePercent": "0", "okpd2": None, "lotKey": None, "deliveryNote": "", "vatRate": None,
}  # fmt: skip
NOT_COMMON = {
    "status": "draft", "revision": 0, "publishedAt": None, "charged": False,
}  # fmt: skip
"""What an order without bids shows."""
NOTHING_YET = {
    "sealedBidCount": 0, "isAwardable": False, "summary": None, "awardedTotal": None, "archivedAt": None, "openedAt": None,
    "earlierOpenings": [], "openedBidCount": 0, "attachments": [], "reopenCount": 0, "endReason": None,
    "awardedAt": None, "cancelledAt": None,
}  # fmt: skip
ROW = tuple(resolve(DOCUMENT["components"]["schemas"]["OrderRow"])["properties"])
MATERIAL = ("currency", "vatMode", "vatRateDefault", "description", "awardCriteria", "partialBidsAllowed",
            "alternativesAllowed", "requireVat", "delivery", "payment", "items")  # fmt: skip
LARGEST_TOTAL = Decimal(10) ** 15
SHORTEST_TITLE, SHORTEST_NAME = 3, 2


def units(language):
    names = (3, 4) if language == "ru" else (5, 6)
    return [
        {"code": one[0], "dimension": one[1], "factor": one[2], "symbol": one[names[0]], "name": one[names[1]]}
        for one in UNITS
    ]


class Orders:
    kind, key = "ord", "orderId"

    def __init__(self, store, access):
        self.store, self.access = store, access

    def list(self, owner, query):
        found = [row for row in self._rows(owner) if self._fits(row, query)]
        counts = {status: sum(row["status"] == status for row in found) for status in STATUSES}
        found = [row for row in found if row["status"] in query.get("status", STATUSES)]
        for key in reversed(query.get("sort", ["-createdAt"])):
            found = sorted_by(found, key, _value)
        return {**page_of([{name: row[name] for name in ROW} for row in found], query), "countsByStatus": counts}

    def _rows(self, owner):
        # The newest first where the moments are equal.
        return [self.present(one) for one in reversed(self.store.records(self.kind, owner))]

    def _fits(self, row, query):
        due, text = _moment(row["submissionDeadline"]), query.get("q", "").strip().lower()
        words = [row["number"], row["title"], *row["tags"], *(item["name"] for item in row["items"])]
        return (
            any(text in word.lower() for word in words)
            and ("deadlineFrom" not in query or (due is not None and due >= _moment(query["deadlineFrom"])))
            and ("deadlineTo" not in query or (due is not None and due <= _moment(query["deadlineTo"])))
            and ("tag" not in query or bool(set(query["tag"]) & set(row["tags"])))
            and not query.get("hasConflicts", False)
            and not query.get("archived", False)
        )

    def create(self, owner, body):
        fields = self._merged(BLANK, body)
        number = f"Z-{now()[:4]}-{self.store.count(self.kind) + 1:06d}"
        return self.present(self.store.add(self.kind, owner, {"number": number, **NOT_COMMON, **fields}))

    def update(self, owner, record, body):
        body.pop("reason", None)
        before = {name: record[name] for name in BLANK}
        fields = self._merged(before, body)
        changed = [name for name in BLANK if fields[name] != before[name]]
        if not changed:
            return {"order": self.present(record), "materialChanges": []}
        material = [f"/{name}" for name in changed if name in MATERIAL and record["status"] != "draft"]
        if material:
            fields["revision"] = record["revision"] + 1
        return {"order": self.present(self.store.change(self.kind, owner, record, fields)), "materialChanges": material}

    def delete(self, record):
        if self._status(record) != "draft":
            raise Problem("order_not_draft")
        self.store.delete(record)

    def publish(self, owner, record, key):
        if self._status(record) != "draft":
            raise Problem("order_not_draft")
        missing = _missing(record)
        if missing:
            raise Problem("invalid", [("body", *one) for one in missing])
        charge = self.access.charge(owner, record, key)
        changes = {"status": "published", "revision": 1, "publishedAt": now(), "charged": True}
        if record["decisionDate"] is None:
            decision = _moment(record["submissionDeadline"]).astimezone(ZoneInfo(record["timeZone"])) + timedelta(days=5)
            changes["decisionDate"] = decision.date().isoformat()
        return {"order": self.present(self.store.change(self.kind, owner, record, changes)), "charge": charge}

    def present(self, record):
        status = self._status(record)
        closed = record["submissionDeadline"] if status == "evaluation" else None
        counts = dict.fromkeys(("bids", "submittedBids", "openConflicts", "blockers", "warnings", "notes"), 0)
        access = {"editable": True, "publishable": status == "draft" and not _missing(record), "actions": []}
        shown = {**record, "status": status, "closedAt": closed, "counts": {"items": len(record["items"]), **counts}}
        return {**NOTHING_YET, **shown, "access": access}

    def _status(self, record):
        due = _moment(record["submissionDeadline"])
        over = record["status"] == "published" and due <= datetime.now(timezone.utc)
        return "evaluation" if over else record["status"]

    def _merged(self, before, patch):
        fields = {**before, **patch, "title": patch.get("title", before["title"]).strip()}
        if patch.get("delivery"):
            merged = {**before["delivery"], **patch["delivery"]}
            fields["delivery"] = {name: (text or "").strip() or None for name, text in merged.items()}
        if patch.get("payment"):
            fields["payment"] = _payment(before["payment"], patch["payment"])
        if "items" in patch:
            fields["items"] = self._lines(before["items"], patch["items"])
        if "lots" in patch:
            fields["lots"] = [{**lot, "title": lot["title"].strip()} for lot in patch["lots"]]
        if "exchangeRates" in patch:
            fields["exchangeRates"] = [{**rate, "rate": _strip(rate["rate"])} for rate in patch["exchangeRates"]]
        if "tags" in patch:
            fields["tags"] = [tag.strip() for tag in patch["tags"]]
        errors = _content_faults(fields)
        if errors:
            raise Problem("invalid", [("body", *one) for one in errors])
        return fields

    def _lines(self, before, drafts):
        known, lines = {line["id"]: line for line in before}, []
        for at, draft in enumerate(drafts):
            if "id" in draft and draft["id"] not in known:
                raise Problem("invalid", [("body", f"/items/{at}/id", "ref_not_found")])
            line = {**BLANK_LINE, **draft, "position": at + 1}
            for name in ("quantity", "maxUnitPrice", "quantityTolerancePercent"):
                line[name] = line[name] and _strip(line[name])
            same = known.get(draft.get("id"))
            line |= {"name": line["name"].strip(), "sku": line["sku"].strip(),
                     "id": draft.get("id") or self.store.new_id("itm"),
                     "changedInRevision": same["changedInRevision"] if same else 0}  # fmt: skip
            lines.append(line)
        return lines


def _value(row, name):
    if name == "status":
        return STATUSES.index(row["status"])
    if name in ("bids", "items", "openConflicts"):
        return row["counts"]["submittedBids" if name == "bids" else name]
    if name == "bestTotal":
        return None
    return row[name] or None


def _moment(text):
    return text and datetime.fromisoformat(text.replace("Z", "+00:00"))


def _strip(text):
    return text.rstrip("0").rstrip(".") if "." in text else text


def _payment(before, patch):
    base = before if before and before["kind"] == patch["kind"] else {**(before or {}), "prepayPercent": None}
    merged = {"postpayDays": None, "prepayPercent": None, **base, **patch}
    return {**merged, "prepayPercent": merged["prepayPercent"] and _strip(merged["prepayPercent"])}


def _content_faults(order):
    found = []
    try:
        ZoneInfo(order["timeZone"])
    except (ZoneInfoNotFoundError, ValueError):
        found.append(("/timeZone", "ref_not_found"))
    payment = order["payment"]
    if payment and payment["prepayPercent"] is not None:
        share = Decimal(payment["prepayPercent"])
        if payment["kind"] != "mixed":
            found += [("/payment/prepayPercent", "not_allowed")] * (share != (100 if payment["kind"] == "prepaid" else 0))
        elif not 0 < share < 100:
            found.append(("/payment/prepayPercent", "min" if share <= 0 else "max"))
    keys = [lot["key"] for lot in order["lots"]]
    found += [(f"/lots/{at}/key", "unique") for at, key in enumerate(keys) if key in keys[:at]]
    tags = [tag.lower() for tag in order["tags"]]
    found += [(f"/tags/{at}", "unique") for at, tag in enumerate(tags) if tag in tags[:at]]
    for at, line in enumerate(order["items"]):
        found += [(f"/items/{at}/unitCode", "ref_not_found")] * (line["unitCode"] not in [one[0] for one in UNITS])
        found += [(f"/items/{at}/gtin", "checksum")] * (line["gtin"] is not None and not _right_gtin(line["gtin"]))
        found += [(f"/items/{at}/lotKey", "ref_not_found")] * (line["lotKey"] is not None and line["lotKey"] not in keys)
        total = Decimal(line["maxUnitPrice"] or 0) * Decimal(line["quantity"] or 0)
        found += [(f"/items/{at}/maxUnitPrice", "max")] * (total >= LARGEST_TOTAL)
    currencies = [rate["currency"] for rate in order["exchangeRates"]]
    for at, currency in enumerate(currencies):
        if currency == order["currency"]:
            found.append((f"/exchangeRates/{at}/currency", "not_allowed"))
        elif currency in currencies[:at]:
            found.append((f"/exchangeRates/{at}/currency", "unique"))
    return found


def _right_gtin(text):
    digits = [int(one) for one in reversed(text)]
    return sum(digit * (3 if at % 2 else 1) for at, digit in enumerate(digits)) % 10 == 0


def _missing(order):
    found = [("/title", "too_short")] * (len(order["title"]) < SHORTEST_TITLE)
    found += [("/items", "min_items")] * (not order["items"])
    for at, line in enumerate(order["items"]):
        found += [(f"/items/{at}/name", "too_short")] * (len(line["name"]) < SHORTEST_NAME)
        found += [(f"/items/{at}/quantity", "required")] * (line["quantity"] is None)
        found += [(f"/items/{at}/lotKey", "required")] * (bool(order["lots"]) and line["lotKey"] is None)
    found += [("/delivery/address", "required")] * (order["delivery"]["address"] is None)
    due = _moment(order["submissionDeadline"])
    if due is None:
        found.append(("/submissionDeadline", "required"))
    elif due < datetime.now(timezone.utc) + timedelta(hours=1):
        found.append(("/submissionDeadline", "date_order"))
    return found
