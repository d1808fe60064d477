import { type CSSProperties, memo, type ReactNode } from 'react';
import type { MatrixSlot } from './matrix-window.ts';

/** What stands in one cell. */
export interface MatrixCell {
  readonly content: ReactNode;
  /** All that the cell says, as one reads it out: where it is, what it holds, what is marked in it. */
  readonly label: string;
  /** How it looks as a whole: `data-tone` of the cell. */
  readonly tone?: string | undefined;
}

/** What fills a matrix. Keep the object itself as long as nothing of it changes: cells are drawn anew with it. */
export interface MatrixParts<Row, Column> {
  readonly corner: () => MatrixCell;
  readonly columnHead: (column: Column) => MatrixCell;
  readonly rowHead: (row: Row) => MatrixCell;
  readonly cell: (row: Row, column: Column) => MatrixCell;
  /** Sums under the columns, always in sight. */
  readonly footHead: () => MatrixCell;
  readonly foot: (column: Column) => MatrixCell;
}

export interface MatrixRowProps<Row, Column> {
  readonly row: Row | 'head' | 'foot';
  /** Place among all rows, the head being 0. */
  readonly place: number;
  readonly height: number;
  /** How the row looks as a whole: `data-look` of the row. */
  readonly look?: string | undefined;
  readonly parts: MatrixParts<Row, Column>;
  readonly columns: readonly Column[];
  readonly slots: readonly MatrixSlot[];
  /** How many columns stay beside the rows' heads, and where the first of them stands. */
  readonly stuck: number;
  readonly lead: number;
  readonly columnWidth: number;
  /** The column of the cell one is at, in this row; null in all others. */
  readonly activeColumn: number | null;
  /** The column whose details are open, in this row. */
  readonly openedColumn: number | null;
}

function MatrixRowContent<Row, Column>(props: MatrixRowProps<Row, Column>) {
  const { row, place, height, look, parts, columns, slots, stuck, lead, columnWidth } = props;
  const draw = (index: number, column: Column | null, left: number | undefined) => (
    <Cell
      key={index}
      row={row}
      column={column}
      parts={parts}
      index={index}
      left={left}
      isActive={props.activeColumn === index}
      isOpened={props.openedColumn === index}
    />
  );
  return (
    <tr aria-rowindex={place + 1} data-look={look} style={{ height }}>
      {draw(0, null, 0)}
      {slots.map((slot) => {
        if ('gap' in slot) return <td key={`before-${slot.before}`} aria-hidden />;
        const column = columns[slot.index];
        return (
          column !== undefined &&
          draw(slot.index + 1, column, slot.index < stuck ? lead + slot.index * columnWidth : undefined)
        );
      })}
    </tr>
  );
}

// memo forgets the type parameters; the assertions give them back.
export const MatrixRow = memo(MatrixRowContent) as typeof MatrixRowContent;

interface CellProps<Row, Column> {
  readonly row: Row | 'head' | 'foot';
  /** Null in the column of the rows' heads. */
  readonly column: Column | null;
  readonly parts: MatrixParts<Row, Column>;
  readonly index: number;
  /** Px from the left, for a cell that stays there. */
  readonly left: number | undefined;
  readonly isActive: boolean;
  readonly isOpened: boolean;
}

function CellContent<Row, Column>({ row, column, parts, index, left, isActive, isOpened }: CellProps<Row, Column>) {
  const { content, label, tone } = contentOf(row, column, parts);
  const shared = {
    'aria-colindex': index + 1,
    'aria-label': label,
    tabIndex: isActive ? 0 : -1,
    'data-tone': tone,
    'data-opened': isOpened || undefined,
    ...(left !== undefined && { 'data-stays': true, style: { left } satisfies CSSProperties }),
  };
  if (row === 'head') {
    return (
      <th scope="col" {...shared}>
        {content}
      </th>
    );
  }
  if (column === null) {
    return (
      <th scope="row" {...shared}>
        {content}
      </th>
    );
  }
  return <td {...shared}>{content}</td>;
}

const Cell = memo(CellContent) as typeof CellContent;

function contentOf<Row, Column>(
  row: Row | 'head' | 'foot',
  column: Column | null,
  parts: MatrixParts<Row, Column>,
): MatrixCell {
  if (row === 'head') return column === null ? parts.corner() : parts.columnHead(column);
  if (row === 'foot') return column === null ? parts.footHead() : parts.foot(column);
  return column === null ? parts.rowHead(row) : parts.cell(row, column);
}
