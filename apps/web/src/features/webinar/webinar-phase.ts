import type { Webinar } from '@zakupki/api-client/schema';

/** How a webinar stands: its doors open a while before it begins. */
export type Phase = 'ahead' | 'doors' | 'live' | 'over' | 'cancelled';

/** The contract gives the link to join from here on. */
export const DOORS_MS = 15 * 60_000;

type Timed = Pick<Webinar, 'startsAt' | 'endsAt' | 'status'>;

/**
 * How it stands at a moment, without waiting for the next answer; what the server has said already is never undone.
 * @param at milliseconds, by the server's clock
 */
export function phaseOf({ startsAt, endsAt, status }: Timed, at: number): Phase {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'ended' || at >= Date.parse(endsAt)) return 'over';
  if (status === 'live' || at >= Date.parse(startsAt)) return 'live';
  return at >= doorsOpenAt({ startsAt }) ? 'doors' : 'ahead';
}

/** When one may join, in milliseconds. */
export function doorsOpenAt({ startsAt }: Pick<Webinar, 'startsAt'>): number {
  return Date.parse(startsAt) - DOORS_MS;
}

/** Whether anybody can still take a seat. */
export function isOpen(phase: Phase): boolean {
  return phase === 'ahead' || phase === 'doors' || phase === 'live';
}
