import { expect, it } from 'vitest';
import { isOpen, phaseOf } from './webinar-phase.ts';

const START = Date.parse('2026-11-12T08:00:00Z');
const MINUTE = 60_000;
const scheduled = {
  startsAt: '2026-11-12T08:00:00Z',
  endsAt: '2026-11-12T08:40:00Z',
  status: 'scheduled',
} as const;

it.each([
  [-15 * MINUTE - 1, 'upcoming', true],
  [-15 * MINUTE, 'entry', true],
  [-1, 'entry', true],
  [0, 'live', true],
  [40 * MINUTE - 1, 'live', true],
  [40 * MINUTE, 'over', false],
] as const)('%d ms after the start the phase is %s', (since, phase, open) => {
  expect(phaseOf(scheduled, START + since)).toBe(phase);
  expect(isOpen(phase)).toBe(open);
});

it.each([
  ['live', 'live'],
  ['ended', 'over'],
  ['cancelled', 'cancelled'],
] as const)('prefers the server’s status %s to the clock', (status, phase) => {
  expect(phaseOf({ ...scheduled, status }, START - 60 * MINUTE)).toBe(phase);
});
