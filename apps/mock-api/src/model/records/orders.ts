import { z } from 'zod';
import { contract, contractFields, owned } from './contract.ts';
import { withKeywords } from '@zakupki/mock-engine/world/records/schema';

/** Counts and summary are stored, and recalculated when the order or one of its bids is written. */
export const orderRecord = withKeywords(
  z.strictObject({
    ...contractFields(
      'Order',
      'access',
      'attachments',
      'sealedBidCount',
      'isAwardable',
      'openedBidCount',
      'earlierOpenings',
    ),
    ...owned,
    /** whether a bid was ever submitted: decides refunds and what may still change */
    hadSubmittedBid: z.boolean(),
    /** of sealed bids, oldest first, with the bids opened; absent before the first, and for older records */
    openings: z.array(z.strictObject({ at: contract('DateTime'), bidIds: z.array(contract('Id')) })).optional(),
    /** when counts and summary were calculated; absent for orders of the seed */
    calculatedAt: contract('DateTime').optional(),
  }),
  // Publishing creates the first revision; an unpublished draft can only be cancelled.
  {
    if: { properties: { status: { enum: ['draft', 'cancelled'] } } },
    else: { properties: { revision: { minimum: 1 } } },
  },
);
export type OrderRecord = z.infer<typeof orderRecord>;

/** True when the order accepts or compares bids. */
export const isOpen = ({ status }: Pick<OrderRecord, 'status'>): boolean =>
  status === 'published' || status === 'evaluation';

export const savedFilterRecord = z.strictObject({ ...contractFields('SavedFilter'), ...owned });
export type SavedFilterRecord = z.infer<typeof savedFilterRecord>;

/** Each order that was ever awarded has one, even if the award was revoked. */
export const awardRecord = z.strictObject({
  ...contractFields('Award', 'cheaperBids'),
  ...owned,
  /** absent for older awards */
  cheaperBids: z.array(contract('CheaperBid')).optional(),
  /** purchase orders of earlier awards of this order; absent when there are none */
  earlierPurchaseOrders: z.array(contract('PurchaseOrderRef')).optional(),
});
export type AwardRecord = z.infer<typeof awardRecord>;

export const questionRecord = z.strictObject({ ...contractFields('Question', 'attachments'), ...owned });
export type QuestionRecord = z.infer<typeof questionRecord>;
