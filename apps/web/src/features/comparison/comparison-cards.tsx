import type { ComparedBid, Comparison } from '@zakupki/api-client/schema';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { formatMoney } from '../../format/number/numbers.ts';
import { coverageWords } from '../../entities/bid/bid-rank.ts';
import type { MatrixTarget } from '../../ui/matrix/matrix.tsx';
import type { ComparisonQuery } from './comparison-query.ts';
import { ConflictCounts } from '../../entities/conflict/conflict-counts.tsx';
import { lotHead } from './matrix/matrix-cells.tsx';
import { type ComparisonLayout, type Entry, type LineEntry, offersTo } from './comparison-model.ts';
import {
  requestWords,
  bidRemarks,
  type Scene,
  signedPercent,
  supplierName,
  totalWord,
  whyNoTotal,
} from './comparison-words.ts';
import { OfferButton } from './details/offer-button.tsx';
import styles from './comparison-cards.module.css';

/** Offers, or suppliers, shown before "show more". */
const INITIAL_COUNT = 3;
/** Estimated height of a card before it is measured. */
const ESTIMATED_HEIGHT = 260;

interface CardsProps {
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
  readonly changed: ReadonlySet<string>;
  readonly onOpen: (target: MatrixTarget) => void;
}

/** For phones: suppliers by rank, then each line with its offers, cheapest first. */
export function ComparisonCards({ comparison, layout, query, changed, onOpen }: CardsProps) {
  const scene = { currency: comparison.currency, basis: comparison.basis, prices: query.prices, changed };
  return (
    <div className="zk-stack zk-gap-12">
      <Suppliers columns={layout.columns} scene={scene} onOpen={onOpen} />
      <Lines layout={layout} scene={scene} onOpen={onOpen} />
    </div>
  );
}

interface SuppliersProps extends Pick<CardsProps, 'onOpen'> {
  readonly columns: readonly ComparedBid[];
  readonly scene: Scene;
}

function Suppliers({ columns, scene, onOpen }: SuppliersProps) {
  const [all, setAll] = useState(false);
  const shown = all ? columns : columns.slice(0, INITIAL_COUNT + 2);
  return (
    <section className={`zk-stack zk-card zk-gap-4 ${styles['card']}`} aria-label={m.comparison_suppliers()}>
      <h2 className={styles['heading']}>
        {m.comparison_suppliers()} <span className="zk-secondary zk-small zk-regular">{totalWord(scene.basis)}</span>
      </h2>
      <ul className={styles['rows']}>
        {shown.map((bid) => (
          <li className="zk-rule" key={bid.id}>
            <SupplierButton bid={bid} scene={scene} onClick={() => onOpen({ row: null, column: bid.id })} />
          </li>
        ))}
      </ul>
      {columns.length > INITIAL_COUNT + 2 && (
        <More isAll={all} onClick={() => setAll(!all)}>
          {m.comparison_more_suppliers({ count: columns.length - INITIAL_COUNT - 2 })}
        </More>
      )}
    </section>
  );
}

function SupplierButton({ bid, scene, onClick }: { bid: ComparedBid; scene: Scene; onClick: () => void }) {
  const { rank, total, deltaPercent, coverage, counts } = bid;
  const facts = [coverageWords(coverage), ...bidRemarks(bid)];
  return (
    <button type="button" className={`zk-stack zk-gap-10 ${styles['supplier']}`} onClick={onClick}>
      <span className={`zk-small zk-bold ${styles['rank']}`} data-first={rank === 1 || undefined}>
        {rank ?? '–'}
      </span>
      <span className={`zk-stack zk-shrink zk-gap-2 ${styles['who']}`}>
        <b className="zk-break">{supplierName(bid)}</b>
        <span className={styles['aside']}>
          {counts.openConflicts > 0 && <ConflictCounts counts={counts} />}
          {facts.join(' · ')}
        </span>
      </span>
      <span className={`zk-stack zk-packed zk-numeric ${styles['sum']}`}>
        {total === undefined ? (
          <span className={styles['aside']}>{whyNoTotal(bid, scene)}</span>
        ) : (
          <b className={rank === undefined ? styles['unranked'] : undefined}>{formatMoney(total, scene.currency)}</b>
        )}
        <span className={styles['aside']} data-best={rank === 1 || undefined}>
          {rank === 1 ? m.comparison_best_total() : deltaPercent && signedPercent(deltaPercent)}
        </span>
      </span>
    </button>
  );
}

interface LinesProps extends Pick<CardsProps, 'layout' | 'onOpen'> {
  readonly scene: Scene;
}

/** Virtualized. */
function Lines({ layout, scene, onOpen }: LinesProps) {
  const entries = layout.entries.filter(({ kind }) => kind !== 'term');
  const list = useRef<HTMLOListElement>(null);
  const [top, setTop] = useState(0);
  // Nothing that the virtualizer returns is memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: entries.length,
    estimateSize: () => ESTIMATED_HEIGHT,
    getItemKey: (index) => entries[index]?.id ?? index,
    overscan: 3,
    gap: 12,
    scrollMargin: top,
  });
  return (
    <ol
      ref={(node) => {
        list.current = node;
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
              <EntryCard entry={entry} layout={layout} scene={scene} onOpen={onOpen} />
            </li>
          )
        );
      })}
    </ol>
  );
}

function EntryCard({ entry, ...rest }: { entry: Entry } & LinesProps) {
  if (entry.kind === 'lot') return <h2 className={styles['lot']}>{lotHead(entry).content}</h2>;
  return entry.kind === 'line' ? <LineCard entry={entry} {...rest} /> : null;
}

function LineCard({ entry, layout, scene, onOpen }: { entry: LineEntry } & LinesProps) {
  const [all, setAll] = useState(false);
  const { line } = entry;
  const offers = offersTo(entry, layout.columns);
  return (
    <article className={`zk-stack zk-card zk-gap-4 ${styles['card']}`}>
      <h3 className={styles['heading']}>
        <button type="button" onClick={() => onOpen({ row: entry.id, column: null })}>
          {line.position}. {line.name}
        </button>
      </h3>
      <p className={styles['aside']}>{requestWords(line, scene.currency).join(' · ')}</p>
      <ul className={styles['rows']}>
        {(all ? offers : offers.slice(0, INITIAL_COUNT)).map(({ bid, cell }) => (
          <li className="zk-rule" key={bid.id}>
            <OfferButton {...{ bid, cell, line, scene }} onClick={() => onOpen({ row: entry.id, column: bid.id })} />
          </li>
        ))}
      </ul>
      {offers.length > INITIAL_COUNT && (
        <More isAll={all} onClick={() => setAll(!all)}>
          {m.comparison_more_offers({ count: offers.length - INITIAL_COUNT })}
        </More>
      )}
    </article>
  );
}

function More({ isAll, onClick, children }: { isAll: boolean; onClick: () => void; children: string }) {
  return (
    <button type="button" className={styles['more']} aria-expanded={isAll} onClick={onClick}>
      {isAll ? m.comparison_fewer() : children}
    </button>
  );
}
