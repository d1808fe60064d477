/**
 * Guards the control plane: admits callers on this machine and callers with the token. A browser on this machine also
 * sends requests of foreign pages, so cross-site requests are refused.
 */
import { timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { Problem } from '../pipeline/problem.ts';
import { ensureAllowedHost, hostOf, isLoopbackAddress, isThisMachine, requestedHost } from '../server/hosts.ts';

/**
 * @param controlToken bearer token that admits a caller from any address
 * @param allowedHosts host names of this server, besides loopback names and IP addresses
 */
export function controlAccess(controlToken: string | undefined, allowedHosts: readonly string[]): RequestHandler {
  return (request: Request, _response: Response, next: NextFunction) => {
    if (holdsToken(request, controlToken)) ensureAllowedHost(request, allowedHosts);
    else {
      if (!isFromThisMachine(request)) throw new Problem('control_remote');
      // A foreign host name that resolves to 127.0.0.1 would pass the check above (DNS rebinding).
      if (!isThisMachine(requestedHost(request))) throw new Problem('control_host');
      if (isCrossSite(request)) throw new Problem('control_cross_site');
    }
    next();
  };
}

function holdsToken(request: Request, controlToken: string | undefined): boolean {
  const [, sent] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (!controlToken || !sent) return false;
  const [expected, received] = [Buffer.from(controlToken), Buffer.from(sent)];
  return expected.length === received.length && timingSafeEqual(expected, received);
}

/** Any of these headers means that a proxy forwarded the request, so the sender may be on another machine. */
const FORWARDING_HEADERS = [
  /(?:^|-)forwarded(?:-|$)/,
  /(?:^|-)(?:client|real|remote|socket|user)?-?(?:ip|ipv[46]|addr)$/,
  /^(?:cdn-loop|cf-ray|via|x-host|x-http-host-override|x-rewrite-url)$/,
  /^x-(?:arr|azure|envoy|original)-/,
];

const isForwardingHeader = (name: string): boolean => FORWARDING_HEADERS.some((pattern) => pattern.test(name));

function isFromThisMachine({ socket, headers }: Request): boolean {
  return !Object.keys(headers).some(isForwardingHeader) && isLoopbackAddress(socket.remoteAddress ?? '');
}

function isCrossSite({ method, path, headers }: Request): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    // Entry links and links to the console are shared in tickets and chats, so opening them as a page is allowed.
    const isNavigation = headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
    return !(method === 'GET' && (path === '/enter' || path === '/') && isNavigation);
  }
  // The development server uses another port, so only the host name is compared.
  return headers.origin !== undefined && !isThisMachine(hostOf(headers.origin));
}
