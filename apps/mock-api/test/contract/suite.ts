/** The whole contract suite as a list: for Vitest, and for whoever spoils a server and wants to know who notices. */
import './seed.checks.ts';
import './sweep.checks.ts';
import './lists.checks.ts';
import './callers.checks.ts';
import './lifecycle.checks.ts';
import './fields.checks.ts';
import './negative.checks.ts';
import './access.checks.ts';
import './checkout.checks.ts';
import './promo-codes.checks.ts';
import './award-basis.checks.ts';
import './award-data.checks.ts';
import './awards.checks.ts';
import './comparison.checks.ts';
import './conflict-evidence.checks.ts';
import './conflict-fixes.checks.ts';
import './conflicts.checks.ts';
import './bid-actions.checks.ts';
import './bids.checks.ts';
import './order-actions.checks.ts';
import './orders-list.checks.ts';
import './orders.checks.ts';
import './profile.checks.ts';
import './reference.checks.ts';
import './session.checks.ts';
import './order-import.checks.ts';
import './quote-import.checks.ts';
import './spreadsheets.checks.ts';
import './statistics.checks.ts';
import './suppliers.checks.ts';
import './target-disclosure.checks.ts';
import './questions.checks.ts';
import './attachments.checks.ts';
import './saved-filters.checks.ts';
import './webinars.checks.ts';
import './notifications.checks.ts';
import './referrers.checks.ts';
import './faults.checks.ts';
import './identity.checks.ts';
import './impersonations.checks.ts';
import './stale.checks.ts';
import './whole.checks.ts';
import './words.checks.ts';
import { ledgerFaults } from '../ledger-faults.ts';
import { type Check, declaredChecks } from './checks.ts';
import type { Resource } from './resources.ts';
import { type Target, withTarget } from './target.ts';

/** The checks of a resource, the cheap and general ones first. */
export function checksOf(resource: Resource): readonly Check[] {
  return declaredChecks(resource);
}

/** Runs one check against a target. Rejects with what it found, or with what it left wrong in the ledgers. */
export async function runCheck(check: Check, target: Target): Promise<void> {
  const begun: string[] = [];
  const onWorld = (name: string) => {
    begun.push(name);
    target.onWorld?.(name);
  };
  await withTarget({ ...target, onWorld }, async () => check.run());
  const faults = begun.flatMap((name) => {
    const world = target.worlds?.find(name);
    return world ? ledgerFaults(world) : [];
  });
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
