import type { Award, Order } from '@zakupki/api-client/schema';
import { useMemo } from 'react';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useGetMeQuery } from '../../../entities/user/me-api.ts';
import { formatExchangeRate } from '../../../format/number/exchange-rate.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { vatModeWord, vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { useConflictTexts } from '../award-conflicts.tsx';
import { cheaperBidCause, cheaperBidName } from '../cheaper-bids.tsx';
import {
  Sheet,
  SheetFact,
  SheetFacts,
  SheetSignature,
  SheetSection,
  SheetSignatures,
} from '../../../ui/sheet/sheet.tsx';
import { SheetTable } from '../../../ui/sheet/sheet-table.tsx';
import { formatDayInFull, formatTimeInFull } from '../../../format/date/dates-in-full.ts';
import { MemoDecision, MemoSavings } from './memo-decision.tsx';
import { MemoOffers } from './memo-offers.tsx';
import { offerNames } from '../result/award-result.tsx';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';

type MemoProps = {
  readonly order: Order;
  readonly award: Award;
};

export function AwardMemo({ order, award }: MemoProps) {
  const { data: me } = useGetMeQuery();
  const { memo, justification, decidedAt, decidedBy } = award;
  return (
    <Sheet
      from={me?.profile.company.name}
      title={m.award_memo_title()}
      subtitle={
        <>
          <NumberedText text={m.award_memo_subtitle({ number: order.number, title: order.title })} />
          <br />
          {formatTimeInFull(decidedAt, order.timeZone)}
        </>
      }
    >
      <SheetSection title={m.award_memo_order()}>
        <OrderFacts order={order} award={award} />
      </SheetSection>
      <SheetSection title={m.award_memo_offers()}>
        <Basis order={order} award={award} />
        <MemoOffers
          offers={memo.offers}
          award={award}
          currency={award.currency}
          label={m.award_memo_offers()}
          zone={order.timeZone}
        />
      </SheetSection>
      <SheetSection title={m.award_memo_decision()}>
        <MemoDecision order={order} award={award} />
      </SheetSection>
      <SheetSection title={m.award_memo_money()}>
        <MemoSavings award={award} />
      </SheetSection>
      <SheetSection title={m.award_justification()}>
        <p className="zk-break zk-lines">{justification ?? m.award_memo_lowest()}</p>
      </SheetSection>
      {award.cheaperBids.length > 0 && (
        <SheetSection title={m.award_cheaper()}>
          <SheetFacts>
            {award.cheaperBids.map((bid) => (
              <SheetFact key={bid.bidId} label={cheaperBidName(bid)}>
                {cheaperBidCause(bid)}
              </SheetFact>
            ))}
          </SheetFacts>
        </SheetSection>
      )}
      {memo.acceptedConflicts.length > 0 && (
        <SheetSection title={m.award_memo_accepted()}>
          <MemoAccepted order={order} award={award} />
        </SheetSection>
      )}
      <SetAside offers={memo.offers} />
      {memo.atDeadline.length > 0 && (
        <SheetSection title={m.award_memo_deadline()}>
          <p className="zk-secondary zk-small">
            {m.award_memo_deadline_why()} {formatTimeInFull(memo.submissionDeadline, order.timeZone)}
          </p>
          <MemoOffers
            offers={memo.atDeadline}
            award={null}
            currency={award.currency}
            label={m.award_memo_deadline()}
            zone={order.timeZone}
          />
        </SheetSection>
      )}
      <SheetSignatures>
        <SheetSignature role={m.award_memo_decided_by()} name={decidedBy.name} />
        <SheetSignature role={m.award_memo_agreed()} />
        <SheetSignature role={m.award_memo_agreed()} />
      </SheetSignatures>
    </Sheet>
  );
}

