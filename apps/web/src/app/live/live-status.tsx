import { IconPlugConnectedX } from '@tabler/icons-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { m } from '#messages';
import { usePolling } from '../../http/polling.ts';
import { useLocale } from '../../i18n/locale.ts';
import styles from './live-status.module.css';
import { liveSigns, onSigns } from './live-signs.ts';

/** Shorter interruptions are not shown. */
const PAUSED_AFTER_MS = 10_000;
const POLL_MS = 60_000;

/**
 * Renders the announcements and the notice of a paused stream outside of the product, so that no page waits for their
 * code.
 * @param onPoll reloads open screens while streams cannot be opened
 * @returns removes them
 */
export function showLiveStatus(onPoll: () => void): () => void {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(<LiveStatus onPoll={onPoll} />);
  return () => {
    root.unmount();
    place.remove();
  };
}

function LiveStatus({ onPoll }: { onPoll: () => void }) {
  useLocale();
  const { announcement, state } = useSyncExternalStore(onSigns, liveSigns);
  const isPaused = useIsLasting(state !== null && state !== 'open');
  return (
    <>
      <p aria-live="polite" className={`zk-visually-hidden ${styles['said']}`}>
        {announcement}
      </p>
      {state === 'failing' && <Polling onPoll={onPoll} />}
      <div aria-live="polite" className={styles['place']}>
        {isPaused && (
          <span className={`zk-row zk-small zk-gap-6 ${styles['sign']}`}>
            <IconPlugConnectedX size={16} aria-hidden />
            {!navigator.onLine ? m.live_offline() : state === 'failing' ? m.live_polling() : m.live_paused()}
          </span>
        )}
      </div>
    </>
  );
}

function Polling({ onPoll }: { onPoll: () => void }) {
  usePolling(onPoll, POLL_MS);
  return null;
}

function useIsLasting(isActive: boolean): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(setLasting, PAUSED_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isActive]);
  return isActive && isLasting;
}
