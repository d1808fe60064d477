/** Which row of a sheet has the headings, and what each column holds: by its heading, else by its contents. */
import type { ImportColumn, ImportMappingChoice } from '@zakupki/api-client/schema';
import type { VatMode } from '@zakupki/procurement/money/vat';
import { byContradiction, withContents } from './column-contents.ts';
import { fieldOfHeading, fieldOfHeadings, type ImportField, SHARED_FIELDS } from './fields.ts';
import { headingsOf } from './heading-row.ts';
import { withoutOffers } from './offer-columns.ts';
import { cellText, type Row, type Sheet, widthOf } from '../sheets/sheet.ts';
import { vatModeOf } from './price-terms.ts';
import { fieldOfKey, isKey, KEY_OF_NOTHING } from '../bid-form/template-keys.ts';

/** How a sheet is read. Rows and columns from 1. */
export interface Mapping {
  /** first and last row of the headings; 0 when there are none */
  readonly headerTop: number;
  readonly headerRow: number;
  readonly columns: readonly ImportColumn[];
  /** by column, what to call what it holds: its heading without the one it shares with its neighbours */
  readonly labels: readonly string[];
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
  /** whether lines of an order are read, and not a bid */
  readonly isOrder?: boolean;
  /** whether VAT is in the prices that are looked for */
  readonly vatMode?: VatMode | null;
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
    const rows = headings[at] ?? [];
    const heading = rows.join(' ');
    const named = keys ? templated(keys[at] ?? '', rows, known) : (byKnowledge(at, heading, known) ?? byHeading(rows));
    return { column: at + 1, heading: heading === '' ? null : heading.slice(0, 300), ...named };
  });
  const asked = known.isOrder ? withoutOffers(columns) : columns;
  const single = eachOnce(
    keys ? asked : byContradiction(withName(withoutCounts(asked, data)), data),
    known.vatMode ?? null,
  );
  const isProse = Boolean(known.fields);
  const labels = Array.from({ length: width }, (_, at) => labelOf(headings[at] ?? []));
  return {
    headerTop,
    headerRow,
    columns: keys ? single : withContents(single, data, headerRow > 0 && !isGuess),
    labels,
    isProse,
    isForm: keys !== null,
  };
}

/** "Item" over numbers of lines is no name; what is described beside it is. */
function withoutCounts(columns: readonly ImportColumn[], data: readonly Row[]): readonly ImportColumn[] {
  const isCounting = ({ column, field, source }: ImportColumn) => {
    // Terms below a table stand in its first column too, alone.
    const lines = data.slice(0, COUNTED).filter((row) => row.filter((cell) => cellText(cell) !== '').length > 2);
    const cells = lines.flatMap((row) => cellText(row[column - 1]) || []);
    const counts = cells.filter((cell) => /^\d{1,4}[.)]?$/u.test(cell));
    return field === 'name' && source === 'heading' && cells.length > 0 && counts.length > cells.length / 2;
  };
  if (!columns.some(isCounting)) return columns;
  const counted = columns.map((column) => (isCounting(column) ? { ...column, field: 'position' as const } : column));
  if (counted.some(({ field }) => field === 'name')) return counted;
  const described = counted.find(({ field }) => field === 'specification');
  return counted.map((column) => (column === described ? { ...column, field: 'name' as const } : column));
}

/** Rows that show whether a column counts lines. */
const COUNTED = 40;

function labelOf(rows: readonly string[]): string {
  const own = rows.at(-1) ?? '';
  return fieldOfHeading(own) === null ? rows.join(' ') : own;
}

type Named = Pick<ImportColumn, 'field' | 'confidence' | 'source'>;

const NOTHING: Named = { field: null, confidence: 0, source: 'none' };

/** What the form's cells for the supplier hold is no part of the order; what it shows of the order is. */
const OF_ORDER: readonly (ImportField | null)[] = ['position', 'name', 'lineId'];

function templated(key: string, rows: readonly string[], { isOrder }: Known): Named {
  if (!isKey(key)) return NOTHING;
  const field = fieldOfKey(key);
  if (isOrder && key === KEY_OF_NOTHING) return { ...byHeading(rows), source: 'template' };
  return isOrder && !OF_ORDER.includes(field) ? NOTHING : { field, confidence: 1, source: 'template' };
}

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

function byHeading(rows: readonly string[]): Named {
  const found = fieldOfHeadings(rows);
  return found ? { ...found, source: 'heading' } : NOTHING;
}

const STRENGTH = { given: 4, remembered: 3, template: 3, heading: 1, content: 0, none: 0 } as const;

/** What an order may cost at most is asked for before what something costs. */
const CEILING = /предельн|максимальн|нмц|ceiling|highest|max/iu;
const PREFERRED = 0.01;
/** A price with the VAT that is looked for is read before one without. */
const FITTING = 0.02;

/** A field goes to one column, unless columns share it: the surest, the first of equals. */
function eachOnce(columns: readonly ImportColumn[], vatMode: VatMode | null): ImportColumn[] {
  const best = new Map<ImportField, ImportColumn>();
  const weight = ({ confidence, source, field, heading }: ImportColumn) =>
    STRENGTH[source] + confidence + (field === 'price' ? preference(heading ?? '', vatMode) : 0);
  for (const column of columns) {
    const rival = column.field === null ? undefined : best.get(column.field);
    if (column.field !== null && (!rival || weight(column) > weight(rival))) best.set(column.field, column);
  }
  const hasTotal = best.has('total');
  return columns.map((column) => {
    if (column.field === null || SHARED_FIELDS.includes(column.field) || best.get(column.field) === column)
      return column;
    if (column.source !== 'heading') return { ...column, ...NOTHING };
    // A second name ("Полное наименование") or make describes the thing; a second ceiling is that of the line.
    if (DESCRIBING.includes(column.field)) return { ...column, field: 'specification', confidence: 0.5 };
    return column.field === 'price' &&
      !hasTotal &&
      CEILING.test(column.heading ?? '') &&
      !/НДС|VAT/iu.test(column.heading ?? '')
      ? { ...column, field: 'total', confidence: 0.5 }
      : { ...column, ...NOTHING };
  });
}

const preference = (heading: string, vatMode: VatMode | null) =>
  (CEILING.test(heading) ? PREFERRED : 0) + (vatMode !== null && vatModeOf(heading) === vatMode ? FITTING : 0);

const DESCRIBING: readonly ImportField[] = ['name', 'brand', 'model'];

/** "Наименование, характеристики" heads the names where nothing else does. */
function withName(columns: readonly ImportColumn[]): ImportColumn[] {
  const at = columns.some(({ field }) => field === 'name')
    ? -1
    : columns.findIndex(
        ({ field, heading }) => field === 'specification' && /^\s*(?:наименование|name)/iu.test(heading ?? ''),
      );
  return columns.map((column, index) => (index === at ? { ...column, field: 'name' } : column));
}
