import type { Webinar } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router';
import { m } from '#messages';
import { WebinarTime } from '../../entities/webinar/webinar-time.tsx';
import { paths } from '../../paths.ts';
import { PhaseBadge } from './phase-badge.tsx';
import { RecordingLink } from './webinar-over.tsx';
import { isOpen, phaseOf } from './webinar-phase.ts';
import styles from './webinar.module.css';

type WebinarListProps = {
  readonly heading: string;
  readonly webinars: readonly Webinar[];
  /** Milliseconds. */
  readonly at: number;
};

/** Renders nothing without webinars. */
export function WebinarList({ heading, webinars, at }: WebinarListProps) {
  const id = useId();
  if (webinars.length === 0) return null;
  return (
    <section aria-labelledby={id} className="zk-stack zk-column zk-gap-8">
      <h2 id={id}>{heading}</h2>
      <ul className="zk-card">
        {webinars.map((webinar) => (
          <Row key={webinar.id} webinar={webinar} at={at} />
        ))}
      </ul>
    </section>
  );
}

function Row({ webinar, at }: { webinar: Webinar; at: number }) {
  const { id, title, seatsLeft, recordingUrl, registration } = webinar;
  const phase = phaseOf(webinar, at);
  const [search] = useSearchParams();
  return (
    <li className={`zk-row zk-wrap zk-between ${styles['row']}`}>
      <div className={`zk-stack zk-shrink zk-gap-4 ${styles['rowText']}`}>
        <Link to={paths.webinar({ id, ref: search.get('ref') })} className="zk-break zk-large zk-bold zk-target">
          {title}
        </Link>
        <WebinarTime webinar={webinar} isCompact />
        <span className="zk-row zk-wrap zk-gap-4-12">
          <PhaseBadge phase={phase} />
          {isOpen(phase) && registration !== null && <span className="zk-secondary">{m.webinar_you_are_in()}</span>}
          {isOpen(phase) && registration === null && seatsLeft !== null && (
            <span className="zk-secondary">
              {seatsLeft === 0 ? m.webinar_no_seats() : m.webinar_seats_left({ count: seatsLeft })}
            </span>
          )}
        </span>
      </div>
      {phase === 'over' && recordingUrl !== null && <RecordingLink to={recordingUrl} of={title} />}
    </li>
  );
}
