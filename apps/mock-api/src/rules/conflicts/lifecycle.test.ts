import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NOW } from '../../../test/recount/example-order.ts';
import { orderWithBids } from '../../../test/recount/random-bids.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { ConflictEntry } from '../../model/records/conflicts.ts';
import { findConflicts } from './find.ts';
import { reconcileConflicts, newEntry } from './lifecycle.ts';
import type { Finding } from './rule.ts';

const EARLIER = '2026-11-01T09:00:00Z';
const NOON = '2026-11-02T09:00:00Z';

/** Reconciles stored conflicts with findings, by default at noon. */
const reconcile = (
  previous: readonly ConflictEntry[],
  findings: readonly Finding[],
  bids: readonly Bid[],
  nowIso = NOON,
) => reconcileConflicts(previous, findings, { nowIso, previousAt: EARLIER, bids, sinceOf: () => nowIso });
type Bid = Pick<BidRecord, 'id' | 'status'>;

/** The entry as waived by a user. */
const waived = (entry: ConflictEntry): ConflictEntry => ({
  ...entry,
  status: 'waived',
  resolution: {
    action: 'waive',
    reason: 'Так решили',
    at: NOON,
    by: { id: 'usr_buyer', name: 'Анна' },
    severity: entry.severity,
    fingerprint: entry.fingerprint,
  },
});

const found = orderWithBids.map(({ order, bids }) => ({ order, bids, findings: findConflicts(order, bids, NOW) }));

describe('for any conflicts', () => {
  test('a second reconciliation changes nothing', () => {
    fc.assert(
      fc.property(found, ({ findings, bids }) => {
        const first = reconcile([], findings, bids);
        expect(first.map(({ id, status }) => [id, status])).toEqual(findings.map(({ id }) => [id, 'open']));
        const second = reconcile(first, findings, bids, '2026-11-03T09:00:00Z');
        expect(second).toEqual(first);
        // The same objects: unchanged entries are not copied.
        expect(second.every((entry, at) => entry === first[at])).toBe(true);
      }),
    );
  });

  test('waived conflicts stay waived while the evidence is the same, in any order of bids', () => {
    fc.assert(
      fc.property(found, ({ order, bids, findings }) => {
        const accepted = reconcile([], findings, bids).map(waived);
        const again = findConflicts(order, bids.toReversed(), NOW);
        expect(reconcile(accepted, again, bids)).toEqual(accepted);
      }),
    );
  });

  test('exactly the waived conflicts with changed evidence reopen', () => {
    const some = found.chain((drawn) =>
      fc.record({ drawn: fc.constant(drawn), changed: fc.array(fc.boolean(), { minLength: 80, maxLength: 80 }) }),
    );
    fc.assert(
      fc.property(some, ({ drawn: { findings, bids }, changed }) => {
        const accepted = reconcile([], findings, bids).map(waived);
        const now = findings.map((one, at) =>
          changed[at % 80] ? { ...one, fingerprint: `${one.fingerprint}x` } : one,
        );
        for (const [at, entry] of reconcile(accepted, now, bids).entries())
          expect([entry.status, entry.history.map(({ because }) => because)]).toEqual(
            changed[at % 80] ? ['open', ['evidence_changed']] : ['waived', []],
          );
      }),
    );
  });

  test('missing conflicts are resolved, and reopen when found again', () => {
    fc.assert(
      fc.property(found, ({ findings, bids }) => {
        const first = reconcile([], findings, bids);
        const gone = reconcile(first, [], bids);
        const submitted = new Set(bids.filter(({ status }) => status === 'submitted').map(({ id }) => id));
        expect(gone.map(({ id }) => id)).toEqual(
          first.filter(({ bidIds }) => bidIds.some((id) => submitted.has(id))).map(({ id }) => id),
        );
        for (const entry of gone) {
          expect(entry).toMatchObject({ status: 'resolved', causedBy: null, lastSeenAt: EARLIER });
          expect(entry.resolution).toMatchObject({ action: null, by: null, at: NOON });
        }
        for (const entry of reconcile(gone, findings, bids))
          expect([entry.status, entry.lastSeenAt, entry.resolution]).toEqual(['open', null, null]);
      }),
    );
  });
});

const finding: Finding = {
  kind: 'delivery_late',
  facet: 'date',
  severity: 'info',
  bidIds: ['bid_1'],
  orderItemId: 'itm_1',
  details: { promised: '2026-11-22', requiredBy: '2026-11-20', days: 2 },
  id: 'cfl_1',
  fingerprint: 'two-days',
  causedBy: null,
};
const submitted: Bid[] = [{ id: 'bid_1', status: 'submitted' }];
const accepted = waived(newEntry(finding, EARLIER));

describe('a waived conflict', () => {
  test('of severity info reopens as a blocker', () => {
    const [entry] = reconcile([accepted], [{ ...finding, severity: 'blocker' }], submitted);
    expect(entry).toMatchObject({ status: 'open', severity: 'blocker', firstSeenAt: EARLIER });
  });

  test('of severity blocker stays waived as a warning', () => {
    const grave = waived({ ...accepted, severity: 'blocker' });
    const [entry] = reconcile([grave], [{ ...finding, severity: 'warning' }], submitted);
    expect(entry).toMatchObject({ status: 'waived', severity: 'warning', resolution: { severity: 'blocker' } });
  });

  test('that disappeared stays in the history', () => {
    const [gone] = reconcile([accepted], [], submitted);
    expect(gone).toMatchObject({
      status: 'resolved',
      resolution: { action: null },
      history: [{ action: 'waive', because: 'gone' }],
    });
  });
});

describe('a resolved conflict', () => {
  const [gone] = reconcile([accepted], [], submitted);
  if (!gone) throw new Error('the conflict is missing');

  test.each([
    ['2026-12-02T09:00:00Z', 1],
    ['2026-12-02T09:00:01Z', 0],
  ])('stays listed for thirty days: %s', (nowIso, count) => {
    expect(reconcile([gone], [], submitted, nowIso)).toHaveLength(count);
  });

  test('is not listed after its bid is deleted', () => {
    expect(reconcile([accepted], [], [])).toEqual([]);
  });

  test.each(['won', 'lost'] as const)('stays unchanged on a bid with status %s', (status) => {
    expect(reconcile([accepted], [], [{ id: 'bid_1', status }])).toEqual([accepted]);
  });

  test('is dropped on a draft, unless a decision was made', () => {
    const drafts: Bid[] = [{ id: 'bid_1', status: 'draft' }];
    expect(reconcile([newEntry(finding, EARLIER)], [], drafts)).toEqual([]);
    expect(reconcile([accepted], [], drafts)).toMatchObject([{ status: 'resolved' }]);
  });
});
