import type { Bid, Order } from '@zakupki/api-client/schema';
import { BID_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { findExchange } from '@zakupki/procurement/money/exchange';
import { m } from '#messages';
import { FieldFact } from '../../../entities/record-field/field-fact.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useIsSupplier } from '../../../entities/user/me-api.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { BidConflicts } from '../../../entities/conflict/list/bid-conflicts.tsx';
import { FilesSection } from '../../../entities/attachment/files-section.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { FactGroup, GroupFact } from '../../../ui/layout/groups/fact-group.tsx';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';
import { Day, Moment } from '../../../ui/value/moment.tsx';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { TotalsList, TotalsRow } from '../../../entities/order-line/totals-list.tsx';
import { priceVatWords, vatModeWord } from '../../../entities/order-line/vat-words.ts';
import styles from './bid-detail.module.css';
import { ValidUntil } from '../bid-marks.tsx';
import { BidNotes } from './bid-notes.tsx';
import { BidSupplierFacts } from '../supplier/bid-supplier-facts.tsx';
import { readDeclared } from '../lines/bid-totals.ts';
import { StatedTotalRows } from '../lines/stated-total-row.tsx';

export function BidOverview({ order, bid }: { order: Order; bid: Bid }) {
  return (
    <div className="zk-stack zk-in-order zk-gap-12">
      <BidNotes order={order} bid={bid} />
      <BidConflicts order={order} bid={bid} />
      <BidFacts order={order} bid={bid} />
    </div>
  );
}

/** The terms, the documents and the sums. */
export function BidFacts({ order, bid }: { order: Order; bid: Bid }) {
  const isSupplier = useIsSupplier();
  return (
    <div className={styles['columns']}>
      <div className="zk-stack zk-packed zk-gap-24">
        <BidSupplierFacts supplier={bid.supplier} />
        <FactGroup title={m.bids_group_terms()}>
          {TERMS.map((name) => (
            <TermFact key={name} name={name} order={order} bid={bid} />
          ))}
        </FactGroup>
        <FactGroup title={m.bid_editor_section_paper()}>
          <GroupFact label={fieldLabel('bid', 'externalNumber')}>
            <NumberedText text={bid.externalNumber ?? MISSING} />
          </GroupFact>
          <GroupFact label={fieldLabel('bid', 'externalDate')}>
            <Day date={bid.externalDate} />
          </GroupFact>
          {!isSupplier && (
            <>
              <GroupFact label={fieldLabel('bid', 'source')}>{SOURCES[bid.source]()}</GroupFact>
              <GroupFact label={fieldLabel('bid', 'receivedAt')}>
                <Moment iso={bid.receivedAt} zone={order.timeZone} />
              </GroupFact>
            </>
          )}
          <GroupFact label={m.bids_submitted()}>
            <Moment iso={bid.submittedAt} zone={order.timeZone} />
          </GroupFact>
          <GroupFact label={fieldLabel('bid', 'orderRevision')}>
            {bid.orderRevision === order.revision
              ? bid.orderRevision
              : m.bids_revision_of({ revision: bid.orderRevision, present: order.revision })}
          </GroupFact>
        </FactGroup>
        {bid.notes !== null && (
          <FactGroup title={fieldLabel('bid', 'notes')}>
            <p className="zk-break zk-lines">{bid.notes}</p>
          </FactGroup>
        )}
        <FilesSection
          owner="bid"
          ownerId={bid.id}
          orderId={order.id}
          files={bid.attachments}
          // The buyer cannot change the files of a bid that a supplier sent.
          isReadOnly={isSupplier ? !bid.access.editable : bid.invitationId !== null}
        />
      </div>
      <Sums order={order} bid={bid} />
    </div>
  );
}

type Name = Exclude<keyof typeof BID_FIELDS, 'supplier' | 'items'>;

/** Fields shown in other groups or within the fact of another field. */
const ELSEWHERE: ReadonlySet<string> = new Set<keyof typeof BID_FIELDS>([
  'supplier',
  'source',
  'externalNumber',
  'externalDate',
  'receivedAt',
  'currency',
  'declaredTotal',
  'notes',
  'items',
]);
const FIRST: readonly Name[] = [
  'vatMode',
  'validUntil',
  'payment',
  'deliveryDays',
  'deliveryCost',
  'deliveryTerms',
  'warrantyMonths',
  'minOrderAmount',
];
// Object.keys() widens the names to string; ELSEWHERE excludes the names outside Name.
const TERMS = [...new Set([...FIRST, ...(Object.keys(BID_FIELDS) as Name[]).filter((name) => !ELSEWHERE.has(name))])];

function TermFact({ name, order, bid }: { name: Name; order: Order; bid: Bid }) {
  const { currency, payment } = bid;
  if (name === 'vatMode') {
    return <GroupFact label={fieldLabel('bid', name)}>{`${currency}, ${vatModeWord(bid.vatMode)}`}</GroupFact>;
  }
  if (name === 'validUntil') {
    return (
      <GroupFact label={fieldLabel('bid', name)}>
        <ValidUntil date={bid.validUntil} isExpired={bid.flags.isExpired} zone={order.timeZone} />
      </GroupFact>
    );
  }
  if (name === 'payment') {
    return <GroupFact label={fieldLabel('bid', 'payment/kind')}>{payment ? paymentWords(payment) : MISSING}</GroupFact>;
  }
  if (name === 'deliveryDays') {
    return (
      <GroupFact label={m.bids_lead()}>
        {bid.deliveryDays === null ? MISSING : m.editor_days({ count: bid.deliveryDays })}
      </GroupFact>
    );
  }
  return <FieldFact noun="bid" name={name} kind={BID_FIELDS[name].kind} value={bid[name]} currency={currency} />;
}

const SOURCES: Readonly<Record<Bid['source'], () => string>> = {
  manual: () => fieldLabel('bid', 'source=manual'),
  paste: () => fieldLabel('bid', 'source=paste'),
  xlsx: () => fieldLabel('bid', 'source=xlsx'),
  supplier_link: () => fieldLabel('bid', 'source=supplier_link'),
};

/** Totals in the bid's currency, and the comparable total in the order's. */
function Sums({ order, bid }: { order: Order; bid: Bid }) {
  const { totals, currency, declaredTotal, vatMode, deliveryCost } = bid;
  // Suppliers do not see the buyer's rates, so their bid in another currency has no comparable total.
  const isForeign = useIsSupplier() && currency !== order.currency;
  const { linesOffered, linesTotal } = totals.coverage;
  return (
    <aside className={`zk-card ${styles['sums']}`} aria-label={m.bid_editor_total()}>
      <TotalsList
        label={m.bid_editor_total()}
        extent={m.bid_editor_total_lines({ offered: linesOffered, total: linesTotal })}
        totals={totals}
        currency={currency}
      >
        {deliveryCost !== null && (
          <TotalsRow
            label={[
              fieldLabel('bid', 'deliveryCost'),
              sign(deliveryCost) > 0 && priceVatWords(vatMode, totals.deliveryVatRate),
            ]
              .filter(Boolean)
              .join(', ')}
          >
            <Money amount={deliveryCost} currency={currency} />
          </TotalsRow>
        )}
        {!isForeign &&
          (deliveryCost !== null || currency !== order.currency || totals.comparableGross !== totals.gross) && (
            <TotalsRow label={m.bid_editor_total_comparable()}>
              {totals.comparableGross === null && linesOffered > 0 ? (
                findExchange(currency, order.currency, order.exchangeRates) === null ? (
                  m.bids_no_rate({ currency })
                ) : (
                  m.words_unranked_incomparable()
                )
              ) : (
                <Money amount={totals.comparableGross} currency={order.currency} />
              )}
            </TotalsRow>
          )}
        {declaredTotal !== null && (
          <StatedTotalRows
            declared={readDeclared(declaredTotal, totals, { currency, vatMode, deliveryCost }, order)}
            vatMode={vatMode}
            currency={currency}
          />
        )}
      </TotalsList>
    </aside>
  );
}
