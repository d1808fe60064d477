import type { AuditEvent } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { activityText } from '../../entities/history/audit-words.ts';
import { paths } from '../../paths.ts';
import { RelativeTime } from '../../ui/value/moment.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './home.module.css';

export function Activity({ events }: { events: readonly AuditEvent[] }) {
  return (
    <HomeSection title={m.home_activity()}>
      {events.length === 0 ? (
        <p className={styles['nothing']}>{m.audit_empty()}</p>
      ) : (
        <ol className={styles['events']}>
          {events.map((event) => (
            <li className="zk-stack zk-small" key={event.id}>
              <Link
                to={paths.order(event.orderId, { tab: 'history' })}
                className={`zk-break zk-text zk-undecorated ${styles['link']}`}
              >
                {activityText(event)}
              </Link>
              <span className="zk-secondary zk-small">
                <RelativeTime iso={event.at} />
                {event.onBehalfOf && ` · ${m.audit_as({ name: event.onBehalfOf.name })}`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </HomeSection>
  );
}
