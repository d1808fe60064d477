import type { ComparedBid } from '@zakupki/api-client/schema';
import { BID_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { fieldText } from '../../../entities/record-field/field-text.ts';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { ConflictCounts, conflictCountWords } from '../../../entities/conflict/conflict-counts.tsx';
import { Mark } from '../../../ui/mark/mark.tsx';
import type { MatrixCell } from '../../../ui/matrix/matrix-row.tsx';
import { coverageWords } from '../../../entities/bid/bid-rank.ts';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { priceVatWords, vatModeWord } from '../../../entities/order-line/vat-words.ts';
import type { Term, TermEntry, UsualTerm } from '../comparison-model.ts';
import {
  bidRemarks,
  type PriceView,
  signedPercent,
  supplierName,
  totalWord,
  unrankedReason,
  missingTotalReason,
} from '../comparison-words.ts';
import styles from './matrix-cells.module.css';

export function supplierHead(bid: ComparedBid, isPinned: boolean, view: PriceView): MatrixCell {
  const { rank, deltaPercent, coverage, counts } = bid;
  const reason = unrankedReason(bid);
  const remarks = [reason, ...bidRemarks(bid)].filter((word) => word !== null).join(', ');
  const label = [
    supplierName(bid),
    m.comparison_bid_number({ number: bid.number }),
    rank !== undefined && m.comparison_place_label({ place: rank }),
    totalLabel(bid, view),
    coverageWords(coverage),
    remarks,
    conflictCountWords(counts),
  ].filter(Boolean);
  return {
    label: label.join(', '),
    tone: bid.competes ? undefined : 'out',
    content: (
      <div className={styles['supplier']}>
        <span className={styles['who']} data-pinned={isPinned || undefined}>
          <b className={styles['supplierName']} title={supplierName(bid)}>
            {supplierName(bid)}
          </b>
          <Mark of={bid.id} />
        </span>
        <span className={styles['total']}>
          {rank !== undefined && (
            <span className={styles['rank']} data-first={rank === 1}>
              {rank}
            </span>
          )}
          <TotalText bid={bid} view={view} />
        </span>
        {remarks !== '' && (
          <span className={styles['remarks']} title={remarks}>
            {remarks}
          </span>
        )}
        <span className={styles['facts']}>
          {counts.openConflicts > 0 && (
            <span className={styles['openConflicts']}>
              <ConflictCounts counts={counts} />
            </span>
          )}
          {rank === 1 && <span className={styles['best']}>{m.comparison_best_total()}</span>}
          {rank !== 1 && deltaPercent !== undefined && <span>{signedPercent(deltaPercent)}</span>}
        </span>
      </div>
    ),
  };
}

/** A bid without a total is not ranked; the remarks below explain why. */
function TotalText({ bid: { total, rank }, view }: { bid: ComparedBid; view: PriceView }) {
  if (total === undefined) return <span className="zk-secondary">{MISSING}</span>;
  const figure = formatMoney(total, view.currency);
  if (rank === undefined) return <span className={styles['unranked']}>{figure}</span>;
  return <b data-best={rank === 1 || undefined}>{figure}</b>;
}

function totalLabel(bid: ComparedBid, view: PriceView, remark = offeredRemark(bid)): string {
  const { total, rank, deltaPercent } = bid;
  if (total === undefined) return `${totalWord(view.basis)}: ${missingTotalReason(bid, view)}`;
  const figure = [totalWord(view.basis), formatMoney(total, view.currency), remark].filter(Boolean).join(' ');
  const difference = rank === 1 ? m.comparison_best_total() : deltaPercent && signedPercent(deltaPercent);
  return difference ? `${figure}, ${difference}` : figure;
}

/** Marks a total that does not cover the entire order. */
const offeredRemark = ({ total, isComplete }: ComparedBid): string =>
  total === undefined || isComplete ? '' : m.comparison_total_offered();

export function totalCell(bid: ComparedBid, view: PriceView): MatrixCell {
  const delivery = bid.total !== undefined && bid.deliveryCost !== undefined && m.comparison_with_delivery();
  const remark = [offeredRemark(bid), delivery].filter(Boolean).join(', ');
  return {
    label: `${supplierName(bid)}: ${totalLabel(bid, view, remark)}`,
    tone: bid.rank === 1 ? 'best' : bid.competes ? undefined : 'out',
    content: (
      <span className={styles['sum']}>
        {bid.total === undefined ? (
          <span className="zk-secondary">{missingTotalReason(bid, view)}</span>
        ) : (
          <b className={bid.isComplete ? undefined : styles['unranked']}>{formatMoney(bid.total, view.currency)}</b>
        )}
        {remark !== '' && <span className={styles['notes']}> {remark}</span>}
      </span>
    ),
  };
}

const TERM_WORDS: Readonly<Record<UsualTerm, () => string>> = {
  lead: () => m.comparison_term_lead(),
  valid: () => m.comparison_term_valid(),
  payment: () => m.comparison_term_payment(),
  quoted: () => m.comparison_term_quoted(),
  rate: () => m.comparison_term_rate(),
  delivery: () => m.comparison_term_delivery(),
  minimum: () => m.comparison_term_minimum(),
  warranty: () => m.comparison_term_warranty(),
};

const isUsual = (term: Term): term is UsualTerm => term in TERM_WORDS;

export function termWord(term: Term): string {
  if (isUsual(term)) return TERM_WORDS[term]();
  return fieldLabel('bid', term);
}

// Falsy means not stated: an empty text, or a warranty of zero months.
const TERM_TEXTS: Readonly<
  Record<UsualTerm, (bid: ComparedBid, order: Pick<PriceView, 'currency'>) => string | number | undefined>
> = {
  lead: ({ deliveryDays, deliveryTerms }) =>
    [deliveryDays !== undefined && m.comparison_days({ count: deliveryDays }), deliveryTerms]
      .filter(Boolean)
      .join(', '),
  valid: ({ validUntil }) => validUntil && formatDay(validUntil),
  payment: ({ payment }) => payment && paymentWords(payment),
  quoted: ({ currency, vatMode }) => `${currency}, ${vatModeWord(vatMode)}`,
  rate: ({ currency, exchangeRate }, order) => {
    if (exchangeRate) return rateText(exchangeRate, order.currency);
    return currency === order.currency ? undefined : m.comparison_no_rate({ currency });
  },
  delivery: ({ deliveryCost, deliveryVatRate, vatMode, currency }) => {
    if (deliveryCost === undefined) return undefined;
    const vat = deliveryVatRate !== undefined && sign(deliveryCost) > 0 && priceVatWords(vatMode, deliveryVatRate);
    return [formatMoney(deliveryCost, currency), vat].filter(Boolean).join(', ');
  },
  minimum: ({ minOrderAmount, currency }) => minOrderAmount && formatMoney(minOrderAmount, currency),
  warranty: ({ warrantyMonths }) => warrantyMonths && m.comparison_months({ count: warrantyMonths }),
};

/** Returns a dash for a term that is not stated. */
export function termText(term: Term, bid: ComparedBid, order: Pick<PriceView, 'currency'>): string {
  if (isUsual(term)) return String(TERM_TEXTS[term](bid, order) || MISSING);
  const [value, { kind }] = [bid[term], BID_FIELDS[term]];
  return value === undefined ? MISSING : fieldText({ noun: 'bid', path: term, kind }, String(value), bid.currency);
}

/** `1 € = 98,4512 ₽`; rates have up to six digits. */
function rateText(
  { currency, rate, nominal }: NonNullable<ComparedBid['exchangeRate']>,
  orderCurrency: string,
): string {
  const foreign = formatMoney(String(nominal), currency, { isPlain: true });
  return `${foreign} = ${formatMoney(rate, orderCurrency, { maxDigits: 6 })}`;
}

export function termHead({ term }: TermEntry): MatrixCell {
  return { label: termWord(term), content: <span className={styles['term']}>{termWord(term)}</span> };
}

export function termCell({ term }: TermEntry, bid: ComparedBid, view: PriceView): MatrixCell {
  const text = termText(term, bid, view);
  const isExpired = term === 'valid' && bid.flags.isExpired;
  const label = isExpired ? `${text}, ${m.comparison_flag_expired()}` : text;
  return {
    label: `${termWord(term)}, ${supplierName(bid)}: ${label}`,
    content: (
      <span className={styles['termText']} data-over={isExpired || undefined} title={label}>
        {label}
      </span>
    ),
  };
}
