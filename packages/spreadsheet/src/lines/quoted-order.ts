import type { Order } from '@zakupki/api-client/schema';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';

/** The order that a bid is imported for. */
export type QuotedOrder = {
  /** by line: what the buyer paid last for its unit. Not for suppliers: the choice of a reading would show it. */
  readonly lastPrices?: Readonly<Record<string, Decimal>> | undefined;
} & Pick<Order, 'items' | 'currency' | 'vatMode'>;
