import { api } from '../http/api.ts';
import { followBuilds } from './build-updates/follow-builds.ts';
import { configuration } from './configuration.ts';
import { hasTelemetry } from '../telemetry/consent.ts';
import { printInLightScheme } from '../ui/theme/paper-scheme.ts';
import type { Session } from '../session/session.ts';
import { addressOf, type Product } from './product.ts';

/**
 * Starts what the first page does not need: the check for new builds and the telemetry once the page is idle, the event
 * stream once its data has loaded, the check of typed texts with the first input, the light scheme of prints. The
 * product works without them, so a failed import is ignored.
 */
export function startBackgroundWork({ session, store, router }: Product): void {
  whenIdle(() => {
    followBuilds({ store, router });
    if (!hasTelemetry) return;
    import('../telemetry/telemetry.ts').then(
      ({ startTelemetry }) =>
        startTelemetry({ configuration, session, address: () => addressOf(router), onNavigation: router.subscribe }),
      () => {},
    );
  });
  document.addEventListener('input', nameFaults, { once: true });
  printInLightScheme();
  whenSignedIn(session, () =>
    whenLoaded(store, () => {
      import('./live/follow-events.ts').then(
        ({ followEvents }) => followEvents({ session, store }),
        () => {},
      );
    }),
  );
}

function nameFaults(): void {
  import('../forms/text-faults.tsx').then(
    ({ nameTextFaults }) => nameTextFaults(),
    () => {
      // The server names wrong characters too.
    },
  );
}

function whenSignedIn(session: Session, then: () => void): void {
  if (session.read().token !== null) return then();
  const unsubscribe = session.subscribe(({ to }) => {
    if (to.token === null) return;
    unsubscribe();
    then();
  });
}

/** Time without requests before the stream starts: it occupies one of the page's connections and never ends. */
const QUIET_MS = 2_000;

function whenLoaded(store: Product['store'], then: () => void): void {
  let quietSince = Date.now();
  const timer = setInterval(() => {
    const isLoading = store.dispatch(api.util.getRunningQueriesThunk()).length > 0;
    if (isLoading || document.readyState !== 'complete') quietSince = Date.now();
    if (Date.now() - quietSince < QUIET_MS) return;
    clearInterval(timer);
    then();
  }, QUIET_MS / 4);
}

const IDLE_TIMEOUT_MS = 5_000;

function whenIdle(then: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(then, IDLE_TIMEOUT_MS);
}
