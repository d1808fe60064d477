import { Button } from '@mantine/core';
import type { ReferrerRow } from '@zakupki/api-client/schema';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { ChoiceFilter } from '../../../ui/filter/choice-filter.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { REFERRER_STATUSES, ReferrerStatusBadge } from '../referrer-status.tsx';
import { useListReferrersQuery } from '../referrers-api.ts';
import { REFERRER_COLUMNS } from './referrers-columns.tsx';
import { isFiltered, REFERRERS, requestOf } from './referrers-query.ts';
import styles from '../referrers.module.css';
import { lazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';

const CreateDialog = lazyDialog(() => import('./create-dialog-body.tsx'));

/** `/admin/referrers` */
export default function ReferrersScreen() {
  const navigate = useNavigate();
  const address = useUrlQuery(REFERRERS, FIRST_PAGE);
  const { query, unread, change } = address;
  const [isCreating, setCreating] = useState(false);
  const { shown, isStale, error, refetch } = latestAnswer(
    useListReferrersQuery(requestOf(query), { refetchOnMountOrArgChange: true }),
  );
  const open = useCallback(({ id }: ReferrerRow) => void navigate(paths.referrer(id)), [navigate]);
  const createButton = <Button onClick={() => setCreating(true)}>{m.referrers_create()}</Button>;

  return (
    <>
      <PageHead
        title={m.referrers_title()}
        breadcrumbs={[{ label: m.admin_title(), to: paths.admin() }]}
        action={createButton}
      />
      <div className={styles['list']}>
        {unread.length > 0 && <Callout tone="warning">{m.referrers_unread({ what: unread.join(' · ') })}</Callout>}
        {shown && <ProblemMessage error={error} onRetry={refetch} />}
        <ChoiceFilter
          label={m.referrers_status()}
          choices={REFERRER_STATUSES}
          chosen={query.statuses}
          draw={(status) => <ReferrerStatusBadge status={status} />}
          onChange={(statuses) => change({ statuses })}
        />
        <PagedTable
          name="referrers"
          label={m.referrers_title()}
          columns={REFERRER_COLUMNS}
          list={shown}
          address={address}
          rowId={({ id }) => id}
          rowLabel={({ name }) => name}
          onOpen={open}
          isStale={isStale}
          toolbar={
            <SearchBox
              label={m.referrers_search()}
              hint={m.referrers_search_hint()}
              q={query.q}
              onSearch={(q, options) => change({ q }, options)}
            />
          }
          notLoaded={<NotLoaded error={error} onRetry={refetch} lines={8} />}
          empty={
            isFiltered(query) ? (
              <EmptyState
                drawing="search"
                text={m.referrers_nothing()}
                action={
                  <Button onClick={() => change({ ...REFERRERS.standard, sort: query.sort })}>
                    {m.referrers_show_all()}
                  </Button>
                }
              />
            ) : (
              <EmptyState drawing="empty" text={m.referrers_empty()} action={createButton} />
            )
          }
        />
      </div>
      {isCreating && (
        <CreateDialog
          onClose={() => setCreating(false)}
          onCreated={(referrer) => void navigate(paths.referrer(referrer.id))}
        />
      )}
    </>
  );
}
