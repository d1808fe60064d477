/** Whether the reader is present: the tab is visible, or was less than a minute ago. */

const HIDDEN_MS = 60_000;

/**
 * Calls back at once and at each change.
 * @returns unsubscribes
 */
export function watchPresence(onChange: (isPresent: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(): void {
    clearTimeout(timer);
    if (document.visibilityState === 'visible') onChange(true);
    else timer = setTimeout(onChange, HIDDEN_MS, false);
  }
  // A left or frozen page runs no timers; the browser may keep it in the back/forward cache.
  const onGone = () => onChange(false);

  document.addEventListener('visibilitychange', update);
  document.addEventListener('freeze', onGone);
  document.addEventListener('resume', update);
  window.addEventListener('pagehide', onGone);
  window.addEventListener('pageshow', update);
  update();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
    document.removeEventListener('freeze', onGone);
    document.removeEventListener('resume', update);
    window.removeEventListener('pagehide', onGone);
    window.removeEventListener('pageshow', update);
  };
}
