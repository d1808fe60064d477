/** Which changes of a published order suppliers see, and which become an addendum, by the tables of fields. Pure. */
import type { AuditChange } from '@zakupki/api-client/schema';
import { ORDER_FIELDS, ORDER_LINE_FIELDS } from '@zakupki/procurement/orders/order-fields';
import type { AuditRecord } from '../../../world/records/audit.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';

type Shown = Pick<OrderRecord, 'showCeilings'>;

/** Of the field that a JSON pointer leads to; null for a whole line, the order of lines and files. */
function reachOf(path: string): string | null {
  const [, name = '', , lineField] = path.split('/');
  const [fields, key] = name === 'items' ? [ORDER_LINE_FIELDS, lineField] : [ORDER_FIELDS, name];
  const table: Readonly<Record<string, { readonly reach: string }>> = fields;
  return (key === undefined ? null : table[key]?.reach) ?? null;
}

function isSeen({ path }: AuditChange, { showCeilings }: Shown): boolean {
  const reach = reachOf(path);
  return reach === 'ceiling' ? showCeilings : reach !== 'buyer';
}

/** Those that suppliers see. */
export const seenChanges = ({ changes }: Pick<AuditRecord, 'changes'>, order: Shown): AuditChange[] =>
  changes.filter((change) => isSeen(change, order));

/** Whether suppliers are sent an addendum. The order of lines is seen, and changes nothing that they quote for. */
export const concernsSuppliers = ({ changes }: Pick<AuditRecord, 'changes'>, order: Shown): boolean =>
  seenChanges({ changes }, order).some(({ path }) => path !== '/items');
