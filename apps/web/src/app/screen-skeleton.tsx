import { Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './root.module.css';

/** What stands in for the first page while its code is on its way. */
export function ScreenSkeleton() {
  return (
    <div className={styles['bare']}>
      <Skeleton lines={6} heading />
    </div>
  );
}
