import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { Bid, Order, OwnInvitation } from '@zakupki/api-client/schema';
import { useEffect, useId, useRef } from 'react';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { formatTimeInFull } from '../../../format/date/dates-in-full.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { ScreenOnly, Sheet, SheetFact, SheetFacts } from '../../../ui/sheet/sheet.tsx';
import styles from './own-bid.module.css';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';

type Receipt = NonNullable<Bid['receipt']>;

type OwnReceiptProps = {
  readonly order: Order;
  readonly bid: Bid;
  readonly receipt: Receipt;
};

/**
 * Proof of what was received, and when.
 * @param isNew received while the page was open: its heading takes the focus
 */
export function OwnReceipt({ order, bid, receipt, isNew }: OwnReceiptProps & { readonly isNew: boolean }) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'center' });
  }, [isNew, receipt.hash]);
  return (
    <section
      className={`zk-card zk-pad-16 zk-flex zk-wrap zk-between zk-gap-8-24 ${bid.status === 'withdrawn' ? '' : styles['receipt']}`}
      aria-labelledby={id}
    >
      <div className="zk-stack zk-fill zk-shrink zk-gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="zk-large">
          {m.own_bid_received({ at: formatTimeInFull(receipt.at, order.timeZone) })}
        </h2>
        <p className="zk-secondary zk-small">{m.own_bid_receipt_mailed()}</p>
        <p className={styles['hash']}>{`SHA-256 ${receipt.hash}`}</p>
      </div>
      <LinkButton to={paths.bid(order.id, bid.id, { view: 'receipt' })} variant="default">
        {m.own_bid_receipt_print()}
      </LinkButton>
    </section>
  );
}

/** The printable receipt. */
export function ReceiptSheet({ order, invitation, bid, receipt }: OwnReceiptProps & { invitation: OwnInvitation }) {
  const { currency, supplier } = bid;
  return (
    <div className="zk-stack zk-column zk-gap-16">
      <ScreenOnly>
        <div className="zk-flex zk-wrap zk-gap-8">
          <Button leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
            {m.sheet_print()}
          </Button>
          <LinkButton to={paths.bid(order.id, bid.id)} variant="default">
            {m.own_bid_to_bid()}
          </LinkButton>
        </div>
      </ScreenOnly>
      <Sheet
        from={invitation.buyer.company}
        title={m.own_bid_receipt()}
        subtitle={<NumberedText text={`${order.number} ${order.title}`} />}
      >
        <SheetFacts>
          <SheetFact label={m.own_bid_receipt_at()}>
            <strong>{formatTimeInFull(receipt.at, order.timeZone)}</strong>
          </SheetFact>
          <SheetFact label={m.own_bid_receipt_from()}>{supplier.name ?? invitation.supplierName}</SheetFact>
          <SheetFact label={m.own_bid_title()}>{bid.number}</SheetFact>
          <SheetFact label={fieldLabel('bid', 'orderRevision')}>{bid.orderRevision}</SheetFact>
          <SheetFact label={m.editor_totals_gross()}>{formatMoney(receipt.gross, currency)}</SheetFact>
          <SheetFact label={m.own_bid_receipt_hash()}>
            <span className={styles['hash']}>{receipt.hash}</span>
          </SheetFact>
        </SheetFacts>
      </Sheet>
    </div>
  );
}
