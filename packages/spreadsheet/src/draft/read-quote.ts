/** Reads a quote that is not the supplier's form of this product: its lines and the texts around them. */
import type { BidDraft, BidItemDraft } from '@zakupki/api-client/schema';
import { VAT_MODES, type VatMode, vatPercent } from '@zakupki/procurement/money/vat';
import { VAT_RATES, type VatRate } from '@zakupki/procurement/money/vat-rates';
import { type BidLines, bidLines } from '../lines/bid-lines.ts';
import { matchLines } from '../matches/match-table.ts';
import type { Match } from '../matches/line-match.ts';
import { type Issue, shownValue } from '../cells/issue.ts';
import { currencyIssues } from '../columns/price-terms.ts';
import type { Mapping } from '../table/mapping.ts';
import type { GivenSeparators } from '../columns/separators.ts';
import { looksLikeList } from '../columns/sheet-choice.ts';
import { cellText, type Sheet } from '../cells/sheet.ts';
import type { Table } from '../table/table.ts';
import type { OpenQuestion } from '../readings/question.ts';
import type { Fact, QuoteText } from '../facts/fact.ts';
import type { QuotedOrder } from '../lines/quoted-order.ts';
import { isAboutQuote, type SeparatedRows, separateRows, sheetTexts, textOf } from '../table/surroundings.ts';
import { draftOf, mergeFacts } from './quote-draft.ts';
import { placeOf, readTexts, type TextsReading } from '../facts/read-texts.ts';
import { captionRows } from '../prices/notes.ts';
import { inUnits, meaningOf, rateOfSums, type StatedSum } from '../facts/stated-sums.ts';
import { equalsTotal } from '../readings/judge.ts';
import { partialFootnotes, pricedRows, pricesOfBid } from '../lines/bid-prices.ts';
import { type PricesReading } from '../readings/prices-reading.ts';

type QuoteSource = {
  readonly sheets: readonly Sheet[];
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
  /** the original lines of a letter */
  readonly written: readonly string[] | null;
};

export type QuoteTerms = {
  readonly order: QuotedOrder;
  /** answers to questions about prices, by question */
  readonly answers: ReadonlyMap<string, string>;
  readonly given: ReadonlyMap<number, string | null>;
  readonly numbers: GivenSeparators;
  readonly today: string | null;
};

export type Quote = {
  readonly draft: BidDraft;
  readonly facts: readonly Fact[];
  readonly lines: BidLines;
  /** with the columns that the prices were read from */
  readonly mapping: Mapping;
  readonly questions: readonly OpenQuestion[];
  /** replaces the issues of the table */
  readonly issues: readonly Issue[];
  readonly skippedRows: readonly number[];
};

export function readQuote(source: QuoteSource, { order, given, numbers, today, answers }: QuoteTerms): Quote {
  const { sheet, sheets, written } = source;
  const hasDeliveryLine = order.items.some(({ name }) => /доставк|перевозк|delivery|freight|shipping/iu.test(name));
  const separated = separateRows(sheet, source.table, { written, hasDeliveryLine });
  const listed: Table = { ...source.table, lines: separated.lines };
  const matches = matchLines(listed, order.items, given);
  const others = sheets.filter((each) => each.name !== sheet.name).flatMap(textsOfOther);
  const around = [...separated.texts, ...textsOfNoLine(separated, matches, sheet), ...others];
  const texts = ofAllPrices(readTexts(around, today), ofSomeLines(around, listed, source), sheet);
  const {
    prices,
    table,
    mapping,
    facts: priceFacts,
    noteRows,
  } = pricesOfBid({ sheet, mapping: source.mapping, table: listed, matches, order, texts, around, numbers, answers });
  const lines = bidLines(table, { items: order.items, given, matches, isForm: false, prices, numbers });
  const foreign = foreignAmounts([...priceFacts, ...texts.facts], order);
  const stated = mergeFacts(foreign.facts);
  const sums = inUnits(texts.sums, prices?.factors ?? { price: null, total: null }, lines.total);
  const facts = [...stated.facts, ...factsOfSums(sums, stated.facts, lines.total)];
  const rate = vatRateOf(facts);
  // Rows without a new fact, such as a second total, keep their issue.
  const understood = new Set([
    ...facts.flatMap((fact) => (fact.row === null ? [] : placeOf({ ...fact, row: fact.row }))),
    ...stated.issues.flatMap(({ row }) => (row === null ? [] : placeOf({ sheet: sheet.name, row }))),
  ]);
  for (const row of noteRows) understood.add(placeOf({ sheet: sheet.name, row }));
  const issues = [
    ...texts.issues.filter(({ code, row }) => code !== 'not_understood' || row === null || !noteRows.has(row)),
    ...otherBasis(sums, facts, lines.total),
  ];
  const differing = [...priceIssues(prices, facts, lines.total), ...vatIssues(prices, sums)];
  return {
    draft: { ...draftOf(facts), items: lines.items.map((item) => withRate(item, rate)) },
    facts,
    lines,
    mapping,
    questions: prices?.questions ?? [],
    issues: [
      ...differing,
      ...around.flatMap(({ row, text, sheet: name }) =>
        name === sheet.name && noteRows.has(row) ? [noteIssue(row, text)] : [],
      ),
      ...withoutDoubles(source.table.issues, issues, {
        sheet,
        texts: { understood },
        lastLine: lastOf(lines),
        unanswered: new Set(lines.issues.filter(({ code }) => code === 'not_in_order').map(({ row }) => row)),
      }),
      ...lines.issues.filter(({ code, row }) => code !== 'not_in_order' || !isUnderstood(texts, sheet, row)),
      ...stated.issues,
      ...foreign.issues,
      ...currencyIssues(facts, order, table.columnOf('price')),
    ],
    skippedRows: [...separated.texts.map(({ row }) => row), ...source.table.skippedRows],
  };
}

