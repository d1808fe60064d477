/** Counts refused attempts, such as wrong passwords, and refuses more after too many. */
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import { Problem } from '../../pipeline/problem.ts';
import type { Context } from '../../pipeline/operation.ts';

export type TryLimit = {
  table: 'promoTries' | 'signInTries';
  tries: number;
  windowMs: number;
  code: ProblemCode;
};

/** Ignores attempts in the future, after the clock was set back. */
function listTries({ world, now }: Context, { table, windowMs }: TryLimit, id: string): string[] {
  const { at = [] } = world[table].get(id) ?? {};
  return at.filter((moment) => Date.parse(moment) <= now && now < Date.parse(moment) + windowMs);
}

/** @throws Problem 429 with Retry-After */
export function ensureTriesLeft(context: Context, limit: TryLimit, id: string): void {
  const tries = listTries(context, limit, id);
  const first = tries.at(-limit.tries);
  if (first === undefined) return;
  const seconds = Math.ceil((Date.parse(first) + limit.windowMs - context.now) / 1000);
  throw new Problem(limit.code, {
    params: { minutes: Math.ceil(seconds / 60) },
    headers: { 'Retry-After': String(seconds) },
    reason: `cooldown: ${tries.length} refused attempts since ${first}`,
  });
}

/** The count persists although the request is refused. */
export function countTry(context: Context, limit: TryLimit, id: string): void {
  const { world, nowIso } = context;
  const at = [...listTries(context, limit, id), nowIso];
  world.writeOutsideTransaction(() => world[limit.table].put({ id, at }));
}
