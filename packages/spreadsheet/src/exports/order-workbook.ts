/** An order with its bids as the sheets of a workbook. Every figure comes from the API; none is calculated here. */
import type { AuditEvent, Award, Bid, BidItem, Comparison, Order, OrderItem } from '@zakupki/api-client/schema';
import { BID_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { sign } from '@zakupki/procurement/decimals/decimal';
import { isDecimal, type Kind, plainNames } from '@zakupki/procurement/fields/field';
import { FIELD_LABELS } from '@zakupki/procurement/fields/labels';
import { awardSheet } from './award-sheet.ts';
import { awardWordsIn, bidOutcomeWord } from './award-words.ts';
import { comparisonSheet } from './comparison-sheet.ts';
import { actionWord, bidStatusWord, conversionWord, wordsIn } from './export-words.ts';
import { unitSymbol } from '@zakupki/procurement/units/unit-forms';
import { paymentWord, vatWord, zoneWord } from '../writing/value-words.ts';
import { changesWord } from './history-fields.ts';
import { decimalCell, momentCell, type OutCell, type OutColumn, type OutSheet } from '../writing/out-cell.ts';
import type { Lang } from '@zakupki/words';

type ExportedOrder = {
  readonly order: Order;
  readonly bids: readonly Bid[];
  readonly comparison: Comparison;
  /** null unless the order is awarded */
  readonly award: Award | null;
  /** newest first */
  readonly events: readonly AuditEvent[];
};

/** Offers, comparison, the award if there is one, terms, history and contacts. */
export function orderSheets(exported: ExportedOrder, lang: Lang): OutSheet[] {
  return [
    offersSheet(exported, lang),
    comparisonSheet(exported, lang),
    ...(exported.award ? [awardSheet({ order: exported.order, award: exported.award }, lang)] : []),
    termsSheet(exported, lang),
    historySheet(exported, lang),
    contactsSheet(exported, lang),
  ];
}

/** A column with its heading and the cell of a row's subject. */
type ColumnOf<T> = {
  readonly heading: string;
  readonly width: number;
  readonly cell: (subject: T) => OutCell;
};

function sheetOf<T>(name: string, columns: readonly ColumnOf<T>[], subjects: readonly T[]): OutSheet {
  return {
    name,
    columns: columns.map(({ heading, width }): OutColumn => ({ heading, width })),
    rows: subjects.map((subject) => columns.map(({ cell }) => cell(subject))),
  };
}

const dayCell = (day: string | null | undefined): OutCell => (day ? { day } : null);
const countCell = (count: number | null | undefined): OutCell =>
  count === null || count === undefined ? null : { count };

type Offer = { readonly bid: Bid; readonly line: BidItem; readonly item: OrderItem };

/** One row for each line of each bid, line by line; also used for CSV. */
export function offersSheet(
  { order, bids, award }: Pick<ExportedOrder, 'order' | 'bids' | 'award'>,
  lang: Lang,
): OutSheet {
  const word = wordsIn(lang);
  const offers = order.items.flatMap((item) =>
    bids.flatMap((bid): Offer[] =>
      bid.items.filter(({ orderItemId }) => orderItemId === item.id).map((line) => ({ bid, line, item })),
    ),
  );
  const kindOf = ({ line }: Offer) =>
    line.offered ? (line.isEquivalent ? word('equivalent') : word('asOrdered')) : word('declined');
  const outcomes = new Map(
    award?.memo.offers.flatMap(({ lines }) => lines.map(({ bidItemId, outcome }) => [bidItemId, outcome])),
  );
  const statusOf = ({ bid, line }: Offer) => bidStatusWord(outcomes.get(line.id) ?? bid.status, lang);
  return sheetOf<Offer>(
    word('offers'),
    [
      { heading: word('position'), width: 6, cell: ({ item }) => ({ count: item.position }) },
      { heading: word('line'), width: 42, cell: ({ item }) => item.name },
      { heading: word('asked'), width: 12, cell: ({ item }) => decimalCell(item.quantity) },
      { heading: word('unit'), width: 8, cell: ({ item }) => unitSymbol(item.unitCode, lang) },
      { heading: word('ceiling'), width: 14, cell: ({ item }) => decimalCell(item.maxUnitPrice) },
      { heading: word('supplier'), width: 28, cell: ({ bid }) => bid.supplier.name },
      { heading: word('taxId'), width: 14, cell: ({ bid }) => bid.supplier.taxId?.id ?? null },
      { heading: word('bidNumber'), width: 8, cell: ({ bid }) => ({ count: bid.number }) },
      { heading: word('status'), width: 12, cell: statusOf },
      { heading: word('kind'), width: 12, cell: kindOf },
      { heading: word('offeredName'), width: 32, cell: ({ line }) => line.offeredName },
      { heading: word('brand'), width: 16, cell: ({ line }) => line.brand },
      { heading: word('model'), width: 16, cell: ({ line }) => line.model },
      { heading: word('country'), width: 9, cell: ({ line }) => line.countryOfOrigin },
      { heading: word('quantity'), width: 12, cell: ({ line }) => decimalCell(line.quantity) },
      { heading: word('unit'), width: 8, cell: ({ line }) => unitSymbol(line.unitCode, lang) },
      {
        heading: word('conversion'),
        width: 18,
        cell: ({ line, item }) => conversionWord(line, item.unitCode, lang),
      },
      { heading: word('price'), width: 13, cell: ({ line }) => decimalCell(line.unitPrice) },
      { heading: word('currency'), width: 9, cell: ({ bid }) => bid.currency },
      { heading: word('vatMode'), width: 13, cell: ({ bid }) => word(bid.vatMode) },
      { heading: word('vat'), width: 9, cell: ({ line }) => vatWord(line.vatRate, lang) },
      { heading: word('lineTotal'), width: 15, cell: ({ line }) => decimalCell(line.computed.lineTotal, 2) },
      { heading: word('priceNet'), width: 14, cell: ({ line }) => decimalCell(line.computed.normalizedUnitPriceNet) },
      {
        heading: word('priceGross'),
        width: 14,
        cell: ({ line }) => decimalCell(line.computed.normalizedUnitPriceGross),
      },
      { heading: word('delta'), width: 12, cell: ({ line }) => decimalCell(line.computed.deltaToBestPercent) },
      { heading: word('best'), width: 10, cell: ({ line }) => (line.computed.isBestPrice ? word('bestMark') : null) },
      { heading: word('leadTime'), width: 10, cell: ({ line }) => countCell(line.leadTimeDays) },
      { heading: word('deliveryDate'), width: 12, cell: ({ line }) => dayCell(line.computed.deliveryDate) },
      {
        heading: word('note'),
        width: 30,
        cell: ({ line }) => [line.equivalentNote, line.note].filter(Boolean).join('; '),
      },
      ...(award ? awardedColumns(award, lang) : []),
    ],
    offers,
  );
}

/** The awarded part of an offer and its supplier's total, in the order's currency. */
function awardedColumns(award: Award, lang: Lang): ColumnOf<Offer>[] {
  const word = awardWordsIn(lang);
  const allocations = new Map(award.allocations.map((allocation) => [allocation.bidItemId, allocation]));
  const suppliers = new Map(
    award.totalsBySupplier.flatMap(({ bidIds, withDelivery }) => bidIds.map((id) => [id, withDelivery])),
  );
  const orders = new Map(award.purchaseOrders.flatMap(({ number, bidIds }) => bidIds.map((id) => [id, number])));
  const won = ({ line }: Offer) => allocations.get(line.id);
  const ofSupplier = (offer: Offer) => (won(offer) ? suppliers.get(offer.bid.id) : undefined);
  const money = (heading: string, amount: (offer: Offer) => string | undefined): ColumnOf<Offer> => ({
    heading: `${heading}, ${award.currency}`,
    width: 15,
    cell: (offer) => decimalCell(amount(offer), 2),
  });
  return [
    { heading: wordsIn(lang)('kpp'), width: 12, cell: ({ bid }) => bid.supplier.kpp },
    { heading: word('awardedQuantity'), width: 12, cell: (offer) => decimalCell(won(offer)?.quantity) },
    money(word('awardedNet'), (offer) => won(offer)?.net),
    money(word('awardedVat'), (offer) => won(offer)?.vat),
    money(word('awardedGross'), (offer) => won(offer)?.gross),
    money(word('supplierNet'), (offer) => ofSupplier(offer)?.net),
    money(word('supplierVat'), (offer) => ofSupplier(offer)?.vat),
    money(word('supplierGross'), (offer) => ofSupplier(offer)?.gross),
    {
      heading: word('purchaseOrder'),
      width: 18,
      cell: (offer) => (won(offer) ? (orders.get(offer.bid.id) ?? null) : null),
    },
  ];
}

function termsSheet({ order, bids, award }: ExportedOrder, lang: Lang): OutSheet {
  const word = wordsIn(lang);
  const answer = (flag: boolean): OutCell => (flag ? word('yes') : null);
  return sheetOf<Bid>(
    word('terms'),
    [
      { heading: word('bidNumber'), width: 8, cell: ({ number }) => ({ count: number }) },
      { heading: word('supplier'), width: 28, cell: ({ supplier }) => supplier.name },
      { heading: word('status'), width: 16, cell: ({ id, status }) => bidOutcomeWord(id, status, award, lang) },
      { heading: word('externalNumber'), width: 16, cell: ({ externalNumber }) => externalNumber },
      {
        heading: `${word('receivedAt')}, ${zoneWord(order.timeZone, lang)}`,
        width: 18,
        cell: ({ receivedAt }) => momentCell(receivedAt, order.timeZone),
      },
      { heading: word('validUntil'), width: 12, cell: ({ validUntil }) => dayCell(validUntil) },
      { heading: word('currency'), width: 9, cell: ({ currency }) => currency },
      { heading: word('vatMode'), width: 13, cell: ({ vatMode }) => word(vatMode) },
      { heading: word('net'), width: 15, cell: ({ totals }) => decimalCell(totals.net, 2) },
      { heading: word('vat'), width: 14, cell: ({ totals }) => decimalCell(totals.vat, 2) },
      { heading: word('gross'), width: 15, cell: ({ totals }) => decimalCell(totals.gross, 2) },
      { heading: word('declaredTotal'), width: 15, cell: ({ declaredTotal }) => decimalCell(declaredTotal, 2) },
      { heading: word('deliveryCost'), width: 13, cell: ({ deliveryCost }) => decimalCell(deliveryCost, 2) },
      {
        heading: word('deliveryVat'),
        width: 10,
        cell: ({ deliveryCost, totals }) =>
          sign(deliveryCost ?? '0') > 0 ? vatWord(totals.deliveryVatRate, lang) : null,
      },
      {
        heading: `${word('total')}, ${order.currency}`,
        width: 16,
        cell: ({ totals }) => decimalCell(totals.comparableGross, 2),
      },
      { heading: word('deliveryDays'), width: 10, cell: ({ deliveryDays }) => countCell(deliveryDays) },
      { heading: word('deliveryTerms'), width: 30, cell: ({ deliveryTerms }) => deliveryTerms },
      { heading: word('payment'), width: 36, cell: ({ payment }) => paymentWord(payment, lang) },
      { heading: word('warranty'), width: 10, cell: ({ warrantyMonths }) => countCell(warrantyMonths) },
      { heading: word('minOrder'), width: 14, cell: ({ minOrderAmount }) => decimalCell(minOrderAmount, 2) },
      ...furtherTerms(lang),
      { heading: word('late'), width: 9, cell: ({ flags }) => answer(flags.isLate) },
      { heading: word('expired'), width: 9, cell: ({ flags }) => answer(flags.isExpired) },
      { heading: word('outdated'), width: 12, cell: ({ flags }) => answer(flags.isOutdated) },
      { heading: word('blockers'), width: 12, cell: ({ counts }) => ({ count: counts.blockers }) },
      { heading: word('warnings'), width: 12, cell: ({ counts }) => ({ count: counts.warnings }) },
      { heading: word('notes'), width: 12, cell: ({ counts }) => ({ count: counts.notes }) },
      { heading: word('note'), width: 36, cell: ({ notes }) => notes },
    ],
    bids,
  );
}

/** Fields that have a column above or in another sheet. */
const IN_COLUMNS: ReadonlySet<string> = new Set<keyof typeof BID_FIELDS>([
  'supplier',
  'source',
  'externalNumber',
  'externalDate',
  'receivedAt',
  'validUntil',
  'currency',
  'vatMode',
  'declaredTotal',
  'minOrderAmount',
  'deliveryDays',
  'deliveryCost',
  'deliveryTerms',
  'payment',
  'warrantyMonths',
  'notes',
  'items',
]);

function furtherTerms(lang: Lang): ColumnOf<Bid>[] {
  return plainNames(BID_FIELDS)
    .filter((name) => !IN_COLUMNS.has(name))
    .map((name) => ({
      heading: FIELD_LABELS[lang].bid[name],
      width: 18,
      cell: (bid) => fieldCell(BID_FIELDS[name].kind, bid[name], lang),
    }));
}

function fieldCell(kind: Kind, value: string | number | boolean | null, lang: Lang): OutCell {
  if (typeof value === 'number') return { count: value };
  if (typeof value === 'boolean' || value === null) return value ? wordsIn(lang)('yes') : null;
  if (kind === 'day') return { day: value };
  return isDecimal(kind) ? decimalCell(value, kind === 'amount' ? 2 : undefined) : value;
}

function historySheet({ order, bids, events }: ExportedOrder, lang: Lang): OutSheet {
  const word = wordsIn(lang);
  const personOf = ({ actor, onBehalfOf }: AuditEvent) =>
    [actor?.name ?? word('clock'), ...(onBehalfOf ? [`${word('onBehalfOf')} ${onBehalfOf.name}`] : [])].join(' ');
  return sheetOf<AuditEvent>(
    word('history'),
    [
      {
        heading: `${word('at')}, ${zoneWord(order.timeZone, lang)}`,
        width: 18,
        cell: ({ at }) => momentCell(at, order.timeZone),
      },
      { heading: word('who'), width: 24, cell: personOf },
      { heading: word('what'), width: 30, cell: ({ action }) => actionWord(action, lang) },
      { heading: word('about'), width: 28, cell: ({ entity }) => entity.label },
      { heading: word('reason'), width: 36, cell: ({ reason }) => reason },
      {
        heading: word('changes'),
        width: 60,
        cell: (event) =>
          changesWord(event, {
            lang,
            timeZone: order.timeZone,
            currency: bids.find(({ id }) => id === event.entity.id)?.currency ?? order.currency,
            items: order.items,
          }),
      },
    ],
    events,
  );
}

type Contact = { readonly supplier: Bid['supplier']; readonly contact: Bid['supplier']['contacts'][number] | null };

/** One row for each person at each supplier. */
function contactsSheet({ bids }: ExportedOrder, lang: Lang): OutSheet {
  const word = wordsIn(lang);
  const contacts = bids.flatMap(({ supplier }): Contact[] =>
    supplier.contacts.length === 0
      ? [{ supplier, contact: null }]
      : supplier.contacts.map((contact) => ({ supplier, contact })),
  );
  return sheetOf<Contact>(
    word('contacts'),
    [
      { heading: word('supplier'), width: 28, cell: ({ supplier }) => supplier.name },
      { heading: word('taxId'), width: 14, cell: ({ supplier }) => supplier.taxId?.id ?? null },
      { heading: word('kpp'), width: 12, cell: ({ supplier }) => supplier.kpp },
      { heading: word('person'), width: 24, cell: ({ contact }) => contact?.name ?? null },
      { heading: word('role'), width: 24, cell: ({ contact }) => contact?.role ?? null },
      { heading: word('email'), width: 28, cell: ({ contact }) => contact?.email ?? null },
      { heading: word('phone'), width: 18, cell: ({ contact }) => contact?.phone ?? null },
      { heading: word('address'), width: 40, cell: ({ supplier }) => supplier.address },
      { heading: word('website'), width: 28, cell: ({ supplier }) => supplier.website },
      { heading: word('bankAccount'), width: 24, cell: ({ supplier }) => supplier.bankAccount },
      { heading: word('bik'), width: 12, cell: ({ supplier }) => supplier.bik },
    ],
    contacts,
  );
}
