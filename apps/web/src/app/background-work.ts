import { configuration } from './configuration.ts';
import { hasTelemetry } from '../telemetry/consent.ts';
import { addressOf, type Product } from './product.ts';

/**
 * Starts the check for new builds and the telemetry once the page is idle. The product works without either, so a
 * failed import is ignored.
 */
export function startBackgroundWork({ session, store, router }: Product): void {
  whenIdle(() => {
    import('./build-updates/follow-builds.ts').then(
      ({ followBuilds }) => followBuilds({ store, router }),
      () => {},
    );
    if (!hasTelemetry) return;
    import('../telemetry/telemetry.ts').then(
      ({ startTelemetry }) =>
        startTelemetry({ configuration, session, address: () => addressOf(router), onNavigation: router.subscribe }),
      () => {},
    );
  });
}

const IDLE_TIMEOUT_MS = 5_000;

function whenIdle(then: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(then, IDLE_TIMEOUT_MS);
}
