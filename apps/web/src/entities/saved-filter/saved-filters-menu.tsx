import type { SavedFilter } from '@zakupki/api-client/schema';
import { IconCheck, IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FilterForm } from './filter-form.tsx';
import { useListSavedFiltersQuery } from './saved-filter-api.ts';
import styles from './saved-filters.module.css';

export type SavedFiltersProps = {
  readonly scope: SavedFilter['scope'];
  /** The list's current query string, without the page. */
  readonly query: string;
  /** The list's address with a query string. */
  readonly to: (query: string) => string;
};

type SavedFiltersMenuProps = {
  readonly current: SavedFilter | undefined;
  readonly onEdit: (filter: SavedFilter) => void;
} & SavedFiltersProps;

/** The saved filters, and the form that saves the current one. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function SavedFiltersMenu({ scope, query, to, current, onEdit }: SavedFiltersMenuProps) {
  const { data, error, refetch } = useListSavedFiltersQuery({ scope });
  const filters = data?.data ?? [];
  return (
    <div className="zk-stack zk-gap-12">
      {error && !data && <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={3} />}
      {data && filters.length === 0 && <p className="zk-secondary zk-small">{m.saved_filters_none()}</p>}
      {filters.length > 0 && (
        <ul className={styles['list']}>
          {filters.map((filter) => (
            <li key={filter.id}>
              <Link
                to={to(filter.query)}
                className={`zk-row zk-fill zk-shrink zk-undecorated zk-gap-8 ${styles['apply']}`}
                aria-current={filter.id === current?.id ? 'true' : undefined}
              >
                <span className={styles['sign']} aria-hidden>
                  {filter.id === current?.id && <IconCheck size={16} />}
                </span>
                <span className="zk-truncate">{filter.name}</span>
                {filter.isDefault && <span className={styles['mark']}>{m.saved_filters_is_default()}</span>}
              </Link>
              <button
                type="button"
                className={`zk-stack zk-secondary ${styles['change']}`}
                aria-label={m.saved_filters_manage({ name: filter.name })}
                title={m.saved_filters_manage({ name: filter.name })}
                onClick={() => onEdit(filter)}
              >
                <IconPencil size={16} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {!current && data && <FilterForm key={query} scope={scope} query={query} />}
    </div>
  );
}
