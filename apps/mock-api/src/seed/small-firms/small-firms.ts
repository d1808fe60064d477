/** Orders of the users in each state of access: a published order and a draft ready to publish. */
import type { AccountName } from '../../model/people.ts';
import type { SupplierRecord } from '../../model/records/suppliers.ts';
import type { SeedBid } from '../builders/bid.ts';
import { FIRMS, type Business, type Firm } from './firms.ts';
import { minutesAfter } from '../moments.ts';
import type { SeedOrder } from '../builders/order.ts';

function buildOrders({ slug, delivery: [address, region], suppliers, orders }: Firm): SeedOrder[] {
  return orders.map((business, index): SeedOrder => {
    const { title, created, deadline, budget, line } = business;
    const isDraft = index === orders.length - 1;
    const publishedAt = minutesAfter(created, 95);
    return {
      slug: `${slug}_${isDraft ? 'draft' : index === 0 ? 'published' : `published_${index + 1}`}`,
      number: index + 1,
      title,
      deadline,
      budget,
      items: [line],
      more: { delivery: { address, region, incoterm: 'DDP', place: null } },
      steps: [[created, 'create'], isDraft ? [minutesAfter(created, 12), 'update'] : [publishedAt, 'publish']],
      bids: buildBids(business, suppliers, minutesAfter(publishedAt, 1310)),
    };
  });
}

/** One bid is submitted; the other is complete, so that only the state of access can prevent submitting it. */
function buildBids({ prices }: Business, suppliers: Firm['suppliers'], received: string): SeedBid[] {
  const [first, second] = suppliers;
  const [cheaper, dearer] = prices;
  if (!first || !second || !cheaper || !dearer) return [];
  const later = minutesAfter(received, 180);
  return [
    { slug: '1', supplier: first, prices: [cheaper], received },
    { slug: '2', supplier: second, prices: [dearer], received: later, steps: [[minutesAfter(later, 25), 'create']] },
  ];
}

export const SMALL_FIRMS: readonly {
  name: AccountName;
  suppliers: readonly SupplierRecord[];
  orders: readonly SeedOrder[];
}[] = FIRMS.map((firm) => ({ name: firm.name, suppliers: firm.suppliers, orders: buildOrders(firm) }));
