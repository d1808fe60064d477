/** Selects changes of a published order that suppliers see or get as an addendum, by the tables of fields. Pure. */
import type { AuditChange } from '@zakupki/api-client/schema';
import { ORDER_FIELDS, ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { OrderRecord } from '../../model/records/orders.ts';

type CeilingSetting = Pick<OrderRecord, 'showCeilings'>;

/** The reach of the field at a JSON pointer; null for a full line, the order of lines, and files. */
function reachOf(path: string): string | null {
  const [, name = '', , lineField] = path.split('/');
  const [fields, key] = name === 'items' ? [ORDER_LINE_FIELDS, lineField] : [ORDER_FIELDS, name];
  const table: Readonly<Record<string, { readonly reach: string }>> = fields;
  return (key === undefined ? null : table[key]?.reach) ?? null;
}

function isVisible({ path }: AuditChange, { showCeilings }: CeilingSetting): boolean {
  const reach = reachOf(path);
  return reach === 'ceiling' ? showCeilings : reach !== 'buyer';
}

/** The changes that suppliers see. */
export const visibleChanges = ({ changes }: Pick<AuditRecord, 'changes'>, order: CeilingSetting): AuditChange[] =>
  changes.filter((change) => isVisible(change, order));

/** True when suppliers get an addendum. They see reordered lines, but quote the same. */
export const concernsSuppliers = ({ changes }: Pick<AuditRecord, 'changes'>, order: CeilingSetting): boolean =>
  visibleChanges({ changes }, order).some(({ path }) => path !== '/items');
