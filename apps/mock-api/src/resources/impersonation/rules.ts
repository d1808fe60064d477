/** How long an administrator may act as somebody, and where a session stands. Pure. */
import type { ImpersonationState } from '@zakupki/api-client/schema';
import type { ImpersonationRecord } from '../../world/records/impersonations.ts';

/** An hour of the world's clock. */
export const IMPERSONATION_MS = 60 * 60 * 1000;

/** Where a session stands at `now` (epoch ms). */
export function impersonationState({ endedAt, expiresAt }: ImpersonationRecord, now: number): ImpersonationState {
  if (endedAt !== null) return 'ended';
  return now < Date.parse(expiresAt) ? 'running' : 'expired';
}
