import { m } from '#messages';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** How many lines of text, or rows, will be there. */
  readonly lines?: number;
  /** Whether a page heading stands above them. */
  readonly heading?: boolean;
}

/** The shape of what is loading. Shows nothing for the first 150 ms: quick answers do not flash. */
export function Skeleton({ lines = 3, heading = false }: SkeletonProps) {
  return (
    <div className={styles['root']} role="status" aria-label={m.shell_loading()}>
      {heading && <span className={styles['heading']} />}
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles['line']} />
      ))}
    </div>
  );
}

/** One value that is loading, inside a line of text. */
export function InlineSkeleton({ width = '6ch' }: { width?: string }) {
  return <span className={styles['inline']} style={{ width }} aria-hidden />;
}
