import type { Bid, BidItem, Order, OrderItem } from '@zakupki/api-client/schema';
import { BID_LINE_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { compare, sign } from '@zakupki/procurement/decimals/decimal';
import { differenceOfLine, isPriceRounding } from '@zakupki/procurement/money/stated-total';
import { IconClock } from '@tabler/icons-react';
import { m } from '#messages';
import { fieldText } from '../../../entities/record-field/field-text.ts';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useListConflictsQuery } from '../../../entities/conflict/conflict-api.ts';
import { useIsSupplier } from '../../../entities/user/me-api.ts';
import { countryName } from '../../../format/countries.ts';
import { formatPercent, MISSING } from '../../../format/number/numbers.ts';
import { formatConversion, formatCounted } from '../../../format/number/units.ts';
import { CellConflicts } from '../../../entities/conflict/list/cell-conflicts.tsx';
import { Labelled } from '../../../ui/table/rows/labelled.tsx';
import { CardsRegion, oneLineValues } from '../../../ui/table/rows/row-cards.tsx';
import { TableHead } from '../../../ui/table/rows-table.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { Quantity } from '../../../ui/value/quantity.tsx';
import { Day } from '../../../ui/value/moment.tsx';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { type LineName, lineNames } from '../lines/bid-lines.ts';
import styles from './bid-detail.module.css';

export function BidAnswers({ order, bid }: { order: Order; bid: Bid }) {
  const isSupplier = useIsSupplier();
  const { data } = useListConflictsQuery({ orderId: order.id, bidId: bid.id, status: ['open'] }, { skip: isSupplier });
  const itemsInConflict = new Set(
    data?.data.filter(({ causedBy }) => causedBy === null).map(({ orderItemId }) => orderItemId),
  );
  return (
    <CardsRegion
      className={`zk-card zk-mt-16 ${oneLineValues} ${isSupplier ? '' : styles['answers']}`}
      role="region"
      label={m.bid_editor_lines()}
    >
      <table className="zk-table">
        <TableHead
          columns={[
            { header: m.words_number() },
            { header: m.bid_editor_line_asked_name() },
            { header: fieldLabel('bidLine', 'quantity'), isNumber: true },
            { header: fieldLabel('bidLine', 'unitPrice'), isNumber: true },
            { header: fieldLabel('bidLine', 'vatRate') },
            { header: m.bid_editor_line_total(), isNumber: true },
            ...(isSupplier ? [] : [{ header: comparedPriceLabel(order), isNumber: true }]),
            { header: fieldLabel('bidLine', 'leadTimeDays') },
          ]}
        />
        <tbody>
          {order.items.flatMap((item) => {
            const answers = bid.items.filter(({ orderItemId }) => orderItemId === item.id);
            const conflicts = itemsInConflict.has(item.id)
              ? [<LineConflicts key={item.id} {...{ order, bid, item }} />]
              : [];
            if (answers.length === 0) return [<Unanswered key={`none ${item.id}`} item={item} />, ...conflicts];
            return [...answers.map((line) => <Answer key={line.id} {...{ order, bid, item, line }} />), ...conflicts];
          })}
        </tbody>
      </table>
    </CardsRegion>
  );
}

function Unanswered({ item }: { item: OrderItem }) {
  const isSupplier = useIsSupplier();
  return (
    <tr className={styles['unanswered']}>
      <td>{item.position}</td>
      <th scope="row">{item.name}</th>
      <td colSpan={isSupplier ? 5 : 6}>{m.bids_line_unanswered()}</td>
    </tr>
  );
}

function LineConflicts({ order, bid, item }: { order: Order; bid: Bid; item: OrderItem }) {
  return (
    <tr className={styles['conflicts']}>
      <td colSpan={8}>
        <CellConflicts order={order} bidId={bid.id} itemId={item.id} headingLevel={2} />
      </td>
    </tr>
  );
}

type AnswerProps = {
  readonly order: Order;
  readonly bid: Bid;
  readonly item: OrderItem;
  readonly line: BidItem;
};

