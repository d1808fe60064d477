import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { useListPromoCodesQuery } from '../../../entities/promo-code/promo-code-admin-api.ts';
import { AdminSection } from '../admin-section.tsx';
import { ChoiceFilter } from '../../../ui/filter/choice-filter.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import styles from './admin-promo.module.css';
import type { UrlQuery } from '../../../ui/url-query/url-codec.ts';
import { type UrlQueryState, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { PROMO_CHANGES, PROMO_CODES, PROMO_STATES, requestOf } from './promo-query.ts';
import { PROMO_COLUMNS } from './promo-columns.tsx';
import { PromoDialog } from './promo-dialog.tsx';
import { PromoStateBadge } from './promo-state.tsx';

export function PromoCodes() {
  const [isNew, setNew] = useState(false);
  return (
    <AdminSection
      title={m.promo_admin_title()}
      tools={
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNew(true)}>
          {m.promo_admin_new()}
        </Button>
      }
    >
      <PromoTable />
      {isNew && <PromoDialog onClose={() => setNew(false)} />}
    </AdminSection>
  );
}

function PromoTable() {
  const state = useUrlQuery(PROMO_CODES, PROMO_CHANGES);
  const { query, change, linkTo } = state;
  const { q, states, sort } = query;
  const { data, error, isFetching, refetch } = useListPromoCodesQuery(requestOf(query), {
    refetchOnMountOrArgChange: true,
  });
  const isFiltered = q !== '' || states.length > 0;
  const instead = data ? (
    data.page.totalItems === 0 ? (
      <EmptyState drawing="search" text={isFiltered ? m.promo_admin_none_found() : m.promo_admin_none()} />
    ) : undefined
  ) : (
    <NotLoaded error={isFetching ? undefined : error} onRetry={() => void refetch()} lines={8} />
  );
  return (
    <div className={styles['table']}>
      <DataTable
        name="promo-codes"
        label={m.promo_admin_title()}
        columns={PROMO_COLUMNS}
        rows={data?.data ?? []}
        rowId={({ id }) => id}
        rowLabel={({ code }) => code}
        sort={sort}
        onSort={(next) => change({ sort: next })}
        toolbar={<Filters {...state} />}
        isStale={isFetching && data !== undefined}
        instead={instead}
      />
      {data && data.page.totalItems > 0 && (
        <Pager page={data.page} to={(number) => linkTo({ page: number })} onSize={(next) => change({ size: next })} />
      )}
    </div>
  );
}

function Filters({ query, change }: UrlQueryState<UrlQuery<typeof PROMO_CODES>>) {
  return (
    <div className={`zk-row zk-wrap zk-fill zk-shrink zk-gap-8-12 ${styles['filters']}`}>
      <SearchBox
        label={m.promo_admin_search()}
        hint={m.promo_admin_search_hint()}
        q={query.q}
        onSearch={(words) => change({ q: words })}
      />
      <ChoiceFilter
        label={m.promo_admin_states()}
        choices={PROMO_STATES}
        chosen={query.states}
        draw={(state) => <PromoStateBadge state={state} />}
        onChange={(chosen) => change({ states: chosen })}
      />
    </div>
  );
}
