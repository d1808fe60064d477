"""Trial, subscription and credits of the users."""

from contract import DOCUMENT, Problem

PLAN = DOCUMENT["components"]["examples"]["AccessActive"]["value"]
NO_PLAN = {"plan": None, "subscription": None, "limits": DOCUMENT["components"]["examples"]["AccessTrial"]["value"]["limits"]}
ENDED = "2026-02-12T08:15:00Z"
PUBLISH_COST = 1
"""What the access of each kind of user is, and the credits at the start."""
STATES = {
    "active": ({"status": "active"}, 500),
    "credits-expired": ({"status": "active"}, 0),
    "trial-expired": ({**NO_PLAN, "status": "trial_expired", "blockedBy": "TRIAL_EXPIRED"}, 2),
    "subscription-expired": (
        {"status": "subscription_expired", "blockedBy": "SUBSCRIPTION_EXPIRED",
         "subscription": {**PLAN["subscription"], "currentPeriodEnd": ENDED, "graceUntil": ENDED}},
        7,
    ),
}  # fmt: skip


class Access:
    def __init__(self, store):
        self.store = store

    def state(self, owner, moment):
        known, _ = STATES[self.store.kind(owner)]
        balance = self.balance(owner)
        cause = None if balance else "exhausted"
        state = {**PLAN, **known, "serverTime": moment}
        return {**state, "credits": {"balance": balance, "reserved": 0, "nextExpiry": None, "cause": cause}}

    def digest(self, owner, moment):
        state = self.state(owner, moment)
        plan, subscription, trial = state["plan"], state["subscription"], state["trial"]
        ends = subscription["currentPeriodEnd"] if subscription else trial["endsAt"]
        return {
            "status": state["status"], "blockedBy": state["blockedBy"], "planCode": plan and plan["code"],
            "planName": plan and plan["name"], "endsAt": ends, "creditsBalance": state["credits"]["balance"],
            "serverTime": moment,
        }  # fmt: skip

    def require_period(self, owner):
        """Raises 402 when the trial or the subscription has ended."""
        ended = STATES[self.store.kind(owner)][0].get("blockedBy")
        if ended:
            raise Problem(ended.lower())

    def balance(self, owner):
        return sum(entry["amount"] for entry in self.store.records("ctx", owner))

    def grant(self, owner, amount):
        self._enter(owner, "grant", amount, "plan", None, None)

    def charge(self, owner, order, key):
        """Raises 402 without credits."""
        if self.balance(owner) < PUBLISH_COST:
            raise Problem("credits_expired")
        entry = self._enter(owner, "debit", -PUBLISH_COST, "order.publish", order, key)
        return {"credits": PUBLISH_COST, "balanceAfter": entry["balanceAfter"]}

    def _enter(self, owner, kind, amount, reason, order, key):
        about = order and {"id": order["id"], "number": order["number"]}
        body = {
            "type": kind, "amount": amount, "balanceAfter": self.balance(owner) + amount, "grantId": None,
            "reason": reason, "order": about, "actor": {"id": owner, "impersonatorId": None} if order else None,
            "idempotencyKey": key,
        }  # fmt: skip
        return self.store.add("ctx", owner, body)

    def ledger(self, owner):
        """The entries, newest first."""
        base = ("version", "createdAt", "updatedAt", "createdBy")
        entries = reversed(self.store.records("ctx", owner))
        return [{**{k: v for k, v in one.items() if k not in base}, "at": one["createdAt"]} for one in entries]
