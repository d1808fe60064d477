import type { ImportColumn, ImportMappingChoice } from '@zakupki/api-client/schema';
import type { VatMode } from '@zakupki/procurement/money/vat';
import type { ImportField } from '../headings/fields.ts';

/** How a sheet is read. Rows and columns from 1. */
export type Mapping = {
  /** first and last row of the headings; 0 when there are none */
  readonly headerTop: number;
  readonly headerRow: number;
  readonly columns: readonly ImportColumn[];
  /** by column, the field that its heading names, before each field is given to one column */
  readonly named: readonly (ImportField | null)[];
  /** by column, the label of its values: its heading without the part it shares with its neighbours */
  readonly labels: readonly string[];
  /** whether its rows are the lines of a letter, split into columns */
  readonly isProse: boolean;
  /** whether it is the supplier's form of this product */
  readonly isForm: boolean;
};

/** Known before the sheet is read. Earlier fields win over later ones, and all win over recognition. */
export type Known = {
  readonly given?: ImportMappingChoice | undefined;
  /** headings and their fields of the last import */
  readonly remembered?: readonly RememberedColumn[] | undefined;
  /** fields of the columns that a text was split into */
  readonly fields?: readonly ImportField[] | null;
  /** whether an order is read rather than a bid */
  readonly isOrder?: boolean;
  /** VAT mode of the prices to prefer */
  readonly vatMode?: VatMode | null;
};

/** A remembered column, identified by its heading because columns move. */
export type RememberedColumn = {
  /** from 1 */
  readonly column: number;
  /** null in a sheet without headings, where the position identifies a column */
  readonly heading: string | null;
  readonly field: ImportField | null;
};
