import type { Order } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { formatDecimal, formatPercent } from '../../format/numbers.ts';
import { Money } from '../../ui/amount.tsx';
import { Day, Moment } from '../../ui/moment.tsx';
import { vatModeWord, vatRateWord } from '../../ui/vat-words.ts';
import styles from './order-detail.module.css';

/** What the order says, by heading; nothing to type. */
export function OrderOverview({ order }: { order: Order }) {
  const { delivery, payment, summary, currency, timeZone } = order;
  return (
    <div className={styles['overview']}>
      {order.description && <p className={styles['description']}>{order.description}</p>}
      {order.endReason && (
        <Group title={m.order_detail_end()}>
          <Fact
            label={m.order_detail_end_reason()}
          >{`${endReasonWord(order.endReason.code)}. ${order.endReason.text}`}</Fact>
        </Group>
      )}
      {summary && (
        <Group title={m.order_detail_standing()}>
          <Fact label={m.order_detail_best()}>
            <Money amount={summary.bestTotal} currency={currency} />
          </Fact>
          <Fact label={m.order_detail_spread()}>
            {summary.spreadPercent === null ? '—' : formatPercent(summary.spreadPercent)}
          </Fact>
          <Fact label={m.order_detail_savings()}>
            <Money amount={summary.savingsVsBudget} currency={currency} />
          </Fact>
        </Group>
      )}
      <Group title={m.order_editor_section_dates()}>
        <Fact label={m.order_editor_deadline()}>
          <Moment iso={order.submissionDeadline} zone={timeZone} />
        </Fact>
        <Fact label={m.order_editor_decision()}>
          <Day date={order.decisionDate} />
        </Fact>
        <Fact label={m.order_detail_published()}>
          <Moment iso={order.publishedAt} zone={timeZone} />
        </Fact>
        <Fact label={m.order_detail_revision()}>{order.revision}</Fact>
      </Group>
      <Group title={m.order_editor_section_price()}>
        <Fact label={m.order_editor_budget()}>
          <Money amount={order.budget} currency={currency} />
        </Fact>
        <Fact
          label={m.order_editor_vat_mode()}
        >{`${vatModeWord(order.vatMode)}, ${vatRateWord(order.vatRateDefault)}`}</Fact>
        <Fact label={m.order_editor_basis()}>
          {order.compareBasis === 'net' ? m.order_editor_basis_net() : m.order_editor_basis_gross()}
        </Fact>
        <Fact label={m.order_editor_criteria()}>
          {order.awardCriteria === 'lowest_total' ? m.order_editor_criteria_total() : m.order_editor_criteria_line()}
        </Fact>
        <Fact label={m.order_editor_partial()}>{yesNo(order.partialBidsAllowed)}</Fact>
        <Fact label={m.order_editor_alternatives()}>{yesNo(order.alternativesAllowed)}</Fact>
        <Fact label={m.order_editor_require_vat()}>{yesNo(order.requireVat)}</Fact>
      </Group>
      <Group title={m.order_editor_section_delivery()}>
        <Fact label={m.order_editor_address()}>{delivery.address ?? '—'}</Fact>
        <Fact label={m.order_editor_incoterm()}>
          {[delivery.incoterm, delivery.place].filter(Boolean).join(', ') || '—'}
        </Fact>
        <Fact label={m.order_editor_payment()}>{payment ? paymentWords(payment) : '—'}</Fact>
      </Group>
      {order.exchangeRates.length > 0 && (
        <Group title={m.order_editor_rates()}>
          {order.exchangeRates.map(({ currency: foreign, rate, nominal, date }) => (
            <Fact key={foreign} label={`${nominal} ${foreign}`}>
              {formatDecimal(rate)} {currency} · <Day date={date} />
            </Fact>
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['group']}>
      <h2>{title}</h2>
      <dl>{children}</dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const yesNo = (value: boolean) => (value ? m.order_editor_yes() : m.order_editor_no());

/** How goods are paid for, in words. */
function paymentWords(payment: NonNullable<Order['payment']>): string {
  const words = {
    prepaid: () => m.order_editor_payment_prepaid(),
    postpaid: () => m.order_editor_payment_postpaid(),
    mixed: () => m.order_editor_payment_mixed(),
  }[payment.kind]();
  const parts = [
    payment.prepayPercent ? formatPercent(payment.prepayPercent) : null,
    payment.postpayDays == null ? null : m.order_detail_days({ count: payment.postpayDays }),
  ].filter((part) => part !== null);
  return [words, ...parts].join(', ');
}

const END_REASONS = {
  no_bids: () => m.order_action_reason_no_bids(),
  all_disqualified: () => m.order_action_reason_all_disqualified(),
  over_budget: () => m.order_action_reason_over_budget(),
  need_gone: () => m.order_action_reason_need_gone(),
  error: () => m.order_action_reason_error(),
  other: () => m.order_action_reason_other(),
} as const;

export type EndReasonCode = keyof typeof END_REASONS;
export const endReasonCodes = Object.keys(END_REASONS) as EndReasonCode[];

/** Why an order ended, in words. */
export function endReasonWord(code: EndReasonCode): string {
  return END_REASONS[code]();
}
