/** One spelling for paths that mean the same, so that they can be compared. */

/**
 * Decodes what needs no percent-encoding, and writes the rest of it with capitals (RFC 3986 §6.2.2). Leaves a path with
 * broken percent-encoding, which this might make valid.
 */
export function normalPath(path: string): string {
  if (!path.includes('%') || BROKEN.test(path)) return path;
  return path.replaceAll(/%([0-9a-f]{2})/gi, (encoded, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return UNRESERVED.test(character) ? character : encoded.toUpperCase();
  });
}

const BROKEN = /%(?![0-9a-f]{2})/i;
const UNRESERVED = /[\w.~-]/;
