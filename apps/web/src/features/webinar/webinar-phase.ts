import type { Webinar } from '@zakupki/api-client/schema';
import { durationMs } from '@zakupki/procurement/time/durations';

export type Phase = 'upcoming' | 'entry' | 'live' | 'over' | 'cancelled';

/** The contract returns the join link from this time before the start. */
const JOINABLE_BEFORE_MS = durationMs('webinarRoom');

type Timed = Pick<Webinar, 'startsAt' | 'endsAt' | 'status'>;

/**
 * Calculates the phase between responses. Never falls behind the server's status.
 * @param at milliseconds, by the server's clock
 */
export function phaseOf({ startsAt, endsAt, status }: Timed, at: number): Phase {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'ended' || at >= Date.parse(endsAt)) return 'over';
  if (status === 'live' || at >= Date.parse(startsAt)) return 'live';
  return at >= joinableFrom({ startsAt }) ? 'entry' : 'upcoming';
}

/** In milliseconds. */
export function joinableFrom({ startsAt }: Pick<Webinar, 'startsAt'>): number {
  return Date.parse(startsAt) - JOINABLE_BEFORE_MS;
}

export function isOpen(phase: Phase): boolean {
  return phase === 'upcoming' || phase === 'entry' || phase === 'live';
}
