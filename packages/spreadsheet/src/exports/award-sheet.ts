/** An award as a sheet: a row for each allocation, each supplier's delivery and the totals. Every figure comes from the API. */
import type { Allocation, Award, AwardSupplierTotal, BidSum, Order } from '@zakupki/api-client/schema';
import { roundAmount } from '@zakupki/procurement/money/amount';
import { subtract } from '@zakupki/procurement/decimals/decimal';
import { awardWordsIn, exchangeRateWord } from './award-words.ts';
import { wordsIn } from './export-words.ts';
import { unitSymbol } from '@zakupki/procurement/units/unit-forms';
import { momentWord, vatWord } from '../writing/value-words.ts';
import { decimalCell, type OutCell, type OutSheet } from '../writing/out-cell.ts';
import type { Lang } from '@zakupki/words';

type Row =
  | { readonly kind: 'line'; readonly allocation: Allocation; readonly supplier: AwardSupplierTotal }
  | { readonly kind: 'delivery' | 'supplier'; readonly sum: BidSum; readonly supplier: AwardSupplierTotal }
  | { readonly kind: 'award'; readonly sum: BidSum };

type Column = {
  readonly heading: string;
  readonly width: number;
  readonly cell: (row: Row) => OutCell;
};

export function awardSheet({ order, award }: { readonly order: Order; readonly award: Award }, lang: Lang): OutSheet {
  const columns = columnsOf(award, lang);
  const word = awardWordsIn(lang);
  const { decidedAt, decidedBy, justification, exchangeRates, currency } = award;
  return {
    name: word('award'),
    intro: [
      [`${wordsIn(lang)('order')} ${order.number}: ${order.title}`],
      [`${word('decided')}: ${momentWord(decidedAt, order.timeZone, lang)}, ${decidedBy.name}`],
      ...(justification === null ? [] : [[`${word('justification')}: ${justification}`]]),
      ...exchangeRates.map((rate) => [`${word('rate')}: ${exchangeRateWord(rate, currency, lang)}`]),
    ],
    columns: columns.map(({ heading, width }) => ({ heading, width })),
    rows: rowsOf(award).map((row) => columns.map(({ cell }) => cell(row))),
  };
}

function rowsOf({ allocations, totalsBySupplier, totals, currency }: Award): Row[] {
  return [
    ...totalsBySupplier.flatMap((supplier): Row[] => [
      ...allocations
        .filter(({ bidId }) => supplier.bidIds.includes(bidId))
        .map((allocation): Row => ({ kind: 'line', allocation, supplier })),
      ...(supplier.delivery === '0.00'
        ? []
        : [{ kind: 'delivery' as const, sum: deliveryOf(supplier, currency), supplier }]),
      { kind: 'supplier', sum: supplier.withDelivery, supplier },
    ]),
    { kind: 'award', sum: totals.withDelivery },
  ];
}

function deliveryOf({ net, vat, withDelivery, delivery }: AwardSupplierTotal, currency: Award['currency']): BidSum {
  const without = (total: string, goods: string) => roundAmount(subtract(total, goods), currency);
  return { net: without(withDelivery.net, net), vat: without(withDelivery.vat, vat), gross: delivery };
}

