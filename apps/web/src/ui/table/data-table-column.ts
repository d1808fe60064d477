import type { ReactNode } from 'react';
import type { Peek } from './peek/peek.ts';
import type { OpenedRow } from './rows/opened-row.ts';

/** Keep the list of columns stable: at module level, or memoized. */
export type TableColumn<Row> = {
  readonly id: string;
  /** A function so that it follows the language. */
  readonly header: () => string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` for numbers and money, whose digits are equally wide. */
  readonly align?: 'start' | 'end';
  /** Default width in px. */
  readonly width?: number;
  /** Takes the space that the other columns leave, until its width is changed. */
  readonly isFlexible?: boolean;
  readonly isSortable?: boolean;
  /** False for columns that must stay, such as the name. */
  readonly isHideable?: boolean;
  /** Shown only when chosen in the column chooser. */
  readonly isHiddenAtFirst?: boolean;
  /** Media query of windows without room for the column: there it is shown only when chosen. */
  readonly hiddenIn?: string;
  /** Place on a phone's card: title, beside it, a fact (default), the buttons below, or none. */
  readonly onCard?: 'title' | 'aside' | 'fact' | 'buttons' | 'none';
  /** Class of its text: on a card of the text, in a table of the cell. */
  readonly textClass?: string;
  /** Whether the cell is empty; the card omits its line. */
  readonly isEmpty?: (row: Row) => boolean;
};

export type TableSort = {
  readonly column: string;
  readonly isDescending: boolean;
};

/** Ids of the selected rows. */
type TableSelection = {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
};

export type DataTableProps<Row> = {
  /** Key under which widths and hidden columns are stored. */
  readonly name: string;
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** Name of a row, for its checkbox and card. */
  readonly rowLabel: (row: Row) => string;
  /** Number of rows when not all are loaded. */
  readonly totalRows?: number;
  readonly sort?: TableSort | null;
  /** The caller sorts, and stores the order in the address; null is the default order. */
  readonly onSort?: (sort: TableSort | null) => void;
  readonly selection?: TableSelection;
  /** Called on a click on the row outside of links and buttons. Rows need a link for the keyboard. */
  readonly onOpen?: (row: Row) => void;
  /** The row that was opened from this list, to return to it. */
  readonly opened?: OpenedRow;
  /** Rows have a button that shows them in a panel. */
  readonly peek?: Peek | undefined;
  /** Called when the last rows are in view, to load more. */
  readonly onEndReached?: () => void;
  /** Filters, or actions on the selection, left of the column chooser. */
  readonly toolbar?: ReactNode;
  /** Sums by column id, in a row that stays visible. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
  /** Replaces the rows: empty state, error or skeleton. */
  readonly instead?: ReactNode;
  /** Dims the rows while newer ones load. */
  readonly isStale?: boolean;
};
