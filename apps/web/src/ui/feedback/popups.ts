/** Messages and notifications. The component that renders them loads with the first one. */

/** Spec §9: duration of each kind; hover or focus stops the timer. */
export const MESSAGE_MS = 3_000;
export const NOTIFICATION_MS = 4_500;

export type PopupTone = 'good' | 'note' | 'warning' | 'danger';

/** The outcome of a user's action. Bottom centre, 3 s. */
type Message = {
  readonly kind: 'message';
  readonly text: string;
  readonly tone: PopupTone;
};

/** An event, with an optional action. Bottom right, 4.5 s. */
export type Notification = {
  readonly kind: 'notification';
  readonly title: string;
  readonly text?: string;
  readonly tone: PopupTone;
  readonly action?: { readonly label: string; readonly onAct: () => void };
};

export type Popup = Message | Notification;

type Renderer = (popup: Popup) => void;

let renderer: Renderer | null = null;
const queue: Popup[] = [];
const listeners = new Set<() => void>();

/** A message already shown is not repeated. */
export function showMessage(text: string, tone: PopupTone = 'good'): void {
  show({ kind: 'message', text, tone });
}

export function showNotification(notification: Omit<Notification, 'kind'>): void {
  show({ kind: 'notification', ...notification });
}

function show(popup: Popup): void {
  if (renderer) renderer(popup);
  else {
    queue.push(popup);
    for (const listener of [...listeners]) listener();
  }
}

/** Whether a popup has been shown or is waiting for the component. */
export function hasPopups(): boolean {
  return renderer !== null || queue.length > 0;
}

/**
 * Calls back at the first popup.
 * @returns unsubscribes
 */
export function onFirstPopup(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Passes the popups to the component that renders them, queued ones first.
 * @returns unregisters the component
 */
export function drawPopups(draw: Renderer): () => void {
  renderer = draw;
  for (const popup of queue.splice(0)) draw(popup);
  return () => {
    if (renderer === draw) renderer = null;
  };
}
