import type { Award } from '@zakupki/api-client/schema';
import type { AwardRecord } from '../../model/records/orders.ts';

export function presentAward({ award }: { award: AwardRecord }): Award {
  const { ownerId: _owner, earlierPurchaseOrders: _earlier, cheaperBids = [], ...body } = award;
  return { ...body, cheaperBids };
}
