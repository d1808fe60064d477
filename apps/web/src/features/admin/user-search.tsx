import { m } from '#messages';
import { NotLoaded } from '../../http/problem-message.tsx';
import { useListUsersQuery } from '../../entities/user/user-api.ts';
import { formatCount } from '../../format/number/numbers.ts';
import { AdminSection } from './admin-section.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { isSearchable, SearchBox } from '../../ui/filter/search-box.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useUrlQuery } from '../../ui/url-query/url-query.ts';
import { ADMIN, ADMIN_CHANGES } from './admin-query.ts';
import styles from './admin.module.css';
import { UserRow } from './user-row.tsx';

const MAX_ROWS = 10;
/** Shown before the user types. */
const RECENT_COUNT = 5;

export function UserSearch() {
  const {
    query: { q },
    change,
  } = useUrlQuery(ADMIN, ADMIN_CHANGES);
  const wanted = isSearchable(q) ? q : '';
  const { data, error, isFetching, refetch } = useListUsersQuery(
    wanted === '' ? { perPage: RECENT_COUNT } : { perPage: MAX_ROWS, q: wanted, sort: ['name'] },
    { refetchOnMountOrArgChange: true },
  );
  const total = data?.page.totalItems ?? 0;
  return (
    <AdminSection title={m.admin_find()}>
      <div className={styles['find']}>
        <SearchBox label={m.admin_find()} hint={m.admin_find_hint()} q={q} onSearch={(words) => change({ q: words })} />
      </div>
      {data ? (
        <div aria-busy={isFetching} data-stale={isFetching} className={styles['results']}>
          <p className={styles['count']} role="status">
            {wanted === '' ? m.admin_recent() : m.admin_found({ count: total })}
            {wanted !== '' && total > MAX_ROWS && ` · ${m.admin_found_first({ n: formatCount(MAX_ROWS) })}`}
          </p>
          {total === 0 ? (
            <EmptyState drawing="search" text={m.admin_found_none({ q: wanted })} />
          ) : (
            <ul className={styles['list']}>
              {data.data.map((user) => (
                <UserRow key={user.id} user={user} />
              ))}
            </ul>
          )}
        </div>
      ) : (
        <NotLoaded error={isFetching ? undefined : error} onRetry={refetch}>
          <div className={styles['waiting']}>
            <Skeleton lines={8} />
          </div>
        </NotLoaded>
      )}
    </AdminSection>
  );
}
