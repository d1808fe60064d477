import type { ReactNode } from 'react';
import styles from './details.module.css';

/** What is known, as label and value; what is null, false or undefined is left out. */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== false && value !== '');
  return (
    <dl className={styles['facts']}>
      {known.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
