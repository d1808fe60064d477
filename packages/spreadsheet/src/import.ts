/** From what was read to drafts of the contract: the order's lines, the bid. */
import type {
  BidDraft,
  BidImport,
  ImportMappingChoice,
  ImportSheet,
  Order,
  OrderImport,
} from '@zakupki/api-client/schema';
import { bidLines, UNUSED_IN_BID } from './bid-lines.ts';
import type { ImportField } from './fields.ts';
import { formFacts } from './form-facts.ts';
import { type Issue, shownValue } from './issue.ts';
import { UnreadableError } from './limits.ts';
import { orderLines, UNUSED_IN_ORDER } from './order-lines.ts';
import { priceTerms } from './price-terms.ts';
import type { Source } from './read.ts';
import { firstSheet } from './read-workbook.ts';
import { type Mapping, recognise, type RememberedColumn } from './recognise.ts';
import { type Lang, toldIssue } from './sentences.ts';
import { cellText, isBlank, type Sheet } from './sheet.ts';
import { type Table, tableOf } from './table.ts';
import { fieldOfKey } from './template-keys.ts';

/** What is known besides the source. */
export interface ImportTerms {
  readonly lang: Lang;
  readonly mapping?: ImportMappingChoice | undefined;
}

/** @throws UnreadableError when the sheet asked for is not there, or nothing is */
export function orderImport(source: Source, { lang, mapping: given }: ImportTerms): OrderImport {
  const read = tableRead(source, { given }, UNUSED_IN_ORDER);
  const { items, issues, skippedRows } = orderLines(read.table);
  return {
    // Arrays of the contract are not read-only; these are nobody else's.
    items: [...items],
    ...told(read, source, { issues, skippedRows, lang }),
  };
}

/** The order a bid answers, as far as an import needs it. */
export type ImportedFor = Pick<Order, 'items' | 'currency' | 'vatMode'>;

export interface BidImportTerms extends ImportTerms {
  readonly order: ImportedFor;
  readonly remembered?: readonly RememberedColumn[] | undefined;
  readonly matches?: readonly { readonly row: number; readonly orderItemId: string | null }[] | undefined;
  /** whether it came as a file */
  readonly isFile: boolean;
}

/** @throws UnreadableError when the sheet asked for is not there, or nothing is */
export function bidImport(source: Source, terms: BidImportTerms): BidImport {
  const { lang, mapping: given, remembered, order, matches = [] } = terms;
  const read = tableRead(source, { given, remembered }, UNUSED_IN_BID);
  const { isForm } = read.mapping;
  const price = priceTerms(read.table, read.mapping, order);
  const lines = bidLines(read.table, {
    items: order.items,
    given: new Map(matches.map(({ row, orderItemId }) => [row, orderItemId])),
    isForm,
    totalsCount: price.totalsCount,
  });
  const facts = isForm ? formFacts(source.sheets) : { draft: {}, issues: [] };
  const bidDraft: BidDraft = {
    source: terms.isFile ? 'xlsx' : 'paste',
    ...(isForm ? { currency: order.currency, vatMode: order.vatMode } : price.draft),
    ...facts.draft,
    items: [...lines.items],
  };
  const issues = [...lines.issues, ...facts.issues, ...(isForm ? [] : price.issues)];
  return {
    bidDraft,
    matches: [...lines.matches],
    unansweredItemIds: [...lines.unansweredItemIds],
    ...told(read, source, { issues, skippedRows: lines.skippedRows, lang }),
  };
}

interface Read {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
  readonly issues: readonly Issue[];
}

function tableRead(
  source: Source,
  known: { given: ImportMappingChoice | undefined; remembered?: readonly RememberedColumn[] | undefined },
  unused: readonly ImportField[],
): Read {
  const sheet = chosenSheet(source.sheets, known.given?.sheet ?? null);
  const mapping = recognise(sheet, { ...known, fields: source.fields });
  const table = tableOf(sheet, mapping);
  return {
    sheet,
    mapping,
    table,
    issues: [...sheetIssues(source.sheets, sheet), ...columnIssues(sheet, mapping, unused), ...table.issues],
  };
}

function chosenSheet(sheets: readonly Sheet[], name: string | null): Sheet {
  const first = firstSheet(sheets);
  if (name === null) return sheets.find((sheet) => !sheet.isHidden && hasKeys(sheet)) ?? first;
  const named = sheets.find((sheet) => sheet.name === name);
  if (!named) throw new UnreadableError('no_such_sheet', { sheet: name });
  return named;
}

const hasKeys = ({ rows }: Sheet) =>
  rows.slice(0, 40).some((row) => row.filter((cell) => fieldOfKey(cellText(cell)) !== null).length >= 3);

function sheetIssues(sheets: readonly Sheet[], read: Sheet): Issue[] {
  return sheets
    .filter((sheet) => sheet !== read && sheet.rows.some((row) => !isBlank(row)) && !isFacts(sheet))
    .map(({ name, isHidden }) => ({
      severity: 'info',
      code: isHidden ? 'hidden_sheet' : 'other_sheet',
      row: null,
      column: null,
      value: shownValue(name ?? ''),
    }));
}

const isFacts = ({ rows }: Sheet) => rows.some((row) => cellText(row[0]).startsWith('zakupki:'));

function columnIssues(sheet: Sheet, { columns, headerRow }: Mapping, unused: readonly ImportField[]): Issue[] {
  const issues: Issue[] = columns
    .filter(({ field, source, column }) =>
      source === 'given' || source === 'template'
        ? false
        : field === null
          ? source !== 'remembered' && hasData(sheet, headerRow, column)
          : unused.includes(field) && field !== 'position' && field !== 'lineId',
    )
    .map(({ column, heading }) => ({
      severity: 'info',
      code: 'unused_column',
      row: null,
      column,
      value: shownValue(heading ?? ''),
    }));
  if (!columns.some(({ field }) => field === 'name' || field === 'lineId'))
    issues.push({ severity: 'error', code: 'no_columns', row: null, column: null, value: null });
  const joined = sheet.merges.some(
    ({ top, bottom, right, left }) => top > headerRow && bottom > top && right - left < columns.length - 1,
  );
  if (joined) issues.push({ severity: 'warning', code: 'merged_cells', row: null, column: null, value: null });
  return issues;
}

const hasData = ({ rows }: Sheet, headerRow: number, column: number) =>
  rows.slice(headerRow).some((row) => cellText(row[column - 1]) !== '');

function told(
  read: Read,
  { sheets }: Source,
  lines: { issues: readonly Issue[]; skippedRows: readonly number[]; lang: Lang },
) {
  const { headerRow, columns } = read.mapping;
  const issues = [...read.issues, ...lines.issues].sort(
    (a, b) => (a.row ?? 0) - (b.row ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return {
    issues: issues.map((issue) => toldIssue(issue, lines.lang)),
    mapping: { sheet: read.sheet.name, headerRow: headerRow === 0 ? null : headerRow, columns: [...columns] },
    sheets: sheets.flatMap(({ name, isHidden, rows }): ImportSheet[] =>
      name === null ? [] : [{ name, isHidden, rows: rows.length }],
    ),
    skippedRows: [...new Set([...read.table.skippedRows, ...lines.skippedRows])].sort((a, b) => a - b),
  };
}
