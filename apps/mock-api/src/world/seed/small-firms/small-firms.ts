/** Orders of the users in each state of access: a published order and a draft ready to publish. */
import type { PersonName } from '../../people.ts';
import type { SupplierRecord } from '../../records/suppliers.ts';
import type { SeedBid } from '../builders/bid.ts';
import { FIRMS, type Business, type Firm } from './firms.ts';
import { minutesAfter, utc } from '../moments.ts';
import type { SeedOrder } from '../builders/order.ts';

function orders({ slug, delivery: [address, region], suppliers, published, draft }: Firm): SeedOrder[] {
  const delivery = { address, region, incoterm: 'DDP', place: null } as const;
  const common = (part: string, number: number, [title, , deadline, budget, line]: Business) => ({
    slug: `${slug}_${part}`,
    number,
    title,
    deadline: utc(deadline),
    budget,
    items: [line],
    more: { delivery },
  });
  const open = published.map((business, index): SeedOrder => {
    const created = utc(business[1]);
    const publishedAt = minutesAfter(created, 95);
    const part = index === 0 ? 'published' : `published_${index + 1}`;
    const steps = [
      [created, 'create'],
      [publishedAt, 'publish'],
    ] as const;
    return {
      ...common(part, index + 1, business),
      steps,
      bids: bidsOn(business, suppliers, minutesAfter(publishedAt, 1310)),
    };
  });
  const created = utc(draft[1]);
  const steps = [
    [created, 'create'],
    [minutesAfter(created, 12), 'update'],
  ] as const;
  return [...open, { ...common('draft', published.length + 1, draft), steps }];
}

/** One bid is submitted; the other is complete, so that only the state of access can prevent submitting it. */
function bidsOn([, , , , , prices]: Business, [first, second]: Firm['suppliers'], received: string): SeedBid[] {
  if (!prices) return [];
  const later = minutesAfter(received, 180);
  return [
    { slug: '1', supplier: first, prices: [prices[0]], received },
    { slug: '2', supplier: second, prices: [prices[1]], received: later, steps: [[minutesAfter(later, 25), 'create']] },
  ];
}

export const SMALL_FIRMS: readonly {
  name: PersonName;
  suppliers: readonly SupplierRecord[];
  orders: readonly SeedOrder[];
}[] = FIRMS.map((firm) => ({ name: firm.name, suppliers: firm.suppliers, orders: orders(firm) }));
