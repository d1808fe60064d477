import { sign } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney, formatPercent } from '../../../format/number/numbers.ts';
import { formatCounted, unitOfPrice } from '../../../format/number/units.ts';
import { SeverityMark } from '../../../entities/conflict/severity-mark.tsx';
import type { AwardLine, LineOffer } from './award-lines.ts';
import styles from './award-lines.module.css';

export function offerLabel(offer: LineOffer, line: AwardLine, currency: string): string {
  const { supplier, unitPrice, equivalent, available, isShort, isExpired } = offer;
  return [
    equivalent === null ? supplier : `${supplier} (${m.award_equivalent()})`,
    formatMoney(unitPrice, currency, { maxDigits: 4 }),
    ...(offer.isBest ? [m.award_best()] : deltaWords(offer)),
    ...(isShort ? [m.award_only({ amount: formatCounted(available, line.unitCode) })] : []),
    ...(isExpired ? [m.award_expired()] : []),
  ].join(' · ');
}

export function deltaWords({ delta }: LineOffer): string[] {
  if (delta === null || sign(delta) === 0) return [];
  return [sign(delta) > 0 ? `+${formatPercent(delta)}` : formatPercent(delta)];
}

/** How the offer deviates from the line: a smaller quantity, packs, an equivalent. */
export function limitWords({ available, isShort, packSize, equivalent }: LineOffer, line: AwardLine): string[] {
  return [
    ...(isShort ? [m.award_only({ amount: formatCounted(available, line.unitCode) })] : []),
    ...(packSize === null ? [] : [m.award_pack({ amount: formatCounted(packSize, line.unitCode) })]),
    ...(equivalent === null ? [] : [m.award_instead({ name: equivalent })]),
  ];
}

type OfferFactsProps = {
  readonly offer: LineOffer;
  readonly line: AwardLine;
  readonly currency: string;
};

export function OfferFacts({ offer, line, currency }: OfferFactsProps) {
  const { unitPrice, isBest, deliveryDate, worst } = offer;
  const facts = [
    m.words_price_per({
      price: formatMoney(unitPrice, currency, { maxDigits: 4 }),
      unit: unitOfPrice(line.unitCode),
    }),
    ...deltaWords(offer),
    ...(deliveryDate === null ? [] : [m.award_by_day({ day: formatDay(deliveryDate) })]),
    ...limitWords(offer, line),
  ];
  return (
    <span className={`zk-whole-row zk-secondary zk-tiny ${styles['facts']}`}>
      {isBest && <strong className={`zk-good zk-bold ${styles['best']}`}>{m.award_best()}</strong>}
      {facts.join(' · ')}
      {worst !== null && worst !== 'info' && <SeverityMark severity={worst} isShapeOnly />}
    </span>
  );
}
