import type { AllocationDraft } from '@zakupki/api-client/schema';

/** Allocations of an award or a preview in the form of a request. */
export const allocationDrafts = (allocations: readonly AllocationDraft[]): AllocationDraft[] =>
  allocations.map(({ orderItemId, bidId, bidItemId, quantity }) => ({ orderItemId, bidId, bidItemId, quantity }));
