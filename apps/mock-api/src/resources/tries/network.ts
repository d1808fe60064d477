/** The network of a client, for limits. */
import ipaddr from 'ipaddr.js';

/** Groups of an IPv6 address that a provider gives to one customer, who may use any address below: /64. */
const CUSTOMER_GROUPS = 4;

/** An IPv4 address, or the first half of an IPv6 address; other text as it is. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const groups = parsed.parts.slice(0, CUSTOMER_GROUPS).map((part) => part.toString(16));
  return `${groups.join(':')}::/64`;
}
