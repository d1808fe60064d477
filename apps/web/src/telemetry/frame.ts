import type { TelemetryEvent } from './telemetry-event.ts';

/** A service's script in a frame of its own. */
export interface TelemetryFrame {
  tell(event: TelemetryEvent): void;
  /** Takes the frame away, and with it whatever its script was doing. */
  close(): void;
}

/** A script that never comes must not make the page remember for ever. */
const MOST_WAITING = 200;

/**
 * Opens the frame. Without `allow-same-origin` its script belongs to no origin: the page, its address, its storage and
 * its cookies are out of its reach, and it learns only what it is told.
 */
export function openFrame(address: string): TelemetryFrame {
  const waiting: TelemetryEvent[] = [];
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
    for (const event of waiting.splice(0)) post(event);
  }

  // It has no origin that could be named; and it is told nothing that others may not hear.
  function post(event: TelemetryEvent): void {
    frame.contentWindow?.postMessage(event, '*');
  }

  window.addEventListener('message', onMessage);
  document.body.append(frame);
  return {
    tell(event) {
      if (isReady) post(event);
      else if (waiting.length < MOST_WAITING) waiting.push(event);
    },
    close() {
      window.removeEventListener('message', onMessage);
      frame.remove();
    },
  };
}
