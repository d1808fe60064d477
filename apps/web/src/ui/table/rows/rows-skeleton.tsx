import { Skeleton } from '../../feedback/skeleton.tsx';
import styles from './rows-skeleton.module.css';

/** The first page of a table while it loads. */
export function RowsSkeleton() {
  return (
    <div className={`zk-card ${styles['rows']}`}>
      <Skeleton lines={12} />
    </div>
  );
}
