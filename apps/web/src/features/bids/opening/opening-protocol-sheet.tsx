import type { OpenedBid, OpeningProtocol } from '@zakupki/api-client/schema';
import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import { m } from '#messages';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { formatDayInFull, formatTimeInFull } from '../../../format/date/dates-in-full.ts';
import { SheetTable } from '../../../ui/sheet/sheet-table.tsx';
import {
  Sheet,
  SheetFact,
  SheetFacts,
  SheetSignature,
  SheetSection,
  SheetSignatures,
} from '../../../ui/sheet/sheet.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { NumberedText } from '../../../ui/value/numbered-text.tsx';

export function OpeningProtocolSheet({ protocol }: { protocol: OpeningProtocol }) {
  const { buyer, orderNumber: number, orderTitle: title, openedAt, timeZone, bids } = protocol;
  return (
    <Sheet
      from={buyer.company}
      title={m.sealed_protocol()}
      subtitle={
        <>
          <NumberedText text={m.sealed_protocol_subtitle({ number, title })} />
          <br />
          {formatTimeInFull(openedAt, timeZone)}
        </>
      }
    >
      <SheetSection title={m.sealed_protocol_about()}>
        <Facts protocol={protocol} />
      </SheetSection>
      <SheetSection title={m.sealed_protocol_bids()}>
        {bids.length === 0 ? <p>{m.sealed_protocol_nothing()}</p> : <Bids protocol={protocol} />}
      </SheetSection>
      {bids.length > 0 && (
        <SheetSection title={m.sealed_protocol_hashes()}>
          <p className="zk-secondary zk-small">{m.sealed_protocol_hashes_why()}</p>
          <SheetFacts>
            {bids.map((bid) => (
              <SheetFact key={bid.bidId} label={m.sealed_protocol_hash({ number: bid.number, name: nameOf(bid) })}>
                <code className="zk-break">{bid.hash}</code>
              </SheetFact>
            ))}
          </SheetFacts>
        </SheetSection>
      )}
      <SheetSignatures>
        <SheetSignature role={m.sealed_protocol_member()} name={buyer.contactName} />
        <SheetSignature role={m.sealed_protocol_member()} />
      </SheetSignatures>
    </Sheet>
  );
}

const nameOf = ({ supplier, number }: OpenedBid) => supplier.name ?? m.bids_untitled({ number });

function Facts({ protocol }: { protocol: OpeningProtocol }) {
  const { buyer, revision, round, submissionDeadline, openedAt, earlyReason, timeZone } = protocol;
  return (
    <SheetFacts>
      <SheetFact label={m.sealed_protocol_buyer()}>
        {[buyer.company, contactNameBeside(buyer.company, buyer.contactName)].filter(Boolean).join(', ')}
      </SheetFact>
      <SheetFact label={m.sealed_protocol_revision()}>{revision}</SheetFact>
      {round > 1 && <SheetFact label={m.sealed_protocol_round_label()}>{round}</SheetFact>}
      <SheetFact label={fieldLabel('order', 'submissionDeadline')}>
        {formatTimeInFull(submissionDeadline, timeZone)}
      </SheetFact>
      <SheetFact label={m.sealed_protocol_opened()}>{formatTimeInFull(openedAt, timeZone)}</SheetFact>
      {earlyReason !== null && <SheetFact label={m.sealed_protocol_early()}>{earlyReason}</SheetFact>}
    </SheetFacts>
  );
}

function Bids({ protocol: { bids, timeZone } }: { protocol: OpeningProtocol }) {
  return (
    <SheetTable
      label={m.sealed_protocol_bids()}
      rows={bids}
      rowKey={({ bidId }) => bidId}
      columns={[
        { header: m.words_number(), cell: ({ number }) => number },
        {
          header: m.bids_supplier(),
          isRowHead: true,
          cell: (bid) => (
            <>
              {nameOf(bid)}
              {bid.supplier.taxId && <small>{bid.supplier.taxId.id}</small>}
              {bid.submittedVia === 'copied_link' && <small>{m.sealed_copied_link_text()}</small>}
            </>
          ),
        },
        {
          header: m.sealed_protocol_submitted(),
          isLabelled: true,
          cell: ({ submittedAt }) => formatTimeInFull(submittedAt, timeZone),
        },
        {
          header: m.sealed_protocol_coverage(),
          isLabelled: true,
          cell: ({ totals: { coverage } }) =>
            m.bids_coverage_of({ offered: coverage.linesOffered, total: coverage.linesTotal }),
        },
        {
          header: m.bids_total_net(),
          isNumber: true,
          isLabelled: true,
          cell: ({ totals, currency }) => <Money amount={totals.net} currency={currency} />,
        },
        {
          header: m.bids_total_gross(),
          isNumber: true,
          isLabelled: true,
          cell: ({ totals, currency }) => <Money amount={totals.gross} currency={currency} />,
        },
        { header: m.sealed_protocol_terms(), cell: (bid) => <Terms bid={bid} /> },
      ]}
    />
  );
}

function Terms({ bid: { deliveryDays, validUntil } }: { bid: OpenedBid }) {
  return (
    <>
      {deliveryDays !== null && <div>{m.award_memo_delivery({ days: m.editor_days({ count: deliveryDays }) })}</div>}
      {validUntil !== null && <div>{m.award_valid({ day: formatDayInFull(validUntil) })}</div>}
    </>
  );
}
