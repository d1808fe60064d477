import type { Attachment, Supplier } from '@zakupki/api-client/schema';
import { type DocumentExpiry, documentExpiry } from '@zakupki/procurement/suppliers/document-expiry';
import { m } from '#messages';
import { dayIn, formatDay, readerZone } from '../../format/date/dates.ts';
import { type Look, StatusBadge } from '../../ui/feedback/status-badge.tsx';

const BLOCKED: Look = ['danger', 'struck', () => m.suppliers_blocked()];

/** Compares with the day in the reader's zone. */
function expiryOf({ expiresOn }: Pick<Attachment, 'expiresOn'>): DocumentExpiry {
  return documentExpiry(expiresOn, dayIn(readerZone()));
}

/** Marks a blocked supplier and documents that expire. Renders nothing when neither applies. */
export function SupplierState({ supplier }: { supplier: Supplier }) {
  const expiries = supplier.documents.map(expiryOf);
  const worst = (['expired', 'expiring'] as const).find((state) => expiries.includes(state));
  return (
    <>
      {supplier.blockedReason !== null && <StatusBadge look={BLOCKED} />}
      {worst && <StatusBadge look={DOCUMENTS[worst]} />}
    </>
  );
}

export function hasState({ blockedReason, documents }: Supplier): boolean {
  return blockedReason !== null || documents.some((document) => expiryOf(document) !== 'valid');
}

const DOCUMENTS: Readonly<Record<Exclude<DocumentExpiry, 'valid'>, Look>> = {
  expired: ['danger', 'dash', () => m.suppliers_documents_expired()],
  expiring: ['warning', 'half', () => m.suppliers_documents_expiring()],
};

/** The last day of a document, highlighted when it is soon or past. */
export function ExpiryBadge({ document }: { document: Pick<Attachment, 'expiresOn'> }) {
  const { expiresOn } = document;
  if (expiresOn === null) return null;
  const day = formatDay(expiresOn);
  const looks: Readonly<Record<DocumentExpiry, Look>> = {
    valid: ['neutral', 'hollow', () => m.suppliers_valid_until({ day })],
    expiring: ['warning', 'half', () => m.suppliers_expires_on({ day })],
    expired: ['danger', 'dash', () => m.suppliers_expired_on({ day })],
  };
  return (
    <span className="zk-flex">
      <StatusBadge look={looks[expiryOf(document)]} />
    </span>
  );
}