function columnsOf(award: Award, lang: Lang): Column[] {
  const word = wordsIn(lang);
  const awardWord = awardWordsIn(lang);
  const orders = new Map(award.purchaseOrders.flatMap(({ number, bidIds }) => bidIds.map((id) => [id, number])));
  const kinds = {
    line: awardWord('lineRow'),
    delivery: awardWord('deliveryRow'),
    supplier: awardWord('supplierTotal'),
    award: awardWord('awardTotal'),
  };
  const ofLine =
    (cell: (allocation: Allocation) => OutCell) =>
    (row: Row): OutCell =>
      row.kind === 'line' ? cell(row.allocation) : null;
  const ofSupplier =
    (cell: (supplier: AwardSupplierTotal) => OutCell) =>
    (row: Row): OutCell =>
      row.kind === 'award' ? null : cell(row.supplier);
  const money =
    (part: keyof BidSum) =>
    (row: Row): OutCell =>
      decimalCell(row.kind === 'line' ? row.allocation[part] : row.sum[part], 2);
  const rateOf = ({ quoted }: Allocation): OutCell => {
    const rate = award.exchangeRates.find(({ currency }) => currency === quoted.currency);
    return rate ? exchangeRateWord(rate, award.currency, lang) : null;
  };
  return [
    { heading: awardWord('row'), width: 16, cell: ({ kind }) => kinds[kind] },
    { heading: word('position'), width: 6, cell: ofLine(({ position }) => ({ count: position })) },
    { heading: awardWord('orderLine'), width: 36, cell: ofLine(({ lineName }) => lineName) },
    { heading: awardWord('bought'), width: 36, cell: ofLine(({ offeredName }) => offeredName) },
    {
      heading: word('kind'),
      width: 12,
      cell: ofLine(({ isEquivalent }) => word(isEquivalent ? 'equivalent' : 'asOrdered')),
    },
    { heading: word('brand'), width: 16, cell: ofLine(({ brand }) => brand) },
    { heading: word('model'), width: 16, cell: ofLine(({ model }) => model) },
    { heading: word('supplier'), width: 28, cell: ofSupplier(({ supplierName }) => supplierName) },
    { heading: word('taxId'), width: 14, cell: ofSupplier(({ taxId }) => taxId?.id ?? null) },
    { heading: word('kpp'), width: 12, cell: ofSupplier(({ kpp }) => kpp) },
    { heading: word('bidNumber'), width: 8, cell: ofLine(({ bidNumber }) => ({ count: bidNumber })) },
    { heading: awardWord('purchaseOrder'), width: 18, cell: ofLine(({ bidId }) => orders.get(bidId) ?? null) },
    { heading: word('quantity'), width: 12, cell: ofLine(({ quantity }) => decimalCell(quantity)) },
    { heading: word('unit'), width: 8, cell: ofLine(({ unitCode }) => unitSymbol(unitCode, lang)) },
    { heading: awardWord('quotedQuantity'), width: 13, cell: ofLine(({ quoted }) => decimalCell(quoted.quantity)) },
    { heading: awardWord('quotedUnit'), width: 11, cell: ofLine(({ quoted }) => unitSymbol(quoted.unitCode, lang)) },
    { heading: awardWord('quotedPrice'), width: 14, cell: ofLine(({ quoted }) => decimalCell(quoted.unitPrice)) },
    { heading: word('currency'), width: 9, cell: ofLine(({ quoted }) => quoted.currency) },
    { heading: word('vatMode'), width: 13, cell: ofLine(({ quoted }) => vatModeCell(quoted, lang)) },
    { heading: awardWord('vatRate'), width: 9, cell: ofLine(({ quoted }) => vatWord(quoted.vatRate, lang)) },
    { heading: awardWord('rate'), width: 24, cell: ofLine(rateOf) },
    { heading: `${word('net')}, ${award.currency}`, width: 15, cell: money('net') },
    { heading: `${word('vat')}, ${award.currency}`, width: 14, cell: money('vat') },
    { heading: `${word('gross')}, ${award.currency}`, width: 15, cell: money('gross') },
    {
      heading: word('deliveryDate'),
      width: 12,
      cell: ofLine(({ deliveryDate }) => (deliveryDate === null ? null : { day: deliveryDate })),
    },
  ];
}

/** Empty for a supplier without VAT, whose prices have no VAT mode. */
function vatModeCell({ vatMode, vatRate }: Allocation['quoted'], lang: Lang): string {
  return vatRate === 'none' ? vatWord('none', lang) : wordsIn(lang)(vatMode);
}
