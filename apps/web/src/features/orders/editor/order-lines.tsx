import { MAX_LINES } from '@zakupki/procurement/orders/limits';
import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import { Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { QUANTITY_DIGITS, UNIT_PRICE_DIGITS } from '@zakupki/procurement/money/amount';
import { totalsOf } from '@zakupki/procurement/money/totals';
import { ORDER_LINE_FIELDS } from '@zakupki/procurement/fields/order-fields';
import { type ComponentProps, useDeferredValue, useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { traitsOf } from '../../../entities/record-field/field-input.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { useListUnitsQuery } from '../../../entities/order/reference-api.ts';
import { parseTypedNumber } from '../../../format/number/typed-number.ts';
import { useLocale, useTextVersion } from '../../../i18n/locale.ts';
import { numberReader, readDayCell, readUnitCell, readVatCell } from '../../../entities/order-line/line-readers.ts';
import styles from '../../../ui/form/form.module.css';
import type { GridColumn } from '../../../ui/line-grid/grid-column.ts';
import { LineGrid } from '../../../ui/line-grid/line-grid.tsx';
import { TotalsList } from '../../../entities/order-line/totals-list.tsx';
import { headingList, LINE_HEADINGS } from '../../../entities/order-line/pasted-headings.ts';
import { vatChoices } from '../../../entities/order-line/vat-words.ts';
import { TypedLineLimit } from './line-limit.tsx';
import { cellKey, emptyLine, type LineName } from './order-line-values.ts';
import type { OrderValues } from './order-values.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';

const UNIT_LIST = 'order-units';

export function OrderLines() {
  useLocale();
  const { data: units } = useListUnitsQuery();
  const columns = useColumns();
  return (
    <>
      <datalist id={UNIT_LIST}>
        {units?.data.map(({ code, symbol, name }) => (
          <option key={code} value={symbol}>
            {name}
          </option>
        ))}
      </datalist>
      <LineGrid
        columns={columns}
        label={m.order_editor_lines()}
        emptyRow={emptyLine}
        maxRows={MAX_LINES}
        details={lineDetails}
      />
      <TypedLineLimit />
      <CeilingTotals />
    </>
  );
}

const lineDetails = (index: number) => <LineDetails index={index} />;

const HEADINGS = {
  ...LINE_HEADINGS,
  quantity: `${LINE_HEADINGS.quantity}, amount`,
  maxUnitPrice: 'цена, предельная цена, макс цена, нмц, price, unit price, ceiling price, max price',
  requiredBy: 'срок, нужно к, дата, дата поставки, срок поставки, needed by, required by, date, delivery date',
} as const;

function useColumns(): readonly GridColumn[] {
  const textVersion = useTextVersion();
  return useMemo(
    () => [
      {
        key: 'name',
        label: fieldLabel('orderLine', 'name'),
        width: '15rem',
        kind: 'text',
        isRequired: true,
        maxLength: 300,
        headings: headingList(HEADINGS.name),
      },
      {
        key: 'quantity',
        label: fieldLabel('orderLine', 'quantity'),
        width: '6.5rem',
        kind: 'number',
        isRequired: true,
        read: numberReader(QUANTITY_DIGITS),
        headings: headingList(HEADINGS.quantity),
      },
      {
        key: 'unit',
        label: fieldLabel('orderLine', 'unitCode'),
        width: '5.5rem',
        kind: 'text',
        list: UNIT_LIST,
        maxLength: 32,
        read: readUnitCell,
        placeholder: () => m.order_editor_line_unit_default(),
        headings: headingList(HEADINGS.unit),
      },
      {
        key: 'maxUnitPrice',
        label: fieldLabel('orderLine', 'maxUnitPrice'),
        width: '8rem',
        kind: 'number',
        read: numberReader(UNIT_PRICE_DIGITS),
        headings: headingList(HEADINGS.maxUnitPrice),
      },
      {
        key: 'requiredBy',
        isFolded: true,
        label: fieldLabel('orderLine', 'requiredBy'),
        width: '9rem',
        kind: 'text',
        read: readDayCell,
        headings: headingList(HEADINGS.requiredBy),
      },
      {
        key: 'vatRate',
        isFolded: true,
        label: fieldLabel('orderLine', 'vatRate'),
        width: '8.5rem',
        kind: 'choice',
        read: readVatCell,
        choices: vatChoices(m.order_editor_line_vat_default()),
        headings: headingList(HEADINGS.vatRate),
      },
    ],
    // Labels depend on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [textVersion],
  );
}

/** Fields with a grid column. */
const IN_COLUMNS: ReadonlySet<LineName> = new Set([
  'name',
  'quantity',
  'unitCode',
  'maxUnitPrice',
  'requiredBy',
  'vatRate',
] as const);

// Object.keys() widens the names to string.
const DETAILS = (Object.keys(ORDER_LINE_FIELDS) as LineName[]).filter((name) => !IN_COLUMNS.has(name));

const TRAITS: Partial<Record<LineName, TextInputProps>> = {
  sku: { maxLength: 64 },
  gtin: { maxLength: 14, inputMode: 'numeric' },
  okpd2: { placeholder: '25.94.11' },
  deliveryNote: { className: styles['wide'] ?? '', maxLength: 500 },
};

function LineDetails({ index }: { index: number }) {
  const { register, getFieldState } = useFormContext<OrderValues>();
  // A local subscription: reading the form's state would render the entire form on every blur.
  const formState = useFormState<OrderValues>();
  const lots = useWatch<OrderValues, 'lots'>({ name: 'lots' });
  return (
    <div className={styles['details']}>
      {DETAILS.map((name) => {
        const path = `lines.${index}.${cellKey(name)}` as const;
        const input = {
          label: fieldLabel('orderLine', name),
          error: getFieldState(path, formState).error?.message,
          ...register(path),
        };
        if (name === 'specification') {
          return (
            <Textarea key={name} className={styles['wide'] ?? ''} maxLength={4000} autosize minRows={2} {...input} />
          );
        }
        if (name === 'lotKey') return lots.length > 0 && <LotChoice key={name} lots={lots} {...input} />;
        return <TextInput key={name} {...traitsOf(ORDER_LINE_FIELDS[name].kind)} {...TRAITS[name]} {...input} />;
      })}
    </div>
  );
}

function LotChoice({ lots, ...input }: ComponentProps<typeof SelectField> & Pick<OrderValues, 'lots'>) {
  return (
    <SelectField {...input}>
      <option value="">—</option>
      {lots.map(({ key, title }) => (
        <option key={key} value={key}>
          {title || key}
        </option>
      ))}
    </SelectField>
  );
}

/** The maximum cost by ceiling prices. Renders nothing without ceiling prices. */
function CeilingTotals() {
  const typed = useWatch<OrderValues, readonly ['lines', 'vatMode', 'vatRateDefault', 'currency']>({
    name: ['lines', 'vatMode', 'vatRateDefault', 'currency'],
  });
  // Totals of five hundred lines must not delay the next keystroke.
  const [lines, vatMode, vatRateDefault, currency] = useDeferredValue(typed);
  const priced = lines.flatMap((line) => {
    const unitPrice = valueOf(line['maxUnitPrice'], UNIT_PRICE_DIGITS);
    const quantity = unitPrice && valueOf(line['quantity'], QUANTITY_DIGITS);
    const lineVatRate = VAT_RATES.find((rate) => rate === line['vatRate']);
    return quantity && unitPrice ? [{ quantity, unitPrice, vatRate: lineVatRate ?? vatRateDefault }] : [];
  });
  if (priced.length === 0) return null;
  const totals = totalsOf(priced, { vatMode, currency });
  return (
    <TotalsList
      label={m.order_editor_totals()}
      extent={m.order_editor_totals_lines({ count: priced.length })}
      totals={totals}
      currency={currency}
    />
  );
}

function valueOf(text: string | undefined, fractionDigits: number): string | null {
  const reading = parseTypedNumber(text ?? '', { fractionDigits });
  return reading.ok ? reading.value : null;
}
