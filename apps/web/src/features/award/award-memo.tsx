import type { Award, Order } from '@zakupki/api-client/schema';
import { sign, subtract } from '@zakupki/pricing/decimal';
import { type ReactNode, useId, useMemo } from 'react';
import { m } from '#messages';
import { useGetMeQuery } from '../../api/me-api.ts';
import { formatMoney, NOTHING } from '../../format/numbers.ts';
import { unitSign } from '../../format/units.ts';
import { Money, Quantity } from '../../ui/amount.tsx';
import { Day, Moment } from '../../ui/moment.tsx';
import { paymentWords } from '../../ui/payment-words.ts';
import { vatModeWord, vatRateWord } from '../../ui/vat-words.ts';
import { useToldConflicts } from './award-conflicts.tsx';
import styles from './award-memo.module.css';
import { MemoOffers } from './award-memo-offers.tsx';
import { offerNames } from './award-result.tsx';
import { savingText } from './award-totals.tsx';

interface MemoProps {
  readonly order: Order;
  readonly award: Award;
}

/** What was decided and on what: order, offers, award, savings, what was accepted and set aside, and who signs it. */
export function AwardMemo({ order, award }: MemoProps) {
  const { data: me } = useGetMeQuery();
  const { memo, justification, decidedAt, decidedBy } = award;
  const setAside = memo.offers.filter(({ setAsideFor }) => setAsideFor !== null);
  return (
    <article className={styles['memo']} aria-labelledby="memo-title">
      <header className={styles['top']}>
        <p>{me?.profile.company.name}</p>
        <h2 id="memo-title">{m.award_memo_title()}</h2>
        <p>
          {m.award_memo_subtitle({ number: order.number, title: order.title })}
          <br />
          <Moment iso={decidedAt} zone={order.timeZone} />
        </p>
      </header>
      <Section title={m.award_memo_order()}>
        <OrderFacts order={order} award={award} />
      </Section>
      <Section title={m.award_memo_offers()}>
        <p className={styles['lead']}>
          {award.basis === 'net' ? m.award_memo_basis_net() : m.award_memo_basis_gross()}{' '}
          {m.award_memo_currency({ currency: award.currency })}
        </p>
        <MemoOffers
          offers={memo.offers}
          award={award}
          currency={award.currency}
          label={m.award_memo_offers()}
          zone={order.timeZone}
        />
      </Section>
      <Section title={m.award_memo_decision()}>
        <MemoDecision order={order} award={award} />
      </Section>
      <Section title={m.award_memo_money()}>
        <MemoSavings award={award} />
      </Section>
      <Section title={m.award_justification()}>
        <p className={styles['text']}>{justification ?? m.award_memo_lowest()}</p>
      </Section>
      {memo.acceptedConflicts.length > 0 && (
        <Section title={m.award_memo_accepted()}>
          <MemoAccepted order={order} award={award} />
        </Section>
      )}
      {setAside.length > 0 && (
        <Section title={m.award_memo_set_aside()}>
          <dl className={styles['facts']}>
            {setAside.map(({ bidId, number, supplierName, setAsideFor }) => (
              <Fact key={bidId} label={m.award_fact_bid({ number, name: supplierName })}>
                {setAsideFor}
              </Fact>
            ))}
          </dl>
        </Section>
      )}
      {memo.atDeadline.length > 0 && (
        <Section title={m.award_memo_deadline()}>
          <p className={styles['lead']}>
            {m.award_memo_deadline_why()} <Moment iso={memo.submissionDeadline} zone={order.timeZone} />
          </p>
          <MemoOffers
            offers={memo.atDeadline}
            award={null}
            currency={award.currency}
            label={m.award_memo_deadline()}
            zone={order.timeZone}
          />
        </Section>
      )}
      <section className={styles['signatures']} aria-label={m.award_memo_signatures()}>
        <Signature role={m.award_memo_decided_by()} name={decidedBy.name} />
        <Signature role={m.award_memo_agreed()} name="" />
        <Signature role={m.award_memo_agreed()} name="" />
      </section>
    </article>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
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

function OrderFacts({ order, award: { memo, currency } }: MemoProps) {
  const { delivery, payment, timeZone } = order;
  return (
    <dl className={styles['facts']}>
      <Fact label={m.award_memo_lines()}>{order.items.length}</Fact>
      <Fact label={m.order_detail_published()}>
        <Moment iso={order.publishedAt} zone={timeZone} />
      </Fact>
      <Fact label={m.order_editor_deadline()}>
        <Moment iso={memo.submissionDeadline} zone={timeZone} />
      </Fact>
      <Fact label={m.order_editor_decision()}>
        <Day date={order.decisionDate} />
      </Fact>
      <Fact label={m.order_detail_revision()}>{order.revision}</Fact>
      <Fact label={m.order_editor_budget()}>
        <Money amount={memo.budget} currency={currency} />
      </Fact>
      <Fact label={m.order_editor_vat_mode()}>
        {`${vatModeWord(order.vatMode)}, ${vatRateWord(order.vatRateDefault)}`}
      </Fact>
      <Fact label={m.order_editor_criteria()}>
        {order.awardCriteria === 'lowest_total' ? m.order_editor_criteria_total() : m.order_editor_criteria_line()}
      </Fact>
      <Fact label={m.order_editor_address()}>{delivery.address ?? NOTHING}</Fact>
      <Fact label={m.editor_payment()}>{payment ? paymentWords(payment) : NOTHING}</Fact>
    </dl>
  );
}

function MemoDecision({ order, award }: MemoProps) {
  const { totalsBySupplier, allocations, totals, currency, basis, unawardedItemIds } = award;
  const items = new Map(order.items.map((item) => [item.id, item]));
  const left = order.items.filter(({ id }) => unawardedItemIds.includes(id));
  return (
    <>
      <table className={styles['table']} aria-label={m.award_memo_decision()}>
        <thead>
          <tr>
            <th scope="col">№</th>
            <th scope="col">{m.award_col_line()}</th>
            <th scope="col" data-kind="number">
              {m.award_col_quantity()}
            </th>
            <th scope="col" data-kind="number">
              {m.award_col_price()}
            </th>
            <th scope="col" data-kind="number">
              {m.award_col_sum()}
            </th>
            <th scope="col">{m.award_col_day()}</th>
          </tr>
        </thead>
        {totalsBySupplier.map((supplier) => (
          <tbody key={supplier.bidIds.join()}>
            <tr className={styles['group']}>
              <th scope="rowgroup" colSpan={4}>
                {supplier.supplierName}
              </th>
              <td data-kind="number">
                <Money amount={supplier.total} currency={currency} />
              </td>
              <td />
            </tr>
            {allocations
              .filter(({ bidId }) => supplier.bidIds.includes(bidId))
              .map(
                ({
                  orderItemId,
                  bidItemId,
                  quantity,
                  unitPrice,
                  lineTotal,
                  deliveryDate,
                  isBestPrice,
                  isEquivalent,
                }) => {
                  const item = items.get(orderItemId);
                  const notes = [
                    ...(isBestPrice ? [] : [m.award_not_best()]),
                    ...(isEquivalent ? [m.award_equivalent()] : []),
                  ];
                  return (
                    <tr key={bidItemId}>
                      <td>{item?.position}</td>
                      <th scope="row">
                        {item?.name}
                        {notes.length > 0 && <small>{notes.join(', ')}</small>}
                      </th>
                      <td data-kind="number">
                        <Quantity value={quantity} unit={unitSign(item?.unitCode ?? '')} />
                      </td>
                      <td data-kind="number">
                        <Money amount={unitPrice} currency={currency} maxDigits={4} />
                      </td>
                      <td data-kind="number">
                        <Money amount={lineTotal} currency={currency} />
                      </td>
                      <td>
                        <Day date={deliveryDate} />
                      </td>
                    </tr>
                  );
                },
              )}
          </tbody>
        ))}
      </table>
      <p className={styles['sums']}>
        {[
          m.award_part_net({ amount: formatMoney(totals.net, currency) }),
          m.award_part_vat({ amount: formatMoney(totals.vat, currency) }),
          m.award_part_gross({ amount: formatMoney(totals.gross, currency) }),
          ...(sign(totals.delivery) === 0
            ? []
            : [m.award_part_delivery({ amount: formatMoney(totals.delivery, currency) })]),
        ].join(' · ')}
        <br />
        <strong>
          {basis === 'net' ? m.award_total_net() : m.award_total_gross()}: {formatMoney(totals.total, currency)}
        </strong>
      </p>
      {left.length > 0 && (
        <p>
          {m.award_unawarded({ count: left.length })}:{' '}
          {left.map(({ position, name }) => m.award_line_named({ line: position, name })).join('; ')}.
        </p>
      )}
    </>
  );
}

function MemoSavings({ award }: { award: Award }) {
  const { savings, currency, memo, totals, unawardedItemIds } = award;
  const { single, perLine } = memo.best;
  const isWhole = unawardedItemIds.length === 0;
  const against = (total: string) =>
    savingText({ baseline: total, amount: subtract(total, totals.total), percent: null }, currency);
  const rows: [label: string, text: string][] = [
    [m.award_vs_budget(), savings.vsBudget ? savingText(savings.vsBudget, currency) : m.award_memo_no_baseline()],
    [m.award_vs_average(), savings.vsAverage ? savingText(savings.vsAverage, currency) : NOTHING],
    [m.award_vs_worst(), savings.vsWorst ? savingText(savings.vsWorst, currency) : NOTHING],
    // Held against the whole order, they say something only about all of it.
    ...(isWhole && single ? [[m.award_vs_single(), against(single.total)] satisfies [string, string]] : []),
    ...(isWhole && perLine ? [[m.award_vs_lines(), against(perLine.total)] satisfies [string, string]] : []),
  ];
  return (
    <dl className={styles['facts']}>
      {rows.map(([label, text]) => (
        <Fact key={label} label={label}>
          {text}
        </Fact>
      ))}
    </dl>
  );
}

function MemoAccepted({ order, award }: MemoProps) {
  const suppliers = useMemo(() => offerNames(award), [award]);
  const tell = useToldConflicts(order, suppliers);
  return (
    <table className={styles['table']} aria-label={m.award_memo_accepted()}>
      <thead>
        <tr>
          <th scope="col">{m.award_memo_conflict()}</th>
          <th scope="col">{m.award_memo_about()}</th>
          <th scope="col">{m.award_memo_reason()}</th>
          <th scope="col">{m.award_memo_who()}</th>
        </tr>
      </thead>
      <tbody>
        {award.memo.acceptedConflicts.map((conflict) => {
          const { title, explanation, about, accepted } = tell(conflict);
          // What was still open was accepted with the award itself.
          const isEarlier = conflict.status === 'waived';
          const [at, who] =
            isEarlier && accepted ? [accepted.at, accepted.by?.name] : [award.decidedAt, award.decidedBy.name];
          return (
            <tr key={conflict.id}>
              <th scope="row">
                {title}
                {explanation && <small>{explanation}</small>}
              </th>
              <td>{about}</td>
              <td>{conflict.reason ?? NOTHING}</td>
              <td>
                {who ?? NOTHING}
                <small>
                  <Moment iso={at} zone={order.timeZone} />
                </small>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Signature({ role, name }: { role: string; name: string }) {
  return (
    <div>
      <span>{role}</span>
      <span className={styles['rule']}>{m.award_memo_signature()}</span>
      <span className={styles['rule']} data-name>
        {name || m.award_memo_name()}
      </span>
      <span className={styles['rule']}>{m.award_memo_date()}</span>
    </div>
  );
}
