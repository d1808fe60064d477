import type { ImportColumn } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { importFieldWord } from './import-fields.ts';
import type { Reading } from './import-reading.ts';
import styles from './import.module.css';

/** The recognized columns, and what was ignored. */
export function ImportSummary({ reading: { mapping, sheets, issues } }: { reading: Reading }) {
  const used = mapping.columns.filter(({ field }) => field !== null);
  const unused = issues.filter(({ code }) => code === 'unused_column');
  const others = sheets.filter(({ name, rows }) => name !== mapping.sheet && rows > 0);
  return (
    <dl className={`zk-stack zk-small zk-gap-4 ${styles['understood']}`}>
      <Entry term={m.import_understood()} texts={used.map(columnText)} />
      <Entry term={m.import_not_used()} texts={unused.map(({ value, column }) => value || nameOf(column ?? 0))} />
      <Entry term={m.import_other_sheets()} texts={others.map(({ name }) => name)} />
    </dl>
  );
}

function Entry({ term, texts }: { term: string; texts: readonly string[] }) {
  return (
    texts.length > 0 && (
      <div>
        <dt>{term}</dt>
        <dd>{texts.join(' · ')}</dd>
      </div>
    )
  );
}

const nameOf = (column: number) => m.import_column({ column });

function columnText({ heading, column, field }: ImportColumn): string {
  const word = field === null ? '' : importFieldWord(field);
  const name = heading ?? nameOf(column);
  return name.toLocaleLowerCase() === word.toLocaleLowerCase() ? name : `${name} → ${word}`;
}
