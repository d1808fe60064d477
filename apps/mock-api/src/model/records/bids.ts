import { z } from 'zod';
import { contract, contractFields, owned } from './contract.ts';
import { sha256 } from '@zakupki/mock-engine/world/records/schema';

const itemFields = contractFields('BidItem', 'computed');

/** Values as entered: null for quantity, unit or VAT rate means the value of the order line. */
const bidItemRecord = z.strictObject({
  ...itemFields,
  quantity: itemFields.quantity.nullable(),
  unitCode: itemFields.unitCode.nullable(),
  vatRate: itemFields.vatRate.nullable(),
});
export type BidItemRecord = z.infer<typeof bidItemRecord>;

/** Counts and rank are stored, and recalculated together with the order's. */
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
    'exclusions',
    'submittedVia',
    'isSealed',
  ),
  ...owned,
  items: z.array(bidItemRecord),
  /** when the supplier last changed the bid; absent for bids that the buyer entered */
  ownChangeAt: contract('DateTime').optional(),
  /** the session of a copied link that began the draft; absent for other bids */
  draftedIn: z.string().optional(),
  /**
   * The decision date from which its delivery days count, after the order's was changed; absent while they count from
   * that of the order
   */
  daysCountFrom: contract('Date').optional(),
  /** the order's default VAT rate when the bid was submitted; absent for drafts and for bids of the seed */
  askedVatRate: contract('VatRate').optional(),
  /** SHA-256 of the attached files; absent when there never were any */
  fileHashes: z.array(sha256).readonly().optional(),
  /** absent when no line was ever excluded */
  excludedItemIds: z.array(contract('Id')).readonly().optional(),
  /** why lines were excluded; lines that were included again may remain, those of older records are absent */
  exclusions: z.array(contract('BidExclusion')).readonly().optional(),
  /** absent for older records */
  submittedVia: contract('SupplierSession').nullable().optional(),
});
export type BidRecord = z.infer<typeof bidRecord>;
