import type { Comparison, Order } from '@zakupki/api-client/schema';
import { type KeyboardEvent, Suspense } from 'react';
import { loadPart } from '../../ui/loading/load-part.tsx';
import type { MatrixTarget } from '../../ui/matrix/matrix.tsx';
import styles from './comparison-board.module.css';
import { ComparisonCards } from './comparison-cards.tsx';
import type { ComparisonLayout } from './comparison-model.ts';
import type { ChangeComparison, ComparisonQuery } from './comparison-query.ts';
import { findOpened } from './details/opened-details.ts';
import { ComparisonMatrix } from './matrix/comparison-matrix.tsx';

const DetailsPanel = loadPart(() => import('./details/details-panel.tsx'));

type BoardProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly layout: ComparisonLayout;
  readonly query: ComparisonQuery;
  readonly change: ChangeComparison;
  readonly changed: ReadonlySet<string>;
  readonly isPhone: boolean;
};

/** Lines by supplier, with the details of the opened cell, line or supplier beside them. */
export function ComparisonBoard({ order, isPhone, ...shared }: BoardProps) {
  const { comparison, layout, query, change } = shared;
  const opened = findOpened(comparison, layout, query);
  // Moves replace the history entry, so that Back returns to the view before the first cell was opened.
  const onOpen = (target: MatrixTarget, by?: 'choice' | 'move') =>
    change({ opened: target }, { replace: by === 'move' });
  const details = opened && (
    <Suspense>
      <DetailsPanel {...shared} order={order} opened={opened} isPhone={isPhone} />
    </Suspense>
  );
  if (isPhone) {
    return (
      <>
        <ComparisonCards {...shared} onOpen={onOpen} />
        {details}
      </>
    );
  }

  function onKeyDown(event: KeyboardEvent) {
    // Dialogs opened from here render in a portal and handle Escape themselves.
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || !opened || !isInside) return;
    event.preventDefault();
    change({ opened: null });
  }

  return (
    // Handles keys of the controls inside; not a control itself.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles['board']} data-opened={opened !== null || undefined} onKeyDown={onKeyDown}>
      <div className={styles['main']}>
        <ComparisonMatrix {...shared} onOpen={onOpen} />
      </div>
      {opened && <div className={styles['details']}>{details}</div>}
    </div>
  );
}
