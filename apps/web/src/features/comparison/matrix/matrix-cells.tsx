import type { ComparedBid, ComparisonCell, ComparisonLotTotal, ComparisonRow } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import type { MatrixCell } from '../../../ui/matrix/matrix-row.tsx';
import type { LineEntry, LotEntry } from '../comparison-model.ts';
import { cellKey } from '../history/moment-differences.ts';
import {
  requestWords,
  conflictWords,
  priceText,
  quotedQuantity,
  type PriceView,
  signedPercent,
  stateWord,
  supplierName,
  incomparableReason,
} from '../comparison-words.ts';
import styles from './matrix-cells.module.css';

export function lineHead({ line }: LineEntry, { currency }: PriceView): MatrixCell {
  const requested = requestWords(line, currency);
  return {
    label: `${lineName(line)}: ${requested.join(', ')}`,
    content: (
      <div className={styles['line']}>
        <span className={styles['position']}>{line.position}</span>
        <span className={styles['name']} title={line.name}>
          {line.name}
        </span>
        <span className={styles['asked']}>{requested.join(' · ')}</span>
      </div>
    ),
  };
}

/** A narrow column truncates longer notes. */
const LONG_NOTES = 20;

export function lineCell({ line, cells }: LineEntry, bid: ComparedBid, view: PriceView): MatrixCell {
  const cell = cells.get(bid.id) ?? { bidId: bid.id, state: 'missing' as const };
  const price = priceText(cell, bid, view);
  const words = remarks(cell, bid, line, view);
  const notes = words.join(' · ');
  const conflicts = cell.conflictIds?.length ?? 0;
  const isChanged = view.changed?.has(cellKey(line.orderItemId, bid.id)) === true;
  // Most cells: their price needs no element.
  const isPlain = price !== null && !cell.isBestPrice && !isChanged;
  const parts = [
    price ?? stateWord(cell.state),
    isChanged && m.comparison_tools_moment_cell(),
    ...words,
    cell.isBestDate && m.comparison_soonest(),
    conflicts > 0 && conflictWords(conflicts, cell.worstSeverity),
  ].filter(Boolean);
  return {
    label: `${lineName(line)}, ${supplierName(bid)}: ${parts.join(', ')}`,
    tone: cell.isBestPrice ? 'best' : cell.state === 'offered' ? undefined : 'out',
    content: (
      <>
        {conflicts > 0 && <ConflictMark count={conflicts} severity={cell.worstSeverity} />}
        {isPlain ? (
          price
        ) : (
          <b className={price === null ? styles['word'] : styles['price']} data-changed={isChanged || undefined}>
            {price ?? stateWord(cell.state)}
          </b>
        )}{' '}
        <small className={styles['notes']} data-long={notes.length > LONG_NOTES || undefined}>
          {notes}
          {cell.isBestDate && <i className={styles['clock']} title={dateTitle(cell)} />}
        </small>
      </>
    ),
  };
}

/** The shape of the worst severity, without a count: not all conflicts of the cell are that severe. */
function ConflictMark({ count, severity = 'info' }: { count: number; severity: ComparisonCell['worstSeverity'] }) {
  return <i className={styles['conflict']} data-severity={severity} title={conflictWords(count, severity)} />;
}

export function lotCell({ lot, totals }: LotEntry, bid: ComparedBid, { currency }: PriceView): MatrixCell {
  const lotTotal = totals.get(bid.id);
  const isComplete = lotTotal?.isComplete === true;
  const coverage = lotTotal
    ? m.comparison_coverage({ offered: lotTotal.linesOffered, total: lotTotal.linesTotal })
    : '';
  const total = lotTotalText(lotTotal, currency);
  const parts = [total, lotTotal?.isBest && m.comparison_best_total(), !isComplete && coverage]
    .filter(Boolean)
    .join(', ');
  return {
    label: `${m.comparison_lot_total({ title: lot.title })}, ${supplierName(bid)}: ${parts}`,
    tone: lotTotal?.isBest ? 'best' : undefined,
    content: (
      <>
        <b className={lotTotal?.total === undefined || !isComplete ? styles['word'] : styles['price']}>{total}</b>{' '}
        {(lotTotal?.isBest || !isComplete) && (
          <small className={styles['notes']}>{lotTotal?.isBest ? m.comparison_best_total() : coverage}</small>
        )}
      </>
    ),
  };
}

/** The lot's total, or why there is none. */
function lotTotalText(lotTotal: ComparisonLotTotal | undefined, currency: string): string {
  if (lotTotal?.total !== undefined) return formatMoney(lotTotal.total, currency);
  return lotTotal && lotTotal.linesOffered > 0 ? m.comparison_no_total_short() : m.comparison_missing();
}

export function lotHead({ lot }: LotEntry): MatrixCell {
  const count = lot.totals[0]?.linesTotal ?? 0;
  return {
    label: m.comparison_lot_total({ title: lot.title }),
    content: (
      <div className={styles['lot']}>
        <b>{lot.title}</b>
        {count > 0 && <span className={styles['asked']}>{m.comparison_lot_lines({ count })}</span>}
      </div>
    ),
  };
}

function lineName({ position, name }: ComparisonRow): string {
  return `${position}. ${name}`;
}

/** The best price or the difference from it, a different quantity or unit, and why the price does not count. */
function remarks(cell: ComparisonCell, bid: ComparedBid, line: ComparisonRow, view: PriceView): string[] {
  return [
    cell.isBestPrice && m.comparison_best(),
    !cell.isBestPrice && cell.deltaPercent !== undefined && signedPercent(cell.deltaPercent),
    cell.state === 'incomparable' && incomparableReason(cell, bid, line, view),
    cell.state === 'excluded' && bid.competes && m.comparison_zero(),
    cell.state !== 'incomparable' && quotedQuantity(cell, line),
    cell.equivalents !== undefined && cell.state !== 'equivalent' && m.comparison_with_equivalent(),
  ].filter((word) => typeof word === 'string');
}

function dateTitle({ deliveryDate }: ComparisonCell): string {
  return deliveryDate === undefined ? m.comparison_soonest() : `${m.comparison_soonest()}: ${formatDay(deliveryDate)}`;
}
