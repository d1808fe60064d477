import { type MouseEvent, useEffect, useRef } from 'react';
import { m } from '#messages';
import type { DataTableProps, TableColumn } from './data-table-column.ts';
import { Mark } from '../mark/mark.tsx';
import styles from './data-cards.module.css';
import { PeekButton } from './peek/peek-button.tsx';
import { usePeekOpening } from './peek/peek.ts';
import { useReturnToRow } from './rows/opened-row.ts';
import { toggleId } from './rows/page-selection.ts';
import { isRowClick } from './rows/row-opening.ts';

/** The rows as cards, on phones. */
export function DataCards<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowLabel, selection, onOpen, opened, peek, onEndReached } = props;
  const list = useRef<HTMLUListElement>(null);
  const onClick = useReturnToRow(list, opened);
  usePeekOpening(list, peek);
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const last = end.current;
    if (!last || !onEndReached) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onEndReached(), {
      rootMargin: '600px',
    });
    observer.observe(last);
    return () => observer.disconnect();
  }, [rows.length, onEndReached]);

  const cellsAt = (place: TableColumn<Row>['onCard'], row: Row) =>
    columns.filter(({ onCard = 'fact', isEmpty }) => onCard === place && !isEmpty?.(row));
  return (
    <ul ref={list} className="zk-stack zk-column zk-gap-8" aria-label={label} onClickCapture={onClick}>
      {rows.map((row) => (
        <li
          key={rowId(row)}
          className={`zk-card zk-pad-12 ${styles['card']}`}
          data-row={rowId(row)}
          data-opened={(peek?.id ?? opened?.id) === rowId(row)}
        >
          <div className="zk-flex zk-wrap zk-top zk-gap-4-8">
            {selection && (
              <label className={`zk-stack ${styles['tick']}`}>
                <input
                  type="checkbox"
                  checked={selection.ids.has(rowId(row))}
                  aria-label={m.table_select_row({ row: rowLabel(row) })}
                  onChange={() => selection.onChange(toggleId(selection.ids, rowId(row)))}
                />
              </label>
            )}
            <div className={`zk-break zk-medium ${styles['title']}`}>
              {cellsAt('title', row).map(({ id, cell, textClass }) => (
                <div key={id}>
                  {textClass === undefined ? cell(row) : <span className={textClass}>{cell(row)}</span>}
                </div>
              ))}
            </div>
            <Mark of={rowId(row)} />
            {cellsAt('aside', row).map(({ id, cell }) => (
              <div key={id}>{cell(row)}</div>
            ))}
            {peek && <PeekButton row={rowLabel(row)} isTabbable />}
          </div>
          <div className="zk-flex zk-wrap zk-gap-8">
            <dl
              className={`zk-flex zk-wrap zk-mt-8 zk-gap-4-12 ${styles['facts']}`}
              {...(onOpen && { onClick: (event: MouseEvent<HTMLElement>) => isRowClick(event) && onOpen(row) })}
            >
              {cellsAt('fact', row).map(({ id, header, cell, align }) => (
                <div className="zk-flex zk-wrap zk-baseline" key={id}>
                  <dt className="zk-secondary">{header()}</dt>
                  <dd className={`zk-shrink zk-break ${align === 'end' ? 'zk-numeric' : ''}`}>{cell(row)}</dd>
                </div>
              ))}
            </dl>
            {cellsAt('buttons', row).map(({ id, cell }) => (
              <div key={id} className={`zk-push ${styles['buttons']}`}>
                {cell(row)}
              </div>
            ))}
          </div>
        </li>
      ))}
      <li ref={end} aria-hidden className={styles['end']} />
    </ul>
  );
}
