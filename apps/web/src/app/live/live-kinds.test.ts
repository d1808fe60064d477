import { zLiveEventKind } from '@zakupki/api-client/zod';
import type { LiveEvent } from '@zakupki/api-client/schema';
import { expect, it } from 'vitest';
import { LIVE_KINDS, tagsOf } from './live-kinds.ts';

const event = (kind: LiveEvent['kind']): LiveEvent => ({
  kind,
  orderId: 'ord_1',
  subjectId: null,
  at: '2026-11-25T09:00:00Z',
  requestId: null,
});

it('has a row for each kind of the contract', () => {
  expect(Object.keys(LIVE_KINDS).toSorted()).toEqual(zLiveEventKind.options.toSorted());
});

it('reloads everything for an unknown kind', () => {
  // A newer server may send it.
  expect(tagsOf(event('parade' as LiveEvent['kind']))).toEqual(LIVE_KINDS.reset.tags(''));
});

it('leaves other orders alone', () => {
  const orders = zLiveEventKind.options
    .filter((kind) => kind !== 'reset')
    .flatMap((kind) => tagsOf(event(kind)))
    .filter((tag) => (typeof tag === 'string' ? tag : tag?.type) === 'Order');
  expect(orders.length).toBeGreaterThan(5);
  expect(orders.filter((tag) => typeof tag === 'string' || tag?.id !== 'ord_1')).toEqual([]);
});
