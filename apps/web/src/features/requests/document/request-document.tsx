import type { InvitingBuyer, Order, OrderItem } from '@zakupki/api-client/schema';
import { contactNameBeside } from '@zakupki/procurement/suppliers/contacts';
import { m } from '#messages';
import { KIND_WORDS } from '../../../entities/attachment/file-kinds.ts';
import { showsCeilings } from '../../../entities/order/ceilings.ts';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { formatDayInFull, formatTimeInFull } from '../../../format/date/dates-in-full.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { formatSize } from '../../../format/number/sizes.ts';
import { formatCounted } from '../../../format/number/units.ts';
import { groupRow, SheetTable } from '../../../ui/sheet/sheet-table.tsx';
import { Sheet, SheetFact, SheetFacts, SheetSection } from '../../../ui/sheet/sheet.tsx';
import { FormattedPhone } from '../../../ui/value/phone/formatted-phone.tsx';
import { type RowsColumn, TableRows } from '../../../ui/table/rows-table.tsx';
import { lineFacts } from '../line-facts.ts';
import { termsOf } from '../terms.ts';

type RequestDocumentProps = {
  readonly order: Order;
  readonly buyer: InvitingBuyer;
};

/** The RFQ document. */
export function RequestDocument({ order, buyer }: RequestDocumentProps) {
  const { number, title, description, submissionDeadline, timeZone, publishedAt, revision, attachments } = order;
  return (
    <Sheet from={buyer.company} title={m.requests_document_title({ number })} subtitle={title}>
      <SheetSection title={m.requests_document_about()}>
        <SheetFacts>
          <SheetFact label={m.requests_document_due()}>
            <strong>{formatTimeInFull(submissionDeadline, timeZone)}</strong>
          </SheetFact>
          <SheetFact label={m.requests_buyer()}>{buyer.company}</SheetFact>
          <SheetFact label={m.requests_document_contact()}>
            {[contactNameBeside(buyer.company, buyer.contactName), buyer.position, buyer.email]
              .filter(Boolean)
              .join(', ')}
            {/* On a separate line: grouped digits are wider. */}
            {buyer.phone && (
              <div>
                <FormattedPhone phone={buyer.phone} />
              </div>
            )}
          </SheetFact>
          <SheetFact label={m.order_detail_published()}>{formatTimeInFull(publishedAt, timeZone)}</SheetFact>
          <SheetFact label={m.order_detail_revision()}>{revision}</SheetFact>
        </SheetFacts>
        {description && <p className="zk-lines zk-break">{description}</p>}
      </SheetSection>
      <SheetSection title={m.order_editor_lines()}>
        <Lines order={order} />
      </SheetSection>
      <SheetSection title={m.requests_terms()}>
        <SheetFacts>
          {termsOf(order).map(({ label, value }) => (
            <SheetFact key={label} label={label}>
              {value}
            </SheetFact>
          ))}
        </SheetFacts>
      </SheetSection>
      {attachments.length > 0 && (
        <SheetSection title={m.attachments_title()}>
          <ul className="zk-stack zk-gap-2">
            {attachments.map(({ id, fileName, kind, size }) => (
              <li key={id} className="zk-break">
                {fileName} <span className="zk-secondary">{`${KIND_WORDS[kind]()}, ${formatSize(size)}`}</span>
              </li>
            ))}
          </ul>
        </SheetSection>
      )}
      <SheetSection title={m.requests_document_answer()}>
        <p>{m.requests_document_how({ email: buyer.email })}</p>
      </SheetSection>
    </Sheet>
  );
}

/** Groups the lines by lot when the order has lots. */
function Lines({ order }: { order: Order }) {
  const columns = columnsOf(order);
  const groups = [
    ...order.lots.map(({ key, title }) => ({ key, title, items: order.items.filter(({ lotKey }) => lotKey === key) })),
    { key: '', title: m.requests_no_lot(), items: order.items.filter(({ lotKey }) => lotKey === null) },
  ].filter(({ items }) => items.length > 0);
  return (
    <SheetTable<OrderItem> label={m.order_editor_lines()} columns={columns} rows={[]} rowKey={({ id }) => id}>
      {groups.map(({ key, title, items }) => (
        <tbody key={key}>
          {order.lots.length > 0 && (
            <tr className={groupRow}>
              <th scope="rowgroup" colSpan={columns.length}>
                {title}
              </th>
            </tr>
          )}
          <TableRows columns={columns} rows={items} rowKey={({ id }) => id} />
        </tbody>
      ))}
    </SheetTable>
  );
}

function columnsOf(order: Order): RowsColumn<OrderItem>[] {
  const { currency, vatRateDefault } = order;
  return [
    { header: m.words_number(), cell: ({ position }) => position },
    {
      header: fieldLabel('orderLine', 'name'),
      isRowHead: true,
      cell: (item) => (
        <>
          {item.name}
          {[item.specification, ...lineFacts({ ...order, lots: [] }, item)].filter(Boolean).map((fact) => (
            <small key={fact} className="zk-lines">
              {fact}
            </small>
          ))}
        </>
      ),
    },
    {
      header: fieldLabel('orderLine', 'quantity'),
      isNumber: true,
      cell: ({ quantity, unitCode }) => formatCounted(quantity, unitCode),
    },
    ...(showsCeilings(order)
      ? [
          {
            header: fieldLabel('orderLine', 'maxUnitPrice'),
            isNumber: true,
            isLabelled: true,
            cell: ({ maxUnitPrice }: OrderItem) => formatMoney(maxUnitPrice, currency, { maxDigits: 4 }),
          },
        ]
      : []),
    {
      header: fieldLabel('orderLine', 'vatRate'),
      isLabelled: true,
      cell: ({ vatRate }) => vatRateWord(vatRate ?? vatRateDefault),
    },
    {
      header: fieldLabel('orderLine', 'requiredBy'),
      isLabelled: true,
      cell: ({ requiredBy }) => formatDayInFull(requiredBy),
    },
  ];
}
