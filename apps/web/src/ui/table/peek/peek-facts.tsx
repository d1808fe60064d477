import { type ReactNode, useId } from 'react';
import { m } from '#messages';
import type { Fact } from '../../layout/page-head.tsx';
import styles from './peek-facts.module.css';

export function PeekFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const SHOWN_LINES = 5;

type PeekLinesProps = {
  readonly title: string;
  readonly lines: readonly { readonly id: string; readonly name: string; readonly value: ReactNode }[];
};

/** The first entries of a list, and the number of the others. */
export function PeekLines({ title, lines }: PeekLinesProps) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section className="zk-stack zk-gap-8" aria-labelledby={id}>
      <h3 id={id} className="zk-small zk-bold">
        {title}
      </h3>
      <ul className={`zk-stack ${styles['lines']}`}>
        {lines.slice(0, SHOWN_LINES).map((line) => (
          <li key={line.id} className="zk-flex zk-between zk-gap-16">
            <span className="zk-shrink zk-break">{line.name}</span>
            <span className="zk-nowrap zk-numeric">{line.value}</span>
          </li>
        ))}
      </ul>
      {lines.length > SHOWN_LINES && (
        <p className="zk-secondary zk-small">{m.table_peek_more({ count: lines.length - SHOWN_LINES })}</p>
      )}
    </section>
  );
}
