/** ETags of If-Match and If-None-Match (RFC 9110 §13.1). */

const TAG = /^(?:W\/)?("[^"]*")$/u;

/**
 * Returns the strong form of each ETag, `any` for `*`, null for a malformed header. Proxies that compress an answer
 * weaken its ETag, so a weak ETag is converted back to the strong one.
 */
export function etagsIn(header: string): readonly string[] | 'any' | null {
  if (header.trim() === '*') return 'any';
  const tags = header.split(',').map((part) => TAG.exec(part.trim())?.[1]);
  return tags.includes(undefined) ? null : (tags as string[]);
}
