/** Why the user arrives at the login page; kept in the history entry, so that it survives a reload. */
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

/** @param state of a history entry, possibly written by an older build */
export function arrivalReason(state: unknown): ArrivalReason | null {
  if (typeof state !== 'object' || state === null || !('because' in state)) return null;
  return REASONS.find((reason) => reason === state.because) ?? null;
}
