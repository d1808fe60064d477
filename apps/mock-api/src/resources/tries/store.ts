/** Counts refused attempts, such as wrong passwords. After too many, each next one has to wait longer. */
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { TRIES_MS } from '../../model/lifetimes.ts';

export type TryLimit = {
  table: 'promoTries' | 'signInTries';
  /** refused attempts without a pause */
  tries: number;
  code: ProblemCode;
};

const MINUTE_MS = 60_000;
const MAX_PAUSE_MS = 15 * MINUTE_MS;
/** Attempts above the limit after which the pause is the longest. */
const LONGEST_AFTER = 4;

/** Pause after a refused attempt, in ms: 1, 2, 4, 8, then 15 minutes. @param above number of attempts above the limit */
const pauseAfter = (above: number): number =>
  above < LONGEST_AFTER ? MINUTE_MS * 2 ** Math.max(0, above) : MAX_PAUSE_MS;

/** Ignores attempts in the future, after the clock was set back. */
function listTries({ world, now }: Call, { table }: TryLimit, id: string): readonly string[] {
  const { at = [] } = world[table].get(id) ?? {};
  return at.filter((moment) => Date.parse(moment) <= now && now < Date.parse(moment) + TRIES_MS);
}

/** @throws Problem 429 with Retry-After */
export function ensureTriesLeft(call: Call, limit: TryLimit, id: string): void {
  const tries = listTries(call, limit, id);
  const last = tries.at(-1);
  if (last === undefined || tries.length < limit.tries) return;
  const seconds = Math.ceil((Date.parse(last) + pauseAfter(tries.length - limit.tries) - call.now) / 1000);
  if (seconds <= 0) return;
  throw new Problem(limit.code, {
    params: { minutes: Math.ceil(seconds / 60) },
    headers: { 'Retry-After': String(seconds) },
    reason: `cooldown: ${tries.length} refused attempts, the last ${last}`,
  });
}

/** The count persists although the request is refused. */
export function countTry(call: Call, limit: TryLimit, id: string): void {
  const { world, nowIso } = call;
  const at = [...listTries(call, limit, id), nowIso].slice(-(limit.tries + LONGEST_AFTER));
  world.writeOutsideTransaction(() => world[limit.table].put({ id, at }));
}
