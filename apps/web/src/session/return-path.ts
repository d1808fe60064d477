import { belowPrefix, isAt, patterns } from '../paths.ts';

/** Never a target after sign-in: these sign out, ask to sign in, or use a spent token. */
const EXCLUDED: readonly string[] = [patterns.login, patterns.logout, patterns.authByToken];

// Any origin works: an address that leaves it is not a path of the product.
const ORIGIN = 'https://product.invalid';

/**
 * Returns the path below the prefix, with query and hash, if it belongs to the product; otherwise null. A path with the
 * prefix loses it.
 * @param wanted an untrusted value, such as the `redirect` query parameter
 */
export function safeReturnPath(wanted: unknown): string | null {
  // Browsers read a backslash as a slash and drop control characters.
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return null;
  const url = URL.parse(wanted, ORIGIN);
  if (!url || url.origin !== ORIGIN) return null;
  const pathname = belowPrefix(url.pathname);
  const decoded = decode(pathname);
  // Encoded characters may be decoded later: `/%2f%2fevil`, `/%09/evil`, `/.//evil` must not become addresses.
  if (decoded === null || /^\/\/|[\\\p{Cc}]/u.test(decoded)) return null;
  if (EXCLUDED.some((pattern) => isAt(decoded, pattern))) return null;
  return `${pathname}${url.search}${url.hash}`;
}

/**
 * The first safe path among repeated parameters, or null.
 * @param name `redirect` or `returnTo`
 */
export function returnPathFrom(search: URLSearchParams, name: 'redirect' | 'returnTo'): string | null {
  for (const value of search.getAll(name)) {
    const path = safeReturnPath(value);
    if (path !== null) return path;
  }
  return null;
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
