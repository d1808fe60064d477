import type { Order } from '@zakupki/api-client/schema';
import { savingsAgainst } from '@zakupki/procurement/money/percent';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatDecimal, formatPercent } from '../../../format/number/numbers.ts';
import { closedBidding } from '../../../entities/order/bidding-deadline.tsx';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { OrderBlockers } from '../../../entities/conflict/list/order-blockers.tsx';
import { CompareLink } from '../../../entities/order/compare-link.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { paths } from '../../../paths.ts';
import { FactGroup, GroupFact } from '../../../ui/layout/fact-group.tsx';
import { Day, Moment } from '../../../ui/value/moment.tsx';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../../../entities/order-line/vat-words.ts';
import styles from './order-detail.module.css';

export function OrderOverview({ order }: { order: Order }) {
  const { delivery, payment, summary, awardedTotal, currency, timeZone } = order;
  return (
    <div className={styles['overview']}>
      <OrderBlockers order={order} />
      {order.description && <p className={styles['description']}>{order.description}</p>}
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
      <FactGroup title={m.order_editor_section_dates()}>
        <DeadlineFacts order={order} />
        <GroupFact label={m.order_editor_decision()}>
          <Day date={order.decisionDate} />
        </GroupFact>
        <GroupFact label={m.order_detail_published()}>
          <Moment iso={order.publishedAt} zone={timeZone} />
        </GroupFact>
        <GroupFact label={m.order_detail_revision()}>{order.revision}</GroupFact>
      </FactGroup>
      <FactGroup title={m.order_editor_section_price()}>
        <GroupFact label={m.order_editor_budget()}>
          <Money amount={order.budget} currency={currency} />
        </GroupFact>
        <GroupFact
          label={m.order_editor_vat_mode()}
        >{`${vatModeWord(order.vatMode)}, ${vatRateWord(order.vatRateDefault)}`}</GroupFact>
        <GroupFact label={m.order_editor_basis()}>
          {order.compareBasis === 'net' ? m.order_editor_basis_net() : m.order_editor_basis_gross()}
        </GroupFact>
        <GroupFact label={m.order_editor_criteria()}>
          {order.awardCriteria === 'lowest_total' ? m.order_editor_criteria_total() : m.order_editor_criteria_line()}
        </GroupFact>
        <GroupFact label={m.order_editor_partial()}>{yesNo(order.partialBidsAllowed)}</GroupFact>
        <GroupFact label={m.order_editor_alternatives()}>{yesNo(order.alternativesAllowed)}</GroupFact>
        <GroupFact label={m.order_editor_require_vat()}>{yesNo(order.requireVat)}</GroupFact>
      </FactGroup>
      <FactGroup title={m.order_editor_section_delivery()}>
        <GroupFact label={m.order_editor_address()}>{delivery.address ?? '—'}</GroupFact>
        <GroupFact label={m.order_editor_incoterm()}>
          {[delivery.incoterm, delivery.place].filter(Boolean).join(', ') || '—'}
        </GroupFact>
        <GroupFact label={m.editor_payment()}>{payment ? paymentWords(payment) : '—'}</GroupFact>
      </FactGroup>
      {order.exchangeRates.length > 0 && (
        <FactGroup title={m.order_editor_rates()}>
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

const yesNo = (value: boolean) => (value ? m.editor_yes() : m.editor_no());

export const END_REASONS = {
  no_bids: m.order_action_reason_no_bids,
  all_disqualified: m.order_action_reason_all_disqualified,
  over_budget: m.order_action_reason_over_budget,
  need_gone: m.order_action_reason_need_gone,
  error: m.order_action_reason_error,
  other: m.order_action_reason_other,
} as const;

export type EndReasonCode = keyof typeof END_REASONS;

/** Once collecting is over: when it ended, and the deadline if that differs. */
function DeadlineFacts({ order }: { order: Order }) {
  const { submissionDeadline: due, timeZone } = order;
  const closedAt = closedBidding(order)?.at ?? null;
  return (
    <>
      {closedAt !== due && (
        <GroupFact label={m.order_editor_deadline()}>
          <Moment iso={due} zone={timeZone} />
        </GroupFact>
      )}
      {closedAt !== null && (
        <GroupFact label={m.words_bidding_closed()}>
          <Moment iso={closedAt} zone={timeZone} />
        </GroupFact>
      )}
    </>
  );
}
