import { useGetOrdersOverviewQuery, useListOrdersQuery } from '../../../entities/order/order-api.ts';
import { countSubmitted } from '../../../entities/order/submitted-bids.ts';
import { m } from '#messages';
import { leavesPage } from '../../../http/error-statuses.ts';
import { asApiError } from '../../../http/problem-message.tsx';
import { formatCount } from '../../../format/number/numbers.ts';
import { MissingPart } from '../../../ui/feedback/missing-part.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import optionStyles from '../options/options.module.css';

/** Orders of a trial fit on one page. */
const PAGE_SIZE = 100;

export function TrialSummary() {
  const orders = useListOrdersQuery({ perPage: PAGE_SIZE });
  // Sequential: two refusals at once would redirect twice.
  const overview = useGetOrdersOverviewQuery(undefined, { skip: !orders.isSuccess });
  // A refusal says what the page says already.
  const missing = [orders, overview].find(({ error }) => error && !leavesPage(asApiError(error)));
  if (missing) return <MissingPart text={m.notices_story_missing()} onRetry={missing.refetch} />;
  if (!orders.data) return null;
  const rows = orders.data.data;
  const bids = rows.reduce((sum, order) => sum + countSubmitted(order), 0);
  const savings = overview.data?.savings.byCurrency.filter(({ amount }) => !amount.startsWith('-')) ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="zk-stack zk-packed zk-gap-12" aria-labelledby="trial-story">
      <h2 id="trial-story">{m.notices_story()}</h2>
      <dl className={`zk-flex zk-wrap ${optionStyles['story']}`}>
        <div className="zk-stack">
          <dt>{m.notices_story_orders({ count: orders.data.page.totalItems })}</dt>
          <dd className="zk-numeric">{formatCount(orders.data.page.totalItems)}</dd>
        </div>
        <div className="zk-stack">
          <dt>{m.notices_story_bids({ count: bids })}</dt>
          <dd className="zk-numeric">{formatCount(bids)}</dd>
        </div>
        {savings.map(({ currency, amount }) => (
          <div className="zk-stack" key={currency}>
            <dt>{m.notices_story_savings()}</dt>
            <dd>
              <Money amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
