import { Button } from '@mantine/core';
import type { SavedFilter } from '@zakupki/api-client/schema';
import { IconBookmark, IconCheck, IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { useListSavedFiltersQuery } from './saved-filter-api.ts';
import { Dropdown } from '../../ui/overlay/dropdown.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './saved-filters.module.css';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';
import { loadPart } from '../../ui/loading/load-part.tsx';

const FilterForm = loadPart(() => import('./filter-form.tsx'));

/** Renames, updates or deletes a saved filter, or makes it the default. */
const FilterDialog = lazyDialog(() => import('./filter-dialog-body.tsx'));

interface SavedFiltersProps {
  readonly scope: SavedFilter['scope'];
  /** The list's current query string, without the page. */
  readonly query: string;
  /** The list's address with a query string. */
  readonly to: (query: string) => string;
}

export function SavedFilters({ scope, query, to }: SavedFiltersProps) {
  const { data, error, refetch } = useListSavedFiltersQuery({ scope });
  const [edited, setEdited] = useState<SavedFilter | null>(null);
  const filters = data?.data ?? [];
  const current = filters.find((filter) => filter.query === query);
  return (
    <>
      <Dropdown
        label={m.saved_filters_title()}
        align="start"
        width={340}
        button={(trigger) => (
          <Button
            variant="default"
            leftSection={<IconBookmark size={16} aria-hidden />}
            className={styles['button'] ?? ''}
            {...trigger}
          >
            {current ? (
              <>
                <span className="zk-visually-hidden">{m.saved_filters_current({ name: current.name })}</span>
                <span aria-hidden className="zk-truncate">
                  {current.name}
                </span>
              </>
            ) : (
              m.saved_filters_title()
            )}
          </Button>
        )}
      >
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
                    onClick={() => setEdited(filter)}
                  >
                    <IconPencil size={16} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
          {!current && data && (
            <Suspense fallback={<Skeleton lines={4} />}>
              <FilterForm key={query} scope={scope} query={query} />
            </Suspense>
          )}
        </div>
      </Dropdown>
      {edited && <FilterDialog filter={edited} query={query} onClose={() => setEdited(null)} />}
    </>
  );
}
