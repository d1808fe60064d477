import type { ReactNode } from 'react';
import { m } from '#messages';
import { Labelled } from '../../ui/table/rows/row-cards.tsx';
import type { RowsColumn } from '../../ui/table/rows-table.tsx';

/** A line as the award, its memo and a purchase order show it. */
export interface AwardedLine {
  readonly id: string;
  readonly position: number;
  readonly name: string;
  readonly notes: readonly string[];
  readonly quantity: ReactNode;
  readonly price: ReactNode;
  readonly net: ReactNode;
  readonly vat: ReactNode;
  readonly gross: ReactNode;
  /** The delivery day in the date format of the table. */
  readonly day: ReactNode;
}

/** Sums without VAT, of VAT and with VAT. */
export const sumColumns = (): RowsColumn<Pick<AwardedLine, 'net' | 'vat' | 'gross'>>[] => [
  {
    header: m.award_col_net(),
    isNumber: true,
    cell: ({ net }) => <Labelled label={m.award_col_net()}>{net}</Labelled>,
  },
  { header: m.award_vat(), isNumber: true, cell: ({ vat }) => <Labelled label={m.award_vat()}>{vat}</Labelled> },
  {
    header: m.award_col_gross(),
    isNumber: true,
    cell: ({ gross }) => <Labelled label={m.award_col_gross()}>{gross}</Labelled>,
  },
];

export const awardedColumns = (price: string, day: string): RowsColumn<AwardedLine>[] => [
  { header: m.words_number(), cell: ({ position }) => position },
  { header: m.award_col_item(), isRowHead: true, cell: (line) => <AwardedGoods line={line} /> },
  { header: m.award_col_quantity(), isNumber: true, cell: ({ quantity }) => quantity },
  { header: price, isNumber: true, cell: (line) => line.price },
  ...sumColumns(),
  { header: day, cell: (line) => <Labelled label={day}>{line.day}</Labelled> },
];

export function AwardedGoods({ line: { name, notes } }: { line: Pick<AwardedLine, 'name' | 'notes'> }) {
  return (
    <>
      {name}
      {notes.filter(Boolean).map((note) => (
        <small key={note}>{note}</small>
      ))}
    </>
  );
}
