import { GENERAL_RATE } from '@zakupki/procurement/money/vat-rates';
import { compare } from '@zakupki/procurement/decimals/decimal';
import { totalsOf } from '@zakupki/procurement/money/totals';

type SampleLine = {
  /** selects the name in the message catalogue */
  readonly key: 'bolt' | 'nut' | 'cable' | 'sealant';
  readonly quantity: string;
  /** UN/ECE code */
  readonly unitCode: string;
};

export const LINES: readonly SampleLine[] = [
  { key: 'bolt', quantity: '20000', unitCode: 'H87' },
  { key: 'nut', quantity: '20000', unitCode: 'H87' },
  { key: 'cable', quantity: '900', unitCode: 'MTR' },
  { key: 'sealant', quantity: '240', unitCode: 'H87' },
];

type SampleOffer = {
  readonly supplier: string;
  /** unit prices by line, null when the supplier does not offer the line */
  readonly prices: readonly (string | null)[];
};

export const OFFERS: readonly SampleOffer[] = [
  { supplier: 'Метиз-Сервис', prices: ['3.90', '1.75', '54.20', '189.00'] },
  { supplier: 'КрепМаркет', prices: ['4.05', '1.62', '51.90', null] },
  { supplier: 'Волга-Инструмент', prices: ['3.84', '1.81', '58.40', '176.50'] },
];

type Compared = {
  /** by line: indexes of the cheapest offers */
  readonly best: readonly (readonly number[])[];
  /** by offer: its total in roubles without VAT, null while lines are missing */
  readonly totals: readonly (string | null)[];
  /** indexes of the offers with the lowest complete total */
  readonly bestTotals: readonly number[];
};

/** @param counted which offers to compare */
export function compareSample(counted: readonly boolean[]): Compared {
  const totals = OFFERS.map(({ prices }) => (prices.includes(null) ? null : totalOf(prices)));
  return {
    best: LINES.map((_, line) =>
      lowest(OFFERS.map(({ prices }, index) => (counted[index] ? (prices[line] ?? null) : null))),
    ),
    totals,
    bestTotals: lowest(totals.map((total, index) => (counted[index] ? total : null))),
  };
}

function totalOf(prices: readonly (string | null)[]): string {
  const lines = LINES.map(({ quantity }, index) => ({
    quantity,
    unitPrice: prices[index] ?? null,
    vatRate: GENERAL_RATE,
  }));
  return totalsOf(lines, { vatMode: 'excluded', currency: 'RUB' }).net;
}

function lowest(values: readonly (string | null)[]): number[] {
  const present = values.filter((value) => value !== null);
  const least = present.reduce((min, value) => (compare(value, min) < 0 ? value : min), present[0] ?? '0');
  return values.flatMap((value, index) => (value !== null && compare(value, least) === 0 ? [index] : []));
}
