/** Address of the proxied server. */
import { lookup } from 'node:dns/promises';
import { type AddressInfo, BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

export type Target = {
  /** origin and base path without a trailing slash, for messages */
  name: string;
  origin: URL;
  /** path above /api, '' or `/v2` */
  base: string;
};

/**
 * Accepts `https://staging.example` and `https://staging.example/v2`, with or without a final /api. Returns null for
 * anything else.
 */
export function parseTarget(text: string): Target | null {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  // Credentials would leak into messages; a query or hash has no meaning.
  if (url.username || url.password || url.search || url.hash) return null;
  const base = url.pathname.replace(/\/+$/, '').replace(/\/api$/, '');
  return { name: `${url.origin}${base}`, origin: new URL(url.origin), base };
}

/** Whether the target is this server, which would then forward to itself forever. */
export async function isOwnAddress({ origin }: Target, listening: AddressInfo): Promise<boolean> {
  const port = Number(origin.port || (origin.protocol === 'https:' ? 443 : 80));
  if (port !== listening.port) return false;
  const name = origin.hostname.replace(/^\[|\]$/g, '');
  // An unresolvable name is not this server.
  const resolved = await lookup(name, { all: true }).catch(() => []);
  const ownAddresses = new BlockList();
  for (const address of isAny(listening.address) ? machineAddresses() : [listening.address])
    ownAddresses.addAddress(address, versionOf(address));
  return resolved.some(({ address }) => ownAddresses.check(...reachableAddress(address)));
}

type Version = 'ipv4' | 'ipv6';

const versionOf = (address: string): Version => (isIPv6(address) ? 'ipv6' : 'ipv4');

const isAny = (address: string) => address === '::' || address === '0.0.0.0';

/** Connecting to 0.0.0.0 or :: reaches this machine. */
function reachableAddress(address: string): [address: string, version: Version] {
  const version = versionOf(address);
  if (!isAny(address)) return [address, version];
  return [version === 'ipv6' ? '::1' : '127.0.0.1', version];
}

function machineAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));
}
