/** Turns a read source into drafts of the contract: the lines of an order, or a bid. */
import type {
  BidImport,
  ImportMappingChoice,
  ImportPrices,
  ImportQuestion,
  ImportSheet,
  OrderImport,
} from '@zakupki/api-client/schema';
import { bidLines, UNUSED_IN_BID } from '../lines/bid-lines.ts';
import type { ImportField } from '../columns/fields.ts';
import { formFacts } from '../bid-form/form-facts.ts';
import { type Issue, shownValue } from './issue.ts';
import { UnreadableError } from '../files/limits.ts';
import { orderLines, UNUSED_IN_ORDER } from '../lines/order-lines.ts';
import { orderPrices, priceIssues } from '../lines/order-prices.ts';
import { isOffersList } from '../columns/offer-columns.ts';
import { presentFact } from '../quote/fact-words.ts';
import { isAboutQuote } from '../quote/surroundings.ts';
import { type Quote, type QuotedOrder, type QuoteTerms, readQuote } from '../quote/read-quote.ts';
import type { Source } from '../files/read.ts';
import { firstSheet } from '../files/read-xlsx.ts';
import type { Known, Mapping, RememberedColumn } from '../columns/mapping.ts';
import { recogniseColumns } from '../columns/recognise.ts';
import type { Lang } from '@zakupki/procurement/words';
import { presentIssue } from './sentences.ts';
import { cellText, isBlank, type Sheet } from '../sheets/sheet.ts';
import { joinedCellTops } from '../sheets/joined-cells.ts';
import { findListSheet, looksLikeList } from '../sheets/sheet-choice.ts';
import { type Table, tableOf } from '../sheets/table.ts';

interface ImportTerms {
  readonly lang: Lang;
  readonly mapping?: ImportMappingChoice | undefined;
}

export interface OrderImportTerms extends ImportTerms {
  /** currency and VAT mode of the order's prices */
  readonly prices?: ImportPrices | undefined;
}

const NOT_KNOWN: ImportPrices = { currency: null, vatMode: null };

/** @throws UnreadableError when the chosen sheet does not exist, or every sheet is empty */
export function importOrder(source: Source, { lang, mapping: given, prices }: OrderImportTerms): OrderImport {
  const vatMode = prices?.vatMode ?? null;
  const read = tableRead(source, { given, isOrder: true, vatMode }, UNUSED_IN_ORDER);
  const taken = new Set((given?.rows ?? []).flatMap(({ row, isTaken }) => (isTaken ? [row] : [])));
  const { items, ...lines } = orderLines(read.mapping.isProse ? withQuantities(read.table) : read.table, {
    numbers: givenSeparators(given),
    taken,
    isOffers: isOffersList(read.mapping.columns),
  });
  const listPrices = orderPrices(read);
  const issues = [...lines.issues, ...priceIssues(listPrices, prices ?? NOT_KNOWN, read.table.columnOf('price'))];
  return {
    // The contract's arrays are mutable, so they are copied.
    items: items.map(({ row, joinedRows, item }) => ({ row, joinedRows: [...joinedRows], item })),
    prices: listPrices,
    ...presentImport(read, source, { ...lines, issues, lang }),
  };
}

/** In an e-mail with an order, a price without a quantity is not a line. */
function withQuantities(table: Table): Table {
  const [lines, others] = [true, false].map((isLine) =>
    table.lines.filter(({ cells }) => (cellText(cells.quantity) !== '') === isLine),
  );
  const notLines = (others ?? []).map(({ row, cells }): Issue => {
    const value = shownValue(Object.values(cells).map(cellText).filter(Boolean).join(' · '));
    return { severity: 'warning', code: 'not_a_line', row, column: null, value };
  });
  return {
    ...table,
    lines: lines ?? [],
    issues: [...table.issues, ...notLines],
    skippedRows: [...table.skippedRows, ...notLines.flatMap(({ row }) => row ?? [])],
  };
}

export interface BidImportTerms extends ImportTerms {
  readonly order: QuotedOrder;
  readonly remembered?: readonly RememberedColumn[] | undefined;
  readonly matches?: readonly { readonly row: number; readonly orderItemId: string | null }[] | undefined;
  /** whether it came as a file */
  readonly isFile: boolean;
  /** start of "valid for 30 days" when the quote has no date; without it such a period is not read */
  readonly today?: string | undefined;
}

/** @throws UnreadableError when the chosen sheet does not exist, or every sheet is empty */
export function importBid(source: Source, terms: BidImportTerms): BidImport {
  const { lang, mapping: given, remembered, order } = terms;
  const read = tableRead(source, { given, remembered }, UNUSED_IN_BID);
  const matches = new Map((terms.matches ?? []).map(({ row, orderItemId }) => [row, orderItemId]));
  const { draft, facts, lines, issues, skippedRows } = read.mapping.isForm
    ? readForm(source, read, { order, given: matches, numbers: givenSeparators(given) })
    : readQuote(
        { ...read, sheets: source.sheets, written: source.written },
        { order, given: matches, numbers: givenSeparators(given), today: terms.today ?? null },
      );
  // A sheet from which facts were read is not reported as unread.
  const known = new Set(facts.map(({ sheet }) => sheet));
  const notTable = read.issues.filter(
    (issue) => !read.table.issues.includes(issue) && !(issue.code === 'other_sheet' && known.has(issue.value)),
  );
  return {
    bidDraft: { source: terms.isFile ? 'xlsx' : 'paste', ...draft },
    facts: facts.map((fact) => presentFact(fact, lang)),
    matches: [...lines.matches],
    unansweredItemIds: [...lines.unansweredItemIds],
    ...presentImport({ ...read, issues: notTable }, source, {
      issues,
      skippedRows: [...skippedRows, ...lines.skippedRows],
      questions: lines.questions,
      lang,
    }),
  };
}

