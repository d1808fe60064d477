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
 * Accepts `https://staging.example` and `https://staging.example/v2`, with or without a final /api. Null for anything
 * else.
 */
export function parseTarget(text: string): Target | null {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  // Credentials would leak into messages; a query or hash has no meaning.
  if (url.username || url.password || url.search || url.hash) return null;
  const base = url.pathname.replace(/\/+$/, '').replace(/\/api$/, '');
  return { name: `${url.origin}${base}`, origin: new URL(url.origin), base };
}

/** Detects a target that is this server: it would forward to itself forever. */
export async function isOwnAddress({ origin }: Target, own: AddressInfo): Promise<boolean> {
  const port = Number(origin.port || (origin.protocol === 'https:' ? 443 : 80));
  if (port !== own.port) return false;
  const name = origin.hostname.replace(/^\[|\]$/g, '');
  // An unresolvable name is not this server.
  const found = await lookup(name, { all: true }).catch(() => []);
  const mine = new BlockList();
  for (const address of isAny(own.address) ? ownAddresses() : [own.address])
    mine.addAddress(address, versionOf(address));
  return found.some(({ address }) => mine.check(...reachableAddress(address)));
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

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));
}
