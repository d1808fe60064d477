import { type CSSProperties, memo, type ReactNode } from 'react';
import type { MatrixSlot } from './matrix-window.ts';

export type MatrixCell = {
  readonly content: ReactNode;
  /** Accessible name: position, value and marks. */
  readonly label: string;
  /** `data-tone` of the cell */
  readonly tone?: string | undefined;
};

/** Renders the cells. Keep the object stable: a new one re-renders all cells. */
export type MatrixParts<Row, Column> = {
  readonly corner: () => MatrixCell;
  readonly columnHead: (column: Column) => MatrixCell;
  readonly rowHead: (row: Row) => MatrixCell;
  readonly cell: (row: Row, column: Column) => MatrixCell;
  /** Sums of the columns, always visible. */
  readonly footHead: () => MatrixCell;
  readonly foot: (column: Column) => MatrixCell;
};

type MatrixRowProps<Row, Column> = {
  readonly row: Row | 'head' | 'foot';
  /** Row index; 0 is the head. */
  readonly place: number;
  readonly height: number;
  /** `data-look` of the row */
  readonly look?: string | undefined;
  readonly parts: MatrixParts<Row, Column>;
  readonly columns: readonly Column[];
  readonly slots: readonly MatrixSlot[];
  /** Number of pinned columns, and the offset of the first one in px. */
  readonly pinnedCount: number;
  readonly lead: number;
  readonly columnWidth: number;
  /** The active cell's column, if it is in this row. */
  readonly activeColumn: number | null;
  /** The opened cell's column, if it is in this row. */
  readonly openedColumn: number | null;
};

function MatrixRowContent<Row, Column>(props: MatrixRowProps<Row, Column>) {
  const { row, place, height, look, parts, columns, slots, pinnedCount, lead, columnWidth } = props;
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
          draw(slot.index + 1, column, slot.index < pinnedCount ? lead + slot.index * columnWidth : undefined)
        );
      })}
    </tr>
  );
}

// memo loses the type parameters; the assertions restore them.
export const MatrixRow = memo(MatrixRowContent) as typeof MatrixRowContent;

type CellProps<Row, Column> = {
  readonly row: Row | 'head' | 'foot';
  /** Null for row heads. */
  readonly column: Column | null;
  readonly parts: MatrixParts<Row, Column>;
  readonly index: number;
  /** Offset of a pinned cell in px. */
  readonly left: number | undefined;
  readonly isActive: boolean;
  readonly isOpened: boolean;
};

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
