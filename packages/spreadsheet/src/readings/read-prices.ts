/** Chooses the reading of a table's prices: evidence first, the file's own sums as the judge, a question when they leave two. */
import { type Decimal, divide, multiply, round, strip, subtract } from '@zakupki/procurement/decimals/decimal';
import type { VatMode } from '@zakupki/procurement/money/vat';
import { choicesOf, type Hypothesis, hypothesesOf, PIECE, type PriceChoice } from './hypothesis.ts';
import type { PriceSource } from './price-source.ts';
import { commonRatio, rowsAtOtherRates, type TotalCheck } from './judge.ts';
import { columnsOf, currencyIn, type MoneyColumn, tiersIn } from '../prices/money-columns.ts';
import { isSumOrPrice } from '../headings/price-kinds.ts';
import { answerOf, type OpenQuestion } from './question.ts';
import { decide, isByLastPrices } from './decisions.ts';
import { type Columns, modifiersOf, perQuantity, vatColumns } from './evidence.ts';
import { figuresOf, type Outcome, outcomeOf } from './outcome.ts';
import { numberText } from '../cells/sheet.ts';
import { currencyOf } from './price-currency.ts';
import type { PricesInput, PricesReading, RowPrice } from './prices-reading.ts';
import { askRates, ratesOf } from './vat-rates.ts';

/** Reads nothing when no column has prices. */
export function readPrices(input: PricesInput): PricesReading | null {
  const named = columnsOf(input, 'price', input.facts.price);
  const tiers = tiersIn(input, named);
  // A list with sums alone still states prices: sum ÷ quantity.
  const isOfSums = tiers.length === 0 && named.every(({ cells }) => cells.size === 0);
  const sums = columnsOf(input, 'total', input.facts.total).filter(({ cells }) => cells.size > 0);
  const prices = isOfSums ? sums.map((total) => perQuantity(total, input)) : named;
  const terms = { isOrder: input.isOrder, ...input.order, isOfSums };
  const choices = [...choicesOf(prices, tiers, terms), ...(isOfSums ? choicesOfValues(sums, input) : [])];
  if (choices.length === 0) return null;
  const modifiers = modifiersOf(input, prices);
  const deliveries = columnsOf(input, 'deliveryCost').filter(({ cells }) => cells.size > 0);
  const isForeign = isInOther(prices, input);
  const delivery = deliveries.find((column) => !isForeign(column)) ?? null;
  const columns = { prices, modifiers, delivery, vat: vatColumns(input) };
  const outcomes = hypothesesOf(choices, modifiers)
    .map((hypothesis) => outcomeOf(hypothesis, input, { ...columns, totals: totalsFor(hypothesis, sums) }))
    .filter(({ sources }) => sources.size > 0)
    .toSorted((a, b) => a.score - b.score);
  const { best, questions } = decide(outcomes, input.answers);
  const lastPrices = best && isByLastPrices(best, outcomes) ? lastPricesOf(input) : new Map<number, Decimal>();
  const totals = best ? totalsFor(best.hypothesis, sums) : [];
  return (
    best &&
    presentReading(best, input, { ...columns, lastPrices, questions, totals, unused: deliveries.filter(isForeign) })
  );
}

/** Whether a column names another currency than the prices. */
const isInOther = (prices: readonly MoneyColumn[], { stated, order }: PricesInput) => {
  const named = new Set(prices.flatMap((price) => currencyIn(price) ?? []));
  const own = stated.currency ?? order.currency;
  return (column: MoneyColumn): boolean => {
    const currency = currencyIn(column);
    return currency !== null && (named.size > 0 ? !named.has(currency) : own !== null && currency !== own);
  };
};

/** Columns of sums that check a reading: not those that its prices are read from. */
const totalsFor = ({ choice }: Hypothesis, sums: readonly MoneyColumn[]): MoneyColumn[] =>
  choice.isOfSums ? [] : sums.filter(({ column }) => choice.columns.every((one) => one.column !== column));

/** "Стоимость" without another price may be the price of one unit; without quantities it is. */
function choicesOfValues(sums: readonly MoneyColumn[], { rows, isOrder, order }: PricesInput): PriceChoice[] {
  const values = sums.filter(({ heading }) => isSumOrPrice(heading));
  const cost = rows.some(({ isOwn }) => isOwn) ? UNLIKELIER : -UNLIKELIER;
  return choicesOf(
    values.map((column) => ({ ...column, kind: 'plain' })),
    [],
    { isOrder, ...order, isOfSums: false },
  ).map((choice) => ({
    ...choice,
    id: `${choice.id}-unit`,
    cost: choice.cost + cost,
  }));
}

