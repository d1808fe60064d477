import type { Impersonation, ImpersonationEvent } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useGetImpersonationQuery } from '../../entities/impersonation/impersonation-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { formatTime } from '../../format/date/dates.ts';
import { SidePanel } from '../../ui/overlay/side-panel.tsx';
import styles from './admin.module.css';

export function SessionRecord({ session, onClose }: { session: Impersonation; onClose: () => void }) {
  const { data, error, isFetching, refetch } = useGetImpersonationQuery(
    { impersonationId: session.id },
    { refetchOnMountOrArgChange: true },
  );
  const { admin, user, reason } = session;
  return (
    <SidePanel title={m.admin_record_title()} onClose={onClose}>
      <p className={styles['about']}>
        <strong>{m.admin_session_who({ admin: admin.name, user: user.name })}</strong>
        <span className="zk-secondary">{reason ?? m.impersonation_no_reason()}</span>
      </p>
      {data ? (
        <ol className="zk-stack zk-gap-12">
          {data.events.map((event) => (
            <li className="zk-stack zk-gap-2" key={event.id}>
              <time className="zk-secondary zk-tiny" dateTime={event.at}>
                {formatTime(event.at)}
              </time>
              <span>{eventWords(event)}</span>
              {event.path && <code className="zk-break zk-tiny">{event.path}</code>}
            </li>
          ))}
        </ol>
      ) : (
        <NotLoaded error={isFetching ? undefined : error} onRetry={refetch} lines={4} />
      )}
    </SidePanel>
  );
}

const WORDS: Readonly<Record<ImpersonationEvent['kind'], () => string>> = {
  start: m.admin_record_start,
  implicit_start: m.admin_record_implicit_start,
  change: m.admin_record_change,
  end: m.admin_record_end,
  expire: m.admin_record_expire,
};

/** An expired session has no actor. */
function eventWords({ kind, actor, onBehalfOf }: ImpersonationEvent): string {
  const words = WORDS[kind]();
  return actor === null ? words : `${m.admin_session_who({ admin: actor.name, user: onBehalfOf.name })}: ${words}`;
}
