/** Shared checks of order operations. */
import { Problem } from '@zakupki/mock-engine/pipeline/problem';
import { accessEnd } from '../../rules/access/access.ts';
import { needsAccess, type OrderAction, findRefusal } from '../../rules/orders/transitions.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { Call } from '@zakupki/mock-engine/pipeline/call';
import { requireOrder } from './store.ts';
import { presentOrder } from './present.ts';

/** @throws Problem 404 */
export const locateOrder = ({ orderId }: { orderId: string }, call: Call): OrderRecord => requireOrder(call, orderId);

/** Checks for an action of the state machine: 404, 402, 412 and 409. */
export function checkOrderAction(action: OrderAction) {
  return {
    locate: locateOrder,
    paid: (order: OrderRecord, { caller, now }: Call) =>
      needsAccess(action, order, { accessEnd: accessEnd(caller.user), now }),
    current: presentOrder,
    guard: (order: OrderRecord) => {
      const refusal = findRefusal(action, order);
      if (refusal) throw new Problem(refusal, { reason: `order.status: ${order.status}` });
    },
  };
}
