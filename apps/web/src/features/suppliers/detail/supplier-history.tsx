import type { Supplier, SupplierFigures, SupplierHistoryOrder } from '@zakupki/api-client/schema';
import { divide } from '@zakupki/procurement/decimals/decimal';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { formatCount, formatDecimal, formatMoney, formatPercent, MISSING } from '../../../format/number/numbers.ts';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { NotLoaded, ProblemMessage } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedTable } from '../../../ui/table/paged-table.tsx';
import { urlCodec } from '../../../ui/url-query/url-codec.ts';
import { pageField, pageSizeField, sortField } from '../../../ui/url-query/url-fields.ts';
import { FIRST_PAGE, useUrlQuery } from '../../../ui/url-query/url-query.ts';
import { useGetSupplierHistoryQuery } from '../suppliers-api.ts';
import { HISTORY_COLUMNS, responseText } from './history-columns.tsx';
import styles from './supplier-screen.module.css';

/** The server lists the latest contact first. */
const HISTORY = urlCodec({ sort: sortField('sort', {}), page: pageField(), perPage: pageSizeField() });
const CHANGES = { ...FIRST_PAGE, keepsOthers: true } as const;
/** Rows shown without a pager. */
const MAX_UNPAGED = 25;

/** The supplier's invitations, bids and awards. */
export function SupplierHistory({ supplier }: { supplier: Supplier }) {
  const navigate = useNavigate();
  const address = useUrlQuery(HISTORY, CHANGES);
  const { page, perPage } = address.query;
  const { shown, isStale, error, refetch } = latestAnswer(
    useGetSupplierHistoryQuery({ supplierId: supplier.id, page, perPage }, { refetchOnMountOrArgChange: true }),
  );
  const open = useCallback(({ orderId }: SupplierHistoryOrder) => void navigate(paths.order(orderId)), [navigate]);
  return (
    <section className={styles['section']} aria-label={m.suppliers_history()}>
      <h2>{m.suppliers_history()}</h2>
      {!shown && <NotLoaded error={error} onRetry={refetch} lines={6} />}
      {shown && <ProblemMessage error={error} onRetry={refetch} />}
      {shown && shown.figures.invited > 0 && <Figures figures={shown.figures} stats={supplier.stats} />}
      {shown && (
        <PagedTable
          name="supplier-history"
          label={m.suppliers_history()}
          columns={HISTORY_COLUMNS}
          list={shown}
          address={address}
          maxUnpaged={MAX_UNPAGED}
          rowId={({ orderId }) => orderId}
          rowLabel={({ title, number }) => title || number}
          onOpen={open}
          isStale={isStale}
          notLoaded={null}
          empty={<EmptyState drawing="documents" text={m.suppliers_history_empty()} />}
        />
      )}
    </section>
  );
}

/** Without decimals: a supplier has few orders. */
const wholePercent = (percent: string) => formatPercent(divide(percent, '1', 0));

function Figures({ figures, stats }: { figures: SupplierFigures } & Pick<Supplier, 'stats'>) {
  const { invited, answered, won, declined, wonPercent, medianResponseHours, onTimePercent, awarded } = figures;
  const share = wonPercent === null || won === 0 ? '' : ` (${wholePercent(wonPercent)})`;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [m.suppliers_figure_invited(), formatCount(invited)],
    [
      m.suppliers_figure_answered(),
      m.suppliers_figure_of({ count: formatCount(answered), total: formatCount(invited) }),
    ],
    [m.suppliers_figure_won(), `${formatCount(won)}${share}`],
    ...(declined === 0 ? [] : [[m.suppliers_figure_declined(), formatCount(declined)] as const]),
    [m.suppliers_figure_response(), medianResponseHours === null ? MISSING : responseText(medianResponseHours)],
    [m.suppliers_figure_on_time(), onTimePercent === null ? MISSING : wholePercent(onTimePercent)],
    [m.suppliers_figure_rank(), stats.medianRank === null ? MISSING : formatDecimal(stats.medianRank)],
    ...awarded.map(
      ({ currency, gross }) => [m.suppliers_figure_awarded({ currency }), formatMoney(gross, currency)] as const,
    ),
  ];
  return (
    <dl className={`zk-card zk-pad-12-16 ${styles['figures']}`}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="zk-secondary zk-tiny">{label}</dt>
          <dd className="zk-numeric zk-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
