import type { ComparedBid, Comparison } from '@zakupki/api-client/schema';
import { IconChevronRight } from '@tabler/icons-react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { formatMoney, MISSING } from '../../format/number/numbers.ts';
import { coverageWords } from '../../entities/bid/bid-rank.ts';
import { ConflictCounts } from '../../entities/conflict/conflict-counts.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import type { MatrixTarget } from '../../ui/matrix/matrix.tsx';
import styles from './comparison-cards.module.css';
import type { ComparisonLayout, LineEntry } from './comparison-model.ts';
import type { ChangeComparison, ComparisonQuery } from './comparison-query.ts';
import {
  bidRemarks,
  requestWords,
  type PriceView,
  signedPercent,
  supplierName,
  totalWord,
  unrankedReason,
} from './comparison-words.ts';
import { lineCell, lotCell, lotHead } from './matrix/matrix-cells.tsx';

/** Estimated height of a line before it is measured. */
const ESTIMATED_HEIGHT = 66;

type CardsProps = {
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
  readonly change: ChangeComparison;
  readonly changed: ReadonlySet<string>;
  readonly onOpen: (target: MatrixTarget) => void;
};

/** For phones: one supplier at a time, with the total and the offer for each line. */
export function ComparisonCards({ comparison, layout, query, change, changed, onOpen }: CardsProps) {
  const { columns } = layout;
  const bid = columns.find(({ id }) => id === query.supplier) ?? columns[0];
  if (!bid) return null;
  const view = { currency: comparison.currency, basis: comparison.basis, prices: query.prices, changed };
  return (
    <div>
      <div className={styles['top']}>
        <Choice columns={columns} chosen={bid.id} onChoose={(supplier) => change({ supplier }, { replace: true })} />
        <Total bid={bid} view={view} onClick={() => onOpen({ row: null, column: bid.id })} />
      </div>
      <Lines entries={layout.entries} bid={bid} view={view} onOpen={onOpen} />
    </div>
  );
}

type ChoiceProps = {
  readonly columns: readonly ComparedBid[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
};

/** A row that scrolls horizontally to the chosen supplier. */
function Choice({ columns, chosen, onChoose }: ChoiceProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (button && row.current) row.current.scrollLeft = button.offsetLeft - EDGE;
  }, [chosen]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={m.comparison_suppliers()}
      className={`zk-flex zk-gap-6 ${styles['choice']}`}
    >
      {columns.map((bid) => (
        <button
          key={bid.id}
          type="button"
          className={`zk-rigid zk-small zk-medium ${styles['supplier']}`}
          aria-pressed={bid.id === chosen}
          onClick={() => onChoose(bid.id)}
        >
          <Rank bid={bid} />
          <span className="zk-truncate">{supplierName(bid)}</span>
          <Mark of={bid.id} />
        </button>
      ))}
    </div>
  );
}

/** The page's padding in px. */
const EDGE = 16;

function Rank({ bid: { rank } }: { bid: ComparedBid }) {
  return (
    rank !== undefined && (
      <span className={`zk-tiny ${styles['rank']}`} data-first={rank === 1 || undefined}>
        {rank}
      </span>
    )
  );
}

function Total({ bid, view, onClick }: { bid: ComparedBid; view: PriceView; onClick: () => void }) {
  const { rank, total, deltaPercent, coverage, counts } = bid;
  const reason = unrankedReason(bid);
  const remarks = [reason, ...bidRemarks(bid)].filter((word) => word !== null).join(', ');
  return (
    <button type="button" className={styles['total']} onClick={onClick}>
      <span className="zk-stack zk-fill zk-shrink">
        <b className="zk-truncate zk-medium">{supplierName(bid)}</b>
        <span className={styles['aside']}>
          {remarks === '' ? coverageWords(coverage) : <span className="zk-warning">{remarks}</span>}
          {counts.openConflicts > 0 && <ConflictCounts counts={counts} />}
        </span>
      </span>
      <span className={`zk-stack zk-rigid zk-numeric ${styles['sum']}`}>
        <span className="zk-visually-hidden">{totalWord(view.basis)}: </span>
        <b data-best={rank === 1 || undefined} data-unranked={rank === undefined || undefined}>
          {total === undefined ? MISSING : formatMoney(total, view.currency)}
        </b>
        <span className={styles['aside']} data-best={rank === 1 || undefined}>
          {rank === 1 ? m.comparison_best_total() : deltaPercent && signedPercent(deltaPercent)}
        </span>
      </span>
      <IconChevronRight size={18} aria-hidden className="zk-rigid zk-secondary" />
    </button>
  );
}

type LinesProps = {
  readonly entries: ComparisonLayout['entries'];
  readonly bid: ComparedBid;
  readonly view: PriceView;
} & Pick<CardsProps, 'onOpen'>;

/** Virtualized. */
function Lines({ entries, bid, view, onOpen }: LinesProps) {
  const [top, setTop] = useState(0);
  // Results of the virtualizer are not memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: entries.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 4,
    scrollMargin: top,
  });
  return (
    <ol
      ref={(node) => {
        const next = node ? node.getBoundingClientRect().top + window.scrollY : 0;
        if (node && Math.abs(next - top) > 1) setTop(next);
      }}
      className={`zk-relative ${styles['lines']}`}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
        const entry = entries[index];
        return (
          entry && (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              style={{ translate: `0 ${start - top}px` }}
            >
              {entry.kind === 'line' ? (
                <Line entry={entry} bid={bid} view={view} onClick={() => onOpen({ row: entry.id, column: bid.id })} />
              ) : (
                <h2 className={styles['lot']}>
                  {lotHead(entry).content}
                  <span className="zk-text-end">{lotCell(entry, bid, view).content}</span>
                </h2>
              )}
            </li>
          )
        );
      })}
    </ol>
  );
}

type LineProps = {
  readonly entry: LineEntry;
  readonly bid: ComparedBid;
  readonly view: PriceView;
  readonly onClick: () => void;
};

function Line({ entry, bid, view, onClick }: LineProps) {
  const { line } = entry;
  const { content, label, tone } = lineCell(entry, bid, view);
  return (
    <button type="button" className={styles['line']} data-tone={tone} onClick={onClick}>
      <span className="zk-visually-hidden">{label}</span>
      <span className="zk-stack zk-fill zk-shrink" aria-hidden>
        <span className={`zk-break ${styles['name']}`}>
          {line.position}. {line.name}
        </span>
        <span className={styles['aside']}>{requestWords(line, view.currency).join(' · ')}</span>
      </span>
      <span className={`zk-rigid zk-numeric zk-text-end ${styles['offer']}`} aria-hidden>
        {content}
      </span>
    </button>
  );
}
