/** Whether the reader is at this tab: it is visible, or was a moment ago. */

const HIDDEN_MS = 60_000;

/**
 * Calls back at once and at each change.
 * @returns stops that
 */
export function watchPresence(onChange: (isPresent: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') onChange(true);
    else timer = setTimeout(onChange, HIDDEN_MS, false);
  }
  // A page that is left or frozen runs no timers; the browser may keep it for the way back.
  const onGone = () => onChange(false);

  document.addEventListener('visibilitychange', look);
  document.addEventListener('freeze', onGone);
  document.addEventListener('resume', look);
  window.addEventListener('pagehide', onGone);
  window.addEventListener('pageshow', look);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('freeze', onGone);
    document.removeEventListener('resume', look);
    window.removeEventListener('pagehide', onGone);
    window.removeEventListener('pageshow', look);
  };
}
