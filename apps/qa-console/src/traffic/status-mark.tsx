import styles from './status-mark.module.css';

/** The number carries the meaning; colour only helps to find it. */
export function StatusMark({ status }: { status: number }) {
  return (
    <span className={styles['status']} data-tone={toneOf(status)}>
      {status === 0 ? 'dropped' : status}
    </span>
  );
}

function toneOf(status: number): 'good' | 'note' | 'warning' | 'danger' {
  if (status === 0 || status >= 500) return 'danger';
  if (status >= 400) return 'warning';
  return status >= 300 ? 'note' : 'good';
}
