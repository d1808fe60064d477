import type { Impersonation } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { useListImpersonationsQuery } from '../../entities/impersonation/impersonation-api.ts';
import { NotLoaded } from '../../http/problem-message.tsx';
import { AdminSection } from './admin-section.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useUrlQuery } from '../../ui/url-query/url-query.ts';
import { ADMIN, ADMIN_CHANGES } from './admin-query.ts';
import styles from './admin.module.css';
import { SessionRecord } from './session-record.tsx';
import { SessionRow } from './session-row.tsx';

const MAX_ROWS = 10;

export function SessionList() {
  const {
    query: { isRunningOnly },
    change,
  } = useUrlQuery(ADMIN, ADMIN_CHANGES);
  const [opened, setOpened] = useState<Impersonation | null>(null);
  const { data, error, isFetching, refetch } = useListImpersonationsQuery(
    { perPage: MAX_ROWS, ...(isRunningOnly && { running: true }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <AdminSection
      title={m.admin_sessions()}
      tools={
        <Segments
          label={m.admin_sessions_which()}
          choices={[
            { value: 'all', label: m.admin_sessions_all() },
            { value: 'running', label: m.admin_sessions_running() },
          ]}
          value={isRunningOnly ? 'running' : 'all'}
          onChange={(which) => change({ isRunningOnly: which === 'running' })}
        />
      }
    >
      {data ? (
        data.data.length === 0 ? (
          <p className={styles['nothing']}>
            {isRunningOnly ? m.admin_sessions_none_running() : m.admin_sessions_none()}
          </p>
        ) : (
          <ul className={styles['list']} aria-busy={isFetching}>
            {data.data.map((session) => (
              <SessionRow key={session.id} session={session} onOpen={() => setOpened(session)} />
            ))}
          </ul>
        )
      ) : (
        <NotLoaded error={isFetching ? undefined : error} onRetry={refetch}>
          <div className={styles['waiting']}>
            <Skeleton lines={4} />
          </div>
        </NotLoaded>
      )}
      {opened && <SessionRecord session={opened} onClose={() => setOpened(null)} />}
    </AdminSection>
  );
}