/** Asked about, unless the sums of the file decide. */
const UNLIKELIER = 0.5;

const lastPricesOf = ({ rows }: PricesInput) =>
  new Map(rows.flatMap(({ row, lastPrice }) => (lastPrice === null ? [] : [[row, numberText(lastPrice)] as const])));

function presentReading(
  best: Outcome,
  input: PricesInput,
  {
    lastPrices,
    questions,
    modifiers,
    totals,
    delivery,
    vat,
    unused,
  }: Columns & Pick<PricesReading, 'questions' | 'lastPrices'> & { readonly unused: readonly MoneyColumn[] },
): PricesReading {
  const all: OpenQuestion[] = [...questions];
  const { isOfSums } = best.hypothesis.choice;
  const [column] = best.hypothesis.choice.columns;
  const same = best.checks.find(
    ({ relation, explained, differing }) =>
      relation.kind === 'same' && !relation.hasDelivery && explained.size >= differing.size,
  );
  const explained =
    best.checks.find((check) => check.explained.size > 0 && check.explained.size >= check.differing.size) ?? null;
  const ownCurrency = [...best.sources.values()][0]?.currency ?? null;
  const inOther = totals.filter((total) => ![null, ownCurrency].includes(currencyIn(total)) && ownCurrency !== null);
  const differing = new Set([
    ...best.checks.flatMap((check) => (check.explained.size >= check.differing.size ? [...check.differing] : [])),
    ...inOther.flatMap((total) => rowsAtOtherRates(best.rows, total)),
  ]);
  const { currency, foreign, currencyFrom } = currencyOf(best, input, all);
  const usesSums = sumsQuestion(best, input, totals, all);
  const inferred = inferredMode(best, explained);
  const vatMode = best.vatMode ?? inferred;
  const { conflicts, ...rates } = ratesOf(best, vat, { vatMode, explained });
  const askedRates = askRates(conflicts, rates.vatRates, best, { input, vatMode, questions: all });
  const prices = rowPrices(best, foreign, { usesSums, isOfSums, input });
  const deliverySum = best.rows.reduce((sum, row) => sum + row.delivery, 0);
  return {
    prices,
    foreign,
    priceColumns: isOfSums ? [] : best.hypothesis.choice.columns.map(({ column: at }) => at),
    tiers: best.hypothesis.choice.columns.length > 1 ? best.hypothesis.choice.columns : [],
    totalColumn: same?.total.column ?? null,
    differingRows: differing,
    currency,
    currencyFrom,
    vatMode,
    modeFrom: best.vatMode === null ? 'sums' : best.isModeOfColumn ? 'column' : 'text',
    isModeInferred: best.vatMode === null,
    otherModes: otherModes(best, vatMode ?? input.order.vatMode),
    ...rates,
    vatRates: askedRates,
    deliveryCost: delivery !== null && deliverySum > 0 ? deliverySum.toFixed(2) : null,
    deliveryColumn: delivery?.column ?? null,
    unusedColumns: unused.map(({ column: at }) => at),
    discountColumn:
      best.hypothesis.discountBy === null ? null : ((modifiers.discount ?? modifiers.discountMoney)?.column ?? null),
    isDiscounted: best.hypothesis.discountBy !== null,
    questions: all,
    linesTotal: best.total,
    fit: best.fit,
    sums: same ? sumsOf(same.total, input.notes.factor) : new Map(),
    worth: new Map(
      best.rows.flatMap(({ row, unitPrice, quantity }) =>
        quantity === null || foreign.has(row) ? [] : [[row, (unitPrice * quantity).toFixed(2)] as const],
      ),
    ),
    vatAmountColumn: vat.amounts?.column ?? null,
    lastPrices,
    factors: {
      price: column?.factor ?? input.notes.factor,
      total: (same?.total ?? totals[0])?.factor ?? (totals.length > 0 ? input.notes.factor : null),
    },
    footnotes: input.footnotes,
  };
}

