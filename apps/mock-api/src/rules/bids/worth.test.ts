import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder } from '../../../test/recount/example-order.ts';
import { calculateTotals, unrankedReason, worthOfBid } from './worth.ts';

const EUR = { currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' } as const;

describe('totals', () => {
  test('use the order’s defaults and calculate VAT by rate', () => {
    const order = anOrder({ items: [anItem(1, { quantity: '3' }), anItem(2, { vatRate: '10' })] });
    const bid = aBid(1, { items: [aLine(1, { unitPrice: '0.335' }), aLine(2, { unitPrice: '1', quantity: '5' })] });
    expect(calculateTotals(order, bid)).toEqual({
      net: '6.01',
      vat: '0.72',
      gross: '6.73',
      byRate: [
        { rate: '10', net: '5.00', vat: '0.50', gross: '5.50' },
        { rate: '22', net: '1.01', vat: '0.22', gross: '1.23' },
      ],
      orderCurrency: { net: '6.01', vat: '0.72', gross: '6.73' },
      delivery: { net: '0.00', vat: '0.00', gross: '0.00' },
      deliveryVatRate: '22',
      comparableNet: '6.01',
      comparableGross: '6.73',
      coverage: { linesOffered: 2, linesInFull: 1, linesTotal: 2, percent: '100', quantityPercent: '52.5' },
      isComplete: false,
    });
  });

  test.each([
    ['a line that is declined', aLine(2, { offered: false })],
    ['a line without a price', aLine(2, { unitPrice: null })],
    ['an equivalent', aLine(2, { isEquivalent: true })],
    ['a line the order no longer has', aLine(3)],
  ])('leave out %s', (_what, line) => {
    const totals = calculateTotals(anOrder(), aBid(1, { items: [aLine(1), line] }));
    expect(totals.net).toBe('1000.00');
    expect(totals.coverage).toEqual({
      linesOffered: 1,
      linesInFull: 1,
      linesTotal: 2,
      percent: '50',
      quantityPercent: '50',
    });
  });

  test('do not count a zero price as an offer', () => {
    const totals = calculateTotals(anOrder(), aBid(1, { items: [aLine(1, { unitPrice: '0' })] }));
    expect([totals.gross, totals.coverage.linesOffered, totals.comparableGross]).toEqual(['0.00', 0, null]);
  });

  test('convert at the frozen rate and add delivery to the compared sum', () => {
    const order = anOrder({ exchangeRates: [EUR] });
    const bid = aBid(1, { currency: 'EUR', deliveryCost: '10.00', items: [aLine(1, { unitPrice: '1' })] });
    const totals = calculateTotals(order, bid);
    expect(totals.orderCurrency).toEqual({ net: '9845.12', vat: '2165.93', gross: '12011.05' });
    expect(totals.delivery).toEqual({ net: '984.51', vat: '216.59', gross: '1201.10' });
    expect([totals.comparableNet, totals.comparableGross]).toEqual(['10829.63', '13212.15']);
  });

  test('are null without a rate or a priced line', () => {
    const foreign = calculateTotals(anOrder(), aBid(1, { currency: 'EUR' }));
    expect([foreign.net, foreign.orderCurrency, foreign.comparableGross]).toEqual(['2000.00', null, null]);
    const empty = calculateTotals(anOrder(), aBid(1, { items: [] }));
    expect([empty.net, empty.byRate, empty.comparableGross]).toEqual(['0.00', [], null]);
  });

  test('match the contract with any figures', () => {
    const huge = aLine(1, { unitPrice: '999999999999999' });
    const totals = calculateTotals(anOrder(), aBid(1, { items: [huge, aLine(2)] }));
    expect([totals.net, totals.coverage.linesOffered]).toEqual(['1000.00', 1]);
    const sum = ['900000000000000', '900000000000000'].map((unitPrice, at) =>
      aLine(at + 1, { unitPrice, quantity: '1' }),
    );
    expect(calculateTotals(anOrder(), aBid(1, { items: sum })).comparableGross).toBeNull();
  });
});

describe('a bid has no rank', () => {
  const reasonFor = (changes: Parameters<typeof aBid>[1], isExpired = false) => {
    const order = anOrder();
    const bid = aBid(1, changes);
    return unrankedReason(bid, { isExpired }, worthOfBid(order, bid));
  };
  test.each<[string, string | null, ReturnType<typeof reasonFor>]>([
    ['while it is a draft', 'draft', reasonFor({ status: 'draft', items: [] })],
    ['once withdrawn', 'withdrawn', reasonFor({ status: 'withdrawn' }, true)],
    ['once expired', 'expired', reasonFor({}, true)],
    ['without a rate', 'no_exchange_rate', reasonFor({ currency: 'EUR' })],
    ['in a unit without a factor', 'incomparable', reasonFor({ items: [aLine(1, { unitCode: 'XBX' }), aLine(2)] })],
    ['with a line missing', 'lines', reasonFor({ items: [aLine(1)] })],
    ['with half of a line', 'quantity', reasonFor({ items: [aLine(1, { quantity: '50' }), aLine(2)] })],
    [
      'unless it is complete, even with excess quantity',
      null,
      reasonFor({ items: [aLine(1, { quantity: '150' }), aLine(2)] }),
    ],
  ])('%s', (_what, expected, actual) => expect(actual).toBe(expected));
});

describe('delivery', () => {
  const deliveryOf = (bid: Partial<Parameters<typeof aBid>[1]>) =>
    calculateTotals(anOrder(), aBid(1, { deliveryCost: '122.00', ...bid })).delivery;
  const none = [aLine(1, { vatRate: 'none' }), aLine(2, { vatRate: 'none' })];
  const { supplier } = aBid(1);
  test.each([
    ['with VAT in a bid with VAT', { vatMode: 'included' }, { net: '100.00', vat: '22.00', gross: '122.00' }],
    ['before VAT in a bid before VAT', { vatMode: 'excluded' }, { net: '122.00', vat: '26.84', gross: '148.84' }],
    [
      'without VAT when no line has any',
      { vatMode: 'included', items: none },
      { net: '122.00', vat: '0.00', gross: '122.00' },
    ],
    [
      'without VAT from a supplier who pays none',
      { supplier: { ...supplier, vatPayer: false } },
      { net: '122.00', vat: '0.00', gross: '122.00' },
    ],
  ] as const)('is quoted %s', (_what, changes, expected) => expect(deliveryOf(changes)).toEqual(expected));
});
