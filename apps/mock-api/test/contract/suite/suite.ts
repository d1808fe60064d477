/** The contract suite as a list, for Vitest and for the mutants. */
import '../seed/seed.checks.ts';
import '../sweeps/sweep.checks.ts';
import '../sweeps/requests.checks.ts';
import '../sweeps/creations.checks.ts';
import '../sweeps/lists.checks.ts';
import '../sweeps/methods.checks.ts';
import '../sweeps/callers.checks.ts';
import '../sweeps/lifecycle.checks.ts';
import '../sweeps/fields.checks.ts';
import '../sweeps/negative.checks.ts';
import '../access/access.checks.ts';
import '../access/checkout.checks.ts';
import '../promo-codes/promo-codes.checks.ts';
import '../awards/basis.checks.ts';
import '../awards/data.checks.ts';
import '../awards/awards.checks.ts';
import '../awards/comparison.checks.ts';
import '../conflicts/evidence.checks.ts';
import '../conflicts/fixes.checks.ts';
import '../conflicts/conflicts.checks.ts';
import '../bids/actions.checks.ts';
import '../bids/bids.checks.ts';
import '../orders/actions.checks.ts';
import '../orders/list.checks.ts';
import '../orders/orders.checks.ts';
import '../profile/profile.checks.ts';
import '../profile/sessions.checks.ts';
import '../profile/email-change.checks.ts';
import '../reference/reference.checks.ts';
import '../session/session.checks.ts';
import '../spreadsheets/order-import.checks.ts';
import '../spreadsheets/quote-import.checks.ts';
import '../spreadsheets/spreadsheets.checks.ts';
import '../statistics/statistics.checks.ts';
import '../suppliers/suppliers.checks.ts';
import '../bids/target-disclosure.checks.ts';
import '../questions/questions.checks.ts';
import '../attachments/attachments.checks.ts';
import '../saved-filters/saved-filters.checks.ts';
import '../webinars/webinars.checks.ts';
import '../notifications/notifications.checks.ts';
import '../referrers/referrers.checks.ts';
import '../sweeps/faults.checks.ts';
import '../sweeps/identity.checks.ts';
import '../impersonations/impersonations.checks.ts';
import '../sweeps/stale.checks.ts';
import '../sweeps/whole.checks.ts';
import '../sweeps/words.checks.ts';
import { ledgerFaults } from '../../recount/ledger-faults.ts';
import { type Check, declaredChecks } from './checks.ts';
import type { Resource } from './resources.ts';
import { type Target, withTarget } from './target.ts';

/** The checks of a resource, the cheap and general ones first. */
export function checksOf(resource: Resource): readonly Check[] {
  return declaredChecks(resource);
}

/** Runs one check against a target. @throws the check's failure, or an Error for inconsistent ledgers afterwards */
export async function runCheck(check: Check, target: Target): Promise<void> {
  const begun: string[] = [];
  const onWorld = (name: string) => {
    begun.push(name);
    target.onWorld?.(name);
  };
  await withTarget({ ...target, onWorld }, async () => check.run());
  const { worlds } = target;
  const used = worlds ? await Promise.all(begun.map((name) => worlds.open(name))) : [];
  const faults = used.flatMap(ledgerFaults);
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
