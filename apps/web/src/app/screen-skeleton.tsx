import { Skeleton } from '../ui/feedback/skeleton.tsx';
import styles from './root.module.css';

export function ScreenSkeleton() {
  return (
    <div className={styles['bare']}>
      <Skeleton lines={6} heading />
    </div>
  );
}
