import { type InteractionEvent, controlKind, errorClass } from './telemetry-event.ts';

type Interaction = Omit<InteractionEvent, 'page' | 'at'>;

/** Records clicks, which kinds of fields are typed into, scroll depth and errors; never any content. */
export function record(send: (interaction: Interaction) => void): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal } as const;
  let typedInto: EventTarget | null = null;
  let deepest = 0;

  document.addEventListener(
    'click',
    ({ target, clientX, clientY }) => {
      const { innerWidth, innerHeight } = window;
      send({
        event: 'press',
        what: controlKind(target),
        x: percent(clientX, innerWidth),
        y: percent(clientY, innerHeight),
      });
    },
    options,
  );
  document.addEventListener(
    'input',
    ({ target }) => {
      // One event per field: the amount and speed of typing would reveal content.
      if (target === typedInto) return;
      typedInto = target;
      send({ event: 'type', what: controlKind(target) });
    },
    options,
  );
  document.addEventListener(
    'scroll',
    () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const depth = Math.floor(percent(scrollTop + clientHeight, scrollHeight) / 10) * 10;
      if (depth > deepest) send({ event: 'scroll', what: String(depth) });
      deepest = Math.max(deepest, depth);
    },
    options,
  );
  window.addEventListener('error', ({ error }) => send({ event: 'error', what: errorClass(error) }), options);
  window.addEventListener(
    'unhandledrejection',
    ({ reason }) => send({ event: 'error', what: errorClass(reason) }),
    options,
  );
  return () => controller.abort();
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
