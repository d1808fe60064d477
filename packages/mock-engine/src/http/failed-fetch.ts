/**
 * Why a request got no answer: the message of `fetch` is only "fetch failed", the reason is in `cause`.
 * @param timeoutMs of its signal
 */
export function whyUnanswered(error: unknown, timeoutMs: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no answer in ${timeoutMs / 1000} s`;
  return cause?.code ?? cause?.message ?? message;
}
