import { Button } from '@mantine/core';
import type { Impersonation } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useEndImpersonationMutation } from '../../entities/impersonation/impersonation-api.ts';
import { asApiError } from '../../http/problem-message.tsx';
import { problemText } from '../../http/error-statuses.ts';
import { now } from '../../format/date/clock.ts';
import { formatTime } from '../../format/date/dates.ts';
import { useImpersonatedId } from '../../session/session-context.ts';
import { useStopImpersonation } from '../../entities/impersonation/impersonation.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import styles from './admin.module.css';

export function SessionRow({ session, onOpen }: { session: Impersonation; onOpen: () => void }) {
  const { id, admin, user, reason, startedAt, state, changes } = session;
  const [end, { isLoading }] = useEndImpersonationMutation();
  const impersonatedId = useImpersonatedId();
  const stop = useStopImpersonation();
  const who = m.admin_session_who({ admin: admin.name, user: user.name });

  function finish() {
    // Ending your own session also leaves impersonation, as Exit in the banner does.
    if (impersonatedId === user.id) stop();
    else
      void end({ impersonationId: id })
        .unwrap()
        .then(() => showMessage(m.admin_session_end_done()))
        .catch((thrown: unknown) => showMessage(problemText(asApiError(thrown)), 'danger'));
  }

  return (
    <li className={`zk-stack zk-rule zk-gap-4-16 zk-hover ${styles['row']}`}>
      <div className={`zk-stack zk-shrink ${styles['who']}`}>
        <strong>{who}</strong>
        <span className="zk-break zk-secondary zk-small">
          {[
            reason ?? m.impersonation_no_reason(),
            formatTime(startedAt),
            m.admin_session_changes({ count: changes }),
          ].join(' · ')}
        </span>
      </div>
      <span className={`zk-break zk-secondary zk-small ${styles['when']}`} data-running={state === 'running'}>
        {stateWords(session)}
      </span>
      <div className="zk-flex zk-trailing zk-gap-8">
        <Button variant="subtle" size="compact-md" aria-label={m.admin_session_record_label({ who })} onClick={onOpen}>
          {m.admin_session_record()}
        </Button>
        {state === 'running' && (
          <Button
            variant="default"
            size="compact-md"
            loading={isLoading}
            aria-label={m.admin_session_end_label({ who })}
            onClick={finish}
          >
            {m.admin_session_end()}
          </Button>
        )}
      </div>
    </li>
  );
}

const MINUTE_MS = 60_000;

function stateWords({ state, admin, endedAt, endedBy, expiresAt }: Impersonation): string {
  if (state === 'running') {
    const minutes = Math.max(0, Math.ceil((Date.parse(expiresAt) - now()) / MINUTE_MS));
    return m.admin_session_running({ time: m.admin_minutes({ count: minutes }) });
  }
  if (state === 'expired') return m.admin_session_expired({ when: formatTime(expiresAt) });
  const when = formatTime(endedAt);
  return endedBy && endedBy.id !== admin.id
    ? m.admin_session_ended_by({ when, name: endedBy.name })
    : m.admin_session_ended({ when });
}
