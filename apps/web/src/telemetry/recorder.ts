import { type ActEvent, controlKind, errorClass } from './telemetry-event.ts';

type Act = Omit<ActEvent, 'page' | 'at'>;

/** Watches what is done on the page: where one presses, that one types, how far one scrolls, what fails. Never what. */
export function record(tell: (act: Act) => void): () => void {
  const stopping = new AbortController();
  const how = { capture: true, passive: true, signal: stopping.signal } as const;
  let typedInto: EventTarget | null = null;
  let deepest = 0;

  document.addEventListener(
    'click',
    ({ target, clientX, clientY }) => {
      const { innerWidth, innerHeight } = window;
      tell({
        event: 'press',
        what: controlKind(target),
        x: percent(clientX, innerWidth),
        y: percent(clientY, innerHeight),
      });
    },
    how,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      // Once for each field one goes to: how much is typed, and how fast, says too much of what.
      if (target === typedInto) return;
      typedInto = target;
      tell({ event: 'type', what: controlKind(target) });
    },
    how,
  );
  document.addEventListener(
    'scroll',
    () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const depth = Math.floor(percent(scrollTop + clientHeight, scrollHeight) / 10) * 10;
      if (depth > deepest) tell({ event: 'scroll', what: String(depth) });
      deepest = Math.max(deepest, depth);
    },
    how,
  );
  window.addEventListener('error', ({ error }) => tell({ event: 'error', what: errorClass(error) }), how);
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => tell({ event: 'error', what: errorClass(reason) }),
    how,
  );
  return () => stopping.abort();
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
