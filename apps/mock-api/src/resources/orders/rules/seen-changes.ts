import type { AuditChange } from '@zakupki/api-client/schema';
import type { AuditRecord } from '../../../world/records/audit.ts';
import type { OrderRecord } from '../../../world/records/orders.ts';

/** What suppliers do not see of an order. */
const WITHHELD = /^\/(?:budget|tags|exchangeRates)(?:\/|$)/;
const CEILING = /^\/items\/\d+\/maxUnitPrice$/;

/** Those that suppliers see. */
export const seenChanges = (
  { changes }: Pick<AuditRecord, 'changes'>,
  { showCeilings }: Pick<OrderRecord, 'showCeilings'>,
): AuditChange[] => changes.filter(({ path }) => !WITHHELD.test(path) && (showCeilings || !CEILING.test(path)));
