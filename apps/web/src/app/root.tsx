import {
  Fragment,
  type MouseEvent,
  Suspense,
  useEffect,
  type ComponentType,
  useState,
  useSyncExternalStore,
} from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { m } from '#messages';
import { markDocument, useLocale } from '../i18n/locale.ts';
import { useImpersonatedId, useRemountKey } from '../session/session-context.ts';
import { loadPart } from '../ui/loading/load-part.tsx';
import { PopupHost } from '../ui/feedback/popup-host.tsx';
import { CONTENT_ID } from './layouts/content.tsx';
import { ErrorPage } from './error-page.tsx';
import styles from './root.module.css';
import { ShortcutHost } from './command-palette/shortcut-host.tsx';
import { consent, hasTelemetry, onConsent } from '../telemetry/consent.ts';
import { detectedBuild, onDetectedBuild } from './build-updates/detected-build.ts';

/** Loads and renders the notices when the first one is due. */
function NoticeHost() {
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

/** A thin line at the top while the next screen loads; hidden for the first 150 ms. */
function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles['progress']} aria-hidden />;
}

const ImpersonationBanner = loadPart(() => import('../entities/impersonation/impersonation-banner.tsx'));

export function Root() {
  useLocale();
  useEffect(markDocument, []);
  const impersonatedId = useImpersonatedId();
  const remountKey = useRemountKey();
  return (
    <>
      <a className={styles['skip']} href={`#${CONTENT_ID}`} onClick={skipToContent}>
        {m.shell_skip_to_content()}
      </a>
      <NavigationProgress />
      {impersonatedId !== null && (
        <Suspense fallback={<div className={styles['impersonation']}>{m.impersonation_banner_unknown()}</div>}>
          <ImpersonationBanner key={impersonatedId} />
        </Suspense>
      )}
      {/* A change of user remounts everything: no output, input or choice remains. */}
      <Fragment key={remountKey}>
        <Outlet />
        <ShortcutHost />
      </Fragment>
      <NoticeHost />
      <PopupHost />
      <ScrollRestoration />
    </>
  );
}

// Moves the focus without a fragment in the address, which holds the page's state.
function skipToContent(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById(CONTENT_ID)?.focus();
}

/** Shown when a layout itself fails. */
export function RootError() {
  useLocale();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={styles['bare']}>
      <ErrorPage />
    </main>
  );
}
