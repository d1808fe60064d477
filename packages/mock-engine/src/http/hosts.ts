/** Host names under which the server answers. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { RequestHandler } from 'express';
import { Problem } from '../pipeline/problem.ts';

/**
 * Refuses other host names: a foreign name that resolves to this machine would let a foreign page read answers (DNS
 * rebinding). IP addresses cannot be rebound.
 * @param names further names, in lower case
 */
export function allowHosts(names: readonly string[]): RequestHandler {
  return (request, _response, next) => {
    ensureAllowedHost(request, names);
    next();
  };
}

/** @throws Problem 421 */
export function ensureAllowedHost(request: IncomingMessage, names: readonly string[]): void {
  const host = requestedHost(request);
  if (host === null || !(isThisMachine(host) || isIP(withoutBrackets(host)) !== 0 || names.includes(host))) {
    throw new Problem('host_not_allowed', { params: { host: (host ?? '').slice(0, 80) } });
  }
}

/** Whether the name is a loopback name or address. */
export function isThisMachine(host: string | null): boolean {
  if (host === null) return false;
  return host === 'localhost' || host.endsWith('.localhost') || isLoopbackAddress(withoutBrackets(host));
}

export function isLoopbackAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/, '');
  return plain === '::1' || /^127(?:\.\d{1,3}){3}$/.test(plain);
}

/**
 * The host name of the request; null when it is missing or invalid.
 * @throws Problem 400 for several: a proxy may have checked another one than is read here
 */
export function requestedHost({ headers, rawHeaders }: IncomingMessage): string | null {
  if (rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1)
    throw new Problem('several_hosts');
  return hostOf(`http://${headers.host ?? ''}`);
}

/** In lower case; IPv6 addresses in brackets. */
export function hostOf(url: string): string | null {
  return URL.parse(url)?.hostname || null;
}

const withoutBrackets = (host: string) => host.replace(/^\[|\]$/g, '');
