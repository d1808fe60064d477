import type { Webinar } from '@zakupki/api-client/schema';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { m } from '#messages';
import { formatCountdown } from '../../format/date/countdown.ts';
import { formatRelative } from '../../format/date/dates.ts';
import { WebinarTime } from '../../entities/webinar/webinar-time.tsx';
import { guestSeat } from '../../session/guest-seat.ts';
import { useNow } from '../../ui/value/ticking.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { SeatPanel } from './seat/seat-panel.tsx';
import { useReloadWebinars, useGetWebinarQuery } from './webinar-seat-api.ts';
import { type Phase, phaseOf } from './webinar-phase.ts';
import styles from './webinar.module.css';

const SECOND_MS = 1_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type WebinarDetailsProps = {
  /** From the list of webinars. */
  readonly listed: Webinar;
  readonly isNext: boolean;
  readonly children: ReactNode;
};

export function WebinarDetails({ listed, isNext, children }: WebinarDetailsProps) {
  const webinar = useGuestView(listed);
  const at = useNow(SECOND_MS);
  const phase = phaseOf(webinar, at);
  useReloadOnPhaseChange(phase);
  const { title, summary, speakers, startsAt } = webinar;
  return (
    <div className={`zk-stack zk-top zk-column zk-gap-24 ${styles['details']}`}>
      <article className="zk-stack zk-shrink zk-gap-16" aria-labelledby={`webinar-${webinar.id}`}>
        <div className="zk-row zk-wrap zk-gap-8-12">
          <PhaseBadge phase={phase} />
          {isNext && phase === 'upcoming' && <span className="zk-secondary">{m.webinar_next()}</span>}
        </div>
        <h2 id={`webinar-${webinar.id}`} className={styles['title']}>
          {title}
        </h2>
        <WebinarTime webinar={webinar} />
        <Countdown phase={phase} startsAt={startsAt} at={at} />
        <p className={`zk-break zk-lines ${styles['summary']}`}>{summary}</p>
        {speakers.length > 0 && (
          <section>
            <h3>{m.webinar_speakers()}</h3>
            <ul className={`zk-stack zk-gap-8 ${styles['speakers']}`}>
              {speakers.map((speaker) => (
                <li className="zk-stack" key={speaker.name}>
                  <strong>{speaker.name}</strong>
                  <span className="zk-secondary">{speaker.title}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      <SeatPanel webinar={webinar} phase={phase} />
      {children}
    </div>
  );
}

/** Seconds within the last hour, words within the last day. */
function Countdown({ phase, startsAt, at }: { phase: Phase; startsAt: string; at: number }) {
  const left = Date.parse(startsAt) - at;
  if ((phase !== 'upcoming' && phase !== 'entry') || left > DAY_MS) return null;
  if (left > HOUR_MS)
    return <p className="zk-large zk-numeric">{m.webinar_begins({ when: formatRelative(startsAt, at) })}</p>;
  return (
    <p className="zk-large zk-numeric" role="timer">
      {m.webinar_begins_in()} <strong>{formatCountdown(Math.max(0, Math.ceil(left / SECOND_MS)))}</strong>
    </p>
  );
}

/** Loads the webinar with a guest's ticket. For others the list has the same data. */
function useGuestView(listed: Webinar): Webinar {
  const { ticket } = guestSeat(listed.id);
  const withTicket = listed.registration === null && ticket !== undefined;
  // The cache key does not contain the ticket.
  const options = { refetchOnMountOrArgChange: true };
  const { currentData } = useGetWebinarQuery(withTicket ? { webinarId: listed.id } : skipToken, options);
  return currentData ?? listed;
}

/** Allowed actions change with the phase, and the join link comes only with the next response. */
function useReloadOnPhaseChange(phase: Phase): void {
  const reload = useEffectEvent(useReloadWebinars());
  const known = useRef(phase);
  useEffect(() => {
    if (known.current === phase) return;
    known.current = phase;
    reload();
  }, [phase]);
}
