/** Validates questions beyond the schemas. Pure. */
import type { QuestionDraft } from '@zakupki/api-client/schema';
import type { OrderRecord } from '../model/records/orders.ts';
import type { Fault } from '../sentences/fault.ts';
import { momentOf } from '@zakupki/mock-engine/dates/moment';

/** @param now epoch ms @param isKnown the address book has the named supplier */
export function questionFaults(
  draft: QuestionDraft,
  { items }: Pick<OrderRecord, 'items'>,
  now: number,
  isKnown: boolean,
): Fault[] {
  const faults: Fault[] = [];
  const { orderItemId = null, supplierId = null, supplierName = null, askedAt = null } = draft;
  if (draft.text.trim().length < 3) faults.push(tooShort('/text', 3));
  if (orderItemId !== null && !items.some(({ id }) => id === orderItemId)) {
    faults.push({ pointer: '/orderItemId', code: 'ref_not_found', said: 'order_line_unknown' });
  }
  if (supplierId !== null && !isKnown) {
    faults.push({ pointer: '/supplierId', code: 'ref_not_found', said: 'supplier_unknown' });
  }
  if (supplierId !== null && supplierName !== null) {
    faults.push({ pointer: '/supplierName', code: 'not_allowed', said: 'asker_twice' });
  } else if (supplierName !== null && supplierName.trim().length < 2) faults.push(tooShort('/supplierName', 2));
  if (askedAt !== null && momentOf(askedAt) > now) {
    faults.push({ pointer: '/askedAt', code: 'max', said: 'asked_later' });
  }
  return faults;
}

const tooShort = (pointer: string, limit: number): Fault => ({
  pointer,
  code: 'too_short',
  said: 'too_short',
  params: { limit },
});
