/** Whether a newer build than this page's was put in place (spec §9). */
import { BASE_PATH } from '../../paths.ts';

export interface BuildWatchOptions {
  /** What this page was built as; null when nobody named it, as in development. */
  readonly own?: string | null;
  readonly everyMs: number;
  /** Asks what is in place; null when that cannot be told. */
  readonly ask?: () => Promise<string | null>;
  /** Told once, of a build that was put in place since. */
  readonly onFound: (build: string) => void;
}

/** However often one comes back to the page, it is asked no more often than that. */
const AT_MOST_EVERY_MS = 60_000;
const ANSWER_WITHIN_MS = 10_000;

/**
 * Asks for the build in place now and then, and when the page is looked at again, until there is another one. Gives the
 * function that stops it.
 */
export function watchBuilds({ own = ownBuild(), everyMs, ask = askForBuild, onFound }: BuildWatchOptions): () => void {
  let isOver = own === null;
  // The page has just come from the server.
  let askedAt = Date.now();
  const timer = setInterval(() => void look(), everyMs);
  document.addEventListener('visibilitychange', onVisible);
  if (isOver) stop();

  function onVisible(): void {
    const rest = Math.min(AT_MOST_EVERY_MS, everyMs);
    if (document.visibilityState === 'visible' && Date.now() - askedAt >= rest) void look();
  }

  async function look(): Promise<void> {
    askedAt = Date.now();
    const build = await ask();
    if (isOver || build === null || build === own) return;
    stop();
    onFound(build);
  }

  function stop(): void {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  }

  return stop;
}

function ownBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}

/** Offline, in the middle of a deployment or behind a page of some proxy nothing is known, and nothing said. */
async function askForBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${BASE_PATH}/version.json`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    if (typeof answer !== 'object' || answer === null || !('build' in answer)) return null;
    return typeof answer.build === 'string' && answer.build !== '' ? answer.build : null;
  } catch {
    return null;
  }
}
