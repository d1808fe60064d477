import { BASE_PATH, isAt, patterns } from '../paths.ts';

/** Places one is never sent back to: they would sign out, ask to sign in again, or use a spent token. */
const NEVER: readonly string[] = [patterns.login, patterns.logout, patterns.authByToken];

// Any origin will do: an address that leaves it is not one of the product's paths.
const ORIGIN = 'https://product.invalid';

/**
 * The path if it is one of the product's own, else null. Accepts a path below the prefix with its query and hash;
 * a path that carries the prefix loses it, so that it is never doubled.
 * @param wanted an untrusted value, such as the `redirect` query parameter
 */
export function safeReturnPath(wanted: unknown): string | null {
  // Browsers read a backslash as a slash and drop control characters: neither has a place in a path.
  if (typeof wanted !== 'string' || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return null;
  const url = URL.parse(wanted, ORIGIN);
  if (!url || url.origin !== ORIGIN) return null;
  const pathname = withoutPrefix(url.pathname);
  const decoded = decode(pathname);
  // What is encoded now may be decoded later: `/%2f%2fevil`, `/%09/evil`, `/.//evil` must not become addresses.
  if (decoded === null || /^\/\/|[\\\p{Cc}]/u.test(decoded)) return null;
  if (NEVER.some((place) => isAt(decoded, place))) return null;
  return `${pathname}${url.search}${url.hash}`;
}

/**
 * The first safe path among the parameter's values, or null: a repeated parameter is read in order.
 * @param name `redirect` or `returnTo`
 */
export function returnPathFrom(search: URLSearchParams, name: 'redirect' | 'returnTo'): string | null {
  for (const value of search.getAll(name)) {
    const path = safeReturnPath(value);
    if (path !== null) return path;
  }
  return null;
}

function withoutPrefix(pathname: string): string {
  if (pathname === BASE_PATH) return '/';
  return pathname.startsWith(`${BASE_PATH}/`) ? pathname.slice(BASE_PATH.length) : pathname;
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
