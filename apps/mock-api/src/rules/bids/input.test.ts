import { describe, expect, test } from 'vitest';
import { aBid, aLine, anItem, anOrder, aSupplier, NOW } from '../../../test/recount/example-order.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { bidFaults, lineIdFaults } from './input.ts';

const EVERYTHING = new Set(Object.keys(aBid(1)));

function faultsOf(
  changes: Partial<BidRecord>,
  order: Partial<OrderRecord> = {},
  fields = EVERYTHING,
  others: BidRecord[] = [],
) {
  const bid = aBid(1, changes);
  const context = { order: anOrder(order), bids: [bid, ...others], now: NOW };
  return bidFaults(fields, bid, context).map(({ pointer, code }) => `${pointer} ${code}`);
}

test.each<[string, Partial<BidRecord>, string[]]>([
  ['a clean bid', {}, []],
  ['a line of another order', { items: [aLine(1), aLine(9)] }, ['/items/1/orderItemId ref_not_found']],
  ['a line answered twice', { items: [aLine(1), aLine(2), aLine(1)] }, ['/items/2/orderItemId unique']],
  [
    'any number of equivalents',
    { items: [aLine(1), aLine(1, { isEquivalent: true }), aLine(1, { isEquivalent: true })] },
    [],
  ],
  ['an unknown unit', { items: [aLine(1, { unitCode: 'QQ' })] }, ['/items/0/unitCode ref_not_found']],
  [
    'two delivery promises',
    { items: [aLine(1, { leadTimeDays: 0, deliveryDate: '2026-11-20' })] },
    ['/items/0/deliveryDate not_allowed'],
  ],
  [
    'a wrong INN',
    { supplier: aSupplier(1, { taxId: { scheme: 'RU-INN', id: '7707083894' } }) },
    ['/supplier/taxId/id checksum'],
  ],
  [
    'an INN of 11 digits',
    { supplier: aSupplier(1, { taxId: { scheme: 'RU-INN', id: '77070838931' } }) },
    ['/supplier/taxId/id format'],
  ],
  ['a KPP without an INN', { supplier: aSupplier(1, { kpp: '770701001' }) }, ['/supplier/kpp not_allowed']],
  [
    'a KPP with a person’s INN',
    { supplier: aSupplier(1, { kpp: '770701001', taxId: { scheme: 'RU-INN', id: '500100732259' } }) },
    ['/supplier/kpp not_allowed'],
  ],
  [
    'a KPP with a company’s INN',
    { supplier: aSupplier(1, { kpp: '770701001', taxId: { scheme: 'RU-INN', id: '7707083893' } }) },
    [],
  ],
  ['a bid received now', { receivedAt: '2026-11-02T09:00:00Z' }, []],
  ['a bid received in the future', { receivedAt: '2026-11-02T09:00:00.001Z' }, ['/receivedAt date_order']],
  ['all in advance, in parts', { payment: { kind: 'mixed', prepayPercent: '100' } }, ['/payment/prepayPercent max']],
  ['nothing in advance, in parts', { payment: { kind: 'mixed', prepayPercent: '0' } }, ['/payment/prepayPercent min']],
  ['half in advance, in parts', { payment: { kind: 'mixed', prepayPercent: '50' } }, []],
  ['parts not known yet', { payment: { kind: 'mixed', prepayPercent: null } }, []],
  [
    'half in advance, paid later',
    { payment: { kind: 'postpaid', prepayPercent: '50' } },
    ['/payment/prepayPercent not_allowed'],
  ],
  ['an alternative of itself', { alternativeOfBidId: 'bid_1' }, ['/alternativeOfBidId not_allowed']],
  ['a bid of another order', { supersedesBidId: 'bid_elsewhere' }, ['/supersedesBidId ref_not_found']],
])('validates %s', (_what, changes, expected) => {
  expect(faultsOf(changes)).toEqual(expected);
});

test('checks only the sent fields: a removed line does not prevent a change of terms', () => {
  const lost = { items: [aLine(1), aLine(9)] };
  expect(faultsOf(lost, {}, new Set(['notes']))).toEqual([]);
  expect(faultsOf(lost, {}, new Set(['items']))).toEqual(['/items/1/orderItemId ref_not_found']);
});

test('bids cannot supersede each other in a cycle', () => {
  const others = [aBid(2, { supersedesBidId: 'bid_3' }), aBid(3, { supersedesBidId: 'bid_1' })];
  expect(faultsOf({ supersedesBidId: 'bid_2' }, {}, EVERYTHING, others)).toEqual(['/supersedesBidId not_allowed']);
  expect(faultsOf({ alternativeOfBidId: 'bid_2' }, {}, EVERYTHING, others)).toEqual([]);
});

describe('amounts beyond 15 digits', () => {
  const dear = '999999999999999';
  test.each<[string, Partial<BidRecord>, Partial<OrderRecord>, string[]]>([
    ['a line', { items: [aLine(1), aLine(2, { unitPrice: dear })] }, {}, ['/items/1/unitPrice max']],
    [
      'a quantity in the order’s unit',
      { items: [aLine(1, { quantity: '999999999', unitCode: 'XBX', unitsPerPack: '999999999' })] },
      {},
      ['/items/0/unitsPerPack max'],
    ],
    [
      'tonnes counted in milligrams',
      { items: [aLine(1, { quantity: '999999999', unitCode: 'TNE' })] },
      { items: [anItem(1, { unitCode: 'MGM' })] },
      ['/items/0/quantity max'],
    ],
    [
      'a unit price with VAT',
      { items: [aLine(1, { quantity: '0.001', unitPrice: dear })] },
      {},
      ['/items/0/unitPrice max'],
    ],
    [
      'a price in the order’s currency',
      { currency: 'EUR', items: [aLine(1, { unitPrice: '99999999999' })] },
      { exchangeRates: [{ currency: 'EUR', rate: '99999', nominal: 1, date: '2026-10-30', source: 'cbr' }] },
      ['/items/0/unitPrice max'],
    ],
    [
      'the sum of lines that fit, reported at the largest',
      {
        vatMode: 'included',
        items: [aLine(1, { unitPrice: '5000000000000' }), aLine(2, { unitPrice: '5000000000000.01' })],
      },
      {},
      ['/items/1/unitPrice max'],
    ],
    ['the VAT on top', { items: [aLine(1, { unitPrice: '9000000000000' })] }, {}, ['/items/0/unitPrice max']],
    ['delivery on top', { deliveryCost: '999999999999000.00' }, {}, ['/deliveryCost max']],
  ])('%s', (_what, changes, order, expected) => {
    expect(faultsOf(changes, order)).toEqual(expected);
  });

  test('up to the limit are accepted', () => {
    expect(faultsOf({ vatMode: 'included', items: [aLine(1, { unitPrice: '9999999999999.99' })] })).toEqual([]);
  });
});

test('lines are identified by their ids', () => {
  const before = [aLine(1), aLine(2)];
  const sent = [{ id: 'bli_1' }, { id: 'bli_1' }, { id: 'bli_9' }, {}].map((line) => ({
    ...line,
    orderItemId: 'itm_1',
  }));
  expect(lineIdFaults(before, sent).map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/items/1/id unique',
    '/items/2/id ref_not_found',
  ]);
});
