import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumAmounts } from '../money/amount.ts';
import { distributeAmount } from '../money/distribute.ts';
import { SAME_CURRENCY } from '../money/exchange.ts';
import { VAT_MODES } from '../money/vat.ts';
import { VAT_RATES } from '../money/vat-rates.ts';
import { calculateAllocation, type BoughtFrom, mergeVatGroups, sumAllocations } from './allocation-figures.ts';

const bought: BoughtFrom = {
  vatMode: 'excluded',
  currency: 'RUB',
  orderCurrency: 'RUB',
  exchange: SAME_CURRENCY,
  deliveryCost: null,
  deliveryVatRate: '22',
  lines: [],
};

describe('distributing an amount by weights', () => {
  it.each<[amount: string, weights: string[], parts: string[]]>([
    ['10.00', ['1', '1', '1'], ['3.34', '3.33', '3.33']],
    ['0.02', ['1', '1', '1'], ['0.01', '0.01', '0.00']],
    ['100.00', ['0.5', '1.5'], ['25.00', '75.00']],
    ['0.05', ['0', '2', '1'], ['0.00', '0.03', '0.02']],
    ['0.00', ['0', '0'], ['0.00', '0.00']],
    ['7.00', [], []],
  ])('%s by %j is %j', (amount, weights, parts) => {
    expect(distributeAmount(amount, weights, 'RUB')).toEqual(parts);
  });

  it('adds up, with every part within a kopeck of its exact share', () => {
    const amounts = fc.integer({ min: 0, max: 10_000_000_00 });
    fc.assert(
      fc.property(
        amounts,
        fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 9 }),
        (kopecks, weights) => {
          const amount = (kopecks / 100).toFixed(2);
          const parts = distributeAmount(amount, weights.map(String), 'RUB');
          expect(sumAmounts(parts, 'RUB')).toBe(amount);
          const total = weights.reduce((sum, weight) => sum + weight, 0);
          for (const [index, part] of parts.entries())
            expect(Math.abs(Number(part) * 100 - (kopecks * (weights[index] ?? 0)) / total)).toBeLessThan(1);
        },
      ),
    );
  });
});

describe('the awarded lines of a bid', () => {
  it('shares the VAT of a rate among its lines by the largest remainder', () => {
    const line = { total: '0.33', vatRate: '22' } as const;
    const { quoted, byRate } = calculateAllocation({ ...bought, lines: [line, line, line] });
    // 0.99 at 22 % is 0.2178, that is 0.22: a third of it is 0.0733.
    expect(quoted.lines.map(({ vat }) => vat)).toEqual(['0.08', '0.07', '0.07']);
    expect(quoted.goods).toEqual({ net: '0.99', vat: '0.22', gross: '1.21' });
    expect(byRate).toEqual([{ rate: '22', net: '0.99', vat: '0.22', gross: '1.21' }]);
  });

  it('adds VAT to delivery in the VAT mode of the prices, and none for a supplier without VAT', () => {
    const lines = [{ total: '11400.00', vatRate: 'none' }] as const;
    const without = calculateAllocation({ ...bought, lines, deliveryCost: '1220.00', deliveryVatRate: 'none' });
    expect(without.quoted.total).toEqual({ net: '12620.00', vat: '0.00', gross: '12620.00' });
    expect(without.byRate).toEqual([{ rate: 'none', net: '12620.00', vat: '0.00', gross: '12620.00' }]);
    const charged = calculateAllocation({
      ...bought,
      lines: [{ total: '11400.00', vatRate: '22' }],
      deliveryCost: '1220.00',
    });
    expect(charged.quoted.delivery).toEqual({ net: '1220.00', vat: '268.40', gross: '1488.40' });
    const included = calculateAllocation({ ...bought, lines, vatMode: 'included', deliveryCost: '1220.00' });
    expect(included.quoted.delivery).toEqual({ net: '1000.00', vat: '220.00', gross: '1220.00' });
    expect(charged.quoted.total).toEqual({ net: '12620.00', vat: '2776.40', gross: '15396.40' });
  });

  it('adds up in both currencies for any purchase', () => {
    const lines = fc.array(
      fc.record({
        total: fc.integer({ min: 1, max: 500_000_000 }).map((kopecks) => (kopecks / 100).toFixed(2)),
        vatRate: fc.constantFrom(...VAT_RATES),
      }),
      { minLength: 1, maxLength: 8 },
    );
    const rate = fc.integer({ min: 1, max: 1_000_000 }).map((value) => String(value / 10_000));
    fc.assert(
      fc.property(lines, fc.constantFrom(...VAT_MODES), rate, fc.boolean(), (boughtLines, vatMode, euro, isForeign) => {
        const { quoted, converted, byRate } = calculateAllocation({
          ...bought,
          vatMode,
          lines: boughtLines,
          currency: isForeign ? 'EUR' : 'RUB',
          exchange: isForeign ? { rate: euro, nominal: 1 } : SAME_CURRENCY,
          deliveryCost: '99.99',
        });
        for (const figures of [quoted, converted])
          for (const part of ['net', 'vat', 'gross'] as const) {
            expect(
              sumAmounts(
                figures.lines.map((line) => line[part]),
                'RUB',
              ),
            ).toBe(figures.goods[part]);
            expect(sumAmounts([figures.goods[part], figures.delivery[part]], 'RUB')).toBe(figures.total[part]);
          }
        for (const { net, vat, gross } of [...converted.lines, ...quoted.lines])
          expect(sumAmounts([net, vat], 'RUB')).toBe(gross);
        expect(
          sumAmounts(
            byRate.map(({ vat }) => vat),
            'RUB',
          ),
        ).toBe(quoted.total.vat);
        const withoutVat = converted.lines.filter((_, index) => boughtLines[index]?.vatRate === 'none');
        expect(withoutVat.map(({ vat }) => vat)).toEqual(withoutVat.map(() => '0.00'));
        expect(isForeign || isDeepStrictEqual(converted, quoted)).toBe(true);
        const twice = sumAllocations([quoted, quoted], 'RUB');
        expect(
          sumAmounts(
            mergeVatGroups([...byRate, ...byRate], 'RUB').map(({ vat }) => vat),
            'RUB',
          ),
        ).toBe(twice.total.vat);
      }),
    );
  });
});
