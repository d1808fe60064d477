import { m } from '#messages';
import styles from './skeleton.module.css';

type SkeletonProps = {
  readonly lines?: number;
  readonly heading?: boolean;
};

/**
 * A placeholder while loading. Hidden for the first 150 ms, so that quick responses do not flash. Content after
 * it in `zk-in-order` is hidden until it unmounts.
 */
export function Skeleton({ lines = 3, heading = false }: SkeletonProps) {
  return (
    <div className={styles['root']} role="status" aria-label={m.shell_loading()} data-loading>
      {heading && <span className={styles['heading']} />}
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles['line']} />
      ))}
    </div>
  );
}
