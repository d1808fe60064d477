/** The prices of a bid: the reading that its sums confirm, and the table with the columns it uses. */
import type { ImportColumn, OrderItem } from '@zakupki/api-client/schema';
import { isCurrency } from '@zakupki/procurement/money/currency';
import { VAT_MODES } from '@zakupki/procurement/money/vat';
import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import type { Mapping } from '../table/mapping.ts';
import { type GivenSeparators, separatorsOf } from '../columns/separators.ts';
import type { Match } from '../matches/line-match.ts';
import type { QuotedOrder } from './quoted-order.ts';
import type { Fact, FactField, QuoteText } from '../facts/fact.ts';
import type { TextsReading } from '../facts/read-texts.ts';
import { currencyWords } from '../words/currency-words.ts';
import { type ColumnFacts, readQuantity, readUnitCell } from '../cells/cell-values.ts';
import { cellText, type Sheet, valueCell } from '../cells/sheet.ts';
import type { Line, Table } from '../table/table.ts';
import type { HypothesisRow } from '../readings/hypothesis.ts';
import { countedQuantity } from '../readings/counted-quantity.ts';
import { withoutLetters } from '../readings/letter-units.ts';
import { unitOfHeading } from '../words/pack.ts';
import { markOf } from '../prices/amount-cell.ts';
import { type PriceNotes, priceNotes } from '../prices/notes.ts';
import { priceOf, readPrices } from '../readings/read-prices.ts';
import type { PricesReading } from '../readings/prices-reading.ts';
import { answerOf } from '../readings/question.ts';
import { rateQuestion } from '../readings/vat-rates.ts';
import { type Decimal, divide, multiply, round, strip } from '@zakupki/procurement/decimals/decimal';
import { inUnits, rateOfSums, type StatedSum } from '../facts/stated-sums.ts';

type BidTable = {
  readonly sheet: Sheet;
  readonly mapping: Mapping;
  readonly table: Table;
  readonly matches: readonly Match[];
  readonly order: QuotedOrder;
  readonly texts: TextsReading;
  readonly around: readonly QuoteText[];
  readonly numbers: GivenSeparators;
  readonly answers: ReadonlyMap<string, string>;
};

type BidPrices = {
  readonly prices: PricesReading | null;
  readonly table: Table;
  readonly mapping: Mapping;
  readonly facts: readonly Fact[];
  /** rows of notes that the prices were read with */
  readonly noteRows: ReadonlySet<number>;
};

export function pricesOfBid({
  sheet,
  mapping,
  table: listed,
  matches,
  order,
  texts,
  around,
  numbers,
  answers,
}: BidTable): BidPrices {
  const { separators } = separatorsOf(listed, ['quantity', 'price', 'total'], numbers);
  const valueOf = (field: FactField) => texts.facts.find((fact) => fact.field === field)?.value ?? '';
  const currency = valueOf('currency');
  const askedFor = (at: number) => order.items.find(({ id }) => id === matches[at]?.itemId) ?? null;
  const { table, letters } = withoutLetters(listed, askedFor, (cell) => {
    const quantity = readQuantity(valueCell(cell), separators.quantity);
    return quantity.ok ? Number(quantity.value.quantity) : null;
  });
  const rows = rowsOf(table, { askedFor, facts: separators.quantity, order });
  const notes = priceNotes([...withoutMarked(around, table), ...nameHeadings(mapping, sheet)], {
    sheet: sheet.name,
    rows: pricedRows(table),
    headerRow: mapping.headerRow,
  });
  const scaled = scaleOfTotal(texts.sums);
  const factors = factorsIn(notes, mapping);
  const input = {
    sheet,
    mapping,
    table,
    rows,
    notes,
    letters,
    totals: texts.sums
      .filter(({ kind }) => kind !== 'vat' && kind !== 'discount')
      .flatMap(({ amount, scale }) =>
        scale === null ? [...factors].map((factor) => Number(amount) * factor) : [Number(amount)],
      ),
    stated: {
      currency: isCurrency(currency) ? currency : null,
      vatMode: VAT_MODES.find((mode) => mode === valueOf('vatMode')) ?? null,
      vatRate: VAT_RATES.find((rate) => rate === valueOf('vatRate')) ?? null,
    },
    order: { currency: order.currency, vatMode: order.vatMode },
    isOrder: false,
    facts: separators,
    answers,
    footnotes: footnotesOf(around),
  };
  const asWritten = readPrices(input);
  // Lines that add up to "Итого, тыс. руб." are in thousands too.
  const isScaled = scaled !== null && notes.factor === null && asWritten?.linesTotal?.toFixed(2) === scaled.amount;
  const read = isScaled ? readPrices({ ...input, notes: { ...notes, factor: scaled.factor } }) : asWritten;
  const footnotes = new Set(around.filter(({ text }) => FOOTNOTE.test(text)).map(({ row }) => row));
  const noteRows = new Set([...notes.rows, ...footnotes]);
  if (read === null) return { prices: null, table, mapping, facts: [], noteRows };
  const sums = inUnits(texts.sums, read.factors, read.linesTotal?.toFixed(2) ?? null);
  const discounted = withNotedDiscount(withOrderDiscount(read, sums), { percent: notes.discount, sums, answers });
  const prices = withStatedRate(discounted, { texts, answers });
  return { prices, ...withColumns(table, mapping, prices, sheet), facts: factsOf(prices, mapping, sheet), noteRows };
}

