import type { Webinar } from '@zakupki/api-client/schema';
import { expect, it } from 'vitest';
import { nextWebinar } from './webinar-api.ts';

const registration = { id: 'reg_1', registeredAt: '2026-11-01T09:00:00Z', attendedAt: null, email: 'a@b.example' };
const webinar = (id: string, more: Partial<Webinar>) =>
  ({ id, status: 'scheduled', seatsLeft: 5, registration: null, ...more }) as Webinar;

it.each([
  ['the first upcoming one', webinar('a', {}), 'a'],
  ['one without a limit of seats', webinar('a', { seatsLeft: null }), 'a'],
  ['not one whose seats are taken', webinar('a', { seatsLeft: 0 }), 'b'],
  ['a full one where the reader has a seat', webinar('a', { seatsLeft: 0, registration }), 'a'],
  ['not one that has ended', webinar('a', { status: 'ended' }), 'b'],
] as const)('offers %s', (_, first, id) => {
  expect(nextWebinar([first, webinar('b', {})])?.id).toBe(id);
});
