import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { useListPromoCodesQuery } from '../../../entities/promo-code/promo-code-admin-api.ts';
import { AdminSection } from '../admin-section.tsx';
import { ChoiceFilter } from '../../../ui/filter/choice-filter.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
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
  const address = useUrlQuery(PROMO_CODES, PROMO_CHANGES);
  const { query } = address;
  const { shown, isStale, error, refetch } = latestAnswer(
    useListPromoCodesQuery(requestOf(query), { refetchOnMountOrArgChange: true }),
  );
  const isFiltered = query.q !== '' || query.states.length > 0;
  return (
    <div className={styles['table']}>
      {shown && <ProblemMessage error={error} onRetry={refetch} />}
      <PagedTable
        name="promo-codes"
        label={m.promo_admin_title()}
        columns={PROMO_COLUMNS}
        list={shown}
        address={address}
        rowId={({ id }) => id}
        rowLabel={({ code }) => code}
        toolbar={<Filters {...address} />}
        isStale={isStale}
        notLoaded={<NotLoaded error={error} onRetry={refetch} lines={8} />}
        empty={<EmptyState drawing="search" text={isFiltered ? m.promo_admin_none_found() : m.promo_admin_none()} />}
      />
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
