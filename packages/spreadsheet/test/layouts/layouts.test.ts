/** Random price lists are read right, or the reader asks. */
import type { BidImport } from '@zakupki/api-client/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importBid } from '../../src/draft/import.ts';
import { readFile } from '../../src/files/read.ts';
import { sizesOf } from '../exhaustive.ts';
import { layout, type Layout, type PriceList, priceListOf } from './layouts.ts';

const PIECES: Readonly<Record<string, number>> = { DZN: 12, CEN: 100, MIL: 1000 };

async function read({ order, bytes }: PriceList): Promise<BidImport> {
  return importBid(await readFile(bytes), { lang: 'en', order, isFile: true });
}

const isAsked = ({ readingQuestions, questions, issues }: BidImport) =>
  readingQuestions.some(({ answer }) => answer === null) ||
  questions.some(({ decimalSeparator }) => decimalSeparator === null) ||
  issues.some(({ code }) => code === 'ambiguous_match');

/** Differences that the reader tells nothing about. */
function silentDifferences(list: PriceList, imported: BidImport): string[] {
  if (isAsked(imported)) return [];
  const { bidDraft } = imported;
  const currency = bidDraft.currency ?? list.order.currency;
  const vatMode = bidDraft.vatMode ?? list.order.vatMode;
  const prices = list.order.items.flatMap(({ id, position }) => {
    const item = bidDraft.items?.find(({ orderItemId }) => orderItemId === id);
    const price = Number(item?.unitPrice) / (PIECES[item?.unitCode ?? ''] ?? 1);
    const right = list.prices[position - 1] ?? 0;
    return Math.abs(price - right) < 1e-9 ? [] : [`line ${position}: ${price} instead of ${right}`];
  });
  return [
    ...prices,
    ...(currency === list.currency ? [] : [`${currency} instead of ${list.currency}`]),
    ...(vatMode === list.order.vatMode ? [] : [`VAT ${vatMode} instead of ${list.order.vatMode}`]),
  ];
}

for (const { runs, options } of sizesOf(2000)) {
  test(`a price list of any layout is read right or asked about, ${runs} times`, options, async () => {
    await fc.assert(
      fc.asyncProperty(layout, async (given: Layout) => {
        const list = await priceListOf(given);
        expect(silentDifferences(list, await read(list))).toEqual([]);
      }),
      { numRuns: runs },
    );
  });
}

test('most price lists need no question', async () => {
  const layouts = fc.sample(layout, { numRuns: 100, seed: 7 });
  const asked = await Promise.all(layouts.map(async (given) => isAsked(await read(await priceListOf(given)))));
  expect(asked.filter(Boolean).length).toBeLessThan(25);
});

for (const { runs, options } of sizesOf(500)) {
  test(`a wrong digit in a price whose sum is stated is asked or warned about, ${runs} times`, options, async () => {
    const spoils = fc.record({ at: fc.nat(5), by: fc.integer({ min: 1, max: 9 }) });
    await fc.assert(
      fc.asyncProperty(layout, spoils, async (given, { at, by }) => {
        const stated = { ...given, sums: 'linesAndTotal' as const };
        const list = await priceListOf(stated, (price) => withOtherDigit(price, at, by));
        const imported = await read(list);
        const isTold = isAsked(imported) || imported.issues.some(({ severity }) => severity !== 'info');
        expect(isTold).toBe(true);
      }),
      { numRuns: runs },
    );
  });
}

/** The number with another digit at a place; never zero. */
function withOtherDigit(price: string, at: number, by: number): string {
  const digits = Array.from(price).flatMap((sign, place) => (/\d/u.test(sign) ? [place] : []));
  const place = digits[at % digits.length] ?? 0;
  const digit = (Number(price[place]) + by) % 10;
  const changed = `${price.slice(0, place)}${digit}${price.slice(place + 1)}`;
  return Number(changed) > 0 ? changed : withOtherDigit(price, at + 1, by);
}
