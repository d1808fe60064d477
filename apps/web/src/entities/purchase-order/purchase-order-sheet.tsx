import type { PurchaseOrder, PurchaseOrderBid, PurchaseOrderParty } from '@zakupki/api-client/schema';
import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import { m } from '#messages';
import { Sheet, SheetBlock, SheetFact, SheetFacts, SheetSignature, SheetSignatures } from '../../ui/sheet/sheet.tsx';
import { FormattedPhone } from '../../ui/value/phone/formatted-phone.tsx';
import { formatDayInFull } from '../../format/date/dates-in-full.ts';
import { PurchaseOrderLines } from './purchase-order-lines.tsx';
import { purchaseOrderTerms } from './purchase-order-terms.ts';
import styles from './purchase-order.module.css';
import { NumberedText } from '../../ui/value/numbered-text.tsx';

export function PurchaseOrderSheet({
  purchaseOrder,
  timeZone,
}: {
  purchaseOrder: PurchaseOrder;
  readonly timeZone: string;
}) {
  const { number, orderNumber, orderTitle, decidedAt, buyer, supplier, bids } = purchaseOrder;
  return (
    <Sheet
      title={m.award_order({ number })}
      subtitle={
        <>
          {m.award_order_date()}: {dayOf(decidedAt, timeZone)}
          <br />
          <NumberedText text={`${m.award_order_rfq()}: ${orderNumber}, ${orderTitle}`} />
        </>
      }
    >
      <div className={styles['parties']}>
        <Party title={m.award_order_buyer()} party={buyer} />
        <Party title={m.award_order_supplier()} party={supplier} />
      </div>
      <SheetBlock label={m.award_order_lines()}>
        {bids.map((bid) => (
          <p key={bid.bidId} className="zk-secondary zk-small">
            <NumberedText text={basisWords(bid)} />
          </p>
        ))}
        <PurchaseOrderLines purchaseOrder={purchaseOrder} />
      </SheetBlock>
      <section className={`zk-stack zk-gap-8 ${styles['terms']}`} aria-label={m.award_order_terms()}>
        <h3>{m.award_order_terms()}</h3>
        <Terms purchaseOrder={purchaseOrder} />
      </section>
      <SheetSignatures>
        <SheetSignature role={m.award_order_for_buyer()} />
        <SheetSignature role={m.award_order_for_supplier()} />
      </SheetSignatures>
    </Sheet>
  );
}

/** In the order's time zone, with the year. */
function dayOf(moment: string, timeZone: string): string {
  const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(Date.parse(moment));
  return formatDayInFull(isoDay);
}

function basisWords({ number, externalNumber, externalDate }: PurchaseOrderBid): string {
  const basis = m.award_order_basis({ number });
  if (externalNumber === null) return basis;
  const document =
    externalDate === null
      ? m.award_order_document({ number: externalNumber })
      : m.award_order_document_of({ number: externalNumber, day: formatDayInFull(externalDate) });
  return `${basis} (${document})`;
}

function Party({ title, party }: { title: string; party: PurchaseOrderParty }) {
  const { name, taxId, kpp, address, bankAccount, bik, contact } = party;
  const lines = [
    [taxId && m.award_order_tax_id({ id: taxId.id }), kpp && m.award_order_kpp({ kpp })].filter(Boolean).join(', '),
    address,
    bankAccount && bik ? m.award_order_account({ account: bankAccount, bik }) : null,
    [contact && contactNameBeside(name, contact.name), contact?.role].filter(Boolean).join(', '),
  ].filter(Boolean);
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p className={styles['name']}>{name}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {/* On a separate line: grouped digits are wider. */}
      {contact?.phone && (
        <p>
          <FormattedPhone phone={contact.phone} />
        </p>
      )}
      {contact?.email && <p>{contact.email}</p>}
    </section>
  );
}

function Terms({ purchaseOrder }: { purchaseOrder: PurchaseOrder }) {
  return (
    <SheetFacts>
      {purchaseOrderTerms(purchaseOrder).map(([label, value]) => (
        <SheetFact key={label} label={label}>
          {value}
        </SheetFact>
      ))}
    </SheetFacts>
  );
}
