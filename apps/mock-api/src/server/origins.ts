/** Pages of other origins that may call the API: a front end that another server serves. */
import cors from 'cors';
import type { RequestHandler } from 'express';
import { contractOperations } from '../pipeline/contract.ts';
import { hostOf, isThisMachine } from './hosts.ts';

/** Pages read only the headers that are named to them. */
const RESPONSE_HEADERS = new Set(
  contractOperations.flatMap(({ responses }) =>
    [...responses.values()].flatMap(({ headers }) => Object.keys(headers ?? {})),
  ),
);

/** For how long a browser does not ask again whether it may send a request, in seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * Admits pages of this machine on any port, and of the named origins. They send their token in a header: cookies
 * are not admitted. @param names origins such as `https://preview.example`
 */
export function allowOrigins(names: readonly string[]): RequestHandler {
  return cors({
    origin: (origin, decide) =>
      decide(null, origin !== undefined && (isThisMachine(hostOf(origin)) || names.includes(origin))),
    exposedHeaders: [...RESPONSE_HEADERS],
    maxAge: PREFLIGHT_SECONDS,
  });
}
