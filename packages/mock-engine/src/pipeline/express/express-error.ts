/** Converts errors of Express and its middleware. */
import { type AnyProblem, Problem } from '../problem.ts';

const MIB = 1024 * 1024;

/** Errors with a 4xx status become problems; others are bugs and are returned unchanged. */
export function toProblem(error: unknown): unknown {
  if (error instanceof Problem || typeof error !== 'object' || error === null || !('status' in error)) return error;
  const { status } = error;
  if (typeof status !== 'number' || status < 400 || status > 499) return error;
  if (error instanceof URIError) return new Problem('malformed_path');
  const limit = 'limit' in error && typeof error.limit === 'number' ? Math.round(error.limit / MIB) : 1;
  return new Problem(REFUSALS[status] ?? 'unreadable_body', { params: { limit } });
}

/** A file outside the served folder (403) is answered like a missing one. */
const REFUSALS: Readonly<Record<number, AnyProblem>> = {
  403: 'not_found',
  404: 'not_found',
  412: 'stale',
  413: 'too_large',
  415: 'unsupported_media_type',
};
