/** The way to the page of the payment provider, and back. */
import { BASE_PATH } from '../../../paths.ts';

/** Parameter of the address that the provider leads back to. */
export const PAYMENT_PARAM = 'payment';

/** Null for what is neither an https page nor a page of this origin: an address from elsewhere must not run a script. */
export function providerAddress(confirmationUrl: string | null): string | null {
  const url = confirmationUrl === null ? null : URL.parse(confirmationUrl, location.origin);
  return url && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : null;
}

/** Path of a page of the product, without the payment of an earlier return. */
export function returnUrlOf({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete(PAYMENT_PARAM);
  return `${BASE_PATH}${pathname}${query.size > 0 ? `?${query}` : ''}`;
}
