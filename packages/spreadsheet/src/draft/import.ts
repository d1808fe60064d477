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
import { matchLines } from '../matches/match-table.ts';
import { fieldOfHeading, type ImportField } from '../headings/fields.ts';
import { formFacts } from './form-facts.ts';
import { type Issue, shownValue } from '../cells/issue.ts';
import { withScaledQuantities } from '../lines/scaled-quantities.ts';
import { UnreadableError } from '../cells/limits.ts';
import { orderLines, UNUSED_IN_ORDER } from '../lines/order-lines.ts';
import { type OrderPrices, priceIssues, pricesOfOrder } from '../lines/order-prices.ts';
import { isOffersList } from '../columns/offer-columns.ts';
import { presentFact } from './fact-words.ts';
import { isAboutQuote } from '../table/surroundings.ts';
import type { QuotedOrder } from '../lines/quoted-order.ts';
import { type Quote, type QuoteTerms, readQuote } from './read-quote.ts';
import type { Source } from '../files/read.ts';
import { firstSheet } from '../files/read-xlsx.ts';
import type { Known, Mapping, RememberedColumn } from '../table/mapping.ts';
import { withoutMangledDates } from '../columns/mangled-dates.ts';
import { recogniseColumns } from '../columns/recognise.ts';
import type { Lang } from '@zakupki/words';
import { type Figure, presentFigure } from '../lines/figure.ts';
import type { OpenQuestion } from '../readings/question.ts';
import { presentQuestion } from './question-words.ts';
import { currencyWords } from '../words/currency-words.ts';
import { unknownPriceUnit } from '../words/pack.ts';
import { vatStatements } from '../facts/vat-facts.ts';
import { presentIssue } from './sentences.ts';
import { cellText, isBlank, type Sheet } from '../cells/sheet.ts';
import { joinedCellTops } from '../cells/joined-cells.ts';
import { findListSheet, looksLikeList } from '../columns/sheet-choice.ts';
import { type Table, tableOf } from '../table/table.ts';
import { anyWord } from '../words/word-table.ts';

type ImportTerms = {
  readonly lang: Lang;
  readonly mapping?: ImportMappingChoice | undefined;
};

export type OrderImportTerms = {
  /** currency and VAT mode of the order's prices */
  readonly prices?: ImportPrices | undefined;
} & ImportTerms;

const NOT_KNOWN: ImportPrices = { currency: null, vatMode: null };

/** @throws UnreadableError when the chosen sheet does not exist, or every sheet is empty */
export function importOrder(source: Source, { lang, mapping: given, prices }: OrderImportTerms): OrderImport {
  const vatMode = prices?.vatMode ?? null;
  const read = tableRead(source, { given, isOrder: true, vatMode });
  const taken = new Set((given?.rows ?? []).flatMap(({ row, isTaken }) => (isTaken ? [row] : [])));
  const numbers = givenSeparators(given);
  const wanted = prices ?? NOT_KNOWN;
  const table = read.mapping.isProse ? withQuantities(read.table) : read.table;
  const priced = pricesOfOrder({ ...read, table }, { prices: wanted, numbers, answers: givenAnswers(given) });
  const isOffers = isOffersList(read.mapping.columns);
  const { items, ...lines } = orderLines(priced.table, { numbers, taken, isOffers, prices: priced.reading });
  const issues = [
    ...columnIssues(read.sheet, priced.mapping, UNUSED_IN_ORDER),
    ...hiddenIssues(read.sheet, priced.mapping),
    ...priced.notes.map(({ row, text }): Issue => ({
      severity: 'info',
      code: 'note_applied',
      row,
      column: null,
      value: shownValue(text.replaceAll('\t', ' · ')),
    })),
    ...lines.issues,
    ...priceIssues(priced.stated, wanted, priced.table.columnOf('price')),
    ...totalIssues(priced.differing),
  ];
  const readingQuestions = priced.reading?.questions ?? [];
  return {
    // The contract's arrays are mutable, so they are copied.
    items: items.map(({ row, joinedRows, item }) => ({ row, joinedRows: [...joinedRows], item })),
    prices: priced.stated,
    ...presentImport({ ...read, mapping: priced.mapping }, source, { ...lines, issues, readingQuestions, lang }),
  };
}

