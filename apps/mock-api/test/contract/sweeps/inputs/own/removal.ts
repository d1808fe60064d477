/** Removes what a check creates on a server whose data persists. */
import type { OperationId } from '@zakupki/api-client/operation';
import type { Bid, Order } from '@zakupki/api-client/schema';
import { ContractClient } from '../../../suite/client.ts';
import { NotThere } from '@zakupki/mock-engine/suite/not-there';
import { withTarget } from '@zakupki/mock-engine/suite/target';
import { currentTarget, type Created, type Target } from '../../../suite/target.ts';

type Remove = (caller: ContractClient, body: { id: string }) => Promise<unknown>;

const ifMatch = '*';

const removeOrder: Remove = async (caller, { id: orderId }) => {
  const { status, body } = await caller.call('getOrder', { orderId });
  // The next check that needs a published order reuses it (`orders.ts`).
  if (status === 200 && (body as Order).status === 'draft') await caller.ok('deleteOrder', { orderId, ifMatch });
};

const removeBid: Remove = async (caller, bid) => {
  const { id: bidId, orderId } = bid as Bid;
  const { status, body } = await caller.call('getBid', { orderId, bidId });
  if (status === 200 && (body as Bid).status === 'draft') await caller.ok('deleteBid', { orderId, bidId, ifMatch });
};

const REMOVE: Partial<Record<OperationId, Remove>> = {
  createOrder: removeOrder,
  duplicateOrder: removeOrder,
  createBid: removeBid,
  duplicateBid: removeBid,
  createSupplier: async (caller, { id: supplierId }) => {
    const { status } = await caller.call('getSupplier', { supplierId });
    if (status === 200) await caller.ok('deleteSupplier', { supplierId, ifMatch });
  },
  createSavedFilter: async (caller, { id: savedFilterId }) => {
    const { status } = await caller.call('getSavedFilter', { savedFilterId });
    if (status === 200) await caller.ok('deleteSavedFilter', { savedFilterId, ifMatch });
  },
  createPromoCode: async (caller, { id: promoCodeId }) =>
    caller.ok('updatePromoCode', { promoCodeId, ifMatch, body: { active: false } }),
  createReferrer: async (caller, { id: referrerId }) =>
    caller.ok('updateReferrer', { referrerId, ifMatch, body: { status: 'blocked' } }),
  startImpersonation: async (caller, { id: impersonationId }) => caller.call('endImpersonation', { impersonationId }),
};

/** Removes what a check created; a record stays on a server without the operation for it. */
export async function removed(remove: () => Promise<unknown>): Promise<void> {
  try {
    await remove();
  } catch (error) {
    if (!(error instanceof NotThere)) throw error;
  }
}

/** Runs a check and removes what it created; promo codes and referrers, which cannot be deleted, are switched off. */
export async function withCleanup(run: () => Promise<void>): Promise<void> {
  const created: Created[] = [];
  try {
    const target: Target = { ...currentTarget(), onCreated: (one) => void created.push(one) };
    await withTarget(target, run);
  } finally {
    for (const { operationId, session, body } of created.toReversed())
      await removed(async () =>
        REMOVE[operationId]?.(new ContractClient(currentTarget(), session), body as { id: string }),
      );
  }
}
