import type { Order } from '@zakupki/api-client/schema';
import { expect, it } from 'vitest';
import { biddingEndFact } from './deadline.ts';

const order = (part: Partial<Order>) =>
  ({
    status: 'published',
    submissionDeadline: '2100-11-10T12:00:00Z',
    timeZone: 'Europe/Moscow',
    closedAt: null,
    cancelledAt: null,
    ...part,
  }) as Order;

/** With its non-breaking spaces as usual ones. */
const fact = (of: Order) => {
  const { label, value } = biddingEndFact(of);
  return `${label} ${typeof value === 'string' ? value : ''}`.replaceAll(/\s/g, ' ');
};

it('is the deadline while bids are collected', () => {
  expect(fact(order({}))).toBe('Bids due 10 Nov 2100, 15:00 MSK');
});

it('is when the buyer stopped early, not the deadline', () => {
  const stopped = { status: 'evaluation', closedAt: '2100-11-02T09:00:00Z' } as const;
  expect(fact(order(stopped))).toBe('Bidding closed 2 Nov 2100, 12:00 MSK');
  expect(fact(order({ ...stopped, status: 'awarded' }))).toBe('Bidding closed 2 Nov 2100, 12:00 MSK');
});