/** What a stated total may be multiplied by. */
export const factorsIn = ({ factor }: PriceNotes, { columns }: Mapping): ReadonlySet<number> =>
  new Set(
    ['1', factor, ...columns.map(({ heading }) => currencyWords(heading ?? '').factor)].flatMap((one) =>
      one === null ? [] : [Number(one)],
    ),
  );

/** Rows with a price or a sum: below the last one, texts are about all lines. */
export function pricedRows({ lines }: Table): number[] {
  const priced = lines.filter(({ cells }) => cellText(cells.price) + cellText(cells.total) !== '');
  return (priced.length > 0 ? priced : lines).map(({ row }) => row);
}

type RowTerms = {
  readonly askedFor: (at: number) => OrderItem | null;
  readonly facts: ColumnFacts;
  readonly order: QuotedOrder;
};

/** Quantities and units of the rows, and what is asked. */
function rowsOf(table: Table, { askedFor, facts, order }: RowTerms): HypothesisRow[] {
  const headingUnit = unitOfHeading(table.headingOf('quantity') ?? '');
  return table.lines.map((line, at): HypothesisRow => {
    const asked = askedFor(at);
    const quantity = readQuantity(valueCell(line.cells.quantity), facts);
    const unit = readUnitCell(valueCell(line.cells.unit));
    const own = quantity.ok ? quantity.value : null;
    const counted = countedQuantity({
      quantity: own === null ? null : Number(own.quantity),
      named: own?.unitCode ?? (unit.ok ? null : (headingUnit?.unitCode ?? null)),
      unit: unit.ok ? unit.value : null,
    });
    return {
      row: line.row,
      ...counted,
      quantity: own !== null ? counted.quantity : asked?.quantity != null ? Number(asked.quantity) : null,
      isOwn: own !== null,
      asked: asked?.quantity != null ? Number(asked.quantity) : null,
      askedName: asked ? `${asked.name} ${asked.specification ?? ''}` : null,
      lastPrice: lastPriceOf(order, asked?.id),
      orderUnit: asked?.unitCode ?? null,
    };
  });
}

function lastPriceOf({ lastPrices = {} }: QuotedOrder, id: string | undefined): number | null {
  const price = id === undefined ? undefined : lastPrices[id];
  return price === undefined ? null : Number(price);
}

/** A total that names a scale, as written. */
function scaleOfTotal(sums: readonly StatedSum[]): { amount: Decimal; factor: Decimal } | null {
  const found = sums.flatMap(({ kind, amount, scale }) =>
    kind === 'vat' || kind === 'discount' || scale === null
      ? []
      : [{ amount: round(divide(amount, scale, 4), 2), factor: scale }],
  );
  return found[0] ?? null;
}

/** "Итого со скидкой" without the discount itself. */
const REDUCED =
  /(?:со\s+скидк|с\s+уч[её]том\s+скидк|за\s+вычетом\s+скидк|(?:after|with|less|net\s+of)\s+(?:the\s+)?discount)/iu;

/** "Item (prices in USD)" is about all prices too. */
const nameHeadings = ({ columns, headerRow }: Mapping, { name: sheet }: Sheet): QuoteText[] =>
  columns.flatMap(({ field, heading }) =>
    field === 'name' && heading !== null ? [{ sheet, row: headerRow, text: heading }] : [],
  );

