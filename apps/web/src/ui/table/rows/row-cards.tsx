import { useIsPhone } from '../../../browser/phone.ts';
import { ScrollRegion, type ScrollRegionProps } from '../../layout/scroll-region.tsx';
import { RowsTable, type RowsTableProps } from '../rows-table.tsx';
import styles from './row-cards.module.css';

/** A table; on phones a card for each row. */
export function RowCards<Row>(props: RowsTableProps<Row> & { readonly label: string }) {
  return (
    <CardsRegion className={`zk-card ${oneLineValues}`} label={props.label}>
      <RowsTable {...props} />
    </CardsRegion>
  );
}

/** A scrolling table; on phones its rows are cards, which do not scroll sideways. */
export function CardsRegion({ className = '', ...props }: Omit<ScrollRegionProps, 'isScrolling'>) {
  return <ScrollRegion {...props} className={`${className} ${styles['cards']}`} isScrolling={!useIsPhone()} />;
}

/** Class of a region whose values stay on one line. */
export const oneLineValues = styles['rows'];
