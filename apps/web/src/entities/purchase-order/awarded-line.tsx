import type { ReactNode } from 'react';
import { m } from '#messages';
import type { RowsColumn } from '../../ui/table/rows-table.tsx';

/** A line as the award, its memo and a purchase order show it. */
export type AwardedLine = {
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
};

/** Sums without VAT, of VAT and with VAT. */
export const sumColumns = (): RowsColumn<Pick<AwardedLine, 'net' | 'vat' | 'gross'>>[] => [
  { header: m.award_col_net(), isNumber: true, isLabelled: true, cell: ({ net }) => net },
  { header: m.award_vat(), isNumber: true, isLabelled: true, cell: ({ vat }) => vat },
  { header: m.award_col_gross(), isNumber: true, isLabelled: true, cell: ({ gross }) => gross },
];

/** @param sums of a line, by default without VAT, of VAT and with VAT */
export const awardedColumns = (
  price: string,
  day: string,
  sums: RowsColumn<Pick<AwardedLine, 'net' | 'vat' | 'gross'>>[] = sumColumns(),
): RowsColumn<AwardedLine>[] => [
  { header: m.words_number(), cell: ({ position }) => position },
  { header: m.award_col_item(), isRowHead: true, cell: (line) => <AwardedGoods line={line} /> },
  { header: m.award_col_quantity(), isNumber: true, cell: ({ quantity }) => quantity },
  { header: price, isNumber: true, cell: (line) => line.price },
  ...sums,
  { header: day, isLabelled: true, cell: (line) => line.day },
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
