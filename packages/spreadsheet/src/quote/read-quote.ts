/** Reads a quote that is not the supplier's form of this product: its lines and the texts around them. */
import type { BidDraft, BidItemDraft, Order } from '@zakupki/api-client/schema';
import { VAT_MODES, VAT_RATES, type VatMode, type VatRate } from '@zakupki/procurement/money/vat';
import { type BidLines, bidLines } from '../lines/bid-lines.ts';
import { type Issue, shownValue } from '../imports/issue.ts';
import { currencyIssues, priceTerms } from '../columns/price-terms.ts';
import type { Mapping } from '../columns/mapping.ts';
import type { GivenSeparators } from '../columns/separators.ts';
import { cellText, type Sheet } from '../sheets/sheet.ts';
import type { Table } from '../sheets/table.ts';
import type { Fact, QuoteText } from './facts/fact.ts';
import { type SeparatedRows, separateRows, sheetTexts, textOf } from './surroundings.ts';
import { draftOf, mergeFacts } from './quote-draft.ts';
import { placeOf, readTexts, type TextsReading } from './read-texts.ts';
import { meaningOf, type StatedSum } from './stated-sums.ts';

interface QuoteSource {
  readonly sheets: readonly Sheet[];
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
  /** the original lines of a letter */
  readonly written: readonly string[] | null;
}

/** The fields of the order that the import of a bid needs. */
export type QuotedOrder = Pick<Order, 'items' | 'currency' | 'vatMode'>;

export interface QuoteTerms {
  readonly order: QuotedOrder;
  readonly given: ReadonlyMap<number, string | null>;
  readonly numbers: GivenSeparators;
  readonly today: string | null;
}

export interface Quote {
  readonly draft: BidDraft;
  readonly facts: readonly Fact[];
  readonly lines: BidLines;
  /** replaces the issues of the table */
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
}

export function readQuote(source: QuoteSource, { order, given, numbers, today }: QuoteTerms): Quote {
  const { sheet, sheets, mapping, written } = source;
  const hasDeliveryLine = order.items.some(({ name }) => /доставк|перевозк|delivery|freight|shipping/iu.test(name));
  const separated = separateRows(sheet, source.table, { written, hasDeliveryLine });
  const table: Table = { ...source.table, lines: separated.lines };
  const price = priceTerms(table, mapping, sheet);
  const lines = bidLines(table, { items: order.items, given, isForm: false, totalsCount: price.totalsCount, numbers });
  const others = sheets.filter((each) => each !== sheet).flatMap(sheetTexts);
  const texts = readTexts([...separated.texts, ...textsOfNoLine(separated, lines, sheet), ...others], today);
  const stated = mergeFacts([...price.facts, ...texts.facts]);
  const facts = [...stated.facts, ...factsOfSums(texts.sums, stated.facts, lines.total)];
  const rate = vatRateOf(facts);
  // Rows without a new fact, such as a second total, keep their issue.
  const understood = new Set([
    ...facts.flatMap((fact) => (fact.row === null ? [] : placeOf({ ...fact, row: fact.row }))),
    ...stated.issues.flatMap(({ row }) => (row === null ? [] : placeOf({ sheet: sheet.name, row }))),
  ]);
  const issues = [...texts.issues, ...otherBasis(texts.sums, facts, lines.total)];
  return {
    draft: { ...draftOf(facts), items: lines.items.map((item) => withRate(item, rate)) },
    facts,
    lines,
    issues: [
      ...withoutDoubles(source.table.issues, issues, {
        sheet,
        texts: { understood },
        lastLine: lastOf(lines),
        unanswered: new Set(lines.issues.filter(({ code }) => code === 'not_in_order').map(({ row }) => row)),
      }),
      ...lines.issues.filter(({ code, row }) => code !== 'not_in_order' || !isUnderstood(texts, sheet, row)),
      ...stated.issues,
      ...currencyIssues(facts, order, table.columnOf('price')),
    ],
    skippedRows: [...separated.texts.map(({ row }) => row), ...source.table.skippedRows],
  };
}

const isUnderstood = ({ understood }: Pick<TextsReading, 'understood'>, { name: sheet }: Sheet, row: number | null) =>
  row !== null && understood.has(placeOf({ sheet, row }));

/** Rows without a line and a price, which may state something about the quote. */
function textsOfNoLine({ lines }: SeparatedRows, { matches }: BidLines, { name: sheet, rows }: Sheet): QuoteText[] {
  const unanswered = new Set(matches.flatMap(({ row, orderItemId }) => (orderItemId === null ? [row] : [])));
  const bare = lines.filter(({ row, cells }) => unanswered.has(row) && cellText(cells.price) === '');
  return bare.slice(0, MOST_BARE).map(({ row }) => ({ sheet, row, text: textOf(rows[row - 1] ?? []) }));
}

