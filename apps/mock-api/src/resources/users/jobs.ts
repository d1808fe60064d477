/** Applies due changes of many users. */
import type { WorldContext } from '@zakupki/mock-engine/pipeline/operation';
import type { UserRecord } from '../../model/records/users.ts';
import { applyDueOrderChanges } from '../orders/store.ts';
import { applyDueCreditChanges } from '../access/jobs.ts';

/** Expires overdue orders and credit grants, as a sign-in would. The changes persist even when the request fails. */
export function applyAllDueChanges(context: WorldContext, customers: readonly UserRecord[]): void {
  const { world } = context;
  for (const { id } of customers) {
    if (world.orders.where('owner', id).length > 0) applyDueOrderChanges(context, id);
  }
  world.writeOutsideTransaction(() => {
    for (const user of customers) applyDueCreditChanges(context, user);
  });
}