/** A discount below the sums of lines reduces every price by the same share. */
function withOrderDiscount(prices: PricesReading, sums: readonly StatedSum[]): PricesReading {
  const total = prices.linesTotal ?? 0;
  const reduced = sums.find(
    ({ kind, text, amount }) => kind !== 'discount' && REDUCED.test(text.text) && Number(amount) < total,
  );
  const discount = Number(
    sums.find(({ kind }) => kind === 'discount')?.amount ?? (reduced ? total - Number(reduced.amount) : '0'),
  );
  const isSubtracted = sums.some(
    ({ kind, amount }) => kind !== 'discount' && kind !== 'vat' && Math.abs(total - discount - Number(amount)) <= 1,
  );
  if (discount <= 0 || discount >= total || !isSubtracted || prices.isDiscounted) return prices;
  return lessPercent(prices, strip(divide(multiply('100', discount.toFixed(2)), total.toFixed(2), 10)));
}

function lessPercent(prices: PricesReading, percent: Decimal): PricesReading {
  const left = 1 - Number(percent) / 100;
  return {
    ...prices,
    isDiscounted: true,
    linesTotal: prices.linesTotal === null ? null : prices.linesTotal * left,
    sums: new Map(),
    worth: new Map([...prices.worth].map(([row, sum]) => [row, (Number(sum) * left).toFixed(2)])),
    prices: new Map(
      [...prices.prices].map(([row, price]) => [
        row,
        { ...price, discount: percent, price: strip(priceOf({ ...price, discount: percent })) },
      ]),
    ),
  };
}

/** "Скидка 8 %" below sums that do not have it: a total with it decides, otherwise it is asked about. */
function withNotedDiscount(
  prices: PricesReading,
  {
    percent,
    sums,
    answers,
  }: { percent: Decimal | null; sums: readonly StatedSum[]; answers: ReadonlyMap<string, string> },
): PricesReading {
  const total = prices.linesTotal;
  if (percent === null || total === null || prices.isDiscounted) return prices;
  const reduced = lessPercent(prices, percent);
  const isStated = (amount: number) => sums.some((sum) => Math.abs(amount - Number(sum.amount)) <= 1);
  if (isStated(reduced.linesTotal ?? 0)) return reduced;
  if (prices.questions.some(({ id }) => id === 'discount')) return prices;
  const given = answers.get('discount') ?? null;
  const options = [
    answerOf('percent', {}, { total: reduced.linesTotal, firstPrice: null, equalsTotal: false }),
    answerOf('not_applied', {}, { total, firstPrice: null, equalsTotal: isStated(total) }),
  ];
  const question = {
    id: 'discount',
    kind: 'discount',
    column: null,
    answers: options,
    preselected: 'percent',
    answer: given,
  } as const;
  const isApplied = (given ?? 'percent') === 'percent';
  return { ...(isApplied ? reduced : prices), questions: [...prices.questions, question] };
}

/** A rate in the texts that the stated VAT contradicts is asked about. */
function withStatedRate(
  prices: PricesReading,
  { texts, answers }: { texts: TextsReading; answers: ReadonlyMap<string, string> },
): PricesReading {
  const written = texts.facts.find(({ field }) => field === 'vatRate')?.value;
  const stated = prices.vatRate ?? VAT_RATES.find((rate) => rate === written);
  const shown = rateOfSums(texts.sums);
  if (prices.vatRates.size > 0 || stated === undefined || shown === null || stated === shown) return prices;
  const { question, rate } = rateQuestion(
    { stated, shown },
    { total: prices.linesTotal, firstPrice: null, vatMode: prices.vatMode, answers },
  );
  return {
    ...prices,
    questions: [...prices.questions, question],
    vatRates: new Map([...prices.prices.keys()].map((row) => [row, rate])),
  };
}

const FOOTNOTE = /^\s*(\*+|[¹²³⁴⁵†‡]+|\d\))\s*[—–-]?\s*(.{3,300})/su;

/** A footnote holds for the prices with its sign only. */
export function withoutMarked(texts: readonly QuoteText[], { lines }: Table): QuoteText[] {
  const marks = new Set(lines.flatMap(({ texts: cells }) => cells.flatMap((cell) => markOf(cell) ?? [])));
  return texts.filter(({ text }) => !marks.has(FOOTNOTE.exec(text)?.[1] ?? ''));
}

