import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { consent, hasTelemetry, onConsent } from '../telemetry/consent.ts';
import { detectedBuild, onDetectedBuild } from './build-updates/detected-build.ts';

/** Loads and draws the notices once there is one. */
export function NoticeHost() {
  const isNew = useSyncExternalStore(onDetectedBuild, detectedBuild) !== null;
  const isConsentDue = useSyncExternalStore(onConsent, consent) === null && hasTelemetry;
  const isWanted = isNew || isConsentDue;
  const [Notices, setNotices] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    import('./notices.tsx').then(
      (module) => setNotices(() => module.Notices),
      () => {
        // A notice does not justify reloading the page: the new build loads at the next page change.
      },
    );
  }, [isWanted]);

  return Notices && <Notices />;
}
