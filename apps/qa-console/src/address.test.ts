import { expect, it } from 'vitest';
import { addressOf, searchOf } from './address.ts';

it('opens the default world on its traffic tab', () => {
  expect(addressOf('')).toEqual({ world: 'default', tab: 'traffic', request: null });
});

it('ignores an unknown tab', () => {
  expect(addressOf('?tab=nope').tab).toBe('traffic');
});

it.each(['?world=ticket-118', '?world=default&tab=outbox', '?world=t&tab=setup&request=req_00001f'])(
  'reads and writes %s unchanged',
  (search) => {
    expect(searchOf(addressOf(search))).toBe(search);
  },
);
