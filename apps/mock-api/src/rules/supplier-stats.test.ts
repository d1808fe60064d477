import { expect, test } from 'vitest';
import { aBid } from '../../test/example-order.ts';
import { supplierStats } from './supplier-stats.ts';

const never = () => false;

test('nothing submitted is nothing to tell', () => {
  const draft = aBid(1, { status: 'draft', submittedAt: null });
  expect(supplierStats([draft], never)).toEqual({
    bids: 0,
    wins: 0,
    medianRank: null,
    lateRate: null,
    lastBidAt: null,
  });
});

test('counts bids and wins, the middle rank, the late share and the last receipt', () => {
  const bids = [
    aBid(1, { status: 'won', rank: 1, receivedAt: '2026-09-01T08:00:00Z' }),
    aBid(2, { status: 'lost', rank: 2, receivedAt: '2026-10-01T08:00:00.5Z' }),
    aBid(3, { status: 'withdrawn', rank: null, receivedAt: '2026-08-01T08:00:00Z' }),
  ];
  expect(supplierStats(bids, ({ number }) => number === 3)).toEqual({
    bids: 3,
    wins: 1,
    medianRank: '1.5',
    lateRate: '33.33',
    lastBidAt: '2026-10-01T08:00:00.5Z',
  });
  expect(supplierStats([...bids, aBid(4, { rank: 4 })], never)).toMatchObject({ medianRank: '2', lateRate: '0' });
});
