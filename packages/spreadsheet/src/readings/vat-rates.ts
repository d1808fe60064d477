/** VAT rates of rows: written, or shown by amounts of VAT. */
import { type VatMode, vatPercent } from '@zakupki/procurement/money/vat';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import { rateOfAmount, type TotalCheck } from './judge.ts';
import { answerOf, type OpenQuestion } from './question.ts';
import type { VatColumns } from './evidence.ts';
import type { Outcome } from './outcome.ts';
import type { PricesInput } from './prices-reading.ts';

export function ratesOf(
  best: Outcome,
  vat: VatColumns,
  { vatMode, explained }: { vatMode: VatMode | null; explained: TotalCheck | null },
) {
  const [column] = best.hypothesis.choice.columns;
  const vatRates = new Map<number, VatRate>(vat.rates);
  const wrongVat = new Set<number>();
  const conflicts: { row: number; stated: VatRate; shown: VatRate }[] = [];
  if (vat.amounts)
    for (const { row, unitPrice, quantity } of best.rows) {
      const cell = vat.amounts.cells.get(row);
      if (!cell || quantity === null) continue;
      const amount = Number(cell.value) * Number(vat.amounts.factor ?? '1');
      const found = rateOfAmount(amount, unitPrice * quantity, vatMode) ?? rateOfAmount(amount, unitPrice, vatMode);
      const stated = vat.rates.get(row) ?? best.hypothesis.choice.columns[0]?.vatRate ?? vat.amounts.vatRate;
      if (found && stated && stated !== found.rate) conflicts.push({ row, stated, shown: found.rate });
      if (found) vatRates.set(row, found.rate);
      else wrongVat.add(row);
    }
  const vatRate =
    column?.vatRate ??
    vat.amounts?.vatRate ??
    explained?.relation.rate ??
    (explained !== null && explained.relation.kind !== 'same' ? explained.total.vatRate : null);
  return { vatRate, vatRates, wrongVat, conflicts };
}

/** Rates of a column that its amounts of VAT contradict: asks which of them counts, for all rows together. */
export function askRates(
  conflicts: readonly { readonly row: number; readonly stated: VatRate; readonly shown: VatRate }[],
  vatRates: ReadonlyMap<number, VatRate>,
  best: Outcome,
  { input, vatMode, questions }: { input: PricesInput; vatMode: VatMode | null; questions: OpenQuestion[] },
): ReadonlyMap<number, VatRate> {
  const [first] = conflicts;
  if (!first) return vatRates;
  const { question, rate } = rateQuestion(first, {
    total: best.total,
    firstPrice: best.rows[0]?.unitPrice ?? null,
    vatMode,
    answers: input.answers,
  });
  questions.push(question);
  return rate === first.shown
    ? vatRates
    : new Map([...vatRates, ...conflicts.map(({ row, stated }) => [row, stated] as const)]);
}

/** Which of two rates counts: the one that is written, or the one that the amounts show. */
export function rateQuestion(
  { stated, shown }: { readonly stated: VatRate; readonly shown: VatRate },
  terms: {
    total: number | null;
    firstPrice: number | null;
    vatMode: VatMode | null;
    answers: ReadonlyMap<string, string>;
  },
): { question: OpenQuestion; rate: VatRate } {
  const { total, firstPrice, vatMode, answers } = terms;
  const given = answers.get('vat_rate') ?? null;
  const withVat = (rate: VatRate) =>
    total === null ? null : vatMode === 'excluded' ? total * (1 + Number(vatPercent(rate)) / 100) : total;
  const rates = [shown, stated];
  return {
    question: {
      id: 'vat_rate',
      kind: 'vat_rate',
      column: null,
      answers: rates.map((rate) =>
        answerOf(rate, {}, { total: withVat(rate), firstPrice, equalsTotal: rate === shown }),
      ),
      preselected: shown,
      answer: given,
    },
    rate: rates.find((rate) => rate === given) ?? shown,
  };
}
