import { expect, it } from 'vitest';
import { mergeRecent } from './recent.ts';

const entries = (...ids: string[]) => ids.map((id) => ({ id }));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ');

it('lists the newest first', () => {
  expect(ids(mergeRecent(entries('2', '1'), entries('3', '4')))).toBe('4 3 2 1');
});

it('shows a request from both list and stream once, in its latest state', () => {
  const merged = mergeRecent([{ id: '1', status: 200 }], [{ id: '1', status: 402 }]);
  expect(merged).toEqual([{ id: '1', status: 402 }]);
});

it('limits the list to the newest 500', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `old-${index}` }));
  const merged = mergeRecent(many, entries('new'));
  expect(merged).toHaveLength(500);
  expect(merged[0]?.id).toBe('new');
  expect(merged.at(-1)?.id).toBe('old-498');
});
