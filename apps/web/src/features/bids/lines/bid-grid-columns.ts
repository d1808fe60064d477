import { QUANTITY_DIGITS, UNIT_PRICE_DIGITS } from '@zakupki/procurement/money/amount';
import { currencyDigits } from '@zakupki/procurement/money/currency';
import { splitQuantity } from '@zakupki/procurement/units/unit-input';
import type { Order, OrderItem } from '@zakupki/api-client/schema';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { showsCeilings } from '../../../entities/order/ceilings.ts';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { formatMoney } from '../../../format/number/numbers.ts';
import { formatTypedNumber } from '../../../format/number/typed-number.ts';
import { useTextVersion } from '../../../i18n/locale.ts';
import { numberReader, readUnitCell, readVatCell } from '../../../entities/order-line/line-readers.ts';
import type { CellReading, GridColumn } from '../../../ui/line-grid/grid-column.ts';
import { headingList, LINE_HEADINGS } from '../../../entities/order-line/pasted-headings.ts';
import { vatChoices } from '../../../entities/order-line/vat-words.ts';
import { useIsSupplier } from '../../../entities/user/me-api.ts';
import { useBidOrder } from '../editor/bid-form.ts';
import { unitSign } from '../../../format/number/units.ts';
import { readLeadCell } from './bid-lines.ts';
import type { BidValues } from '../editor/bid-values.ts';

/** Id of the datalist with units. */
export const UNIT_LIST = 'bid-units';

