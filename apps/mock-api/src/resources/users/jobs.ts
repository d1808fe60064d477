/** Applies due changes of many users. */
import type { WorldNow } from '@zakupki/mock-engine/pipeline/call';
import type { UserRecord } from '../../model/records/users.ts';
import { applyDueOrderChanges } from '../orders/store.ts';
import { listGrants } from '../access/store.ts';

/** Expires overdue orders and credit grants, as a sign-in would. The changes persist even when the request fails. */
export function applyAllDueChanges(call: WorldNow, customers: readonly UserRecord[]): void {
  const { world } = call;
  for (const { id } of customers) {
    if (world.orders.where('owner', id).length > 0) applyDueOrderChanges(call, id);
  }
  world.writeOutsideTransaction(() => {
    for (const user of customers) listGrants(world, user, call.now);
  });
}
