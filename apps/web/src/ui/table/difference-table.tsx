import type { ReactNode } from 'react';
import styles from './difference-table.module.css';
import { TableHead } from './rows-table.tsx';

export type Difference<Value = string> = {
  readonly label: string;
  readonly before: Value;
  readonly after: Value;
};

type DifferenceTableProps = {
  /** Headers of the columns: label, before, after. */
  readonly headers: readonly [string, string, string];
  readonly differences: readonly Difference<ReactNode>[];
};

/** The differences between two versions of a record. */
export function DifferenceTable({ headers, differences }: DifferenceTableProps) {
  return (
    <table className={`zk-table ${styles['differences']}`}>
      <TableHead columns={headers.map((header) => ({ header }))} />
      <tbody>
        {differences.map(({ label, before, after }) => (
          <tr key={label} data-changed={before !== after}>
            <th scope="row">{label}</th>
            <td>{before || '—'}</td>
            <td>{after || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