export function useBidColumns(): readonly GridColumn[] {
  const textVersion = useTextVersion();
  const order = useBidOrder();
  const isSupplier = useIsSupplier();
  const { getValues } = useFormContext<BidValues>();
  const currency = useWatch<BidValues, 'currency'>({ name: 'currency' });
  return useMemo(() => {
    const items = new Map(order.items.map((item) => [item.id, item]));
    const itemAt = (row: number) => items.get(getValues(`lines.${row}.orderItemId`) ?? '');
    return [
      ...askedColumns(order, itemAt),
      ...offerColumns(itemAt, isSupplier),
      ...detailColumns(currencyDigits(currency)),
    ];
    // Labels depend on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [textVersion, order, currency, isSupplier]);
}

const HEADINGS = {
  ...LINE_HEADINGS,
  name: `${LINE_HEADINGS.name}, line`,
  offered: 'предлагает, предложено, наличие, offered, available',
  unitPrice: 'цена, цена за ед, цена за единицу, цена без ндс, цена с ндс, price, unit price',
  lead: 'срок, срок поставки, дата, дата поставки, поставка, lead time, delivery, delivery date',
  declaredLineTotal: 'сумма, стоимость, итого, всего, total, amount, sum',
  offeredName: 'предлагаемый товар, наименование поставщика, offered item',
  brand: 'бренд, марка, производитель, brand, manufacturer',
  model: 'модель, артикул, model, sku, part number',
  note: 'примечание, комментарий, note, comment, remarks',
} as const;

type ItemAt = (row: number) => OrderItem | undefined;

/** Read-only. */
function askedColumns(order: Order, itemAt: ItemAt): GridColumn[] {
  const number = { width: '5.5rem', kind: 'number', isFixed: true, headings: [] } as const;
  return [
    {
      key: 'name',
      label: m.bid_editor_line_asked_name(),
      width: '10.5rem',
      kind: 'text',
      isFixed: true,
      headings: headingList(HEADINGS.name),
    },
    { ...number, width: '6.25rem', key: 'asked', label: m.bid_editor_line_asked() },
    ...(showsCeilings(order)
      ? [
          {
            ...number,
            key: 'ceiling',
            label: fieldLabel('orderLine', 'maxUnitPrice'),
            text: (row: number) => formatMoney(itemAt(row)?.maxUnitPrice ?? null, order.currency, { maxDigits: 4 }),
          },
        ]
      : []),
  ];
}

function offerColumns(itemAt: ItemAt, isSupplier: boolean): GridColumn[] {
  return [
    {
      key: 'offered',
      isFolded: true,
      // This label addresses the supplier.
      label: isSupplier ? m.own_bid_offered() : fieldLabel('bidLine', 'offered'),
      width: '5rem',
      kind: 'choice',
      read: readOffered,
      choices: [
        { value: '', label: '—' },
        { value: 'yes', label: m.editor_yes() },
        { value: 'no', label: m.bid_editor_line_declined() },
      ],
      headings: headingList(HEADINGS.offered),
    },
    {
      key: 'quantity',
      label: fieldLabel('bidLine', 'quantity'),
      width: '5.5rem',
      kind: 'number',
      read: readQuantity,
      placeholder: (row) => formatTypedNumber(itemAt(row)?.quantity),
      headings: headingList(HEADINGS.quantity),
    },
    {
      key: 'unit',
      isFolded: true,
      label: fieldLabel('bidLine', 'unitCode'),
      // Room for hundreds and thousands, such as `100 pcs`.
      width: '5.5rem',
      kind: 'text',
      list: UNIT_LIST,
      maxLength: 32,
      read: readUnitCell,
      placeholder: (row) => unitSign(itemAt(row)?.unitCode ?? ''),
      headings: headingList(HEADINGS.unit),
    },
    {
      key: 'unitPrice',
      label: fieldLabel('bidLine', 'unitPrice'),
      width: '5.5rem',
      kind: 'number',
      read: readPrice,
      headings: headingList(HEADINGS.unitPrice),
    },
    {
      key: 'vatRate',
      isFolded: true,
      label: fieldLabel('bidLine', 'vatRate'),
      width: '7.5rem',
      kind: 'choice',
      read: readVatCell,
      choices: vatChoices(m.bid_editor_line_vat_default()),
      headings: headingList(HEADINGS.vatRate),
    },
    {
      key: 'lead',
      isFolded: true,
      label: fieldLabel('bidLine', 'leadTimeDays'),
      width: '6.25rem',
      kind: 'text',
      maxLength: 32,
      read: readLeadCell,
      headings: headingList(HEADINGS.lead),
    },
  ];
}

/** Columns of a pasted spreadsheet that fill the details of a line. */
function detailColumns(digits: number): GridColumn[] {
  const text = { width: '', kind: 'text', isDetail: true } as const;
  return [
    {
      ...text,
      key: 'declaredLineTotal',
      label: fieldLabel('bidLine', 'declaredLineTotal'),
      read: numberReader(digits),
      headings: headingList(HEADINGS.declaredLineTotal),
    },
    {
      ...text,
      key: 'offeredName',
      label: fieldLabel('bidLine', 'offeredName'),
      headings: headingList(HEADINGS.offeredName),
    },
    {
      ...text,
      key: 'brand',
      label: fieldLabel('bidLine', 'brand'),
      headings: headingList(HEADINGS.brand),
    },
    {
      ...text,
      key: 'model',
      label: fieldLabel('bidLine', 'model'),
      headings: headingList(HEADINGS.model),
    },
    {
      ...text,
      key: 'note',
      label: fieldLabel('bidLine', 'note'),
      headings: headingList(HEADINGS.note),
    },
  ];
}

/** A price makes the line an offer and clears an earlier refusal. */
function readPrice(text: string): CellReading {
  const reading = numberReader(UNIT_PRICE_DIGITS)(text);
  return reading.ok ? { ...reading, beside: { offered: 'yes' } } : reading;
}

/** `20 000`, or with a unit as in spreadsheets: `20 тыс. шт`. */
function readQuantity(text: string): CellReading {
  const split = splitQuantity(text);
  const reading = numberReader(QUANTITY_DIGITS)(split?.number ?? text);
  return reading.ok && split ? { ...reading, beside: { unit: unitSign(split.unitCode) } } : reading;
}

const OFFERED = /^(?:да|есть|в наличии|yes|y|true|1|\+|✓)$/iu;
const DECLINED = /^(?:нет|отказ|не предлагаем|no|n|false|0|-|—)$/iu;

function readOffered(text: string): CellReading {
  const word = text.trim();
  if (OFFERED.test(word)) return { ok: true, text: 'yes' };
  return DECLINED.test(word) ? { ok: true, text: 'no' } : { ok: false, message: m.validation_form() };
}