/** Reads the supplier's form by its keys, without guessing. */
function readForm(
  source: Source,
  read: Read,
  { order, given, numbers }: Pick<QuoteTerms, 'order' | 'given' | 'numbers'>,
): Quote {
  const lines = bidLines(read.table, { items: order.items, given, isForm: true, totalsCount: true, numbers });
  const facts = formFacts(source.sheets);
  return {
    draft: { currency: order.currency, vatMode: order.vatMode, ...facts.draft, items: [...lines.items] },
    facts: facts.facts,
    lines,
    issues: [...read.table.issues, ...lines.issues, ...facts.issues],
    skippedRows: [],
  };
}

interface Read {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
  readonly issues: readonly Issue[];
}

function tableRead(source: Source, known: Omit<Known, 'fields'>, unused: readonly ImportField[]): Read {
  const sheet = chosenSheet(source, known);
  const mapping = recogniseColumns(sheet, { ...known, fields: source.fields });
  const choices = new Map((known.given?.rows ?? []).map(({ row, isTaken }) => [row, isTaken]));
  const table = tableOf(sheet, mapping, choices, known.isOrder || mapping.isForm ? undefined : isAboutQuote);
  return {
    sheet,
    mapping,
    table,
    issues: [
      ...sheetIssues(source.sheets, sheet),
      ...columnIssues(sheet, mapping, unused),
      ...mergedAmounts(sheet, mapping, table),
      ...table.issues,
    ],
  };
}

function chosenSheet({ sheets, fields }: Source, known: Omit<Known, 'fields'>): Sheet {
  const name = known.given?.sheet ?? null;
  if (name === null) return findListSheet(sheets, { ...known, fields }) ?? firstSheet(sheets);
  const named = sheets.find((sheet) => sheet.name === name);
  if (!named) throw new UnreadableError('no_such_sheet', { sheet: name });
  return named;
}

const givenSeparators = (given: ImportMappingChoice | undefined) =>
  new Map((given?.numbers ?? []).map(({ column, decimalSeparator }) => [column, decimalSeparator]));

function sheetIssues(sheets: readonly Sheet[], read: Sheet): Issue[] {
  return sheets
    .filter((sheet) => sheet !== read && sheet.rows.some((row) => !isBlank(row)) && !isFacts(sheet))
    .map((sheet) => {
      const hasLines = !sheet.isHidden && looksLikeList(sheet);
      return {
        severity: hasLines ? 'warning' : 'info',
        code: sheet.isHidden ? 'hidden_sheet' : hasLines ? 'other_table' : 'other_sheet',
        row: null,
        column: null,
        value: shownValue(sheet.name ?? ''),
      };
    });
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
  return issues;
}

/** Text in a cell joined over rows applies to all of them; an amount only to the first. */
function mergedAmounts(sheet: Sheet, { columns }: Mapping, { lines }: Table): Issue[] {
  const topOf = joinedCellTops(sheet);
  const amounts = columns.filter(({ field }) => field !== null && AMOUNTS.includes(field));
  return lines.flatMap(({ row }) =>
    amounts.flatMap(({ column }): Issue[] =>
      topOf(row, column) === null
        ? []
        : [
            {
              severity: 'warning',
              code: 'merged_cells',
              row,
              column,
              value: null,
              params: { top: topOf(row, column) ?? 0 },
            },
          ],
    ),
  );
}

const AMOUNTS: readonly ImportField[] = ['quantity', 'price', 'total'];

const hasData = ({ rows }: Sheet, headerRow: number, column: number) =>
  rows.slice(headerRow).some((row) => cellText(row[column - 1]) !== '');

function presentImport(
  read: Read,
  { sheets }: Source,
  lines: {
    issues: readonly Issue[];
    skippedRows: readonly number[];
    questions: readonly ImportQuestion[];
    lang: Lang;
  },
) {
  const { headerTop, headerRow, columns } = read.mapping;
  const issues = [...read.issues, ...lines.issues].sort(
    (a, b) => (a.row ?? 0) - (b.row ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return {
    issues: issues.map((issue) => presentIssue(issue, lines.lang)),
    questions: [...lines.questions],
    mapping: {
      sheet: read.sheet.name,
      headerTop: headerTop || null,
      headerRow: headerRow || null,
      columns: [...columns],
    },
    sheets: sheets.flatMap(({ name, isHidden, rows }): ImportSheet[] =>
      name === null ? [] : [{ name, isHidden, rows: rows.length }],
    ),
    skippedRows: [...new Set([...read.table.skippedRows, ...lines.skippedRows])].sort((a, b) => a - b),
  };
}
