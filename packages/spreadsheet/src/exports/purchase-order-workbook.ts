/** A purchase order as a workbook of one sheet, set up for A4. Every figure comes from the API. */
import type {
  PurchaseOrder,
  PurchaseOrderBid,
  PurchaseOrderLine,
  PurchaseOrderParty,
} from '@zakupki/api-client/schema';
import { type CellStyle, type MergeRange, type WriteSheet, xlsxBytes } from '../libraries/hucre/write.ts';
import { awardWordsIn, exchangeRateWord } from './award-words.ts';
import { unitSymbol } from '@zakupki/procurement/units/unit-forms';
import { decimalText, paymentWord, vatWord } from '../writing/value-words.ts';
import { decimalCell, type OutCell } from '../writing/out-cell.ts';
import { LOCALES, type Lang } from '@zakupki/words';
import { cellValue, HEADING_STYLE, sheetName, styleOf } from '../writing/write-workbook.ts';

/** Widths in characters: No., item, quantity, unit, price, without VAT, rate, VAT, with VAT, day. */
const WIDTHS = [5, 38, 11, 9, 13, 15, 9, 14, 15, 12];
const LAST = WIDTHS.length - 1;
/** First column of the second party; the buyer is in the columns before it. */
const SECOND_PARTY = 4;
/** Height of a line of text, in points. */
const LINE_HEIGHT = 15;

type Row = {
  readonly values: readonly OutCell[];
  /** Style of all cells; the number format of a value wins. */
  readonly style?: CellStyle;
  /** Merged columns: from, to. */
  readonly merged?: readonly (readonly [from: number, to: number])[];
};

type PurchaseOrderForm = {
  readonly lang: Lang;
  /** Time zone of the order, for the day of the decision. */
  readonly timeZone: string;
};

export function writePurchaseOrder(order: PurchaseOrder, form: PurchaseOrderForm): Promise<Uint8Array> {
  return xlsxBytes([sheetOf(order, form)]);
}

function sheetOf(order: PurchaseOrder, form: PurchaseOrderForm): WriteSheet {
  const above = [...headRows(order, form), ...partyRows(order, form.lang), ...basisRows(order, form.lang), EMPTY];
  const rows = [
    ...above,
    headingRow(order, form.lang),
    ...order.lines.map((line) => lineRow(line, order, form.lang)),
    ...totalRows(order, form.lang),
    EMPTY,
    ...termRows(order, form.lang),
    EMPTY,
    ...signatureRows(form.lang),
  ];
  return {
    name: sheetName(order.number.replace('/', '-')),
    columns: WIDTHS.map((width) => ({ width })),
    rows: rows.map(({ values }) => values.map(cellValue)),
    cells: new Map(
      rows.flatMap(({ values, style = TEXT_STYLE }, row) =>
        values.map((value, column) => [
          `${row},${column}`,
          { style: { ...style, ...styleOf(value), ...wrapped(style) } },
        ]),
      ),
    ),
    rowDefs: new Map(rows.map((row, at) => [at, { height: heightOf(row) }])),
    merges: rows.flatMap(({ merged = [] }, at) =>
      merged.map(([startCol, endCol]): MergeRange => ({ startRow: at, endRow: at, startCol, endCol })),
    ),
    pageSetup: {
      paperSize: 'a4',
      orientation: 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      printTitlesRow: `$${above.length + 1}:$${above.length + 1}`,
      margins: { top: 0.6, bottom: 0.6, left: 0.5, right: 0.5 },
    },
    headerFooter: { oddFooter: '&R&P / &N' },
  };
}

const EMPTY: Row = { values: [] };
// Some programs replace a font that has a weight but no name.
const FONT = { name: 'Arial', size: 10 };
const TEXT_STYLE: CellStyle = { font: FONT, alignment: { wrapText: true, vertical: 'top' } };
const TITLE_STYLE: CellStyle = { font: { ...FONT, bold: true, size: 14 } };
const NAME_STYLE: CellStyle = { ...TEXT_STYLE, font: { ...FONT, bold: true } };
const BORDER = { style: 'thin', color: { rgb: 'FFBFC6CF' } } as const;
const GRID_STYLE: CellStyle = { ...TEXT_STYLE, border: { top: BORDER, bottom: BORDER, left: BORDER, right: BORDER } };
const SUM_STYLE: CellStyle = { font: { ...FONT, bold: true }, alignment: { vertical: 'top' } };

const wrapped = ({ alignment }: CellStyle): Pick<CellStyle, 'alignment'> => (alignment ? { alignment } : {});

