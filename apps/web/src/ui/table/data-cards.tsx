import { type MouseEvent, useEffect, useRef } from 'react';
import { m } from '#messages';
import type { DataTableProps } from './data-table-column.ts';
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

  const columnsAt = (place: 'title' | 'aside' | 'line') => columns.filter(({ onCard = 'line' }) => onCard === place);
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
              {columnsAt('title')
                .filter(({ isEmpty }) => !isEmpty?.(row))
                .map(({ id, cell }) => (
                  <div key={id}>{cell(row)}</div>
                ))}
            </div>
            <Mark of={rowId(row)} />
            {columnsAt('aside')
              .filter(({ isEmpty }) => !isEmpty?.(row))
              .map(({ id, cell }) => (
                <div key={id}>{cell(row)}</div>
              ))}
            {peek && <PeekButton row={rowLabel(row)} isTabbable />}
          </div>
          <dl
            className={`zk-stack zk-column zk-mt-8 zk-gap-4 ${styles['lines']}`}
            {...(onOpen && { onClick: (event: MouseEvent<HTMLElement>) => isRowClick(event) && onOpen(row) })}
          >
            {columnsAt('line')
              .filter(({ isEmpty }) => !isEmpty?.(row))
              .map(({ id, header, cell }) => (
                <div className="zk-flex zk-between zk-gap-16" key={id}>
                  <dt className="zk-secondary">{header()}</dt>
                  <dd className="zk-shrink zk-break zk-text-end">{cell(row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
      <li ref={end} aria-hidden className={styles['end']} />
    </ul>
  );
}
