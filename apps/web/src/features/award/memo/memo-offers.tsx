import type { Award, AwardOffer } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { MISSING } from '../../../format/number/numbers.ts';
import { coverageWords } from '../../../entities/bid/bid-rank.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { bidStatusWord } from '../../../entities/bid/bid-status.tsx';
import { offerOutcomeWord } from '../allocation-words.ts';
import { dayInFull, inFull } from './memo-dates.ts';
import { MemoTable } from './memo-table.tsx';

interface MemoOffersProps {
  readonly offers: readonly AwardOffer[];
  /** Null before the award. */
  readonly award: Award | null;
  readonly currency: string;
  readonly label: string;
  readonly zone: string;
}

/** By rank; unranked offers last. */
export function MemoOffers({ offers, award, currency, label, zone }: MemoOffersProps) {
  const sorted = offers.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.number - b.number);
  return (
    <MemoTable label={label}>
      <thead>
        <tr>
          <th scope="col">{m.award_memo_rank()}</th>
          <th scope="col">{m.award_supplier()}</th>
          <th scope="col">{m.award_memo_received()}</th>
          <th scope="col">{m.award_memo_coverage()}</th>
          <th scope="col" data-kind="number">
            {m.award_memo_total()}
          </th>
          <th scope="col">{m.award_memo_terms()}</th>
          <th scope="col">{m.award_memo_outcome()}</th>
        </tr>
      </thead>
      <tbody>
        {sorted.map((offer) => (
          <tr key={offer.bidId}>
            <td>{offer.rank ?? MISSING}</td>
            <th scope="row">
              {offer.supplierName}
              {offer.taxId && <small>{offer.taxId.id}</small>}
            </th>
            <td>{inFull(offer.receivedAt, zone)}</td>
            <td>{coverageWords(offer.coverage)}</td>
            <td data-kind="number">
              {offer.total === null ? m.award_not_comparable() : <Money amount={offer.total} currency={currency} />}
            </td>
            <td>
              <Terms offer={offer} />
            </td>
            <td>{outcome(offer, award !== null)}</td>
          </tr>
        ))}
      </tbody>
    </MemoTable>
  );
}

function Terms({ offer: { deliveryDays, payment, validUntil } }: { offer: AwardOffer }) {
  return (
    <>
      {deliveryDays !== null && <div>{m.award_memo_delivery({ days: m.editor_days({ count: deliveryDays }) })}</div>}
      {payment && <div>{paymentWords(payment)}</div>}
      {validUntil !== null && <div>{m.award_valid({ day: dayInFull(validUntil) })}</div>}
    </>
  );
}

function outcome(offer: AwardOffer, isDecided: boolean): string {
  const { status, flags } = offer;
  const isOpen = status === 'submitted' || status === 'won' || status === 'lost';
  return [
    isOpen && isDecided ? offerOutcomeWord(offer) : bidStatusWord(status),
    ...(flags.isLate ? [m.bids_flag_late()] : []),
    ...(flags.isExpired ? [m.bids_flag_expired()] : []),
    ...(flags.isOutdated ? [m.bids_flag_outdated()] : []),
  ].join(', ');
}
