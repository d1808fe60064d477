import { configuration } from './configuration.ts';
import { hasTelemetry } from '../telemetry/consent.ts';
import { placeOf, type Product } from './product.ts';

/**
 * Starts what nobody waits for, once the page has nothing else to do: looking for new builds, and the telemetry where
 * there is any. What is not to be had then, the product does without.
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
        startTelemetry({ configuration, session, place: () => placeOf(router), onPlace: router.subscribe }),
      () => {},
    );
  });
}

const AT_LATEST_MS = 5_000;

function whenIdle(then: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(then, { timeout: AT_LATEST_MS });
  else setTimeout(then, AT_LATEST_MS);
}
