/** The server behind the proxy: its address as it was given, read once. */
import { lookup } from 'node:dns/promises';
import { type AddressInfo, BlockList, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

export type Target = {
  /** origin and base path, without a slash at the end: what people are told */
  name: string;
  origin: URL;
  /** path above /api, '' or `/v2` */
  base: string;
};

/**
 * `https://staging.example`, `https://staging.example/v2`: /api is below it. An address that already ends in /api, as
 * the contract suite takes it, means the same. Null for what is no such address.
 */
export function parseTarget(text: string): Target | null {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  // A password would end up in the console and in answers; a query or a hash has nowhere to go.
  if (url.username || url.password || url.search || url.hash) return null;
  const base = url.pathname.replace(/\/+$/, '').replace(/\/api$/, '');
  return { name: `${url.origin}${base}`, origin: new URL(url.origin), base };
}

/** Whether a target is the server that listens here: it would ask itself for ever. */
export async function isOwnAddress({ origin }: Target, own: AddressInfo): Promise<boolean> {
  const port = Number(origin.port || (origin.protocol === 'https:' ? 443 : 80));
  if (port !== own.port) return false;
  const name = origin.hostname.replace(/^\[|\]$/g, '');
  // A name that cannot be resolved now may be another server's later.
  const found = await lookup(name, { all: true }).catch(() => []);
  const mine = new BlockList();
  for (const address of isAny(own.address) ? ownAddresses() : [own.address])
    mine.addAddress(address, versionOf(address));
  return found.some(({ address }) => mine.check(...reachableAddress(address)));
}

type Version = 'ipv4' | 'ipv6';

const versionOf = (address: string): Version => (isIPv6(address) ? 'ipv6' : 'ipv4');

const isAny = (address: string) => address === '::' || address === '0.0.0.0';

/** Calling "any address" reaches this machine. */
function reachableAddress(address: string): [address: string, version: Version] {
  const version = versionOf(address);
  if (!isAny(address)) return [address, version];
  return [version === 'ipv6' ? '::1' : '127.0.0.1', version];
}

function ownAddresses(): string[] {
  return Object.values(networkInterfaces()).flatMap((list = []) => list.map(({ address }) => address));
}