/** The VAT basis and the exchange rates of the comparison. */
function Basis({ order, award }: MemoProps) {
  return (
    <>
      <p className="zk-secondary zk-small">
        {award.basis === 'net' ? m.award_memo_basis_net() : m.award_memo_basis_gross()}{' '}
        {m.award_memo_currency({ currency: award.currency })}
      </p>
      {order.exchangeRates.length > 0 && (
        <p className="zk-secondary zk-small">
          {m.award_memo_rates()}{' '}
          {order.exchangeRates.map((rate) => formatExchangeRate(rate, award.currency)).join('; ')}.
        </p>
      )}
    </>
  );
}

function SetAside({ offers }: Pick<Award['memo'], 'offers'>) {
  const setAside = offers.filter(({ setAsideFor }) => setAsideFor !== null);
  if (setAside.length === 0) return null;
  return (
    <SheetSection title={m.award_memo_set_aside()}>
      <SheetFacts>
        {setAside.map(({ bidId, number, supplierName, setAsideFor }) => (
          <SheetFact key={bidId} label={m.award_fact_bid({ number, name: supplierName })}>
            {setAsideFor}
          </SheetFact>
        ))}
      </SheetFacts>
    </SheetSection>
  );
}

function OrderFacts({ order, award: { memo, currency } }: MemoProps) {
  const { delivery, payment, timeZone } = order;
  return (
    <SheetFacts>
      <SheetFact label={m.award_memo_lines()}>{order.items.length}</SheetFact>
      <SheetFact label={m.order_detail_published()}>{formatTimeInFull(order.publishedAt, timeZone)}</SheetFact>
      <SheetFact label={fieldLabel('order', 'submissionDeadline')}>
        {formatTimeInFull(memo.submissionDeadline, timeZone)}
      </SheetFact>
      <SheetFact label={fieldLabel('order', 'decisionDate')}>{formatDayInFull(order.decisionDate)}</SheetFact>
      <SheetFact label={m.order_detail_revision()}>{order.revision}</SheetFact>
      <SheetFact label={fieldLabel('order', 'budget')}>
        <Money amount={memo.budget} currency={currency} />
      </SheetFact>
      <SheetFact label={fieldLabel('order', 'vatMode')}>
        {`${vatModeWord(order.vatMode)}, ${vatRateWord(order.vatRateDefault)}`}
      </SheetFact>
      <SheetFact label={fieldLabel('order', 'awardCriteria')}>
        {order.awardCriteria === 'lowest_total'
          ? fieldLabel('order', 'awardCriteria=lowest_total')
          : fieldLabel('order', 'awardCriteria=lowest_per_line')}
      </SheetFact>
      <SheetFact label={fieldLabel('order', 'delivery/address')}>{delivery.address ?? MISSING}</SheetFact>
      <SheetFact label={fieldLabel('order', 'payment/kind')}>{payment ? paymentWords(payment) : MISSING}</SheetFact>
    </SheetFacts>
  );
}

function MemoAccepted({ order, award }: MemoProps) {
  const suppliers = useMemo(() => offerNames(award), [award]);
  const describe = useConflictTexts(order, suppliers);
  return (
    <SheetTable
      label={m.award_memo_accepted()}
      rows={award.memo.acceptedConflicts.map((conflict) => ({ ...conflict, ...describe(conflict) }))}
      rowKey={({ id }) => id}
      columns={[
        {
          header: m.award_memo_conflict(),
          isRowHead: true,
          cell: ({ title, explanation }) => (
            <>
              {title}
              {explanation && <small>{explanation}</small>}
            </>
          ),
        },
        { header: m.award_memo_about(), isLabelled: true, cell: ({ about }) => about },
        { header: m.award_memo_reason(), isLabelled: true, cell: ({ reason }) => reason ?? MISSING },
        {
          header: m.award_memo_who(),
          isLabelled: true,
          cell: ({ status, accepted }) => {
            // The award itself accepted the conflicts that were still open.
            const isEarlier = status === 'waived';
            const [at, who] =
              isEarlier && accepted ? [accepted.at, accepted.by?.name] : [award.decidedAt, award.decidedBy.name];
            return (
              <>
                {who ?? MISSING}
                <small>{formatTimeInFull(at, order.timeZone)}</small>
              </>
            );
          },
        },
      ]}
    />
  );
}
