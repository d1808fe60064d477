/** Credit ledgers, derived from grants and orders. */
import { createHash } from 'node:crypto';
import type { PersonRef } from '@zakupki/api-client/schema';
import { listSpendable } from '../../rules/access/access.ts';
import type { AccountName } from '../../model/people.ts';
import type { CreditRecord, GrantRecord } from '../../model/records/billing.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { byMoment, START } from '../moments.ts';
import { personRef } from '../accounts/users.ts';

export type SeedGrant = readonly [
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

/** A credit movement at a moment. Its amount depends on the movements before it. */
type Movement = { at: string; apply: () => void };
type Write = (line: Pick<CreditRecord, 'at' | 'type' | 'amount' | 'grantId' | 'reason' | 'order'>) => void;

/**
 * Builds a user's grants and ledger. The ledger starts with the first grant: publishing an order debits one credit, and a
 * cancelled order that is not charged refunds it.
 */
export function buildLedger(
  owner: AccountName | PersonRef,
  seedGrants: readonly SeedGrant[],
  orders: readonly OrderRecord[],
): { grants: GrantRecord[]; credits: CreditRecord[] } {
  const person = personRef(owner);
  const slug = person.id.slice('usr_'.length);
  const credits: CreditRecord[] = [];
  let balance = 0;

  const write: Write = (line) => {
    balance += line.amount;
    const id = `ctx_${slug}_${credits.length + 1}`;
    const actor = line.type === 'expire' ? null : { id: person.id, impersonatorId: null };
    const idempotencyKey = line.type === 'debit' ? uuidOf(id) : null;
    credits.push({ ...line, id, ownerId: person.id, balanceAfter: balance, actor, idempotencyKey });
  };

  const grants = seedGrants.map(([amount, source, effectiveAt, expiresAt], index): GrantRecord => {
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
  const first = seedGrants[0]?.[2] ?? '';
  const movements = [
    ...grants.flatMap((grant) => movementsOfGrant(grant, write)),
    ...orders.flatMap((order) => movementsOfOrder(order, first, grants, write)),
  ].sort(byMoment);
  for (const { apply } of movements) apply();
  return { grants, credits };
}

function movementsOfGrant(grant: GrantRecord, write: Write): Movement[] {
  const { id: grantId, source, amount, expiresAt, effectiveAt: at } = grant;
  const granted = { at, apply: () => write({ at, type: 'grant', amount, grantId, reason: source, order: null }) };
  if (expiresAt === null || Date.parse(expiresAt) > START) return [granted];
  const expire = () => {
    if (grant.remaining > 0)
      write({ at: expiresAt, type: 'expire', amount: -grant.remaining, grantId, reason: 'expired', order: null });
  };
  return [granted, { at: expiresAt, apply: expire }];
}

/** @param first moment of the first grant; orders published before it are free */
function movementsOfOrder(
  { id, number, ownerId, publishedAt, cancelledAt, charged }: OrderRecord,
  first: string,
  grants: readonly GrantRecord[],
  write: Write,
): Movement[] {
  if (publishedAt === null || publishedAt < first) return [];
  const order = { id, number };
  let from: GrantRecord | undefined;
  const debit = () => {
    from = listSpendable(grants, Date.parse(publishedAt))[0];
    if (!from) throw new Error(`${ownerId} has no credit to publish ${id} with`);
    from.remaining -= 1;
    write({ at: publishedAt, type: 'debit', amount: -1, grantId: from.id, reason: 'order.publish', order });
  };
  const debited = { at: publishedAt, apply: debit };
  if (charged || cancelledAt === null) return [debited];
  const refund = () => {
    if (!from) return;
    from.remaining += 1;
    write({ at: cancelledAt, type: 'refund', amount: 1, grantId: from.id, reason: 'order.cancel', order });
    // A refund to an expired grant expires at once.
    if (from.expiresAt !== null && from.expiresAt <= cancelledAt)
      write({ at: cancelledAt, type: 'expire', amount: -1, grantId: from.id, reason: 'expired', order: null });
  };
  return [debited, { at: cancelledAt, apply: refund }];
}

/** Returns a UUID derived from a text, the same on every machine. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A plan's monthly credits; each grant expires when the next begins. */
export function monthlyGrants(amount: number, first: string, months: number): SeedGrant[] {
  const start = new Date(first);
  const month = (index: number) => {
    const at = new Date(start);
    at.setUTCMonth(at.getUTCMonth() + index);
    return `${at.toISOString().slice(0, 19)}Z`;
  };
  return Array.from({ length: months }, (_, index): SeedGrant => [amount, 'plan', month(index), month(index + 1)]);
}
