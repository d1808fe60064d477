/** A confirmation code is on its way to a number; kept in the history entry while it is waited for. */
export interface CodeSent {
  /** The number in its international form. */
  readonly phone: string;
  /** From when another code may be asked for, in milliseconds by this browser's clock. */
  readonly resendAt: number;
}

/** What a history entry says about a code, or null: an older build, or nobody, may have written it. */
export function codeSentIn(state: unknown): CodeSent | null {
  if (typeof state !== 'object' || state === null || !('phone' in state) || !('resendAt' in state)) return null;
  const { phone, resendAt } = state;
  return typeof phone === 'string' && typeof resendAt === 'number' ? { phone, resendAt } : null;
}

/** @param waitSeconds as the server says it */
export function codeSent(phone: string, waitSeconds: number): CodeSent {
  return { phone, resendAt: Date.now() + waitSeconds * 1000 };
}
