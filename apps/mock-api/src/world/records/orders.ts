import { z } from 'zod';
import { contract, contractFields, owned, withKeywords } from './contract.ts';

/** counts and summary are stored, and recalculated whenever the order or one of its bids is written. */
export const orderRecord = withKeywords(
  z.strictObject({
    ...contractFields('Order', 'access', 'attachments', 'sealedBidCount'),
    ...owned,
    /** whether a bid was ever submitted: decides refunds and what may still change */
    hadSubmittedBid: z.boolean(),
    /** when counts and summary were calculated; absent for orders of the seed */
    calculatedAt: contract('DateTime').optional(),
  }),
  // Publishing is the first revision; without it a draft can only be cancelled.
  {
    if: { properties: { status: { enum: ['draft', 'cancelled'] } } },
    else: { properties: { revision: { minimum: 1 } } },
  },
);
export type OrderRecord = z.infer<typeof orderRecord>;

export const savedFilterRecord = z.strictObject({ ...contractFields('SavedFilter'), ...owned });
export type SavedFilterRecord = z.infer<typeof savedFilterRecord>;

/** One for each order that was ever awarded, revoked or not. */
export const awardRecord = z.strictObject({
  ...contractFields('Award'),
  ...owned,
  /** of awards before this one; absent without any */
  earlierPurchaseOrders: z.array(contract('PurchaseOrderRef')).optional(),
});
export type AwardRecord = z.infer<typeof awardRecord>;

export const questionRecord = z.strictObject({ ...contractFields('Question', 'attachments'), ...owned });
export type QuestionRecord = z.infer<typeof questionRecord>;