/** Cells of a text merged over columns; all but the first are empty. */
function spread(text: string, from = 0, to = LAST): Row {
  return { values: [...blanks(from), text, ...blanks(to - from)], merged: [[from, to]] };
}

const blanks = (count: number) => Array.from<OutCell>({ length: count }).fill(null);

/** Height for wrapped texts: programs do not adjust rows with merged cells. */
function heightOf({ values, merged = [], style }: Row): number {
  const lines = values.map((value, column) => {
    if (typeof value !== 'string') return 1;
    const [, to] = merged.find(([from]) => from === column) ?? [column, column];
    const width = WIDTHS.slice(column, to + 1).reduce((sum, columnWidth) => sum + columnWidth, 0);
    return value.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * 1.1) / width)), 0);
  });
  return Math.max(1, ...lines) * LINE_HEIGHT + (style === TITLE_STYLE ? 6 : 0);
}

function headRows(order: PurchaseOrder, { lang, timeZone }: PurchaseOrderForm): Row[] {
  const word = awardWordsIn(lang);
  const day = new Intl.DateTimeFormat(LOCALES[lang], { timeZone, dateStyle: 'long' }).format(new Date(order.decidedAt));
  return [
    { ...spread(`${word('purchaseOrder')} ${order.number}`), style: TITLE_STYLE },
    spread(`${word('date')}: ${day}`),
    spread(`${word('rfq')}: ${order.orderNumber}, ${order.orderTitle}`),
    EMPTY,
  ];
}

function partyRows({ buyer, supplier }: PurchaseOrder, lang: Lang): Row[] {
  const word = awardWordsIn(lang);
  const [left, right] = [partyTexts(buyer, lang), partyTexts(supplier, lang)];
  const side = (a: string, b: string): Row => ({
    values: [a, ...blanks(SECOND_PARTY - 1), b, ...blanks(LAST - SECOND_PARTY)],
    merged: [
      [0, SECOND_PARTY - 1],
      [SECOND_PARTY, LAST],
    ],
  });
  return [
    { ...side(word('buyer'), word('supplier')), style: NAME_STYLE },
    ...Array.from({ length: Math.max(left.length, right.length) }, (_, at) => side(left[at] ?? '', right[at] ?? '')),
  ];
}

function partyTexts(
  { name, taxId, kpp, address, bankAccount, bik, contact }: PurchaseOrderParty,
  lang: Lang,
): string[] {
  const word = awardWordsIn(lang);
  const labelled = (label: Parameters<typeof word>[0], value: string | null | undefined) =>
    value ? `${word(label)} ${value}` : '';
  return [
    name,
    [labelled('taxId', taxId?.id), labelled('kpp', kpp)].filter(Boolean).join(', '),
    address ?? '',
    [labelled('account', bankAccount), labelled('bik', bik)].filter(Boolean).join(', '),
    [contact?.name, contact?.role].filter(Boolean).join(', '),
    [contact?.email, contact?.phone].filter(Boolean).join(', '),
  ].filter(Boolean);
}

function basisRows({ bids }: PurchaseOrder, lang: Lang): Row[] {
  const word = awardWordsIn(lang);
  return [EMPTY, ...bids.map((bid) => spread(`${word('basis')} ${bid.number}${documentWord(bid, lang)}`))];
}

function documentWord({ externalNumber, externalDate }: PurchaseOrderBid, lang: Lang): string {
  if (externalNumber === null) return '';
  const word = awardWordsIn(lang);
  const day = externalDate === null ? '' : ` ${word('of')} ${externalDate.split('-').toReversed().join('.')}`;
  return ` (${word('document')} ${externalNumber}${day})`;
}

function headingRow(order: PurchaseOrder, lang: Lang): Row {
  const word = awardWordsIn(lang);
  const { currency } = order;
  const mode = commonVatMode(order);
  const values = [
    word('number'),
    word('item'),
    word('quantity'),
    word('unit'),
    [word('unitPrice'), ...(mode === null ? [] : [word(mode)]), currency].join(', '),
    `${word('netAmount')}, ${currency}`,
    word('vatRate'),
    `${word('vatAmount')}, ${currency}`,
    `${word('grossAmount')}, ${currency}`,
    word('by'),
  ];
  return { values, style: { ...GRID_STYLE, ...HEADING_STYLE, font: { ...FONT, bold: true } } };
}

/** The VAT mode of all lines; null when they differ or have no VAT. */
function commonVatMode({ lines, isWithoutVat }: PurchaseOrder): PurchaseOrderLine['vatMode'] | null {
  const [first, ...rest] = new Set(lines.map(({ vatMode }) => vatMode));
  return isWithoutVat || rest.length > 0 ? null : (first ?? null);
}

