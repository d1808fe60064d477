import { Skeleton } from '../../feedback/skeleton.tsx';
import styles from './rows-skeleton.module.css';

/** Placeholder for the rows of a table. */
export function RowsSkeleton() {
  return (
    <div className={`zk-card ${styles['rows']}`} data-outline>
      <Skeleton lines={12} />
    </div>
  );
}
