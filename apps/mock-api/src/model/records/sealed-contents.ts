import { z } from 'zod';
import { auditRecord, versionRecord } from './audit.ts';
import { bidRecord } from './bids.ts';
import { contract, owned } from './contract.ts';

/** The content of a bid that no opening has named; `id` is the bid's. Read by `tables/bids/sealed-bids.ts` alone. */
export const sealedContentRecord = z.strictObject({
  id: contract('Id'),
  ...owned,
  orderId: contract('Id'),
  bid: bidRecord,
  /** oldest first */
  versions: z.array(versionRecord).readonly(),
  /** what the events of the bid changed, by id of the event; the event itself names states only */
  changes: z.record(z.string(), auditRecord.shape.changes).readonly(),
  /** texts of letters with the receipt, by id of the letter; the letter itself has `RECEIPT_APART` in its place */
  letters: z.record(z.string(), z.string()).readonly(),
});
export type SealedContentRecord = z.infer<typeof sealedContentRecord>;
