import type { ReactNode } from 'react';

/** One column of a table over rows of that kind. Keep the list at module level, or memoised. */
export interface TableColumn<Row> {
  readonly id: string;
  /** What it is called; called while rendering, so that it follows the language. */
  readonly header: () => string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and money stand at the end, all else at the start. */
  readonly align?: 'start' | 'end';
  /** Width in px before anybody changes it. */
  readonly width?: number;
  readonly isSortable?: boolean;
  /** False for what has to be there, such as the name. */
  readonly isHideable?: boolean;
  /** True for what is only there when asked for in the column chooser. */
  readonly isHiddenAtFirst?: boolean;
  /** Its place on a phone's card: the heading, beside it, a line of the list (by default), or nowhere. */
  readonly onCard?: 'title' | 'aside' | 'line' | 'none';
  /** Whether there is nothing to say of that row: its card leaves the line out. */
  readonly isEmpty?: (row: Row) => boolean;
}

/** By which column the rows are sorted, and which way. */
export interface TableSort {
  readonly column: string;
  readonly isDescending: boolean;
}

/** The rows ticked, by id. */
export interface TableSelection {
  readonly ids: ReadonlySet<string>;
  readonly onChange: (ids: ReadonlySet<string>) => void;
}

export interface DataTableProps<Row> {
  /** Under this name widths and hidden columns are remembered. */
  readonly name: string;
  /** What the table lists, for those who cannot see it. */
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  /** What a row is called, for its tick and its card. */
  readonly rowLabel: (row: Row) => string;
  /** How many rows there are when not all are here yet. */
  readonly totalRows?: number;
  readonly sort?: TableSort | null;
  /** The caller sorts and keeps the order, in the address bar; null goes back to the order by default. */
  readonly onSort?: (sort: TableSort | null) => void;
  readonly selection?: TableSelection;
  /** A click anywhere on the row; links and buttons inside stay what they are. Give the row a link for the keyboard. */
  readonly onOpen?: (row: Row) => void;
  /** The last rows are in sight: time to load more. */
  readonly onEndReached?: () => void;
  /** Left of the column chooser: filters, or the bar of what to do with the ticked rows. */
  readonly toolbar?: ReactNode;
  /** Sums, in a row that stays in sight: what stands under which column. */
  readonly foot?: Readonly<Record<string, ReactNode>>;
  /** What stands in place of the rows, the toolbar staying as it is: nothing found, a failure, a skeleton. */
  readonly instead?: ReactNode;
  /** Fresh rows are on their way; these stay, dimmed. */
  readonly isStale?: boolean;
}
