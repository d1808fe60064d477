import { z } from 'zod';
import { contract, contractFields, owned } from './contract.ts';

export const supplierRecord = z.strictObject({ ...contractFields('Supplier', 'stats', 'documents'), ...owned });
export type SupplierRecord = z.infer<typeof supplierRecord>;

/** A pair of suppliers that the buyer marked as different; `id` is derived from their ids. */
export const distinctionRecord = z.strictObject({ id: contract('Id'), ...owned });

/** The fields of the columns in a supplier's last imported file. */
export const importMappingRecord = z.strictObject({
  id: contract('Id'),
  ...owned,
  /** the supplier's tax number, normalized for comparison */
  taxKey: z.string(),
  columns: z.array(
    z.strictObject({
      column: z.int().min(1),
      heading: z.string().nullable(),
      field: contract('ImportField').nullable(),
    }),
  ),
  updatedAt: contract('DateTime'),
});
export type ImportMappingRecord = z.infer<typeof importMappingRecord>;
