import type { AccessState } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { CreditReason } from '../../../entities/access/credit-reason.tsx';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { formatTime } from '../../../format/date/dates.ts';
import { formatDecimal } from '../../../format/number/numbers.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RowsTable } from '../../../ui/table/rows-table.tsx';
import { useListCreditTransactionsQuery } from '../access-api.ts';
import styles from '../access.module.css';

const MAX_ROWS = 10;
// The ledger mixes grants with spends: ask for more entries than the list shows.
const PAGE_SIZE = 50;

export function CreditsGone({ access, zone }: { access: AccessState; zone: string | undefined }) {
  const { data, isLoading } = useListCreditTransactionsQuery({ perPage: PAGE_SIZE });
  const { cause } = access.credits;
  const last = data?.data.find(({ type }) => type === (cause === 'expired' ? 'expire' : 'debit'));
  const when = last && formatTime(last.at, { zone, nameZone: true });
  if (isLoading) return <Skeleton lines={1} />;
  return <p className={styles['lead']}>{cause === 'expired' ? expiredWords(when) : exhaustedWords(when)}</p>;
}

const expiredWords = (when: string | undefined) =>
  when ? m.notices_credits_expired_at({ when }) : m.notices_credits_expired();

const exhaustedWords = (when: string | undefined) =>
  when ? m.notices_credits_exhausted_at({ when }) : m.notices_credits_exhausted();

export function CreditSpends({ zone }: { zone: string | undefined }) {
  const { data, error, isFetching, refetch } = useListCreditTransactionsQuery({ perPage: PAGE_SIZE });
  const spends = data?.data.filter(({ type }) => type === 'debit' || type === 'expire').slice(0, MAX_ROWS);
  return (
    <section className="zk-stack zk-packed zk-gap-12">
      <h2>{m.notices_spends()}</h2>
      {!data && isFetching && <Skeleton lines={5} />}
      {error && !isFetching && <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />}
      {spends?.length === 0 && <p className="zk-secondary">{m.notices_spends_none()}</p>}
      {spends !== undefined && spends.length > 0 && (
        <div className="zk-card zk-scroll-x">
          <RowsTable
            className={styles['table']}
            rows={spends}
            rowKey={({ id }) => id}
            columns={[
              {
                header: m.notices_spend_when(),
                cell: ({ at }) => <Moment iso={at} {...(zone !== undefined && { zone })} />,
              },
              { header: m.notices_spend_what(), cell: (spend) => <CreditReason movement={spend} isOrderLinked /> },
              {
                header: m.notices_fact_credits(),
                isNumber: true,
                cell: ({ amount }) => formatDecimal(String(amount)),
              },
            ]}
          />
        </div>
      )}
    </section>
  );
}
