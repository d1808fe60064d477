import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { promoDone } from '../../entities/promo-code/promo-code-words.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Moment } from '../../ui/value/moment.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { RowsTable } from '../../ui/table/rows-table.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { urlCodec } from '../../ui/url-query/url-codec.ts';
import { pageField, pageSizeField } from '../../ui/url-query/url-fields.ts';
import { FIRST_PAGE, useUrlQuery } from '../../ui/url-query/url-query.ts';
import styles from './promo-code.module.css';
import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';

const { useListRedemptionsQuery } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { listRedemptions: { providesTags: ['Redemptions'] } }),
});

const REDEMPTIONS = urlCodec({ page: pageField(), perPage: pageSizeField() });

export function Redemptions() {
  const { query, change, linkTo } = useUrlQuery(REDEMPTIONS, FIRST_PAGE);
  const { data, error, isFetching, refetch } = useListRedemptionsQuery(query);
  return (
    <section className="zk-stack zk-gap-8" aria-labelledby="redemptions">
      <h2 className="zk-large" id="redemptions">
        {m.promo_redemptions()}
      </h2>
      {!data && isFetching && <Skeleton lines={4} />}
      {error && !isFetching && <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <EmptyState drawing="empty" text={m.promo_redemptions_none()} />}
      {data && data.data.length > 0 && (
        <div className="zk-card zk-scroll-x">
          <RowsTable
            className={styles['table']}
            isBusy={isFetching}
            rows={data.data}
            rowKey={({ id }) => id}
            columns={[
              { header: m.promo_code(), isRowHead: true, cell: ({ code }) => code },
              { header: m.promo_column_gave(), cell: promoDone },
              { header: m.promo_column_when(), cell: ({ redeemedAt }) => <Moment iso={redeemedAt} /> },
            ]}
          />
        </div>
      )}
      {data && data.page.totalPages > 1 && (
        <Pager page={data.page} to={(page) => linkTo({ page })} onSize={(perPage) => change({ perPage })} />
      )}
    </section>
  );
}
