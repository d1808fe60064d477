/** Saved in the history entry while the user waits for the code. */
export type CodeSent = {
  /** E.164. */
  readonly phone: string;
  /** When another code may be requested, in milliseconds by this browser's clock. */
  readonly resendAt: number;
};

/** Returns null for any other state: it may come from an older build or another script. */
export function codeSentIn(state: unknown): CodeSent | null {
  if (typeof state !== 'object' || state === null || !('phone' in state) || !('resendAt' in state)) return null;
  const { phone, resendAt } = state;
  return typeof phone === 'string' && typeof resendAt === 'number' ? { phone, resendAt } : null;
}

/** @param waitSeconds from the server's response */
export function codeSent(phone: string, waitSeconds: number): CodeSent {
  return { phone, resendAt: Date.now() + waitSeconds * 1000 };
}
