import type { ReactNode } from 'react';
import styles from './details.module.css';

/** Omits values that are null, undefined, false or an empty string. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
  return (
    <dl className={`zk-stack zk-small zk-gap-8 ${styles['facts']}`}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt className="zk-secondary">{label}</dt>
          <dd className="zk-break">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
