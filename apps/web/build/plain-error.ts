/** An error without a stack: Vite prints the stack, but the sentence alone is more useful. */
export function plainError(sentence: string): Error {
  return Object.assign(new Error(sentence), { stack: sentence });
}
