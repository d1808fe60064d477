import { Button } from '@mantine/core';
import { type ApiError } from '@zakupki/api-client/problem';
import type { Device, Session } from '@zakupki/api-client/schema';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet, IconWorld } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { deviceName } from '../../entities/user/device-name.ts';
import { formatTime } from '../../format/date/dates.ts';
import { asApiError, NotLoaded, ProblemMessage } from '../../http/problem-message.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { RelativeTime } from '../../ui/value/moment.tsx';
import { useEndOtherSessionsMutation, useEndSessionMutation, useListSessionsQuery } from './security-api.ts';
import styles from './session-list.module.css';

const ICONS: Readonly<Record<Device['kind'], typeof IconWorld>> = {
  computer: IconDeviceDesktop,
  phone: IconDeviceMobile,
  tablet: IconDeviceTablet,
  unknown: IconWorld,
};

const CURRENT: Look = ['good', 'check', () => m.settings_session_current()];

type SessionListProps = {
  /** What ending all other sessions means. */
  readonly endOthersText?: () => string;
};

export function SessionList({ endOthersText = m.settings_sessions_end_others_text }: SessionListProps) {
  const { data, error, refetch } = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const list = useRef<HTMLUListElement>(null);
  const [end] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<ApiError>();

  async function run(ending: Promise<unknown>, done: string) {
    setProblem(undefined);
    try {
      await ending;
      showMessage(done);
    } catch (thrown) {
      setProblem(asApiError(thrown));
    }
    setAsking(false);
    // The pressed button disappears with its row.
    list.current?.focus();
  }

  if (!data) return <NotLoaded error={error} onRetry={refetch} lines={4} />;
  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles['list']} aria-label={m.settings_sessions()}>
        {data.data.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => run(end({ sessionId: session.id }).unwrap(), m.settings_session_ended())}
          />
        ))}
      </ul>
      <ProblemMessage error={problem} />
      {data.data.length > 1 && (
        <div>
          <Button variant="default" onClick={() => setAsking(true)}>
            {m.settings_sessions_end_others()}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={m.settings_sessions_end_others_title()}
          confirmLabel={m.settings_sessions_end_others()}
          onConfirm={() => run(endOthers(undefined).unwrap(), m.settings_sessions_ended())}
          onClose={() => setAsking(false)}
        >
          <p>{endOthersText()}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const [isEnding, setEnding] = useState(false);
  const Icon = ICONS[session.device.kind];
  const name = deviceName(session.device) ?? m.settings_session_unknown();
  return (
    <li className={`zk-row zk-gap-12 ${styles['row']}`}>
      <Icon size={20} className="zk-icon zk-secondary" aria-hidden />
      <div className="zk-stack zk-fill zk-shrink zk-gap-2">
        <span className="zk-row zk-wrap zk-gap-4-12">
          <strong className="zk-medium">{name}</strong>
          {session.isCurrent && <StatusBadge look={CURRENT} />}
        </span>
        <span className="zk-secondary zk-small">
          {!session.isCurrent && (
            <>
              {m.settings_session_active()} <RelativeTime iso={session.lastActiveAt} />
              {' · '}
            </>
          )}
          {m.settings_session_since({ when: formatTime(session.createdAt) })}
          {session.openedBy === 'copied_link' && ` · ${m.requests_sessions_copied()}`}
        </span>
      </div>
      {!session.isCurrent && (
        <Button
          variant="default"
          size="compact-md"
          loading={isEnding}
          aria-label={m.settings_session_end_named({ name })}
          onClick={() => {
            setEnding(true);
            void onEnd().finally(() => setEnding(false));
          }}
        >
          {m.settings_session_end()}
        </Button>
      )}
    </li>
  );
}