/** Amounts beside the prices that are in another currency stay notes. */
function foreignAmounts(facts: readonly Fact[], order: QuotedOrder): { facts: readonly Fact[]; issues: Issue[] } {
  const currency = find(facts, 'currency') ?? order.currency;
  const isForeign = (fact: Fact) => fact.currency !== undefined && fact.currency !== currency;
  return {
    facts: facts.map((fact) => (isForeign(fact) ? { ...fact, field: 'notes', value: fact.text } : fact)),
    issues: facts.filter(isForeign).map(({ row, text }) => ({
      severity: 'warning',
      code: 'currency_mixed',
      row,
      column: null,
      value: text,
      params: { currency },
    })),
  };
}

/** The lines of another list are not texts about this one. */
const textsOfOther = (sheet: Sheet): QuoteText[] =>
  looksLikeList(sheet) ? sheetTexts(sheet).filter(({ text }) => isAboutQuote(text.split('\t'))) : sheetTexts(sheet);

/** Rows of footnotes and captions that hold for some lines. */
const ofSomeLines = (around: readonly QuoteText[], table: Table, { sheet, mapping }: QuoteSource) =>
  new Set([
    ...partialFootnotes(around, table),
    ...captionRows(around, {
      sheet: sheet.name,
      rows: pricedRows(table),
      headerRow: mapping.headerRow,
    }),
  ]);

/** Terms of prices of some lines are not those of the quote. */
const ofAllPrices = (texts: TextsReading, rows: ReadonlySet<number>, { name: sheet }: Sheet): TextsReading => ({
  ...texts,
  facts: texts.facts.filter(
    (fact) => fact.row === null || fact.sheet !== sheet || !rows.has(fact.row) || !OF_PRICES.has(fact.field),
  ),
});
const OF_PRICES: ReadonlySet<Fact['field']> = new Set(['vatMode', 'vatRate', 'currency']);

const isUnderstood = ({ understood }: Pick<TextsReading, 'understood'>, { name: sheet }: Sheet, row: number | null) =>
  row !== null && understood.has(placeOf({ sheet, row }));

/** Rows without a line and a price, which may state something about the quote. */
function textsOfNoLine({ lines }: SeparatedRows, matches: readonly Match[], { name: sheet, rows }: Sheet): QuoteText[] {
  const unanswered = new Set(matches.flatMap(({ row, itemId }) => (itemId === null ? [row] : [])));
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

const noteIssue = (row: number, text: string): Issue => ({
  severity: 'info',
  code: 'note_applied',
  row,
  column: null,
  value: shownValue(text.replaceAll(/\s*\t\s*/gu, ' · ')),
});

/** What was done to prices, and totals that the lines do not add up to. */
function priceIssues(prices: PricesReading | null, facts: readonly Fact[], linesTotal: string | null): Issue[] {
  if (prices === null) return [];
  const issues: Issue[] = [];
  const place = { row: null, value: null } as const;
  if (prices.isDiscounted)
    issues.push({ ...place, severity: 'info', code: 'discount_applied', column: prices.discountColumn });
  if (prices.tiers.length > 0)
    issues.push({ ...place, severity: 'info', code: 'tier_applied', column: prices.tiers[0]?.column ?? null });
  const declared = facts.find(({ field }) => field === 'declaredTotal');
  if (declared && linesTotal !== null && !isStatedTotal(declared.value, linesTotal, facts, prices))
    issues.push({
      ...place,
      severity: 'warning',
      code: 'sum_differs',
      row: declared.row,
      column: null,
      value: declared.value,
      params: { sum: linesTotal },
    });
  return issues;
}

/** An amount of VAT that no rate gives, where the lines have one rate. */
function vatIssues(prices: PricesReading | null, sums: readonly StatedSum[]): Issue[] {
  const vat = sums.find(({ kind }) => kind === 'vat');
  const hasTotal = sums.some(({ kind }) => kind !== 'vat' && kind !== 'discount');
  const isMixed = new Set(prices?.vatRates.values()).size > 1;
  if (!vat || !hasTotal || isMixed || Number(vat.amount) < SMALLEST_VAT || rateOfSums(sums) !== null) return [];
  return [{ severity: 'warning', code: 'vat_amount_differs', row: vat.text.row, column: null, value: vat.amount }];
}
/** Kopecks of rounding are a large share of less. */
const SMALLEST_VAT = 100;

function isStatedTotal(
  declared: string,
  linesTotal: string,
  facts: readonly Fact[],
  { vatRates, vatRate }: PricesReading,
): boolean {
  const percents = new Set(
    [...vatRates.values(), vatRate, vatRateOf(facts)].flatMap((rate) =>
      rate === null ? [] : [Number(vatPercent(rate))],
    ),
  );
  const delivery = Number(find(facts, 'deliveryCost') ?? '0');
  // Lines of several rates have no common factor.
  return percents.size > 1 || equalsTotal(Number(linesTotal), [Number(declared)], [...percents], delivery);
}

const lastOf = ({ matches }: BidLines) =>
  matches.reduce((last, { row, orderItemId }) => (orderItemId === null ? last : Math.max(last, row)), 0);

/** A title that may change the prices below it. */
const OF_MONEY = /%|цен|скидк|наценк|надбавк|ндс|price|discount|markup|surcharge|vat/iu;

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
  // A title of a section is no fault; a line without its price is among those without an offer.
  return [...rest, ...textIssues].map((issue) =>
    isSection(issue) && !OF_MONEY.test(issue.value ?? '') ? { ...issue, severity: 'info' } : issue,
  );
}
