import type { Order } from '@zakupki/api-client/schema';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import { Link } from 'react-router';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { formatDecimal, formatPercent } from '../../../format/number/numbers.ts';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { END_REASONS } from '../../../entities/order-page/order-actions.tsx';
import { OrderBlockers } from '../../../entities/conflict/list/order-blockers.tsx';
import { CompareLink } from '../../../entities/order/compare-link.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { paths } from '../../../paths.ts';
import { FactGroup, GroupFact } from '../../../ui/layout/fact-group.tsx';
import { Day, Moment } from '../../../ui/value/moment.tsx';
import styles from './order-detail.module.css';
import { OrderFacts } from './order-facts.tsx';

export function OrderOverview({ order }: { order: Order }) {
  const { summary, awardedTotal, currency, timeZone } = order;
  return (
    <div className={`zk-stack zk-gap-24 ${styles['overview']}`}>
      <OrderBlockers order={order} />
      {order.description && <p className="zk-lines">{order.description}</p>}
      {order.endReason && (
        <FactGroup title={m.order_detail_end()}>
          <GroupFact
            label={m.order_detail_end_reason()}
          >{`${END_REASONS[order.endReason.code]()}. ${order.endReason.text}`}</GroupFact>
        </FactGroup>
      )}
      {awardedTotal !== null && (
        <FactGroup title={m.order_detail_decision()}>
          <GroupFact label={m.order_detail_awarded()}>
            <Link to={paths.order(order.id, { tab: 'award' })}>
              <Money amount={awardedTotal} currency={currency} />
            </Link>
          </GroupFact>
          <GroupFact label={m.order_detail_savings()}>
            <Money
              amount={order.budget === null ? null : savingsAgainst(order.budget, awardedTotal, currency).amount}
              currency={currency}
            />
          </GroupFact>
          <GroupFact label={m.order_detail_awarded_at()}>
            <Moment iso={order.awardedAt} zone={timeZone} />
          </GroupFact>
        </FactGroup>
      )}
      {summary && (
        <FactGroup title={m.order_detail_standing()}>
          <GroupFact label={m.order_detail_best()}>
            <CompareLink orderId={order.id}>
              <Money amount={summary.bestTotal} currency={currency} />
            </CompareLink>
          </GroupFact>
          <GroupFact label={m.order_detail_spread()}>
            {summary.spreadPercent === null ? '—' : formatPercent(summary.spreadPercent)}
          </GroupFact>
          <GroupFact label={m.order_detail_savings()}>
            <Money amount={summary.savingsVsBudget} currency={currency} />
          </GroupFact>
        </FactGroup>
      )}
      <OrderFacts order={order} section="what" title={m.order_editor_section_what()} />
      <OrderFacts order={order} section="dates" title={m.order_editor_section_dates()}>
        <GroupFact label={m.order_detail_published()}>
          <Moment iso={order.publishedAt} zone={timeZone} />
        </GroupFact>
        <GroupFact label={m.order_detail_revision()}>{order.revision}</GroupFact>
      </OrderFacts>
      <OrderFacts order={order} section="price" title={m.order_editor_section_price()} />
      <OrderFacts order={order} section="delivery" title={m.order_editor_section_delivery()} />
      {order.exchangeRates.length > 0 && (
        <FactGroup title={fieldLabel('order', 'exchangeRates')}>
          {order.exchangeRates.map(({ currency: foreign, rate, nominal, date }) => (
            <GroupFact key={foreign} label={`${nominal} ${foreign}`}>
              {formatDecimal(rate)} {currency} · <Day date={date} />
            </GroupFact>
          ))}
        </FactGroup>
      )}
      <FilesSection owner="order" ownerId={order.id} orderId={order.id} files={order.attachments} />
    </div>
  );
}
