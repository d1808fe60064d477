import { LANGUAGES } from '@zakupki/words';
import { z } from 'zod';
import { bidRecord } from './bids.ts';
import { contract, contractFields, owned } from './contract.ts';
import { orderRecord } from './orders.ts';

export const auditRecord = z.strictObject({
  ...contractFields('AuditEvent', 'copiedBy'),
  /** absent for all sessions but those of copied links */
  copiedBy: contract('PersonRef').optional(),
  ...owned,
  /** evidence of the conflict by language; `changes` contains only the language of the request */
  evidence: z.partialRecord(z.enum(LANGUAGES), z.string()).readonly().optional(),
});
export type AuditRecord = z.infer<typeof auditRecord>;

/** An order or bid as written at a moment; both are null when it was deleted. */
export const versionRecord = z.strictObject({
  id: contract('Id'),
  ...owned,
  orderId: contract('Id'),
  entityId: contract('Id'),
  at: contract('DateTime'),
  order: orderRecord.nullable(),
  bid: bidRecord.nullable(),
});
export type VersionRecord = z.infer<typeof versionRecord>;
