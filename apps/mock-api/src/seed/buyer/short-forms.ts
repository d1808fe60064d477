/** Short forms of the buyer's orders, bids and their steps; moments are those of `utc`. */
import type { SeedBid } from '../builders/bid.ts';
import type { SeedOrder } from '../builders/order.ts';
import type { BidStep, OrderStep, Step } from '../builders/steps.ts';
import { utc } from '../moments.ts';
import { BUYER_SUPPLIERS, type SupplierSlug } from './suppliers.ts';

export const head = (slug: string, number: number, title: string, deadline: string | null, budget: string | null) => ({
  slug,
  number,
  title,
  deadline: deadline === null ? null : utc(deadline),
  budget,
});

/** Builds the bid of a supplier; `supplier` is the slug of both. */
export const bid = (
  supplier: SupplierSlug,
  received: string,
  prices: SeedBid['prices'],
  rest: Partial<SeedBid> = {},
): SeedBid => ({ slug: supplier, supplier: BUYER_SUPPLIERS[supplier], prices, received: utc(received), ...rest });

const read = <Name extends string>(text: string): Step<Name>[] =>
  text.split(', ').map((step) => {
    const [name = '', ...at] = step.split(' ');
    // An unknown name fails the test of the seed against the contract.
    return [utc(at.join(' ')), name as Name];
  });

/** Steps of an order: 'create 10-05 11:25, publish 10-06 08:00'. */
export const orderSteps = (text: string): SeedOrder['steps'] => read<OrderStep>(text);
/** Steps of a bid: 'create 10-30 09:44, update 10-30 10:02'. */
export const bidSteps = (text: string): NonNullable<SeedBid['steps']> => read<BidStep>(text);