const otherModes = ({ sources }: Outcome, mode: VatMode | null) =>
  new Set(
    [...sources].flatMap(([row, { cell }]) =>
      cell.vatMode !== null && mode !== null && cell.vatMode !== mode ? [row] : [],
    ),
  );

function rowPrices(
  best: Outcome,
  foreign: PricesReading['foreign'],
  { usesSums, isOfSums, input }: { usesSums: MoneyColumn | null; isOfSums: boolean; input: PricesInput },
): Map<number, RowPrice> {
  const { factor } = input.notes;
  const counted = new Set(input.rows.flatMap(({ row, counted: unit }) => (unit === null ? [] : [row])));
  const prices = new Map<number, RowPrice>();
  for (const [row, source] of best.sources) {
    if (foreign.has(row)) continue;
    const sum = usesSums?.cells.get(row);
    const quantity = best.rows.find((one) => one.row === row)?.quantity ?? null;
    const ofSum =
      sum && quantity
        ? divide(multiply(sum.value, String(sum.factor ?? usesSums?.factor ?? factor ?? '1')), String(quantity), 12)
        : null;
    prices.set(row, {
      ...source,
      row,
      price: strip(ofSum ?? priceOf(source)),
      isOfSum: ofSum !== null || isOfSums,
      ...(ofSum !== null && { per: counted.has(row) ? { unitCode: PIECE, contents: null } : null }),
    });
  }
  return prices;
}

const sumsOf = (total: MoneyColumn, factor: Decimal | null) =>
  new Map(
    [...total.cells].map(
      ([row, cell]) => [row, round(multiply(cell.value, cell.factor ?? total.factor ?? factor ?? '1'), 2)] as const,
    ),
  );

/** Exact, except that a division by a quantity such as 3 is cut. */
export function priceOf({ cell, factor, discount, less, base }: PriceSource): Decimal {
  const scaled = subtract(multiply(cell.value, factor), less ?? '0');
  const reduced = discount === null ? scaled : divide(multiply(scaled, subtract('100', discount)), '100', 18);
  return base === null ? reduced : divide(reduced, base, 18);
}

/** Sums that include VAT show that the prices do not, and the other way round. */
function inferredMode({ vatMode, checks }: Outcome, check: TotalCheck | null): VatMode | null {
  if (vatMode !== null || check === null) return null;
  // "Сумма" and "Всего с НДС" side by side: the one that differs tells.
  const other = checks.find(
    ({ relation, explained, differing }) => relation.kind !== 'same' && explained.size > differing.size,
  );
  if (other?.relation.kind === 'with_vat') return 'excluded';
  if (check.relation.kind === 'with_vat') return 'excluded';
  if (check.relation.kind === 'without_vat') return 'included';
  return check.total.vatMode;
}

/** Prices that do not give the stated sums of most rows: asks which of them counts. @returns the sums when they do */
function sumsQuestion(
  best: Outcome,
  input: PricesInput,
  totals: readonly MoneyColumn[],
  questions: OpenQuestion[],
): MoneyColumn | null {
  // A price that the user chose beside the sums needs no second question.
  const isChosen = input.answers.get('price') === best.hypothesis.choice.id;
  if (best.fit !== 'contradicted' || isChosen) return null;
  const [total] = totals;
  if (!total) return null;
  const factor = Number(total.factor ?? input.notes.factor ?? '1');
  const rows = best.rows.filter(({ row, quantity }) => total.cells.has(row) && quantity !== null && quantity > 0);
  const sum = rows.reduce((all, { row }) => all + Number(total.cells.get(row)?.value ?? 0) * factor, 0);
  const [first] = rows;
  const firstPrice = first ? (Number(total.cells.get(first.row)?.value ?? 0) * factor) / (first.quantity ?? 1) : null;
  const given = input.answers.get('sums') ?? null;
  const ratio = commonRatio(best.rows, total, factor);
  questions.push({
    id: 'sums',
    kind: 'sums',
    column: total.column,
    ratio,
    answers: [
      answerOf('price', { columns: best.hypothesis.choice.columns }, figuresOf(best)),
      answerOf('sum', { columns: [total] }, { total: sum, firstPrice, equalsTotal: true }),
    ],
    preselected: ratio === null ? 'price' : 'sum',
    answer: given,
  });
  return (given ?? (ratio === null ? 'price' : 'sum')) === 'sum' ? total : null;
}
