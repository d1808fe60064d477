import { Link } from 'react-router';
import { m } from '#messages';
import styles from './brand.module.css';

export function Brand({ to, compact = false }: { to: string; compact?: boolean }) {
  return (
    <Link
      to={to}
      className={`zk-target zk-inline zk-text zk-large zk-bold zk-undecorated zk-gap-10 ${styles['brand']}`}
      aria-label={m.shell_brand_label()}
    >
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden>
        <rect width="32" height="32" rx="7" fill="var(--zk-accent)" />
        <path
          d="M9 10h14L11 22h12"
          fill="none"
          stroke="var(--zk-on-accent)"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {!compact && <span>Zakupki</span>}
    </Link>
  );
}
