/** Short news for the person. The part that draws them is loaded with the first one. */

/** Spec §9: how long each kind stays; hovering or focusing it stops the time. */
export const MESSAGE_MS = 3_000;
export const NOTIFICATION_MS = 4_500;

export type PopupTone = 'good' | 'note' | 'warning' | 'danger';

/** What became of something the person just did. Top centre, 3 s. */
export interface Message {
  readonly kind: 'message';
  readonly text: string;
  readonly tone: PopupTone;
}

/** Something happened, perhaps with something to do about it. Top right, 4.5 s. */
export interface Notification {
  readonly kind: 'notification';
  readonly title: string;
  readonly text?: string;
  readonly tone: PopupTone;
  readonly action?: { readonly label: string; readonly onAct: () => void };
}

export type Popup = Message | Notification;

type Sink = (popup: Popup) => void;

let sink: Sink | null = null;
const waiting: Popup[] = [];
const listeners = new Set<() => void>();

/** Shows a message for 3 s. The same text already on show is not repeated. */
export function showMessage(text: string, tone: PopupTone = 'good'): void {
  show({ kind: 'message', text, tone });
}

/** Shows a notification for 4.5 s. */
export function showNotification(notification: Omit<Notification, 'kind'>): void {
  show({ kind: 'notification', ...notification });
}

function show(popup: Popup): void {
  if (sink) sink(popup);
  else {
    waiting.push(popup);
    for (const listener of [...listeners]) listener();
  }
}

/** Whether there was ever anything to show. */
export function isWanted(): boolean {
  return sink !== null || waiting.length > 0;
}

/** Calls back when the first popup wants to be drawn. */
export function onWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Gives the popups to whoever draws them, those that waited first. */
export function drawPopups(draw: Sink): () => void {
  sink = draw;
  for (const popup of waiting.splice(0)) draw(popup);
  return () => {
    if (sink === draw) sink = null;
  };
}
