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

it('is the deadline while bids are collected', () => {
  expect(biddingEndFact(order({}))).toEqual({ label: 'Bids due', value: expect.stringMatching(/^10.Nov.2100,.15:00.MSK$/) });
});

it('is when the buyer stopped early, not the deadline', () => {
  const stopped = order({ status: 'evaluation', closedAt: '2100-11-02T09:00:00Z' });
  expect(biddingEndFact(stopped)).toEqual({ label: 'Bidding closed', value: expect.stringMatching(/^2.Nov.2100,.12:00.MSK$/) });
  expect(biddingEndFact({ ...stopped, status: 'awarded' })).toMatchObject({ label: 'Bidding closed' });
});
