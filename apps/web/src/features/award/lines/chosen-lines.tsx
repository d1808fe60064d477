import type { Allocation } from '@zakupki/api-client/schema';
import { sum } from '@zakupki/procurement/decimals/decimal';
import { m } from '#messages';
import { SeverityMark } from '../../../entities/conflict/severity-mark.tsx';
import { formatDay } from '../../../format/date/dates.ts';
import { formatMoney, MISSING } from '../../../format/number/numbers.ts';
import { TableHead } from '../../../ui/table/rows-table.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { Quantity } from '../../../ui/value/quantity.tsx';
import { coverageOf, offerOf } from '../editor/award-choice.ts';
import type { AwardLine, LineOffer } from './award-lines.ts';
import { deltaWords, limitWords } from './line-offer.tsx';
import { LineCoverageState } from './line-coverage-state.tsx';
import styles from './chosen-lines.module.css';

type ChosenLinesProps = {
  readonly lines: readonly AwardLine[];
  readonly byLine: ReadonlyMap<string, readonly Allocation[]>;
  readonly currency: string;
  /** Whether the allocations belong to the current choice. */
  readonly isCurrent: boolean;
};

/** The lines of an award to one supplier or by the best prices. */
export function ChosenLines({ lines, byLine, currency, isCurrent }: ChosenLinesProps) {
  // The summary names a single supplier.
  const isSplit = new Set([...byLine.values()].flat().map(({ bidId }) => bidId)).size > 1;
  return (
    <div className={`zk-card ${styles['frame']}`} data-stale={!isCurrent}>
      <table className={`zk-table ${styles['lines']}`} aria-label={m.award_lines()}>
        <TableHead
          columns={[
            { header: m.words_number() },
            { header: m.award_col_line() },
            ...(isSplit ? [{ header: m.award_supplier() }] : []),
            { header: m.award_col_quantity(), isNumber: true },
            { header: m.award_col_price(), isNumber: true },
            { header: m.award_altogether(), isNumber: true },
          ]}
        />
        <tbody>
          {lines.map((line) => (
            <LineRows key={line.id} allocations={byLine.get(line.id) ?? []} {...{ line, currency, isSplit }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type LineRowsProps = {
  readonly line: AwardLine;
  readonly allocations: readonly Allocation[];
  readonly currency: string;
  readonly isSplit: boolean;
};

/** A row for each supplier of the line. */
function LineRows({ line, allocations, currency, isSplit }: LineRowsProps) {
  const coverage = coverageOf(line, sum(allocations.map(({ quantity }) => quantity)));
  const [first] = allocations;
  const head = (
    <>
      <td rowSpan={allocations.length || 1} className="zk-secondary">
        {line.position}
      </td>
      <th scope="row" rowSpan={allocations.length || 1}>
        {line.name}
        {coverage.state !== 'whole' && <LineCoverageState line={line} coverage={coverage} />}
      </th>
    </>
  );
  if (!first) {
    return (
      <tr data-empty>
        {head}
        {isSplit && <td>{MISSING}</td>}
        <td data-kind="number">{MISSING}</td>
        <td data-kind="number">{MISSING}</td>
        <td data-kind="number">{MISSING}</td>
      </tr>
    );
  }
  return allocations.map((allocation) => {
    const offer = offerOf(line, allocation);
    return (
      <tr key={allocation.bidItemId}>
        {allocation === first && head}
        {isSplit && <td>{offer?.supplier ?? MISSING}</td>}
        <td data-kind="number">
          <Quantity value={allocation.quantity} unitCode={line.unitCode} />
          {offer && limitWords(offer, line).map((fact) => <small key={fact}>{fact}</small>)}
        </td>
        <td data-kind="number">
          {formatMoney(allocation.unitPrice, currency, { maxDigits: 4 })}
          {offer && <PriceFacts offer={offer} />}
        </td>
        <td data-kind="number">
          <Money amount={allocation.lineTotal} currency={currency} />
        </td>
      </tr>
    );
  });
}

function PriceFacts({ offer }: { offer: LineOffer }) {
  const { isBest, deliveryDate, worst } = offer;
  const facts = [
    ...(isBest ? [] : deltaWords(offer)),
    ...(deliveryDate === null ? [] : [m.award_by_day({ day: formatDay(deliveryDate) })]),
  ];
  return (
    <small>
      {isBest && <strong className="zk-good">{m.award_best()}</strong>}
      {isBest && facts.length > 0 && ' · '}
      {facts.join(' · ')}
      {worst !== null && worst !== 'info' && <SeverityMark severity={worst} isShapeOnly />}
    </small>
  );
}
