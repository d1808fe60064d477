/** Notices about documents of suppliers. Pure. */
import { EXPIRY_NOTICE_DAYS } from '@zakupki/procurement/suppliers/document-expiry';
import { DateTime } from 'luxon';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { ExpiringDocument, NoticeDraft } from './notice.ts';

/** Starts 14 days before the last day, or when the last day was entered, if later. */
export function documentNotice(document: ExpiringDocument, timeZone: string): NoticeDraft[] {
  const { id, title, expiresOn, knownAt, supplier } = document;
  const day = DateTime.fromISO(expiresOn, { zone: timeZone }).startOf('day');
  if (!day.isValid) return [];
  const at = Math.max(day.minus({ days: EXPIRY_NOTICE_DAYS }).toMillis(), momentOf(knownAt));
  const params = { supplier: supplier.name, document: title, day: expiresOn };
  return [
    {
      type: 'document_expiring',
      // A changed last day is a new notice.
      about: `${id} ${expiresOn}`,
      at,
      // Valid to the end of the day.
      until: day.plus({ days: 1 }).toMillis(),
      params,
      link: `/zakupki/suppliers/${supplier.id}`,
    },
  ];
}
