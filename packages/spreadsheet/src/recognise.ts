/** Which row of a sheet has the headings, and what each column holds: by its heading, else by its contents. */
import type { ImportColumn, ImportMappingChoice } from '@zakupki/api-client/schema';
import { withContents } from './column-contents.ts';
import { fieldOfHeading, type ImportField } from './fields.ts';
import { headingsOf } from './heading-row.ts';
import { type Sheet, widthOf } from './sheet.ts';
import { fieldOfKey, isKey } from './template-keys.ts';

/** How a sheet is read. Rows and columns from 1. */
export interface Mapping {
  /** first and last row of the headings; 0 when there are none */
  readonly headerTop: number;
  readonly headerRow: number;
  readonly columns: readonly ImportColumn[];
  /** whether its rows are lines of a letter that were taken apart */
  readonly isProse: boolean;
  /** whether it is a form of ours */
  readonly isForm: boolean;
}

/** What is known before the sheet is looked at; each wins over the one after it, and all over what is recognised. */
export interface Known {
  readonly given?: ImportMappingChoice | undefined;
  /** headings and what they held the last time */
  readonly remembered?: readonly RememberedColumn[] | undefined;
  /** what the columns hold because of the way a text was taken apart */
  readonly fields?: readonly ImportField[] | null;
}

/** A column as it is remembered: by its heading, since columns move. */
export interface RememberedColumn {
  /** from 1 */
  readonly column: number;
  /** null in a sheet without headings, where columns are told by their place */
  readonly heading: string | null;
  readonly field: ImportField | null;
}

export function recognise(sheet: Sheet, known: Known): Mapping {
  const width = widthOf(sheet.rows);
  const { headerTop, headerRow, headings, isGuess, keys } = headingsOf(sheet, width, known);
  const data = sheet.rows.slice(headerRow);
  const columns = Array.from({ length: width }, (_, at): ImportColumn => {
    const heading = headings[at] ?? '';
    const named = keys ? templated(keys[at] ?? '') : (byKnowledge(at, heading, known) ?? byHeading(heading));
    return { column: at + 1, heading: heading === '' ? null : heading.slice(0, 300), ...named };
  });
  const single = eachOnce(columns);
  const isProse = Boolean(known.fields);
  return {
    headerTop,
    headerRow,
    columns: keys ? single : withContents(single, data, headerRow > 0 && !isGuess),
    isProse,
    isForm: keys !== null,
  };
}

type Named = Pick<ImportColumn, 'field' | 'confidence' | 'source'>;

const NOTHING: Named = { field: null, confidence: 0, source: 'none' };

const templated = (key: string): Named =>
  isKey(key) ? { field: fieldOfKey(key), confidence: 1, source: 'template' } : NOTHING;

function byKnowledge(at: number, heading: string, { given, remembered, fields }: Known): Named | null {
  const choice = given?.columns?.find(({ column }) => column === at + 1);
  if (choice) return { field: choice.field, confidence: 1, source: 'given' };
  const before = remembered?.find((kept) =>
    heading === '' ? kept.heading === null && kept.column === at + 1 : kept.heading === heading,
  );
  if (before) return { field: before.field, confidence: 1, source: 'remembered' };
  const field = fields?.[at];
  return field ? { field, confidence: 0.8, source: 'content' } : null;
}

function byHeading(heading: string): Named {
  const found = fieldOfHeading(heading);
  return found ? { ...found, source: 'heading' } : NOTHING;
}

const STRENGTH = { given: 4, remembered: 3, template: 3, heading: 1, content: 0, none: 0 } as const;

/** A field goes to one column: the surest, the first of equals. */
function eachOnce(columns: readonly ImportColumn[]): ImportColumn[] {
  const best = new Map<ImportField, ImportColumn>();
  const weight = ({ confidence, source }: ImportColumn) => STRENGTH[source] + confidence;
  for (const column of columns) {
    const rival = column.field === null ? undefined : best.get(column.field);
    if (column.field !== null && (!rival || weight(column) > weight(rival))) best.set(column.field, column);
  }
  return columns.map((column) =>
    column.field === null || best.get(column.field) === column ? column : { ...column, ...NOTHING },
  );
}