function lineRow(line: PurchaseOrderLine, order: PurchaseOrder, lang: Lang): Row {
  const word = awardWordsIn(lang);
  const {
    position,
    name,
    lineName,
    isEquivalent,
    brand,
    model,
    quantity,
    unitCode,
    unitsPerPack,
    packsPerUnit,
    unitPrice,
  } = line;
  const { vatMode, vatRate, net, vat, gross, deliveryDate } = line;
  const about = [
    [brand, model].filter(Boolean).join(' '),
    isEquivalent || name !== lineName ? `${word('requested')}: ${lineName}` : '',
    order.isWithoutVat || commonVatMode(order) !== null || vatRate === 'none'
      ? ''
      : `${word('price')} ${word(vatMode)}`,
    unitsPerPack === null || packsPerUnit !== null ? '' : `${word('inPack')}: ${decimalText(unitsPerPack, lang)}`,
  ].filter(Boolean);
  return {
    values: [
      { count: position },
      [name, ...about].join('\n'),
      decimalCell(quantity),
      unitSymbol(unitCode, lang),
      decimalCell(unitPrice, Math.max(2, unitPrice.split('.')[1]?.length ?? 0)),
      decimalCell(net, 2),
      vatWord(vatRate, lang),
      vatRate === 'none' ? null : decimalCell(vat, 2),
      decimalCell(gross, 2),
      deliveryDate === null ? null : { day: deliveryDate },
    ],
    style: GRID_STYLE,
  };
}

function totalRows({ goods, delivery, total, byRate, isWithoutVat, orderCurrency }: PurchaseOrder, lang: Lang): Row[] {
  const word = awardWordsIn(lang);
  const sum = (text: string, { net, vat, gross }: PurchaseOrder['total']): Row => ({
    values: [
      text,
      ...blanks(4),
      decimalCell(net, 2),
      null,
      isWithoutVat ? null : decimalCell(vat, 2),
      decimalCell(gross, 2),
      null,
    ],
    merged: [[0, 4]],
    style: SUM_STYLE,
  });
  return [
    ...(delivery ? [sum(word('goods'), goods), sum(word('delivery'), delivery)] : []),
    sum(word(delivery ? 'total' : 'totalGoods'), total),
    ...(isWithoutVat
      ? [spread(word('withoutVat'))]
      : byRate.map((group): Row => {
          const text = group.rate === 'none' ? vatWord('none', lang) : `${word('vatAt')} ${vatWord(group.rate, lang)}`;
          return { ...sum(text, group), style: TEXT_STYLE };
        })),
    ...(orderCurrency
      ? [
          { ...sum(`${word('inOrderCurrency')}, ${orderCurrency.currency}`, orderCurrency.total), style: TEXT_STYLE },
          spread(exchangeRateWord(orderCurrency.exchangeRate, orderCurrency.currency, lang)),
        ]
      : []),
  ];
}

function termRows({ deliverTo, bids }: PurchaseOrder, lang: Lang): Row[] {
  const word = awardWordsIn(lang);
  const terms = (label: string, value: string | null | undefined): Row[] =>
    value
      ? [
          {
            values: [label, null, value, ...blanks(LAST - 2)],
            merged: [
              [0, 1],
              [2, LAST],
            ],
          },
        ]
      : [];
  const { address, incoterm, place } = deliverTo;
  const each = (of: (bid: PurchaseOrderBid) => string | null) =>
    [...new Set(bids.flatMap((bid) => of(bid) || []))].join('; ');
  return [
    ...terms(word('deliverTo'), address),
    ...terms('Incoterms 2020', incoterm ? [incoterm, place].filter(Boolean).join(' ') : null),
    ...terms(
      word('terms'),
      each(({ deliveryTerms }) => deliveryTerms),
    ),
    ...terms(
      word('days'),
      each(({ deliveryDays }) => (deliveryDays === null ? null : String(deliveryDays))),
    ),
    ...terms(
      word('payment'),
      each(({ payment }) => paymentWord(payment, lang)),
    ),
    ...terms(
      word('warranty'),
      each(({ warrantyMonths }) => (warrantyMonths === null ? null : String(warrantyMonths))),
    ),
  ];
}

function signatureRows(lang: Lang): Row[] {
  const word = awardWordsIn(lang);
  return (['forBuyer', 'forSupplier'] as const).flatMap((who): Row[] => [
    EMPTY,
    spread(`${word(who)}: ______________________________ (${word('signature')})`),
  ]);
}
