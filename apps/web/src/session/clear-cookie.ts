import { routes } from '@zakupki/api-client/routes';
import { API_BASE_PATH, BASE_PATH, patterns } from '../paths.ts';

/**
 * Expires the cookie for every domain of this host and every path of the product and its API: a cookie is deleted only
 * with the path and domain it was set with, which cannot be read back. HttpOnly cookies are out of reach; the server
 * ends those.
 */
export function clearCookie(document: Document, location: Location, name: string): void {
  for (const path of new Set([location.pathname, ...PRODUCT_PATHS].flatMap(pathsOf))) {
    for (const domain of domainsOf(location.hostname)) {
      document.cookie = `${name}=; Max-Age=0; Path=${path}${domain && `; Domain=${domain}`}`;
    }
  }
}

/** Paths of screens and operations, each up to its first parameter. */
const PRODUCT_PATHS = [
  ...Object.values(patterns).map((pattern) => BASE_PATH + pattern.replace(/\/:.*/u, '')),
  ...Object.values(routes).map(({ path }) => API_BASE_PATH + path.replace(/\/\{.*/u, '')),
];

/** `/app/zakupki` → `/`, `/app`, `/app/`, `/app/zakupki`, `/app/zakupki/` */
function pathsOf(pathname: string): string[] {
  const segments = pathname.split('/').filter(Boolean);
  const parents = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`);
  return ['/', ...parents.flatMap((path) => [path, `${path}/`])];
}

/** `app.example.com` → host only, then `app.example.com` and `example.com`. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const parents = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  return ['', ...parents];
}
