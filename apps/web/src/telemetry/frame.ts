import type { TelemetryEvent } from './telemetry-event.ts';

/** Runs a telemetry service's script in a sandboxed frame. */
type TelemetryFrame = {
  send(event: TelemetryEvent): void;
  close(): void;
};

/** Limits memory if the script never loads. */
const MAX_QUEUED = 200;

/**
 * Without `allow-same-origin` the script has an opaque origin: it cannot read the page, its address, storage or
 * cookies, only the events sent to it.
 */
export function openFrame(address: string): TelemetryFrame {
  const queue: TelemetryEvent[] = [];
  let isReady = false;
  const frame = document.createElement('iframe');
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.referrerPolicy = 'no-referrer';
  frame.hidden = true;
  frame.title = '';
  frame.setAttribute('aria-hidden', 'true');
  frame.src = address;

  function onMessage({ source, data }: MessageEvent<unknown>): void {
    if (source !== frame.contentWindow || data !== 'telemetry-ready') return;
    isReady = true;
    for (const event of queue.splice(0)) post(event);
  }

  // An opaque origin cannot be named as the target; the events contain nothing confidential.
  function post(event: TelemetryEvent): void {
    frame.contentWindow?.postMessage(event, '*');
  }

  window.addEventListener('message', onMessage);
  document.body.append(frame);
  return {
    send(event) {
      if (isReady) post(event);
      else if (queue.length < MAX_QUEUED) queue.push(event);
    },
    close() {
      window.removeEventListener('message', onMessage);
      frame.remove();
    },
  };
}
