/** An order with 200 lines and 30 bids: a load test for the comparison. */
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { SeedBid } from '../builders/bid.ts';
import { Random, price } from '../random.ts';
import { GOODS, PLANT } from './goods.ts';
import { minutesAfter, utc } from '../moments.ts';
import type { SeedOrder } from '../builders/order.ts';

const LINES = 200;
const BIDS = 30;

/** Most bids are complete; some leave out lines, one is late, some expire too early. */
export function heavyMatrix(number: number, suppliers: readonly SupplierRecord[]): SeedOrder {
  const random = new Random(200_030);
  const lines = Array.from({ length: LINES }, (_, index) => {
    const [, name, unitCode, kopecks] = GOODS[index % GOODS.length] ?? GOODS[0];
    const kind = Math.floor(index / GOODS.length) + 1;
    return {
      name: `${name}, тип ${kind}`,
      unitCode,
      kopecks: kopecks + kind * 170,
      quantity: String(random.between(1, 40)),
    };
  });
  const published = utc('10-12 08:00');
  const bids = suppliers.slice(0, BIDS).map((supplier, index): SeedBid => {
    const level = 92 + ((index * 7) % 23);
    const isPartial = index % 6 === 5;
    return {
      slug: `${index + 1}`,
      namesNoTotals: true,
      supplier,
      prices: lines.map(({ kopecks }) =>
        isPartial && random.next() < 0.08
          ? null
          : price(Math.round((kopecks * (level * 10 + random.between(0, 60))) / 1000)),
      ),
      received: index === 17 ? utc('10-28 16:10') : minutesAfter(published, 1440 + index * 700),
      more: { validUntil: index % 10 === 9 ? '2026-11-05' : '2026-12-20', deliveryDays: random.between(7, 30) },
    };
  });
  return {
    slug: 'heavy_matrix',
    number,
    title: 'Годовая потребность ремонтных служб, 200 позиций',
    deadline: utc('10-28 12:00'),
    budget: null,
    items: lines.map(({ name, quantity, unitCode }) => [name, quantity, unitCode]),
    steps: [
      [utc('10-09 07:00'), 'create'],
      [published, 'publish'],
      [utc('10-28 12:00'), 'deadline'],
    ],
    bids,
    more: { decisionDate: '2026-11-12', delivery: PLANT },
  };
}
