import type { Webinar } from '@zakupki/api-client/schema';

export type Phase = 'ahead' | 'doors' | 'live' | 'over' | 'cancelled';

/** The contract gives the join link from this time on before the start. */
export const DOORS_MS = 15 * 60_000;

type Timed = Pick<Webinar, 'startsAt' | 'endsAt' | 'status'>;

/**
 * Computed locally between responses; never goes back behind the server's status.
 * @param at milliseconds, by the server's clock
 */
export function phaseOf({ startsAt, endsAt, status }: Timed, at: number): Phase {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'ended' || at >= Date.parse(endsAt)) return 'over';
  if (status === 'live' || at >= Date.parse(startsAt)) return 'live';
  return at >= doorsOpenAt({ startsAt }) ? 'doors' : 'ahead';
}

/** In milliseconds. */
export function doorsOpenAt({ startsAt }: Pick<Webinar, 'startsAt'>): number {
  return Date.parse(startsAt) - DOORS_MS;
}

export function isOpen(phase: Phase): boolean {
  return phase === 'ahead' || phase === 'doors' || phase === 'live';
}