/** Rows of footnotes that hold for some lines and not for others. */
export function partialFootnotes(texts: readonly QuoteText[], { lines }: Table): ReadonlySet<number> {
  const marked = lines.map(({ texts: cells }) => new Set(cells.flatMap((cell) => markOf(cell) ?? [])));
  return new Set(
    texts.flatMap(({ text, row }) => {
      const mark = FOOTNOTE.exec(text)?.[1] ?? '';
      const count = marked.filter((marks) => marks.has(mark)).length;
      return count > 0 && count < lines.length ? [row] : [];
    }),
  );
}

/** Texts that begin with the sign of a footnote. */
export function footnotesOf(texts: readonly QuoteText[]): ReadonlyMap<string, readonly string[]> {
  const found = texts.flatMap(({ text }) => {
    const [, mark, note] = FOOTNOTE.exec(text) ?? [];
    return mark === undefined || note === undefined ? [] : [[mark, note.trim()] as const];
  });
  return new Map(
    [...Map.groupBy(found, ([mark]) => mark)].map(([mark, notes]) => [mark, notes.map(([, note]) => note)]),
  );
}

/** The mapping and the table with the columns of prices and sums that the reading uses. */
export function withColumns(
  table: Table,
  mapping: Mapping,
  { priceColumns, totalColumn, unusedColumns }: PricesReading,
  sheet: Sheet,
): { table: Table; mapping: Mapping } {
  const fieldOf = ({ column, field, source }: ImportColumn) =>
    priceColumns.includes(column)
      ? 'price'
      : (field === 'price' && source !== 'given') || unusedColumns.includes(column)
        ? null
        : totalColumn === null || field === null || field !== 'total' || column === totalColumn
          ? column === totalColumn
            ? 'total'
            : field
          : null;
  const columns = mapping.columns.map((column): ImportColumn => {
    const field = fieldOf(column);
    if (field === column.field) return column;
    return field === null
      ? { ...column, field, confidence: 0, source: 'none' }
      : { ...column, field, confidence: 0.9, source: column.heading === null ? 'content' : 'heading' };
  });
  const [price] = priceColumns;
  const cellAt = (row: number, column: number | null | undefined) =>
    column == null ? null : (sheet.rows[row - 1]?.[column - 1] ?? null);
  const lines = table.lines.map((line): Line => ({
    ...line,
    cells: {
      ...line.cells,
      price: cellAt(line.row, price),
      ...(totalColumn !== null && { total: cellAt(line.row, totalColumn) }),
    },
  }));
  const columnOf: Table['columnOf'] = (field) => columns.find((column) => column.field === field)?.column ?? null;
  const headingOf: Table['headingOf'] = (field) => columns.find((column) => column.field === field)?.heading ?? null;
  return { table: { ...table, lines, columnOf, headingOf }, mapping: { ...mapping, columns } };
}

function factsOf(prices: PricesReading, { columns, headerRow }: Mapping, { name: sheet }: Sheet): Fact[] {
  const { currency, currencyFrom, vatMode, isModeInferred, vatRate, deliveryCost, deliveryColumn, priceColumns } =
    prices;
  const headingRow = headerRow === 0 ? null : headerRow;
  const headingAt = (column: number | null | undefined) => columns.find((one) => one.column === column)?.heading ?? '';
  const heading = headingAt(priceColumns[0]);
  const fact = (field: FactField, value: string | null, more: Partial<Fact> = {}): Fact[] =>
    value === null ? [] : [{ field, value, sheet, row: headingRow, text: heading, isDoubtful: false, ...more }];
  return [
    ...(currencyFrom === null
      ? []
      : fact('currency', currency, { text: currencyFrom.text, row: currencyFrom.row ?? headingRow })),
    ...(isModeInferred && vatMode !== null ? fact('vatMode', vatMode, { row: null, isDoubtful: true }) : []),
    ...(isModeInferred ? [] : statedMode(prices, heading, fact)),
    ...fact('vatRate', vatRate),
    ...fact('deliveryCost', deliveryCost, { text: headingAt(deliveryColumn) }),
  ];
}

/** A mode that only a text states is the text's own fact. */
function statedMode(
  { vatMode, modeFrom }: PricesReading,
  text: string,
  fact: (field: FactField, value: string | null, more?: Partial<Fact>) => Fact[],
): Fact[] {
  return modeFrom === 'text' ? [] : fact('vatMode', vatMode, { text });
}
