/** Addresses to and from the payment provider's page. */
import { BASE_PATH } from '../../../paths.ts';

/** Query parameter with the payment's id, in the address that the provider redirects to. */
export const PAYMENT_PARAM = 'payment';

/** Returns null unless the address is https or of this origin: an address from elsewhere must not run a script. */
export function providerAddress(confirmationUrl: string | null): string | null {
  const url = confirmationUrl === null ? null : URL.parse(confirmationUrl, location.origin);
  return url && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : null;
}

/** Returns the path and query that the provider redirects to, without the payment of an earlier return. */
export function returnUrlOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(PAYMENT_PARAM);
  return `${BASE_PATH}${pathname}${query.size > 0 ? `?${query}` : ''}`;
}
