import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, NOW } from '../../../test/recount/example-order.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { listAnswers, bidFlags, calculateLine, promisedDay } from './totals.ts';

const EUR = { currency: 'EUR', rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' } as const;

/** Figures of the bid's first line. */
function bidFigures(order: OrderRecord, bid: BidRecord) {
  const [first] = listAnswers(order, bid);
  if (first === undefined) throw new Error('the bid has no line');
  return calculateLine(order, bid, first);
}

describe('figures of a line', () => {
  test('are in the order’s unit and currency, with and without VAT', () => {
    const order = anOrder({ items: [anItem(1, { quantity: '24', unitCode: 'H87' })], exchangeRates: [EUR] });
    const line = aLine(1, { quantity: '2', unitCode: 'DZN', unitPrice: '12.2', leadTimeDays: 3 });
    const bid = aBid(1, { currency: 'EUR', vatMode: 'included', items: [line] });
    expect(bidFigures(order, bid)).toEqual({
      lineTotal: '24.40',
      normalizedQuantity: '24',
      normalizedUnitPriceNet: '82.0427',
      normalizedUnitPriceGross: '100.0921',
      deliveryDate: '2026-11-13',
    });
  });

  test('have no total beyond the digits of an amount', () => {
    const huge = aLine(1, { unitPrice: '999999999999999' });
    expect(bidFigures(anOrder(), aBid(1, { items: [huge] })).lineTotal).toBeNull();
  });

  test('are null for a declined line; no price for a unit of unknown content', () => {
    const declined = aBid(1, { items: [aLine(1, { offered: false })] });
    expect(Object.values(bidFigures(anOrder(), declined))).toEqual([null, null, null, null, null]);
    const boxed = bidFigures(anOrder(), aBid(1, { items: [aLine(1, { unitCode: 'XBX' })] }));
    expect(boxed).toMatchObject({ lineTotal: '1000.00', normalizedQuantity: null, normalizedUnitPriceNet: null });
  });
});

describe('the promised date', () => {
  const promised = (
    line: Parameters<typeof aLine>[1],
    bid: Partial<BidRecord> = {},
    order: Partial<OrderRecord> = {},
  ) => {
    const fullOrder = anOrder(order);
    const offer = aBid(1, { items: [aLine(1, line)], ...bid });
    const [answer] = listAnswers(fullOrder, offer);
    return answer && promisedDay(fullOrder, offer, answer.line);
  };
  test.each([
    ['the line’s delivery date', '2026-12-01', promised({ deliveryDate: '2026-12-01' })],
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

  test('the last day of validity ends at midnight in the order’s time zone', () => {
    const lastMoment = Date.parse('2026-11-05T20:59:59Z');
    expect(flags({ validUntil: '2026-11-05' }, lastMoment).isExpired).toBe(false);
    expect(flags({ validUntil: '2026-11-05' }, lastMoment + 1000).isExpired).toBe(true);
    expect(flags({ validUntil: null }).isExpired).toBe(false);
  });

  test('a bid for an earlier revision is outdated', () => {
    expect([flags({ orderRevision: 1 }).isOutdated, flags({ orderRevision: 2 }).isOutdated]).toEqual([true, false]);
  });
});
