import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GrantRecord } from '../../model/records/billing.ts';
import { balance, creditsAt, listSpendable } from './access.ts';
import { debit, dueMovements, type Movement, newTrial, refund, trialCredits } from './credits.ts';

const NOW = Date.parse('2026-11-02T09:00:00Z');

function grant(id: string, more: Partial<GrantRecord> = {}): GrantRecord {
  return {
    id,
    ownerId: 'usr_1',
    amount: 10,
    remaining: 10,
    source: 'plan',
    category: 'paid',
    effectiveAt: '2026-10-12T08:00:00Z',
    expiresAt: '2026-11-12T08:00:00Z',
    ...more,
  };
}

const debits = (movements: readonly Movement[] | null) => movements?.map(({ grant: { id }, amount }) => [id, amount]);

describe('debit', () => {
  it('takes credits that expire soonest first, promotional before paid on the same day', () => {
    const grants = [
      grant('forever', { expiresAt: null }),
      grant('paid'),
      grant('promo', { category: 'promotional', remaining: 2 }),
      grant('half a second later', { expiresAt: '2026-11-03T00:00:00.500Z', remaining: 1 }),
      grant('soon', { expiresAt: '2026-11-03T00:00:00Z', remaining: 1 }),
    ];
    expect(debits(debit(grants, 15, NOW, 'order.publish'))).toEqual([
      ['soon', -1],
      ['half a second later', -1],
      ['promo', -2],
      ['paid', -10],
      ['forever', -1],
    ]);
  });

  it('takes nothing when the balance is too low, and skips expired and future grants', () => {
    const grants = [
      grant('lapsed', { expiresAt: '2026-11-02T09:00:00Z' }),
      grant('later', { effectiveAt: '2026-11-02T09:00:01Z' }),
      grant('open', { remaining: 3 }),
    ];
    expect(debit(grants, 4, NOW, 'order.publish')).toBeNull();
    expect(debits(debit(grants, 3, NOW, 'order.publish'))).toEqual([['open', -3]]);
    expect(debit(grants, 0, NOW, 'order.publish')).toEqual([]);
  });

  it('never takes more or less than the cost', () => {
    const remaining = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 6 });
    fc.assert(
      fc.property(remaining, fc.integer({ min: 0, max: 30 }), (lots, cost) => {
        const grants = lots.map((left, index) => grant(`g${index}`, { remaining: left }));
        const movements = debit(grants, cost, NOW, 'order.publish');
        const total = lots.reduce((sum, left) => sum + left, 0);
        expect(movements === null).toBe(cost > total);
        const after = new Map(grants.map((known) => [known.id, known]));
        for (const movement of movements ?? []) after.set(movement.grant.id, movement.grant);
        expect(balance([...after.values()], NOW)).toBe(movements ? total - cost : total);
      }),
    );
  });
});

describe('refund', () => {
  const order = { id: 'ord_1', number: 'Z-2026-000001' };
  const spent = (grantId: string, amount: number) => ({ type: 'debit' as const, amount, grantId, order });
  const newId = () => 'cgr_new';

  it('returns credits to their grant only once', () => {
    const grants = [grant('a', { remaining: 9 })];
    const movements = refund(grants, [spent('a', -1)], NOW, 'order.cancel', newId);
    expect(movements).toMatchObject([{ type: 'refund', amount: 1, grant: { id: 'a', remaining: 10 } }]);
    const refunded = [spent('a', -1), { type: 'refund' as const, amount: 1, grantId: 'a', order }];
    expect(refund(grants, refunded, NOW, 'order.cancel', newId)).toEqual([]);
  });

  it('grants new credits in place of expired ones', () => {
    const grants = [grant('a', { remaining: 4, expiresAt: '2026-11-01T00:00:00Z' })];
    const movements = refund(grants, [spent('a', -1)], NOW, 'order.cancel', newId);
    expect(movements).toMatchObject([
      {
        amount: 1,
        grant: { id: 'cgr_new', remaining: 1, category: 'compensation', expiresAt: '2026-12-02T09:00:00Z' },
      },
    ]);
  });

  it('returns nothing for an order that cost nothing', () => {
    expect(refund([grant('a')], [], NOW, 'order.cancel', newId)).toEqual([]);
  });
});

