import { type ReactNode, use, useSyncExternalStore } from 'react';
import { now, onClockChange } from '../../format/date/clock.ts';
import { formatDay, formatRelative, formatTime } from '../../format/date/dates.ts';
import { MISSING } from '../../format/number/numbers.ts';
import { PageZone } from './page-zone.ts';

type MomentProps = {
  readonly iso: string | null | undefined;
  /** The page's by default. */
  readonly zone?: string;
};

/** Names the zone unless it is the reader's. */
export function Moment({ iso, zone }: MomentProps) {
  const pageZone = use(PageZone);
  if (!iso) return MISSING;
  return <time dateTime={iso}>{formatTime(iso, { zone: zone ?? pageZone })}</time>;
}

export function Day({ date }: { date: string | null | undefined }) {
  if (!date) return MISSING;
  return <time dateTime={date}>{formatDay(date)}</time>;
}

/** A moment relative to now, updated every minute; the exact time is its title and part of its accessible name. */
export function RelativeTime({ iso, zone }: MomentProps) {
  const pageZone = use(PageZone);
  useMinute();
  return relativeTime(iso, zone ?? pageZone);
}

/** The same for components that call `useMinute` themselves. */
export function relativeTime(iso: MomentProps['iso'], zone: string | undefined): ReactNode {
  if (!iso) return MISSING;
  const [relative, exact] = [formatRelative(iso, now(), zone), formatTime(iso, { zone })];
  return (
    <time dateTime={iso} title={exact}>
      <span aria-hidden>{relative}</span>
      <span className="zk-visually-hidden">{`${relative}, ${exact}`}</span>
    </time>
  );
}

/** Re-renders every minute, and when the server's clock changes, while something depends on it. */
export function useMinute(isChanging = true): void {
  useSyncExternalStore(isChanging ? everyMinute : never, thisMinute);
}

const never = () => () => {};

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

// One shared timer, only while there are listeners.
function everyMinute(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of [...listeners]) each();
  }, MINUTE_MS);
  const unsubscribe = onClockChange(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function thisMinute(): number {
  return Math.floor(now() / MINUTE_MS);
}
