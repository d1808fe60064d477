/** Whether the time of a request's signal is over. */
export const isTimeout = (error: unknown): boolean => (error as Error).name === 'TimeoutError';

/**
 * Why a request got no answer: the message of `fetch` is only "fetch failed", the reason is in `cause`.
 * @param timeoutMs of its signal
 */
export function whyUnanswered(error: unknown, timeoutMs: number): string {
  const { message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (isTimeout(error)) return `no answer in ${timeoutMs / 1000} s`;
  return cause?.code ?? cause?.message ?? message;
}
