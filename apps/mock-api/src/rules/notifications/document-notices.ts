/** Notices about documents of suppliers. Pure. */
import { EXPIRY_NOTICE_DAYS } from '@zakupki/procurement/suppliers/document-expiry';
import { addDays, startOfDay } from '@zakupki/mock-engine/dates/calendar';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { ExpiringDocument, NoticeDraft } from './notice.ts';

/** Starts 14 days before the last day, or when the last day was entered, if later. */
export function documentNotice(document: ExpiringDocument, timeZone: string): NoticeDraft[] {
  const { id, title, expiresOn, knownAt, supplier } = document;
  const due = startOfDay(addDays(expiresOn, -EXPIRY_NOTICE_DAYS) ?? expiresOn, timeZone);
  if (due === null) return [];
  const at = Math.max(due, momentOf(knownAt));
  const params = { supplier: supplier.name, document: title, day: expiresOn };
  return [
    {
      type: 'document_expiring',
      // A changed last day is a new notice.
      about: `${id} ${expiresOn}`,
      at,
      // Valid to the end of the day.
      until: startOfDay(addDays(expiresOn, 1) ?? '', timeZone) ?? Infinity,
      params,
      link: `/zakupki/suppliers/${supplier.id}`,
    },
  ];
}
