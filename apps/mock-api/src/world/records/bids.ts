import { z } from 'zod';
import { contract, contractFields, owned, sha256 } from './contract.ts';

const itemFields = contractFields('BidItem', 'computed');

/** As entered: null quantity, unit and rate mean those of the order line. */
const bidItemRecord = z.strictObject({
  ...itemFields,
  quantity: itemFields.quantity.nullable(),
  unitCode: itemFields.unitCode.nullable(),
  vatRate: itemFields.vatRate.nullable(),
});
export type BidItemRecord = z.infer<typeof bidItemRecord>;

/** counts and rank are stored, and recalculated with the order's. */
export const bidRecord = z.strictObject({
  ...contractFields(
    'Bid',
    'access',
    'attachments',
    'totals',
    'unranked',
    'flags',
    'items',
    'excludedItemIds',
    'isSealed',
  ),
  ...owned,
  items: z.array(bidItemRecord),
  /** when the supplier who made it last changed it; absent for bids that the buyer entered */
  ownChangeAt: contract('DateTime').optional(),
  /** of the attached files; absent when there never were any */
  fileHashes: z.array(sha256).readonly().optional(),
  /** absent where no line was ever left out */
  excludedItemIds: z.array(contract('Id')).readonly().optional(),
});
export type BidRecord = z.infer<typeof bidRecord>;
