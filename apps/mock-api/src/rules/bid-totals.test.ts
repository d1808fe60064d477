import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, NOW } from '../../test/example-order.ts';
import type { BidRecord, OrderRecord } from '../world/records.ts';
import { answersOf, bidFlags, bidTotals, comparableTotal, ownFigures, promisedDay } from './bid-totals.ts';

const EUR = { currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' } as const;

/** Figures of the bid's first line. */
function figuresOf(order: OrderRecord, bid: BidRecord) {
  const [first] = answersOf(order, bid);
  if (first === undefined) throw new Error('the bid has no line');
  return ownFigures(order, bid, first);
}

describe('totals', () => {
  test('fill in what a line leaves to the order and take VAT by rate', () => {
    const order = anOrder({ items: [anItem(1, { quantity: '3' }), anItem(2, { vatRate: '10' })] });
    const bid = aBid(1, { items: [aLine(1, { unitPrice: '0.335' }), aLine(2, { unitPrice: '1', quantity: '5' })] });
    expect(bidTotals(order, bid)).toEqual({
      net: '6.01',
      vat: '0.72',
      gross: '6.73',
      byRate: [
        { rate: '10', net: '5.00', vat: '0.50', gross: '5.50' },
        { rate: '22', net: '1.01', vat: '0.22', gross: '1.23' },
      ],
      orderCurrency: { net: '6.01', vat: '0.72', gross: '6.73' },
      comparableGross: '6.73',
      coverage: { linesOffered: 2, linesTotal: 2, percent: '100' },
    });
  });

  test.each([
    ['a line that is declined', aLine(2, { offered: false })],
    ['a line without a price', aLine(2, { unitPrice: null })],
    ['an equivalent', aLine(2, { isEquivalent: true })],
    ['a line the order no longer has', aLine(3)],
  ])('leave out %s', (_what, line) => {
    const totals = bidTotals(anOrder(), aBid(1, { items: [aLine(1), line] }));
    expect(totals.net).toBe('1000.00');
    expect(totals.coverage).toEqual({ linesOffered: 1, linesTotal: 2, percent: '50' });
  });

  test('count a price of nothing as offered', () => {
    const totals = bidTotals(anOrder(), aBid(1, { items: [aLine(1, { unitPrice: '0' })] }));
    expect(totals.coverage.linesOffered).toBe(1);
    expect(totals.comparableGross).toBe('0.00');
  });

  test('convert by the frozen rate and add delivery to what is compared', () => {
    const order = anOrder({ exchangeRates: [EUR] });
    const bid = aBid(1, { currency: 'EUR', deliveryCost: '10.00', items: [aLine(1, { unitPrice: '1' })] });
    const totals = bidTotals(order, bid);
    expect(totals.orderCurrency).toEqual({ net: '9845.12', vat: '2165.93', gross: '12011.05' });
    expect(totals.comparableGross).toBe('12995.56');
    expect(comparableTotal(order, totals)).toBe('10829.63');
    expect(comparableTotal(order, totals, 'gross')).toBe('12995.56');
  });

  test('have nothing to compare without a rate, or without a priced line', () => {
    const foreign = bidTotals(anOrder(), aBid(1, { currency: 'EUR' }));
    expect([foreign.net, foreign.orderCurrency, foreign.comparableGross]).toEqual(['2000.00', null, null]);
    const empty = bidTotals(anOrder(), aBid(1, { items: [] }));
    expect([empty.net, empty.byRate, empty.comparableGross]).toEqual(['0.00', [], null]);
  });

  test('never leave the contract, however large the figures', () => {
    const huge = aLine(1, { unitPrice: '999999999999999' });
    const totals = bidTotals(anOrder(), aBid(1, { items: [huge, aLine(2)] }));
    expect([totals.net, totals.coverage.linesOffered]).toEqual(['1000.00', 1]);
    const sum = ['900000000000000', '900000000000000'].map((unitPrice, at) =>
      aLine(at + 1, { unitPrice, quantity: '1' }),
    );
    expect(bidTotals(anOrder(), aBid(1, { items: sum })).comparableGross).toBeNull();
    expect(figuresOf(anOrder(), aBid(1, { items: [huge] })).lineTotal).toBeNull();
  });
});

describe('figures of a line', () => {
  test('are in the order’s unit and currency, with and without VAT', () => {
    const order = anOrder({ items: [anItem(1, { quantity: '24', unitCode: 'H87' })], exchangeRates: [EUR] });
    const line = aLine(1, { quantity: '2', unitCode: 'DZN', unitPrice: '12.2', leadTimeDays: 3 });
    const bid = aBid(1, { currency: 'EUR', vatMode: 'included', items: [line] });
    expect(figuresOf(order, bid)).toEqual({
      lineTotal: '24.40',
      normalizedQuantity: '24',
      normalizedUnitPriceNet: '82.0427',
      normalizedUnitPriceGross: '100.0921',
      deliveryDate: '2026-11-13',
    });
  });

  test('are nothing for a declined line, and no price for a unit of unknown content', () => {
    const declined = aBid(1, { items: [aLine(1, { offered: false })] });
    expect(Object.values(figuresOf(anOrder(), declined))).toEqual([null, null, null, null, null]);
    const boxed = figuresOf(anOrder(), aBid(1, { items: [aLine(1, { unitCode: 'XBX' })] }));
    expect(boxed).toMatchObject({ lineTotal: '1000.00', normalizedQuantity: null, normalizedUnitPriceNet: null });
  });
});

describe('the promised day', () => {
  const promised = (
    line: Parameters<typeof aLine>[1],
    bid: Partial<BidRecord> = {},
    order: Partial<OrderRecord> = {},
  ) => {
    const whole = anOrder(order);
    const offer = aBid(1, { items: [aLine(1, line)], ...bid });
    const [answer] = answersOf(whole, offer);
    return answer && promisedDay(whole, offer, answer.line);
  };
  test.each([
    ['the date given', '2026-12-01', promised({ deliveryDate: '2026-12-01' })],
    ['the line’s lead time from the decision', '2026-11-15', promised({ leadTimeDays: 5 })],
    ['the bid’s days', '2026-11-20', promised({})],
    ['unknown without any', null, promised({}, { deliveryDays: null })],
    ['unknown without a day of decision', null, promised({}, {}, { decisionDate: null })],
    ['unknown beyond the calendar', null, promised({}, {}, { decisionDate: '9999-12-31' })],
  ])('is %s', (_what, expected, actual) => expect(actual).toBe(expected));
});

describe('flags', () => {
  const order = anOrder({ revision: 2 });
  const flags = (changes: Partial<BidRecord>, now = NOW) => bidFlags(order, aBid(1, changes), now);

  test.each([
    ['2026-10-30T12:00:00Z', false],
    ['2026-10-30T12:00:00.001Z', true],
  ])('received %s: late %s', (receivedAt, isLate) => expect(flags({ receivedAt }).isLate).toBe(isLate));

  test('the last day of validity lasts until midnight in the order’s time zone', () => {
    const lastMoment = Date.parse('2026-11-05T20:59:59Z');
    expect(flags({ validUntil: '2026-11-05' }, lastMoment).isExpired).toBe(false);
    expect(flags({ validUntil: '2026-11-05' }, lastMoment + 1000).isExpired).toBe(true);
    expect(flags({ validUntil: null }).isExpired).toBe(false);
  });

  test('outdated is what was quoted against an earlier revision', () => {
    expect([flags({ orderRevision: 1 }).isOutdated, flags({ orderRevision: 2 }).isOutdated]).toEqual([true, false]);
  });
});