describe('dueMovements', () => {
  const subscription = {
    planId: 'pln',
    startedAt: '2026-08-31T08:00:00Z',
    currentPeriodEnd: '2026-12-31T08:00:00Z',
    graceUntil: '2027-01-03T08:00:00Z',
    cancelAtPeriodEnd: false,
    autoRenew: true,
  };
  const plan = { creditsPerPeriod: 40 } as Parameters<typeof dueMovements>[0]['plan'];
  const first = grant('first', {
    effectiveAt: subscription.startedAt,
    expiresAt: '2026-09-30T08:00:00Z',
    remaining: 7,
  });
  const paid = { ownerId: 'usr_1', subscription, plan };
  /** Ledger entries: 10 credits granted, 3 of them spent. */
  const firstEntries = [
    { grantId: 'first', amount: 10 },
    { grantId: 'first', amount: -3 },
  ];
  const dueAt = (moment: string, entries: Parameters<typeof dueMovements>[2] = firstEntries, grants = [first]) => {
    let serial = 0;
    return dueMovements(paid, grants, entries, Date.parse(moment), () => `n${(serial += 1)}`);
  };
  const entriesOf = (movements: Movement[]) => movements.map(({ grant: { id }, amount }) => ({ grantId: id, amount }));
  const summaries = (movements: Movement[]) => movements.map(({ at: moment, type, amount }) => [moment, type, amount]);

  it('expires a month’s credits and grants the next, also at the end of short months', () => {
    expect(summaries(dueAt('2026-09-29T00:00:00Z'))).toEqual([]);
    expect(summaries(dueAt('2026-10-31T08:00:00Z'))).toEqual([
      ['2026-09-30T08:00:00Z', 'grant', 40],
      ['2026-09-30T08:00:00Z', 'expire', -7],
      ['2026-10-31T08:00:00Z', 'grant', 40],
      ['2026-10-31T08:00:00Z', 'expire', -40],
    ]);
  });

  it('grants nothing after the paid period and nothing twice', () => {
    const all = dueAt('2027-06-01T00:00:00Z');
    expect(all.filter(({ type }) => type === 'grant').map(({ at: moment }) => moment.slice(0, 10))).toEqual([
      '2026-09-30',
      '2026-10-31',
      '2026-11-30',
    ]);
    const grants = [first, ...all.filter(({ type }) => type === 'grant').map((movement) => movement.grant)];
    expect(dueAt('2027-06-01T00:00:00Z', [...firstEntries, ...entriesOf(all)], grants)).toEqual([]);
  });

  it('follows a clock that is set back; the ledger still adds up', () => {
    const forward = dueAt('2026-10-05T00:00:00Z');
    const grants = [first, ...forward.filter(({ type }) => type === 'grant').map((movement) => movement.grant)];
    const backward = dueAt('2026-09-20T00:00:00Z', [...firstEntries, ...entriesOf(forward)], grants);
    expect(summaries(backward)).toEqual([
      ['2026-09-20T00:00:00Z', 'adjust', 7],
      ['2026-09-20T00:00:00Z', 'adjust', -40],
    ]);
    const entries = [...firstEntries, ...entriesOf(forward), ...entriesOf(backward)];
    expect(summaries(dueAt('2026-10-05T00:00:00Z', entries, grants))).toEqual([
      ['2026-09-30T08:00:00Z', 'expire', -7],
      ['2026-10-05T00:00:00Z', 'adjust', 40],
    ]);
  });
});

describe('trial', () => {
  it('starts with five credits that expire with it after 14 days', () => {
    const trial = newTrial(NOW);
    const trialGrant = trialCredits('usr_1', 'cgr_1', trial).grant;
    expect(trial.endsAt).toBe('2026-11-16T09:00:00Z');
    expect(balance([trialGrant], NOW)).toBe(5);
    expect(listSpendable([trialGrant], Date.parse(trial.endsAt))).toEqual([]);
  });
});

describe('creditsAt', () => {
  it('sums the credits that expire at the next expiry', () => {
    const grants = [grant('a', { remaining: 3 }), grant('b', { remaining: 4 }), grant('c', { expiresAt: null })];
    expect(creditsAt(grants, NOW)).toMatchObject({
      balance: 17,
      nextExpiry: { at: '2026-11-12T08:00:00Z', amount: 7 },
      cause: null,
    });
  });

  it('distinguishes spent from expired credits by the latest grant', () => {
    const lapsed = grant('lapsed', { expiresAt: '2026-11-01T08:00:00Z', effectiveAt: '2026-10-01T08:00:00Z' });
    const used = grant('used', { remaining: 0 });
    expect(creditsAt([lapsed], NOW).cause).toBe('expired');
    expect(creditsAt([lapsed, used], NOW).cause).toBe('exhausted');
    expect(creditsAt([], NOW).cause).toBe('exhausted');
  });
});
