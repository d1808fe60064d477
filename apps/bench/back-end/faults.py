"""Mutants of the back end. Each does one thing wrong, and the contract suite must kill it."""

import sys

import contract
import resources
from contract import Problem


def _part(name):
    return getattr(sys.modules["server"], name)


def _replace(owner, name, make):
    """Replaces a function with `make(function)`."""
    setattr(owner, name, make(getattr(owner, name)))


def _answers(change):
    """Changes every answer before it is sent."""

    def make(send):
        def wrong(self, answer, request_id):
            change(answer)
            send(self, answer, request_id)

        return wrong

    _replace(_part("Handler"), "_send", make)


def _without_header(name):
    return lambda: _answers(lambda answer: answer.headers.pop(name, None))


def _ignores_codes(*codes):
    def make(find_faults):
        return lambda *given: [fault for fault in find_faults(*given) if fault[1] not in codes]

    def install():
        _replace(contract, "faults", make)
        _replace(sys.modules["server"], "faults", make)

    return install


def _forgets_versions():
    _replace(_part("BackEnd"), "_match", lambda _: lambda *_given: None)


def _repeats_work():
    _replace(
        _part("BackEnd"),
        "_once",
        lambda _: lambda self, operation, owner, params, query, headers, given: self._operate(
            operation, owner, params, query, headers, given
        ),
    )


def _keeps_sessions():
    _replace(resources.Store, "sign_out", lambda _: lambda *_given: None)


def _accepts_any_token():
    def make(caller):
        return lambda self, token: caller(self, token) or self.db.execute("select id from users").fetchone()[0]

    _replace(resources.Store, "caller", make)


def _keeps_deleted():
    _replace(resources.Store, "delete", lambda _: lambda *_given: None)


def _ignores_paging():
    def make(read):
        return lambda self, owner, query: read(self, owner, {**query, "page": 1})

    _replace(resources.Suppliers, "list", make)


def _ignores_sorting():
    def make(read):
        return lambda self, owner, query: read(self, owner, {**query, "sort": ["name"]})

    _replace(resources.Suppliers, "list", make)


def _miscounts():
    def make(read):
        def wrong(self, owner, query):
            found = read(self, owner, query)
            found["page"]["totalItems"] += 1
            return found

        return wrong

    _replace(resources.Suppliers, "list", make)


def _replaces_instead_of_merging():
    def make(update):
        return lambda self, owner, record, body: update(self, owner, record, {**resources.BLANK_SUPPLIER, **body})

    _replace(resources.Suppliers, "update", make)


def _accepts_wrong_tax_numbers():
    _replace(resources, "_tax_faults", lambda _: lambda _tax: [])


def _loses_a_field():
    def make(add):
        return lambda self, kind, owner, body: add(self, kind, owner, {**body, **({"notes": None} if "notes" in body else {})})

    _replace(resources.Store, "add", make)


def _shows_versions_as_text():
    def change(answer):
        if isinstance(answer.body, dict) and "version" in answer.body:
            answer.body = {**answer.body, "version": str(answer.body["version"])}

    _answers(change)


def _says_internal_error():
    def make(read):
        def wrong(*given):
            try:
                return read(*given)
            except Problem:
                raise ValueError("no such record") from None

        return wrong

    _replace(resources.Store, "record", make)


def _may_be_cached():
    _answers(lambda answer: answer.headers.update({"Cache-Control": "public, max-age=60"}))


FAULTS = {
    "accepts-any-token": _accepts_any_token,
    "accepts-long-texts": _ignores_codes("too_long"),
    "accepts-unknown-fields": _ignores_codes("unknown_property"),
    "accepts-wrong-tax-numbers": _accepts_wrong_tax_numbers,
    "forgets-versions": _forgets_versions,
    "has-no-etag": _without_header("ETag"),
    "has-no-location": _without_header("Location"),
    "ignores-paging": _ignores_paging,
    "ignores-sorting": _ignores_sorting,
    "keeps-deleted": _keeps_deleted,
    "keeps-sessions": _keeps_sessions,
    "loses-a-field": _loses_a_field,
    "may-be-cached": _may_be_cached,
    "miscounts": _miscounts,
    "repeats-work": _repeats_work,
    "replaces-instead-of-merging": _replaces_instead_of_merging,
    "says-internal-error": _says_internal_error,
    "shows-versions-as-text": _shows_versions_as_text,
}
