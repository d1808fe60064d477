import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { promoDone } from '../../entities/promo-code/promo-code-words.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Moment } from '../../ui/value/moment.tsx';
import { PAGE_SIZES, Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useListRedemptionsQuery } from './redemption-api.ts';
import styles from './promo-code.module.css';

export function Redemptions() {
  const [search, setSearch] = useSearchParams();
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1);
  const perPage = PAGE_SIZES.find((size) => String(size) === search.get('perPage')) ?? PAGE_SIZES[0];
  const { data, error, isFetching, refetch } = useListRedemptionsQuery({ page, perPage });
  return (
    <section className={styles['list']} aria-labelledby="redemptions">
      <h2 id="redemptions">{m.promo_redemptions()}</h2>
      {!data && isFetching && <Skeleton lines={4} />}
      {error && !isFetching && <ProblemMessage error={asApiError(error)} onRetry={() => void refetch()} />}
      {data?.data.length === 0 && <EmptyState drawing="calm" text={m.promo_redemptions_none()} />}
      {data && data.data.length > 0 && (
        <div className={styles['tableBox']}>
          <table className={styles['table']} aria-busy={isFetching}>
            <thead>
              <tr>
                <th scope="col">{m.promo_code()}</th>
                <th scope="col">{m.promo_column_gave()}</th>
                <th scope="col">{m.promo_column_when()}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((redemption) => (
                <tr key={redemption.id}>
                  <th scope="row">{redemption.code}</th>
                  <td>{promoDone(redemption)}</td>
                  <td>
                    <Moment iso={redemption.redeemedAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {data && data.page.totalPages > 1 && (
        <Pager
          page={data.page}
          to={(number) => paths.promoCode({ page: number, perPage })}
          onSize={(size) => setSearch({ perPage: String(size) })}
        />
      )}
    </section>
  );
}
