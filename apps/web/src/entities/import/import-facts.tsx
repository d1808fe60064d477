import type { ImportFact } from '@zakupki/api-client/schema';
import { m } from '#messages';
import styles from './import.module.css';

type ImportFactsProps = {
  readonly facts: readonly ImportFact[];
  /** The sheet shown; null for text. */
  readonly sheet: string | null;
  readonly onRow: (row: number) => void;
};

/** Facts about the entire quote, each with its source. */
export function ImportFacts({ facts, sheet, onRow }: ImportFactsProps) {
  if (facts.length === 0) return null;
  return (
    <section aria-label={m.import_facts()} className={`zk-frame zk-pad-12-16 ${styles['facts']}`}>
      <h3>{m.import_facts()}</h3>
      <ul>
        {facts.map((fact) => (
          <li
            className="zk-flex zk-between zk-break zk-gap-12"
            key={`${fact.field} ${fact.value}`}
            data-doubtful={fact.isDoubtful || undefined}
          >
            <FactText fact={fact} />
            <FactPlace fact={fact} sheet={sheet} onRow={onRow} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The server's "label: value", with the label set apart. */
function FactText({ fact: { message } }: { fact: ImportFact }) {
  const end = message.indexOf(': ');
  return (
    <span>
      <span className="zk-secondary">{message.slice(0, end + 1)}</span> {message.slice(end + 2)}
    </span>
  );
}

function FactPlace({ fact, sheet, onRow }: { fact: ImportFact } & Omit<ImportFactsProps, 'facts'>) {
  const { row, text, isDoubtful } = fact;
  const place = row === null ? m.import_fact_concluded() : m.import_fact_row({ row });
  return (
    <span className="zk-rigid zk-secondary zk-tiny">
      {row !== null && fact.sheet === sheet ? (
        <button type="button" className={styles['lead']} title={text} onClick={() => onRow(row)}>
          {place}
        </button>
      ) : (
        <span title={text}>{fact.sheet !== null && fact.sheet !== sheet ? `${fact.sheet}, ${place}` : place}</span>
      )}
      {isDoubtful && <span className={styles['doubt']}> {m.import_check_column()}</span>}
    </span>
  );
}
