/** Lowest price a buyer was awarded before for a line of the same name, unit and currency. */
import { comparableBids } from './bids/order-bids.ts';
import type { ComparisonBasis, PreviousPrice } from '@zakupki/api-client/schema';
import { compare } from '@zakupki/procurement/decimals/decimal';
import { listAnswers, isCounted, priceOn, presentPrice } from '../rules/bids/totals.ts';
import { memoize } from '@zakupki/mock-engine/cache';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import { fold } from '@zakupki/mock-engine/lists/search';
import type { OrderRecord } from '../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import type { LastPrices } from '../rules/comparison/order-sheet.ts';

/** Earlier orders considered per product. */
const MAX_ORDERS = 20;

/** The previous prices alone, on the order's basis of comparison. @param at epoch ms */
export function findLastPrices(world: World, order: OrderRecord, at: number): LastPrices {
  const previous = findPreviousPrices(world, order, order.compareBasis, at);
  return new Map([...previous].map(([id, { unitPrice }]) => [id, unitPrice]));
}

/** Of the orders of the same owner, keyed by order line id. @param at epoch ms; later awards are ignored */
export function findPreviousPrices(
  world: World,
  order: OrderRecord,
  basis: ComparisonBasis,
  at: number,
): ReadonlyMap<string, PreviousPrice> {
  const ordersByProduct = groupByProduct(world.orders.where('awarded', order.ownerId));
  const found = new Map<string, PreviousPrice>();
  for (const item of order.items) {
    const product = productKey(order, item);
    const earlier = (ordersByProduct.get(product) ?? [])
      .filter(({ id, awardedAt }) => id !== order.id && awardedAt !== null && momentOf(awardedAt) <= at)
      .slice(-MAX_ORDERS);
    const prices = earlier.flatMap((other) => wonPrices(world, other, product, basis));
    const [first, ...rest] = prices;
    if (first) {
      const lowest = rest.reduce((least, one) => (compare(one.unitPrice, least.unitPrice) < 0 ? one : least), first);
      found.set(item.id, lowest);
    }
  }
  return found;
}

type Item = OrderRecord['items'][number];

function productKey({ currency }: OrderRecord, { name, unitCode }: Item): string {
  return [currency, unitCode, fold(name.trim().replaceAll(/\s+/gu, ' '))].join(' ');
}

type OrdersByProduct = ReadonlyMap<string, readonly OrderRecord[]>;

/** The list of orders is the same object until one of them is written. */
const memoizedOrders = memoize<readonly OrderRecord[], OrdersByProduct>(64);

/** Orders are in award order. */
function groupByProduct(orders: readonly OrderRecord[]): OrdersByProduct {
  return memoizedOrders(orders, '', () => {
    const awarded = orders.toSorted(
      (a, b) => momentOf(a.awardedAt ?? a.updatedAt) - momentOf(b.awardedAt ?? b.updatedAt),
    );
    const byProduct = new Map<string, OrderRecord[]>();
    for (const order of awarded) {
      for (const product of new Set(order.items.map((item) => productKey(order, item)))) {
        const list = byProduct.get(product);
        if (list) list.push(order);
        else byProduct.set(product, [order]);
      }
    }
    return byProduct;
  });
}

function wonPrices(world: World, order: OrderRecord, product: string, basis: ComparisonBasis): PreviousPrice[] {
  const winners = comparableBids(world, order).filter(({ status }) => status === 'won');
  return winners.flatMap((bid) =>
    listAnswers(order, bid).flatMap((answer) => {
      if (!isCounted(answer.line) || productKey(order, answer.item) !== product) return [];
      const unitPrice = presentPrice(priceOn(basis, order, bid, answer).price);
      const { id: orderId, number: orderNumber, awardedAt } = order;
      return unitPrice === null || awardedAt === null ? [] : [{ unitPrice, orderId, orderNumber, awardedAt }];
    }),
  );
}
