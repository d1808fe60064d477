/** ETags of If-Match and If-None-Match (RFC 9110 §13.1). */

const TAG = /^(?:W\/)?("[^"]*")$/u;

/**
 * The strong form of each ETag, `any` for `*`, null for anything else. Proxies that compress an answer weaken its ETag,
 * so a weak one counts as the strong one it was.
 */
export function etagsIn(header: string): readonly string[] | 'any' | null {
  if (header.trim() === '*') return 'any';
  const tags = header.split(',').map((part) => TAG.exec(part.trim())?.[1]);
  return tags.includes(undefined) ? null : (tags as string[]);
}
