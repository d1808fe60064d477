/** A server that ends in the middle of a run: what follows is not tested, instead of failing check by check. */
import type { TestCase, TestModule } from 'vitest/node';
import { isTimeout, whyUnanswered } from '../http/failed-fetch.ts';
import type { Target } from './target.ts';
import { testsIn } from './task-meta.ts';

/** A server that is started anew after a change may be back by then. */
const PATIENCE_MS = 3000;
const STEP_MS = 250;

/** What a gateway answers for a server behind it that does not. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504];

/** What is said of servers that have ended, by address. */
const ended = new Map<string, string>();

/** Statuses of base URLs before the first check, null without an answer: a gateway may refuse a path that nobody serves. */
const firstStatuses = new Map<string, Promise<number | null>>();

/** What is said of a server that was found to have ended; null of any other. */
export const endOf = ({ server }: Target): string | null =>
  typeof server === 'string' ? (ended.get(server) ?? null) : null;

/** Asks a server before the first check, so that its end is recognised. */
export async function meet({ server }: Target): Promise<void> {
  if (typeof server !== 'string') return;
  const asked = firstStatuses.get(server) ?? statusOf(server).catch(() => null);
  firstStatuses.set(server, asked);
  await asked;
}

/** Asks a server after a failure whether it still answers. @returns what is said when it has ended */
export async function findEnd(target: Target): Promise<string | null> {
  const { server } = target;
  if (typeof server !== 'string') return null;
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const why = await whySilent(server);
    if (why === null) return null;
    if (Date.now() >= until) ended.set(server, `The server at ${server} has ended (${why}).`);
    const end = endOf(target);
    if (end !== null) return end;
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}

/** Null for a server that answers, or is only slow. */
async function whySilent(server: string): Promise<string | null> {
  try {
    const status = await statusOf(server);
    const isNew = status !== (await firstStatuses.get(server));
    return isNew && GATEWAY_STATUSES.includes(status) ? `${status} for every request` : null;
  } catch (error) {
    return isTimeout(error) ? null : whyUnanswered(error, PATIENCE_MS);
  }
}

async function statusOf(server: string): Promise<number> {
  const { status, body } = await fetch(server, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });
  await body?.cancel();
  return status;
}

/** Says at the end of a run that the server has ended, and what was tested until then. @returns whether it has */
export function reportEnd(modules: readonly TestModule[]): boolean {
  const tests = testsIn(modules);
  // Where checks run at the same time, several are cut off.
  const cut = tests.filter((test) => test.meta().ended !== undefined);
  const [first] = cut;
  if (!first) return false;
  const count = (wanted: ReturnType<TestCase['result']>['state']) =>
    tests.filter((test) => !cut.includes(test) && test.result().state === wanted).length;
  const running =
    cut.length === 1 ? `“${first.name}” was running` : `${cut.length} checks were running, “${first.name}” among them`;
  process.stderr.write(
    `\n${first.meta().ended} ${running}. Before it ${count('passed')} checks passed and ` +
      `${count('failed')} failed; ${count('skipped')} were skipped, all after it among them.\n`,
  );
  return true;
}