/** Most such rows that are read; more are a catalogue without prices. */
const MOST_BARE = 60;

const find = (facts: readonly Fact[], field: Fact['field']) =>
  facts.find((fact) => fact.field === field)?.value ?? null;

const isRate = (text: string | null): text is VatRate => VAT_RATES.some((rate) => rate === text);
function vatRateOf(facts: readonly Fact[]): VatRate | null {
  const value = find(facts, 'vatRate');
  return isRate(value) ? value : null;
}

function modeOf(facts: readonly Fact[]): VatMode | null {
  const value = find(facts, 'vatMode');
  return VAT_MODES.find((mode) => mode === value) ?? null;
}

const withRate = (item: BidItemDraft, rate: VatRate | null): BidItemDraft =>
  rate === null || item.vatRate || item.offered === false ? item : { ...item, vatRate: rate };

const meaning = (sums: readonly StatedSum[], facts: readonly Fact[], linesTotal: string | null) =>
  meaningOf(sums, {
    mode: modeOf(facts),
    rate: vatRateOf(facts),
    linesTotal,
    deliveryCost: find(facts, 'deliveryCost'),
  });

/** The declared total, and the VAT and currency that only the sums show. */
function factsOfSums(sums: readonly StatedSum[], facts: readonly Fact[], linesTotal: string | null): Fact[] {
  const { mode, rate, declared } = meaning(sums, facts, linesTotal);
  const all = sums.map(({ text }) => shownValue(text.text.replaceAll(/\s*\t\s*/gu, ' · ')));
  const inferred = { sheet: null, row: null, text: [...new Set(all)].join('; '), isDoubtful: true };
  const currency = sums.find((sum) => sum.currency !== null)?.currency ?? null;
  const has = (field: Fact['field']) => facts.some((fact) => fact.field === field);
  return [
    ...(mode !== null && !has('vatMode') ? [{ ...inferred, field: 'vatMode' as const, value: mode }] : []),
    ...(rate !== null && !has('vatRate') ? [{ ...inferred, field: 'vatRate' as const, value: rate }] : []),
    ...(currency !== null && !has('currency') ? [{ ...inferred, field: 'currency' as const, value: currency }] : []),
    ...(declared === null
      ? []
      : [
          {
            field: 'declaredTotal' as const,
            value: declared.amount,
            sheet: declared.text.sheet,
            row: declared.text.row,
            text: shownValue(declared.text.text.replaceAll(/\s*\t\s*/gu, ' · ')),
            isDoubtful: false,
          },
        ]),
  ];
}

/** Totals in the other VAT mode than the prices, which cannot be compared. */
function otherBasis(sums: readonly StatedSum[], facts: readonly Fact[], linesTotal: string | null): Issue[] {
  return meaning(sums, facts, linesTotal).ofOtherBasis.map(({ text, amount }) => ({
    severity: 'info',
    code: 'total_of_other_basis',
    row: text.row,
    column: null,
    value: amount,
  }));
}

const lastOf = ({ matches }: BidLines) =>
  matches.reduce((last, { row, orderItemId }) => (orderItemId === null ? last : Math.max(last, row)), 0);

/** Issues of text rows, which a fact or a more precise issue of the same row replaces. */
const OF_TEXTS: ReadonlySet<Issue['code']> = new Set(['heading_row', 'total_row', 'section_row', 'not_a_line']);

/** Keeps one issue for each row. Text between lines is the title of a section; text around them was not understood. */
function withoutDoubles(
  ofTable: readonly Issue[],
  ofTexts: readonly Issue[],
  {
    sheet,
    texts,
    lastLine,
    unanswered,
  }: {
    sheet: Sheet;
    texts: Pick<TextsReading, 'understood'>;
    lastLine: number;
    unanswered: ReadonlySet<number | null>;
  },
): Issue[] {
  const isSection = ({ code, row }: Issue) =>
    code === 'section_row' && row !== null && row < lastLine && !isUnderstood(texts, sheet, row);
  const sections = new Set(ofTable.filter(isSection).map(({ row }) => row));
  const textIssues = ofTexts.filter(
    ({ code, row }) =>
      code !== 'not_understood' || !(sections.has(row) || (unanswered.has(row) && !isUnderstood(texts, sheet, row))),
  );
  const reported = new Set(textIssues.map(({ row }) => row));
  const rest = ofTable.filter(
    (issue) =>
      !OF_TEXTS.has(issue.code) ||
      isSection(issue) ||
      (issue.row !== null && !isUnderstood(texts, sheet, issue.row) && !reported.has(issue.row)),
  );
  return [...rest, ...textIssues];
}