const totalIssues = (differing: OrderPrices['differing']): Issue[] =>
  differing === null
    ? []
    : [
        {
          severity: 'warning',
          code: 'sum_differs',
          row: differing.row,
          column: null,
          value: differing.stated,
          params: { sum: differing.sum },
        },
      ];

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

export type BidImportTerms = {
  readonly order: QuotedOrder;
  readonly remembered?: readonly RememberedColumn[] | undefined;
  readonly matches?: readonly { readonly row: number; readonly orderItemId: string | null }[] | undefined;
  /** whether it came as a file */
  readonly isFile: boolean;
  /** start of "valid for 30 days" when the quote has no date; without it such a period is not read */
  readonly today?: string | undefined;
} & ImportTerms;

/** @throws UnreadableError when the chosen sheet does not exist, or every sheet is empty */
export function importBid(source: Source, terms: BidImportTerms): BidImport {
  const { lang, mapping: given, remembered, order } = terms;
  const read = tableRead(source, { given, remembered });
  const matches = new Map((terms.matches ?? []).map(({ row, orderItemId }) => [row, orderItemId]));
  const answers = givenAnswers(given);
  const { draft, facts, lines, issues, skippedRows, mapping, questions } = read.mapping.isForm
    ? readForm(source, read, { order, given: matches, numbers: givenSeparators(given) })
    : readQuote(
        { ...read, sheets: source.sheets, written: source.written },
        { order, given: matches, numbers: givenSeparators(given), today: terms.today ?? null, answers },
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
    ...presentImport({ ...read, mapping, issues: notTable }, source, {
      issues: [...columnIssues(read.sheet, mapping, UNUSED_IN_BID), ...hiddenIssues(read.sheet, mapping), ...issues],
      skippedRows: [...skippedRows, ...lines.skippedRows],
      questions: lines.questions,
      readingQuestions: questions,
      figures: lines.figures,
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
  const matches = matchLines(read.table, order.items, given);
  const lines = bidLines(read.table, { items: order.items, given, matches, isForm: true, prices: null, numbers });
  const facts = formFacts(source.sheets);
  return {
    draft: { currency: order.currency, vatMode: order.vatMode, ...facts.draft, items: [...lines.items] },
    facts: facts.facts,
    lines,
    mapping: read.mapping,
    questions: [],
    issues: [...read.table.issues, ...lines.issues, ...facts.issues],
    skippedRows: [],
  };
}

type Read = {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
  readonly issues: readonly Issue[];
};

function tableRead(source: Source, known: Omit<Known, 'fields'>): Read {
  const chosen = chosenSheet(source, known);
  const mapping = recogniseColumns(chosen, { ...known, fields: source.fields });
  const { sheet, issues: dates } = withoutMangledDates(chosen, mapping);
  const choices = new Map((known.given?.rows ?? []).map(({ row, isTaken }) => [row, isTaken]));
  const listed = tableOf(sheet, mapping, choices, known.isOrder || mapping.isForm ? undefined : isAboutQuote);
  const table = mapping.isForm ? listed : withScaledQuantities(listed);
  return {
    sheet,
    mapping,
    table,
    issues: [...sheetIssues(source.sheets, chosen), ...dates, ...mergedAmounts(sheet, mapping, table), ...table.issues],
  };
}

function chosenSheet({ sheets, fields }: Source, known: Omit<Known, 'fields'>): Sheet {
  const name = known.given?.sheet ?? null;
  if (name === null) return findListSheet(sheets, { ...known, fields }) ?? firstSheet(sheets);
  const named = sheets.find((sheet) => sheet.name === name);
  if (!named) throw new UnreadableError('no_such_sheet', { sheet: name });
  return named;
}

const givenAnswers = (given: ImportMappingChoice | undefined) =>
  new Map((given?.answers ?? []).map(({ question, value }) => [question, value]));

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

/** Columns and rows that the workbook hides, and that a reader of it does not see. */
function hiddenIssues({ hiddenColumns }: Sheet, { columns, isForm }: Mapping): Issue[] {
  if (isForm) return [];
  const used = columns.filter(({ column, field }) => field !== null && (hiddenColumns?.has(column) ?? false));
  return used.map(({ column, heading }) => ({
    severity: 'warning',
    code: 'hidden_column',
    row: null,
    column,
    value: shownValue(heading ?? ''),
  }));
}

const isFacts = ({ rows }: Sheet) => rows.some((row) => cellText(row[0]).startsWith('zakupki:'));

/** Columns that may change a price and are not applied: by a word, or because they hold other money or percents. */
const CHANGES_PRICE = new RegExp(
  String.raw`(?<!\p{L})${anyWord({
    ru: 'наценк, надбавк, доплат, коэф, множит, бонус, скидк, пошлин, сбор',
    en: 'markup, mark-up, surcharge, uplift, coefficient, multiplier, factor, disc, rebate, duty, customs, fee',
  })}`,
  'iu',
);
function mayChangePrice(heading: string): boolean {
  const field = fieldOfHeading(heading)?.field ?? null;
  return (
    CHANGES_PRICE.test(heading) ||
    field === 'deliveryCost' ||
    (field === null && (heading.includes('%') || currencyWords(heading).currencies.length > 0))
  );
}

/** Numbers of the size of the prices beside them may be other prices, where the heading says nothing: "VIP". */
function hasPricesToo(sheet: Sheet, { columns, headerRow, named }: Mapping, column: number): boolean {
  const price = columns.find(({ field }) => field === 'price')?.column;
  if (price === undefined || named[column - 1] !== null) return false;
  const ratios = sheet.rows.slice(headerRow, headerRow + RATED).flatMap((row) => {
    const [own, other] = [price, column].map((at) => Number(cellText(row[at - 1]).replace(',', '.') || Number.NaN));
    return own !== undefined && other !== undefined && own > 0 && other > 0 ? [other / own] : [];
  });
  const isNear = (ratio: number) => ratio > 1 / NEAR && ratio < NEAR;
  return ratios.length >= FEWEST_RATED && ratios.filter(isNear).length >= ratios.length * MOSTLY;
}

/** Rows that are compared, and how many of them must have both numbers. */
const RATED = 40;
const FEWEST_RATED = 2;
/** Prices of one thing differ by less. */
const NEAR = 2;
const MOSTLY = 0.9;

function columnIssues(sheet: Sheet, mapping: Mapping, unused: readonly ImportField[]): Issue[] {
  const { columns, headerRow } = mapping;
  const issues: Issue[] = columns
    .filter(({ field, source, column }) =>
      source === 'given' || source === 'template'
        ? false
        : field === null
          ? source !== 'remembered' && hasData(sheet, headerRow, column)
          : unused.includes(field) && field !== 'position' && field !== 'lineId',
    )
    .map(({ column, heading }) => ({
      severity: mayChangePrice(heading ?? '') || hasPricesToo(sheet, mapping, column) ? 'warning' : 'info',
      code: 'unused_column',
      row: null,
      column,
      value: shownValue(heading ?? ''),
    }));
  issues.push(...columns.flatMap(priceHeadingIssues));
  if (!columns.some(({ field }) => field === 'name' || field === 'lineId'))
    issues.push({ severity: 'error', code: 'no_columns', row: null, column: null, value: null });
  return issues;
}

/** A unit or VAT rate in the heading of prices that is not known: "Price per gross", "Цена с НДС 18 %". */
function priceHeadingIssues({ column, field, heading, source }: Mapping['columns'][number]): Issue[] {
  if (field !== 'price' || heading === null || source !== 'heading') return [];
  const place = { row: null, column } as const;
  const unit = unknownPriceUnit(heading);
  const wrongRates = vatStatements(heading).flatMap(({ wrongRate }) => wrongRate ?? []);
  return [
    ...(unit === null
      ? []
      : [{ ...place, severity: 'warning', code: 'unknown_unit', value: shownValue(unit) } as const]),
    ...wrongRates.map(
      (rate) => ({ ...place, severity: 'warning', code: 'unknown_vat_rate', value: `${rate}%` }) as const,
    ),
  ];
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
    readingQuestions: readonly OpenQuestion[];
    figures: readonly Figure[];
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
    readingQuestions: lines.readingQuestions.map((question) =>
      presentQuestion(question, read.mapping.columns, lines.lang),
    ),
    figures: lines.figures.map((figure) => presentFigure(figure, lines.lang)),
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
