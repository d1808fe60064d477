/** Lets pages of other origins call the API, such as a front end on another server. */
import cors from 'cors';
import type { RequestHandler } from 'express';
import { contractOperations } from '../contract/operations.ts';
import { hostOf, isThisMachine } from './hosts.ts';

/** Of the loaded contract. Browsers hide all other headers from a page. */
const responseHeaders = (): string[] => [
  ...new Set(
    contractOperations.flatMap(({ responses }) =>
      [...responses.values()].flatMap(({ headers }) => Object.keys(headers ?? {})),
    ),
  ),
];

/** Outside of the contract: why an answer is as it is. */
const QA_HEADERS = ['X-Mock-Reason', 'X-Contract-Violation'];

/** How long a browser may cache the answer to a preflight request, in seconds. */
const PREFLIGHT_SECONDS = 600;

/**
 * Admits pages of this machine on any port, and pages of the named origins. They send their token in a header: cookies
 * are not allowed. @param names origins such as `https://preview.example`
 */
export function allowOrigins(names: readonly string[]): RequestHandler {
  return cors({
    origin: (origin, decide) =>
      decide(null, origin !== undefined && (isThisMachine(hostOf(origin)) || names.includes(origin))),
    exposedHeaders: [...responseHeaders(), ...QA_HEADERS],
    maxAge: PREFLIGHT_SECONDS,
  });
}
