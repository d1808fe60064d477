/** Credit ledgers: what was granted and what the orders' lives spent of it, in the order in which it happened. */
import { createHash } from 'node:crypto';
import type { PersonRef } from '@zakupki/api-client/schema';
import { listSpendable } from '../../../resources/access/rules/access.ts';
import type { PersonName } from '../../people.ts';
import type { CreditRecord, GrantRecord } from '../../records/billing.ts';
import type { OrderRecord } from '../../records/orders.ts';
import { byMoment, START } from '../moments.ts';
import { personRef } from '../accounts/users.ts';

/** One grant: how many credits, from where, from when and until when. */
export type Given = readonly [
  amount: number,
  source: GrantRecord['source'],
  effectiveAt: string,
  expiresAt: string | null,
];

const CATEGORIES: Readonly<Record<GrantRecord['source'], GrantRecord['category']>> = {
  plan: 'paid',
  purchase: 'paid',
  promo: 'promotional',
  referral: 'promotional',
  webinar: 'promotional',
  trial: 'promotional',
  admin: 'compensation',
};

type Happening = { at: string; run: () => void };

/**
 * A person's grants and ledger, which begins with the first grant: publishing debits one credit; a cancelled order that
 * was not charged in the end gave it back.
 */
export function ledger(
  owner: PersonName | PersonRef,
  given: readonly Given[],
  orders: readonly OrderRecord[],
): { grants: GrantRecord[]; credits: CreditRecord[] } {
  const person = personRef(owner);
  const slug = person.id.slice('usr_'.length);
  const credits: CreditRecord[] = [];
  let sum = 0;

  const write = (line: Pick<CreditRecord, 'at' | 'type' | 'amount' | 'grantId' | 'reason' | 'order'>) => {
    sum += line.amount;
    const id = `ctx_${slug}_${credits.length + 1}`;
    // Nobody does an expiry; nobody sends a key but for what they ask to be done.
    const actor = line.type === 'expire' ? null : { id: person.id, impersonatorId: null };
    const idempotencyKey = line.type === 'debit' ? uuidOf(id) : null;
    credits.push({ ...line, id, ownerId: person.id, balanceAfter: sum, actor, idempotencyKey });
  };

  const grants = given.map(([amount, source, effectiveAt, expiresAt], index): GrantRecord => {
    const id = `cgr_${slug}_${index + 1}`;
    return {
      id,
      ownerId: person.id,
      amount,
      remaining: amount,
      source,
      category: CATEGORIES[source],
      effectiveAt,
      expiresAt,
    };
  });

  const happenings: Happening[] = [];
  for (const grant of grants) {
    const { id: grantId, source, expiresAt, effectiveAt: at } = grant;
    happenings.push({
      at,
      run: () => write({ at, type: 'grant', amount: grant.amount, grantId, reason: source, order: null }),
    });
    if (expiresAt === null || Date.parse(expiresAt) > START) continue;
    happenings.push({
      at: expiresAt,
      run: () => {
        if (grant.remaining > 0)
          write({ at: expiresAt, type: 'expire', amount: -grant.remaining, grantId, reason: 'expired', order: null });
      },
    });
  }
  for (const { id, number, publishedAt, cancelledAt, charged } of orders) {
    if (publishedAt === null || publishedAt < (given[0]?.[2] ?? '')) continue;
    const order = { id, number };
    let from: GrantRecord | undefined;
    happenings.push({
      at: publishedAt,
      run: () => {
        from = listSpendable(grants, Date.parse(publishedAt))[0];
        if (!from) throw new Error(`${person.id} has no credit to publish ${id} with`);
        from.remaining -= 1;
        write({ at: publishedAt, type: 'debit', amount: -1, grantId: from.id, reason: 'order.publish', order });
      },
    });
    if (charged || cancelledAt === null) continue;
    happenings.push({
      at: cancelledAt,
      run: () => {
        if (!from) return;
        from.remaining += 1;
        write({ at: cancelledAt, type: 'refund', amount: 1, grantId: from.id, reason: 'order.cancel', order });
        // What comes back to a lot that is over goes the way of the rest of it.
        if (from.expiresAt !== null && from.expiresAt <= cancelledAt)
          write({ at: cancelledAt, type: 'expire', amount: -1, grantId: from.id, reason: 'expired', order: null });
      },
    });
  }

  happenings.sort(byMoment);
  for (const { run } of happenings) run();
  return { grants, credits };
}

/** A UUID that is the same on every machine. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A plan's monthly credits from one moment on, each lot good until the next. */
export function monthly(amount: number, first: string, months: number): Given[] {
  const start = new Date(first);
  const month = (index: number) => {
    const at = new Date(start);
    at.setUTCMonth(at.getUTCMonth() + index);
    return `${at.toISOString().slice(0, 19)}Z`;
  };
  return Array.from({ length: months }, (_, index): Given => [amount, 'plan', month(index), month(index + 1)]);
}
