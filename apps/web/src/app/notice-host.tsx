import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { consent, hasTelemetry, onConsent } from '../telemetry/consent.ts';
import { foundBuild, onFoundBuild } from './build-updates/found-build.ts';

/** The place of the notices; draws nothing, and loads nothing, until there is one. */
export function NoticeHost() {
  const isNew = useSyncExternalStore(onFoundBuild, foundBuild) !== null;
  const isUnasked = useSyncExternalStore(onConsent, consent) === null && hasTelemetry;
  const isWanted = isNew || isUnasked;
  const [Notices, setNotices] = useState<ComponentType | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    import('./notices.tsx').then(
      (module) => setNotices(() => module.Notices),
      () => {
        // A notice is not worth loading the page anew for: the new build comes with the next one.
      },
    );
  }, [isWanted]);

  return Notices && <Notices />;
}
