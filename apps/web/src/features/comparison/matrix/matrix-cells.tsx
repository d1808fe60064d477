/** What stands in the cells of the lines, and what they are called. */
import type { ComparedBid, ComparisonCell, ComparisonLotTotal, ComparisonRow } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import type { MatrixCell } from '../../../ui/matrix/matrix-row.tsx';
import type { LineEntry, LotEntry } from '../comparison-model.ts';
import { cellPlace } from '../history/moment-differences.ts';
import {
  askedWords,
  conflictWords,
  priceText,
  quotedQuantity,
  type Scene,
  signedPercent,
  stateWord,
  supplierName,
  whyIncomparable,
} from '../comparison-words.ts';
import styles from './matrix-cells.module.css';

/** A line of the order: what it asks for. */
export function lineHead({ line }: LineEntry, { currency }: Scene): MatrixCell {
  const asked = askedWords(line, currency);
  return {
    label: `${lineName(line)}: ${asked.join(', ')}`,
    content: (
      <div className={styles['line']}>
        <span className={styles['position']}>{line.position}</span>
        <span className={styles['name']}>{line.name}</span>
        <span className={styles['asked']}>{asked.join(' · ')}</span>
      </div>
    ),
  };
}

/** Longer notes may not fit into a column and are cut off. */
const LONG = 20;

/** What one bid says to one line. */
export function lineCell({ line, cells }: LineEntry, bid: ComparedBid, scene: Scene): MatrixCell {
  const cell = cells.get(bid.id) ?? { bidId: bid.id, state: 'missing' as const };
  const price = priceText(cell, bid, scene);
  const words = remarks(cell, bid, line, scene);
  const notes = words.join(' · ');
  const conflicts = cell.conflictIds?.length ?? 0;
  const isChanged = scene.changed?.has(cellPlace(line.orderItemId, bid.id)) === true;
  const said = [
    price ?? stateWord(cell.state),
    isChanged && m.comparison_tools_moment_cell(),
    ...words,
    cell.isBestDate && m.comparison_soonest(),
    conflicts > 0 && conflictWords(conflicts, cell.worstSeverity),
  ].filter(Boolean);
  return {
    label: `${lineName(line)}, ${supplierName(bid)}: ${said.join(', ')}`,
    tone: cell.isBestPrice ? 'best' : counts(cell) ? undefined : 'out',
    content: (
      <>
        {conflicts > 0 && <ConflictMark count={conflicts} severity={cell.worstSeverity} />}
        <b className={price === null ? styles['word'] : styles['price']} data-changed={isChanged || undefined}>
          {price ?? stateWord(cell.state)}
        </b>{' '}
        <small className={styles['notes']} data-long={notes.length > LONG || undefined}>
          {notes}
          {cell.isBestDate && <i className={styles['clock']} title={dateTitle(cell)} />}
        </small>
      </>
    ),
  };
}

/** The shape of the gravest conflict of a cell, without a number, which would count the others as grave. */
function ConflictMark({ count, severity = 'info' }: { count: number; severity: ComparisonCell['worstSeverity'] }) {
  return <i className={styles['conflict']} data-severity={severity} title={conflictWords(count, severity)} />;
}

/** The subtotals of a lot. */
export function lotCell({ lot, totals }: LotEntry, bid: ComparedBid, { currency }: Scene): MatrixCell {
  const own = totals.get(bid.id);
  const isWhole = own?.isComplete === true;
  const coverage = own ? m.comparison_coverage({ offered: own.linesOffered, total: own.linesTotal }) : '';
  const total = lotTotal(own, currency);
  const said = [total, own?.isBest && m.comparison_best_total(), !isWhole && coverage].filter(Boolean).join(', ');
  return {
    label: `${m.comparison_lot_total({ title: lot.title })}, ${supplierName(bid)}: ${said}`,
    tone: own?.isBest ? 'best' : undefined,
    content: (
      <>
        <b className={own?.total === undefined || !isWhole ? styles['word'] : styles['price']}>{total}</b>{' '}
        {(own?.isBest || !isWhole) && (
          <small className={styles['notes']}>{own?.isBest ? m.comparison_best_total() : coverage}</small>
        )}
      </>
    ),
  };
}

/** What a lot comes to, or why that is not known. */
function lotTotal(own: ComparisonLotTotal | undefined, currency: string): string {
  if (own?.total !== undefined) return formatMoney(own.total, currency);
  return own && own.linesOffered > 0 ? m.comparison_no_total_short() : m.comparison_missing();
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

/** Whether the price takes part in the comparison. */
function counts({ state }: ComparisonCell): boolean {
  return state === 'offered';
}

/** Beside the price: best or by how much above, what was quoted otherwise than asked, why it does not count. */
function remarks(cell: ComparisonCell, bid: ComparedBid, line: ComparisonRow, scene: Scene): string[] {
  return [
    cell.isBestPrice && m.comparison_best(),
    !cell.isBestPrice && cell.deltaPercent !== undefined && signedPercent(cell.deltaPercent),
    cell.state === 'incomparable' && whyIncomparable(cell, bid, line, scene),
    cell.state === 'excluded' && bid.competes && m.comparison_zero(),
    cell.state !== 'incomparable' && quotedQuantity(cell, line),
    cell.equivalents !== undefined && cell.state !== 'equivalent' && m.comparison_with_equivalent(),
  ].filter((word) => typeof word === 'string');
}

function dateTitle({ deliveryDate }: ComparisonCell): string {
  return deliveryDate === undefined ? m.comparison_soonest() : `${m.comparison_soonest()}: ${formatDay(deliveryDate)}`;
}