function Answer({ order, bid, item, line }: AnswerProps) {
  // Only the buyer compares prices.
  const isSupplier = useIsSupplier();
  const { computed } = line;
  if (!line.offered) {
    return (
      <tr className={styles['unanswered']}>
        <td>{item.position}</td>
        <th scope="row">
          <Offered item={item} line={line} currency={bid.currency} />
        </th>
        <td colSpan={isSupplier ? 5 : 6}>{m.bids_line_declined()}</td>
      </tr>
    );
  }
  const differsFromOrder =
    line.unitCode !== item.unitCode || (item.quantity !== null && compare(line.quantity, item.quantity) !== 0);
  const isTotalWrong =
    line.declaredLineTotal !== null &&
    computed.lineTotal !== null &&
    line.unitPrice !== null &&
    !isPriceRounding(
      differenceOfLine(line.declaredLineTotal, { lineTotal: computed.lineTotal, vatRate: line.vatRate }, bid),
      line.unitPrice,
      line.quantity,
    );
  return (
    <tr>
      <td>{item.position}</td>
      <th scope="row">
        <Offered item={item} line={line} currency={bid.currency} />
      </th>
      <td data-kind="number">
        <Quantity value={line.quantity} unitCode={line.unitCode} />
        {differsFromOrder && (
          <span className={styles['aside']}>
            {m.bids_line_asked()} <Quantity value={item.quantity} unitCode={item.unitCode} />
          </span>
        )}
      </td>
      <td data-kind="number">
        <Money amount={line.unitPrice} currency={bid.currency} maxDigits={4} />
      </td>
      <td>
        <Labelled label={fieldLabel('bidLine', 'vatRate')}>{vatRateWord(line.vatRate)}</Labelled>
      </td>
      <td data-kind="number">
        <Labelled label={m.bid_editor_line_total()}>
          <Money amount={computed.lineTotal} currency={bid.currency} />
        </Labelled>
        {isTotalWrong && (
          <span className={styles['aside']} data-tone="warning">
            {m.bids_line_declared()} <Money amount={line.declaredLineTotal} currency={bid.currency} />
          </span>
        )}
      </td>
      {!isSupplier && (
        <td data-kind="number">
          <Labelled label={comparedPriceLabel(order)}>
            <ComparedPrice order={order} line={line} />
          </Labelled>
        </td>
      )}
      <td>
        <Labelled label={fieldLabel('bidLine', 'leadTimeDays')}>
          <PromisedDelivery line={line} />
        </Labelled>
      </td>
    </tr>
  );
}

/** Fields that have a place in the table. */
const PLACED: ReadonlySet<LineName> = new Set([
  'offered',
  'offeredName',
  'isEquivalent',
  'equivalentNote',
  'brand',
  'model',
  'countryOfOrigin',
  'quantity',
  'unitCode',
  'unitsPerPack',
  'packsPerUnit',
  'packSize',
  'unitPrice',
  'vatRate',
  'declaredLineTotal',
  'leadTimeDays',
  'deliveryDate',
  'note',
] as const);
const OTHER_FIELDS = lineNames.filter((name) => !PLACED.has(name));

/** The ordered item, then whatever the supplier states about the offered one. */
function Offered({ item, line, currency }: Pick<AnswerProps, 'item' | 'line'> & { currency: string }) {
  const goods = [line.offeredName, line.brand, line.model, line.countryOfOrigin && countryName(line.countryOfOrigin)];
  const packs = [
    formatConversion(line.unitCode, item.unitCode, line),
    line.packSize && m.bids_line_step({ quantity: formatCounted(line.packSize, line.unitCode) }),
  ];
  const [offered, packed] = [goods, packs].map((parts) => parts.filter(Boolean).join(', '));
  return (
    <>
      {item.name}
      {line.isEquivalent && (
        <span className={styles['aside']}>
          {[m.bids_line_equivalent(), line.equivalentNote].filter(Boolean).join('. ')}
        </span>
      )}
      {offered && <span className={styles['aside']}>{offered}</span>}
      {packed && <span className={styles['aside']}>{packed}</span>}
      {OTHER_FIELDS.map((name) => {
        const [value, { kind }] = [line[name], BID_LINE_FIELDS[name]];
        if (value === null) return null;
        const text = fieldText({ noun: 'bidLine', path: name, kind }, String(value), currency);
        return (
          <span key={name} className={styles['aside']}>
            {`${fieldLabel('bidLine', name)}: ${text}`}
          </span>
        );
      })}
      {line.note && <span className={styles['aside']}>{line.note}</span>}
    </>
  );
}

const comparedPriceLabel = ({ compareBasis }: Order) =>
  compareBasis === 'net' ? m.bids_price_net() : m.bids_price_gross();

/** The price per unit of the order line, on the order's VAT basis. */
function ComparedPrice({ order, line }: Pick<AnswerProps, 'order' | 'line'>) {
  const { normalizedUnitPriceNet, normalizedUnitPriceGross, isBestPrice, deltaToBestPercent } = line.computed;
  const price = order.compareBasis === 'net' ? normalizedUnitPriceNet : normalizedUnitPriceGross;
  return (
    <>
      <span className={isBestPrice ? styles['best'] : undefined}>
        <Money amount={price} currency={order.currency} maxDigits={4} />
      </span>
      {isBestPrice && (
        <span className={`zk-row zk-good zk-bold zk-gap-4 ${styles['bestWord']}`}>{m.bids_line_best()}</span>
      )}
      {!isBestPrice && deltaToBestPercent !== null && (
        <span className={styles['aside']}>
          {sign(deltaToBestPercent) > 0 && '+'}
          {formatPercent(deltaToBestPercent)}
        </span>
      )}
    </>
  );
}

function PromisedDelivery({ line }: Pick<AnswerProps, 'line'>) {
  const { deliveryDate, isBestDate } = line.computed;
  if (deliveryDate === null && line.leadTimeDays === null) return MISSING;
  return (
    <>
      {deliveryDate !== null && <Day date={deliveryDate} />}
      {line.leadTimeDays !== null && (
        <span className="zk-secondary">
          {deliveryDate !== null && ' · '}
          {m.editor_days({ count: line.leadTimeDays })}
        </span>
      )}
      {isBestDate && (
        <span className={`zk-row zk-good zk-bold zk-gap-4 ${styles['bestWord']}`}>
          <IconClock size={14} className="zk-icon" aria-hidden /> {m.bids_line_soonest()}
        </span>
      )}
    </>
  );
}
