import type { Award, AwardOffer } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { MISSING } from '../../../format/number/numbers.ts';
import { coverageWords } from '../../../entities/bid/bid-rank.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { bidStatusWord } from '../../../entities/bid/bid-status.tsx';
import { offerOutcomeWord } from '../allocation-words.ts';
import { formatDayInFull, formatTimeInFull } from '../../../format/date/dates-in-full.ts';
import { SheetTable } from '../../../ui/sheet/sheet-table.tsx';
import { Labelled } from '../../../ui/table/rows/labelled.tsx';

type MemoOffersProps = {
  readonly offers: readonly AwardOffer[];
  /** Null before the award. */
  readonly award: Award | null;
  readonly currency: string;
  readonly label: string;
  readonly zone: string;
};

/** Offers sorted by rank, unranked ones last. */
export function MemoOffers({ offers, award, currency, label, zone }: MemoOffersProps) {
  const sorted = offers.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || a.number - b.number);
  return (
    <SheetTable
      label={label}
      rows={sorted}
      rowKey={({ bidId }) => bidId}
      columns={[
        { header: m.award_memo_rank(), cell: ({ rank }) => rank ?? MISSING },
        {
          header: m.award_supplier(),
          isRowHead: true,
          cell: ({ supplierName, taxId }) => (
            <>
              {supplierName}
              {taxId && <small>{taxId.id}</small>}
            </>
          ),
        },
        {
          header: m.award_memo_received(),
          isLabelled: true,
          cell: ({ receivedAt }) => formatTimeInFull(receivedAt, zone),
        },
        { header: m.award_memo_coverage(), isLabelled: true, cell: ({ coverage }) => coverageWords(coverage) },
        {
          header: m.award_memo_total(),
          isNumber: true,
          cell: ({ total }) =>
            total === null ? (
              m.award_not_comparable()
            ) : (
              <Labelled label={m.award_memo_total()}>
                <Money amount={total} currency={currency} />
              </Labelled>
            ),
        },
        { header: m.award_memo_terms(), cell: (offer) => <Terms offer={offer} /> },
        { header: m.award_memo_outcome(), cell: (offer) => outcome(offer, award !== null) },
      ]}
    />
  );
}

function Terms({ offer: { deliveryDays, payment, validUntil } }: { offer: AwardOffer }) {
  return (
    <>
      {deliveryDays !== null && <div>{m.award_memo_delivery({ days: m.editor_days({ count: deliveryDays }) })}</div>}
      {payment && <div>{paymentWords(payment)}</div>}
      {validUntil !== null && <div>{m.award_valid({ day: formatDayInFull(validUntil) })}</div>}
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
