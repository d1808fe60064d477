/**
 * Guards the control plane: admits callers on this machine and callers with the token. A browser on this machine also
 * sends requests of foreign pages, so cross-site requests are refused.
 */
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { cookieOf } from '../pipeline/request/arrival.ts';
import { Problem } from '../pipeline/problem.ts';
import { isSameSecret } from '../world/traffic/secrets.ts';
import { ensureAllowedHost, hostOf, isLoopbackAddress, isThisMachine, requestedHost } from '../http/hosts.ts';

/** Whom the control plane trusts. */
export type ControlTrust = {
  /** admits its holders from any address */
  token?: string | undefined;
  /** admits callers on this machine without the token */
  thisMachine: boolean;
  /** host names of this server, besides loopback names and IP addresses */
  hosts: readonly string[];
};

export function controlAccess({ token, thisMachine, hosts }: ControlTrust): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const sent = typeof request.query['token'] === 'string' ? request.query['token'] : undefined;
    if (isToken(bearerOf(request), token)) ensureAllowedHost(request, hosts);
    else if (isToken(cookieOf(request.headers.cookie, COOKIE), token && encodeURIComponent(token))) {
      ensureAllowedHost(request, hosts);
      if (isCrossSite(request)) throw new Problem('control_cross_site');
    } else if (request.method === 'GET' && isToken(sent, token)) {
      ensureAllowedHost(request, hosts);
      return keepToken(request, response, token);
    } else if (!thisMachine) throw new Problem('control_token');
    else {
      if (!isFromThisMachine(request)) throw new Problem('control_remote');
      // A foreign host name that resolves to 127.0.0.1 would pass the check above (DNS rebinding).
      if (!isThisMachine(requestedHost(request))) throw new Problem('control_host');
      if (isCrossSite(request)) throw new Problem('control_cross_site');
    }
    next();
  };
}

const COOKIE = 'mock-control';

/** A link with the token signs the browser in to the control plane, and the token leaves the address. */
function keepToken(request: Request, response: Response, token: string | undefined): void {
  const address = new URL(request.originalUrl, 'http://localhost');
  address.searchParams.delete('token');
  response.cookie(COOKIE, token, { path: '/__mock', httpOnly: true, sameSite: 'strict' });
  response.set('Cache-Control', 'no-store').redirect(303, address.pathname.replace(/^\/+/, '/') + address.search);
}

const bearerOf = ({ headers }: Request) => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];

const isToken = (sent: string | undefined, token: string | undefined): boolean =>
  Boolean(sent && token && isSameSecret(sent, token));

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
