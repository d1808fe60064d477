/** The currency of the prices; several, or an unknown one, are a question. */
import { CURRENCIES, type Currency, isCurrency } from '@zakupki/procurement/money/currency';
import type { NamedCurrency } from '../words/currency-forms.ts';
import { formatCurrency, onlyCurrency } from '../words/currency-words.ts';

import { answerOf, type OpenQuestion } from './question.ts';
import type { MoneyColumn } from '../prices/money-columns.ts';
import type { Outcome } from './outcome.ts';
import type { PricesInput, PricesReading } from './prices-reading.ts';

/** The currency of the sums of lines, by heading or format, where the prices have none. */
function shownIn(
  { hypothesis }: Outcome,
  { sheet, mapping, table }: PricesInput,
): Pick<PricesReading, 'currency' | 'foreign' | 'currencyFrom'> | null {
  const columns = [...hypothesis.choice.columns.map(({ column }) => column), table.columnOf('total')];
  const shown = [...(sheet.formats ?? [])].flatMap(([key, format]) => {
    const [row = 0, column = 0] = key.split(',').map(Number);
    const currency = formatCurrency(format);
    return row > mapping.headerRow && columns.includes(column) && currency !== null ? [{ row, currency }] : [];
  });
  const total = table.columnOf('total');
  const named = total === null ? null : onlyCurrency(mapping.columns[total - 1]?.heading ?? '');
  if (named !== null && named !== 'unknown')
    return {
      currency: named,
      foreign: new Map(),
      currencyFrom: { text: mapping.columns[(total ?? 1) - 1]?.heading ?? '', row: null },
    };
  const [first] = shown;
  return first && first.currency !== 'unknown' && shown.every(({ currency }) => currency === first.currency)
    ? { currency: first.currency, foreign: new Map(), currencyFrom: { text: '', row: first.row } }
    : null;
}

const ALL = Object.keys(CURRENCIES).filter(isCurrency);

/** Currencies of the chosen prices; several, or one without a code, are a question. */
export function currencyOf(
  best: Outcome,
  input: PricesInput,
  questions: OpenQuestion[],
): Pick<PricesReading, 'currency' | 'foreign' | 'currencyFrom'> {
  const named = [...best.sources].flatMap(([row, { currency, column }]) =>
    currency === null ? [] : [{ row, currency, column }],
  );
  const usual = input.stated.currency ?? input.order.currency;
  // "USD" in some rows only: the others may be in the usual currency.
  const unnamed = named.length > 0 && named.length < best.sources.size ? usual : null;
  const found = [...new Set([...named.map(({ currency }) => currency), ...(unnamed === null ? [] : [unnamed])])];
  const [first] = named;
  const text = first ? first.column.heading : '';
  if (found.length === 0) {
    const shown = input.stated.currency === null ? shownIn(best, input) : null;
    return shown ?? { currency: input.stated.currency, foreign: new Map(), currencyFrom: null };
  }
  const [only] = found;
  if (found.length === 1 && only !== undefined && only !== 'unknown') {
    const isOfCell = named.find(({ row, column }) => column.cells.get(row)?.currency != null);
    // What only a text states is the fact of that text.
    const isOfText =
      !isOfCell &&
      first?.column.currency === null &&
      input.table.columnOf('currency') === null &&
      only === input.notes.currency &&
      only === input.stated.currency;
    return {
      currency: only,
      foreign: new Map(),
      currencyFrom: isOfText ? null : { text, row: isOfCell && first?.column.currency === null ? isOfCell.row : null },
    };
  }
  return askCurrency(best, input, { named, found, unnamed, questions });
}

type NamedRow = {
  readonly row: number;
  readonly currency: NamedCurrency;
  readonly column: MoneyColumn;
};

type Asked = {
  readonly named: readonly NamedRow[];
  readonly found: readonly NamedCurrency[];
  /** the currency of the prices without one, where only some have one */
  readonly unnamed: Currency | null;
  readonly questions: OpenQuestion[];
};

function askCurrency(
  best: Outcome,
  input: PricesInput,
  { named, found, unnamed, questions }: Asked,
): Pick<PricesReading, 'currency' | 'foreign' | 'currencyFrom'> {
  const [first] = named;
  const own = input.order.currency ?? 'RUB';
  const unnamedCount = best.sources.size - named.length;
  const given = input.answers.get('currency') ?? null;
  const account = input.notes.unitOfAccount === 'unknown' ? null : input.notes.unitOfAccount;
  const known = found.filter((one) => one !== 'unknown');
  const isUnknown = known.length < found.length;
  const options = [
    ...new Set<Currency>([...(account === null ? [] : [account]), ...known, own, ...(isUnknown ? ALL : [])]),
  ];
  const counts = (currency: NamedCurrency) =>
    named.filter((one) => one.currency === currency).length + (currency === unnamed ? unnamedCount : 0);
  const [most = null] = known.toSorted((a, b) => counts(b) - counts(a));
  // A sign without a code says nothing of the product's currencies.
  const preselected = most ?? (isUnknown ? account : own);
  const foreignIn = (currency: Currency) =>
    new Map(
      named.flatMap((one) => {
        // Beside known currencies an unknown one is another; alone, it is the one that the person names.
        const unknown = known.length > 0 ? (account ?? one.currency) : currency;
        const stated = one.currency === 'unknown' ? unknown : one.currency;
        return stated === currency ? [] : [[one.row, one.currency] as const];
      }),
    );
  questions.push({
    id: 'currency',
    kind: 'currency',
    column: first?.column.column ?? null,
    answers: options.map((currency) => {
      const foreign = foreignIn(currency);
      const rows = best.rows.filter(({ row }) => !foreign.has(row));
      const total =
        rows.length > 0 && rows.every(({ quantity }) => quantity !== null)
          ? rows.reduce((sum, row) => sum + row.unitPrice * (row.quantity ?? 0), 0)
          : null;
      return answerOf(
        currency,
        { currency, leftOut: foreign.size },
        { total, firstPrice: rows[0]?.unitPrice ?? null, equalsTotal: false },
      );
    }),
    preselected,
    answer: given,
  });
  const chosen = given !== null && isCurrency(given) ? given : preselected;
  if (chosen === null) return { currency: null, foreign: new Map(), currencyFrom: null };
  return {
    currency: chosen,
    foreign: foreignIn(chosen),
    currencyFrom: { text: first?.column.heading ?? '', row: first?.row ?? null },
  };
}
