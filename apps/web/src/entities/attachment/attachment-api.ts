import type { AttachmentOwner } from '@zakupki/api-client/schema';
import { fromContract } from '@zakupki/api-client/rtk-query';
import { api } from '../../http/api.ts';
import { orderTags } from '../../http/stale-tags.ts';

/** The record a file is attached to. */
export type FileHolder = {
  readonly owner: AttachmentOwner;
  readonly ownerId: string;
  /** Null for the documents of a supplier. */
  readonly orderId: string | null;
};

/** Tags to invalidate when the files change: identical files on two bids are a conflict. */
export function attachmentTags({ owner, ownerId, orderId }: FileHolder) {
  if (owner === 'supplier' || orderId === null) return ['Supplier'] as const;
  if (owner === 'question') return ['Questions', 'Audit'] as const;
  if (owner === 'order') return [{ type: 'Order', id: ownerId }, 'Audit'] as const;
  return orderTags(orderId);
}

export const { useDeleteAttachmentMutation, util: fileCache } = api.injectEndpoints({
  endpoints: (build) => fromContract(build, { deleteAttachment: {} }),
});
