import { add, compare, multiply, subtract, sum, type Decimal } from '@zakupki/procurement/decimals/decimal';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder } from '../../../test/recount/example-order.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import { calculateTotals } from '../bids/worth.ts';
import { convertVatMode, scaleToDeclaredTotal } from './fixed-bid.ts';

const QUANTITIES = ['20000', '1500', '240', '9', '0.5'];
const order = anOrder({ items: QUANTITIES.map((quantity, at) => anItem(at + 1, { quantity })) });

const price = fc.integer({ min: 1, max: 9_999_999 }).map((value) => String(value / 1000));
const vatRate = fc.constantFrom('none' as const, '0' as const, '10' as const, '22' as const);
const bid: fc.Arbitrary<BidRecord> = fc
  .record({
    vatMode: fc.constantFrom('included' as const, 'excluded' as const),
    lines: fc.array(fc.tuple(price, vatRate), { minLength: QUANTITIES.length, maxLength: QUANTITIES.length }),
  })
  .map(({ vatMode, lines }) =>
    aBid(1, { vatMode, items: lines.map(([unitPrice, rate], at) => aLine(at + 1, { unitPrice, vatRate: rate })) }),
  );

const otherMode = ({ vatMode }: BidRecord) => (vatMode === 'included' ? 'excluded' : 'included');
const apart = (a: Decimal, b: Decimal) => subtract(a, b).replace('-', '');
/** The most that rounding prices to four digits can change a sum, with VAT, plus a kopeck for each rate and line. */
const ROUNDING = add(multiply(sum(QUANTITIES), '0.000061'), '0.10');

describe('prices in the other VAT mode', () => {
  test('give the same sums, except for rounding', () => {
    fc.assert(
      fc.property(bid, (before) => {
        const after = convertVatMode(order, before, otherMode(before));
        expect(after.vatMode).toBe(otherMode(before));
        for (const part of ['net', 'gross'] as const) {
          const moved = apart(calculateTotals(order, before)[part], calculateTotals(order, after)[part]);
          expect([part, moved, compare(moved, ROUNDING) <= 0]).toEqual([part, moved, true]);
        }
      }),
    );
  });

  test('keep four digits, and do not change without VAT', () => {
    fc.assert(
      fc.property(bid, (before) => {
        const { items } = convertVatMode(order, before, otherMode(before));
        for (const { unitPrice } of items) expect(unitPrice).toMatch(/^\d+(\.\d{1,4})?$/u);
        const untaxed = (lines: BidRecord['items']) =>
          lines.flatMap((line) => (line.vatRate === 'none' || line.vatRate === '0' ? [line.unitPrice] : []));
        expect(untaxed(items)).toEqual(untaxed(before.items));
      }),
    );
  });

  test('convert the stated sums with the same relative error', () => {
    const before = aBid(1, {
      vatMode: 'included',
      declaredTotal: '2440.00',
      items: [
        aLine(1, { unitPrice: '12.2', declaredLineTotal: '1220.00' }),
        aLine(2, { unitPrice: '12.2', declaredLineTotal: '1232.20' }),
      ],
    });
    const after = convertVatMode(anOrder(), before, 'excluded');
    expect(after.items.map(({ unitPrice, declaredLineTotal }) => [unitPrice, declaredLineTotal])).toEqual([
      ['10', '1000.00'],
      ['10', '1010.00'],
    ]);
    expect(after.declaredTotal).toBe('2000.00');
  });

  test.each([
    ['a total with VAT', '2440.00', null, '2440.00'],
    ['a total with delivery', '2100.00', '100.00', '2540.00'],
    ['a total with VAT and delivery', '2540.00', '100.00', '2540.00'],
  ])('%s stays the same when prices change to include VAT', (_what, declaredTotal, deliveryCost, expected) => {
    const items = [aLine(1, { declaredLineTotal: '1220.00' }), aLine(2)];
    const after = convertVatMode(anOrder(), aBid(1, { declaredTotal, deliveryCost, items }), 'included');
    expect([after.declaredTotal, after.items[0]?.declaredLineTotal]).toEqual([expected, '1220.00']);
  });
});

test('prices scaled to the stated total match it within one unit of the currency', () => {
  const factor = fc.integer({ min: 500, max: 2000 });
  fc.assert(
    fc.property(bid, factor, (drawn, thousandths) => {
      const { net, gross } = calculateTotals(order, drawn);
      const computed = drawn.vatMode === 'included' ? gross : net;
      const declaredTotal = Number(multiply(computed, String(thousandths / 1000))).toFixed(2);
      const after = calculateTotals(order, scaleToDeclaredTotal(order, { ...drawn, declaredTotal }));
      const off = apart(drawn.vatMode === 'included' ? after.gross : after.net, declaredTotal);
      expect([off, compare(off, '1.00') <= 0]).toEqual([off, true]);
    }),
  );
});

test('nothing is scaled without both sums', () => {
  const unpriced = aBid(1, { declaredTotal: '10.00', items: [aLine(1, { unitPrice: null })] });
  expect(scaleToDeclaredTotal(anOrder(), unpriced)).toBe(unpriced);
  expect(scaleToDeclaredTotal(anOrder(), aBid(1)).items).toEqual(aBid(1).items);
});
