/** Why somebody arrives at the login page; kept in the history entry, so that a reload still says it. */
const REASONS = [
  'session-ended',
  'signed-out',
  'password-changed',
  'link-used',
  'link-expired',
  'link-unknown',
  'link-missing',
  'not-verified',
  'blocked',
  'storage-full',
  'not-a-token',
] as const;

export type ArrivalReason = (typeof REASONS)[number];

export interface ArrivalState {
  readonly because: ArrivalReason;
}

/**
 * The reason in a history entry's state, or null.
 * @param state whatever the entry holds: an older build, or nobody, may have written it
 */
export function arrivalReason(state: unknown): ArrivalReason | null {
  if (typeof state !== 'object' || state === null || !('because' in state)) return null;
  return REASONS.find((reason) => reason === state.because) ?? null;
}
