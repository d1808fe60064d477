import { m } from '#messages';
import { formatCountdown } from '../../format/date/countdown.ts';
import { useNow } from '../../ui/value/ticking.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Counts down by the server's clock: days and hours, then hours and minutes, in the last hour every second. */
export function TimeLeft({ until }: { until: string }) {
  const left = Math.max(0, Date.parse(until) - useNow(1_000));
  return (
    <span role="timer" className="zk-numeric zk-nowrap" data-soon={left < DAY_MS}>
      {words(left)}
    </span>
  );
}

function words(left: number): string {
  const days = Math.floor(left / DAY_MS);
  const hours = Math.floor((left % DAY_MS) / HOUR_MS);
  if (days > 0) return m.requests_left_days({ days, hours });
  if (left < HOUR_MS) return formatCountdown(Math.ceil(left / 1_000));
  return m.requests_left_hours({ hours, minutes: Math.floor((left % HOUR_MS) / MINUTE_MS) });
}
