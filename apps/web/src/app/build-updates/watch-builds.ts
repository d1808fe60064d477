/** Detects builds deployed after this page was loaded (spec §9). */
import { BASE_PATH } from '../../paths.ts';

export type BuildWatchOptions = {
  /** The page's build; null in development, which has no builds. */
  readonly current?: string | null;
  readonly everyMs: number;
  /** The deployed build; null when it cannot be determined. */
  readonly fetchBuild?: () => Promise<string | null>;
  /** Called once. */
  readonly onFound: (build: string) => void;
};

/** Minimum time between two checks when the user returns to the page. */
const MIN_INTERVAL_MS = 60_000;
const TIMEOUT_MS = 10_000;

/**
 * Checks at the interval, and when the page becomes visible, until a newer build is found.
 * @returns stops the checks
 */
export function watchBuilds({
  current = currentBuild(),
  everyMs,
  fetchBuild = fetchDeployedBuild,
  onFound,
}: BuildWatchOptions): () => void {
  let isStopped = current === null;
  // The page itself has just come from the server.
  let checkedAt = Date.now();
  const timer = setInterval(() => void check(), everyMs);
  document.addEventListener('visibilitychange', onVisible);
  if (isStopped) stop();

  function onVisible(): void {
    const minInterval = Math.min(MIN_INTERVAL_MS, everyMs);
    if (document.visibilityState === 'visible' && Date.now() - checkedAt >= minInterval) void check();
  }

  async function check(): Promise<void> {
    checkedAt = Date.now();
    const build = await fetchBuild();
    if (isStopped || build === null || build === current) return;
    stop();
    onFound(build);
  }

  function stop(): void {
    isStopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  }

  return stop;
}

function currentBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null;
}

/** Returns null when offline, during a deployment, or when a proxy responds with a page. */
async function fetchDeployedBuild(): Promise<string | null> {
  try {
    const response = await fetch(`${BASE_PATH}/version.json`, {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    if (typeof answer !== 'object' || answer === null || !('build' in answer)) return null;
    return typeof answer.build === 'string' && answer.build !== '' ? answer.build : null;
  } catch {
    return null;
  }
}
