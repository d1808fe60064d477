import { describe, expect, test } from 'vitest';
import { anItem, anOrder } from '../../../test/recount/example-order.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import { emptyOrder, type OrderFields } from './fields.ts';
import { contentFaults } from './content.ts';

const faults = (order: OrderFields) => contentFaults(order).map(({ pointer, code }) => `${pointer} ${code}`);
const rate = { rate: '98.4512', nominal: 1, date: '2026-10-30', source: 'cbr' } as const;

describe('contentFaults', () => {
  test('accepts an empty order', () => {
    const company = { vatPayer: true };
    expect(faults(emptyOrder({ company, timeZone: 'Asia/Omsk', sealedBidsByDefault: false }))).toEqual([]);
  });

  test.each<[string, Partial<OrderRecord>, string[]]>([
    ['an unknown time zone', { timeZone: 'Europe/Atlantis' }, ['/timeZone ref_not_found']],
    ['an unknown unit', { items: [anItem(1, { unitCode: 'ZZZ' })] }, ['/items/0/unitCode ref_not_found']],
    ['a mistyped barcode', { items: [anItem(1, { gtin: '4006381333932' })] }, ['/items/0/gtin checksum']],
    ['an unknown lot', { items: [anItem(1, { lotKey: '__proto__' })] }, ['/items/0/lotKey ref_not_found']],
    [
      'a lot twice',
      {
        lots: [
          { key: 'a', title: 'А' },
          { key: 'a', title: 'Б' },
        ],
      },
      ['/lots/1/key unique'],
    ],
    ['a lot without a title', { lots: [{ key: 'a', title: '' }] }, ['/lots/0/title too_short']],
    ['a tag of blanks', { tags: ['офис', ''] }, ['/tags/1 too_short']],
    ['a tag twice', { tags: ['Офис', 'офис'] }, ['/tags/1 unique']],
    [
      'a rate for the order’s currency',
      { exchangeRates: [{ currency: 'RUB', ...rate }] },
      ['/exchangeRates/0/currency not_allowed'],
    ],
    [
      'a rate twice',
      {
        exchangeRates: [
          { currency: 'EUR', ...rate },
          { currency: 'EUR', ...rate },
        ],
      },
      ['/exchangeRates/1/currency unique'],
    ],
    [
      'a mixed payment with nothing in advance',
      { payment: { kind: 'mixed', prepayPercent: '0' } },
      ['/payment/prepayPercent min'],
    ],
    [
      'a mixed payment with everything in advance',
      { payment: { kind: 'mixed', prepayPercent: '100' } },
      ['/payment/prepayPercent max'],
    ],
    [
      'a line whose total is too large',
      { items: [anItem(1, { maxUnitPrice: '10000000000', quantity: '100000' })] },
      ['/items/0/maxUnitPrice max'],
    ],
    [
      'lines whose sum is too large',
      { items: [1, 2].map((n) => anItem(n, { maxUnitPrice: '9999999999', quantity: '100000' })) },
      ['/items max'],
    ],
  ])('reports %s', (_what, changes, wanted) => {
    expect(faults(anOrder(changes))).toEqual(wanted);
  });

  test('accepts a valid barcode, lots and rates', () => {
    const changes: Partial<OrderRecord> = {
      lots: [{ key: 'a', title: 'А' }],
      items: [anItem(1, { lotKey: 'a', gtin: '4006381333931', maxUnitPrice: '9999999999', quantity: '99999' })],
      exchangeRates: [{ currency: 'EUR', ...rate }],
      payment: { kind: 'mixed', prepayPercent: '30' },
    };
    expect(faults(anOrder(changes))).toEqual([]);
  });
});
