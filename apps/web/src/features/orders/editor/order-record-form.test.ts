import { MAX_LINES } from '@zakupki/procurement/orders/limits';
import { expect, it } from 'vitest';
import { emptyLine } from './order-line-values.ts';
import { ORDER_FORM } from './order-record-form.ts';
import { newOrderValues, type OrderValues } from './order-values.ts';

function valuesWithRates(
  ...rates: readonly [currency: OrderValues['rates'][number]['currency'], rate: string][]
): OrderValues {
  return {
    ...newOrderValues({ timeZone: 'Europe/Moscow', vatPayer: true, sealedBids: false }),
    title: 'Перчатки рабочие',
    rates: rates.map(([currency, rate]) => ({ currency, rate, nominal: '1', date: '2026-11-02' })),
  };
}

it('reports an unreadable exchange rate in its row, after rows that are left out', () => {
  const problems = ORDER_FORM.check(valuesWithRates(['EUR', ''], ['RUB', '1'], ['USD', 'about ninety']));
  expect([...problems.keys()].filter((name) => name.startsWith('rates'))).toEqual(['rates.2.rate']);
});

it('leads from the exchange rate of a request to its row of the form', () => {
  const values = valuesWithRates(['EUR', ''], ['USD', '92,5']);
  expect(ORDER_FORM.bodyOf(values).exchangeRates).toHaveLength(1);
  expect(ORDER_FORM.placeOfPointer('/exchangeRates/0/date', values)?.name).toBe('rates.1.date');
});

it('accepts as many lines as the contract', () => {
  const valuesWithLines = (count: number): OrderValues => ({
    ...valuesWithRates(),
    lines: Array.from({ length: count }, () => ({ ...emptyLine(), name: 'Перчатки' })),
  });
  expect([...ORDER_FORM.check(valuesWithLines(MAX_LINES)).keys()]).toEqual([]);
  expect([...ORDER_FORM.check(valuesWithLines(MAX_LINES + 1)).keys()]).toEqual(['lines.0.name']);
});
