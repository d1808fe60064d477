import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { totalsOf } from '@zakupki/procurement/money/totals';
import { VAT_RATES } from '@zakupki/procurement/money/vat';
import { useDeferredValue, useMemo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { useListUnitsQuery } from '../../../entities/order/reference-api.ts';
import { parseTypedNumber } from '../../../format/number/typed-number.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { numberReader, readDayCell, readUnitCell, readVatCell } from '../../../entities/order-line/line-readers.ts';
import styles from '../../../ui/form/form.module.css';
import type { GridColumn } from '../../../ui/line-grid/grid-column.ts';
import { LineGrid } from '../../../ui/line-grid/line-grid.tsx';
import { TotalsList } from '../../../entities/order-line/totals-list.tsx';
import { vatRateWord } from '../../../entities/order-line/vat-words.ts';
import { DIGITS, emptyLine, MAX_LINES, type OrderValues } from './order-values.ts';

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
      <CeilingTotals />
    </>
  );
}

const lineDetails = (index: number) => <LineDetails index={index} />;

function useColumns(): readonly GridColumn[] {
  const locale = useLocale();
  return useMemo(
    () => [
      {
        key: 'name',
        label: m.order_editor_line_name(),
        width: '15rem',
        kind: 'text',
        maxLength: 300,
        headings: [
          'наименование',
          'название',
          'товар',
          'номенклатура',
          'позиция',
          'name',
          'item',
          'description',
          'product',
        ],
      },
      {
        key: 'quantity',
        label: m.order_editor_line_quantity(),
        width: '6.5rem',
        kind: 'number',
        read: numberReader(DIGITS.quantity),
        headings: ['количество', 'кол-во', 'кол во', 'кол', 'qty', 'quantity', 'amount'],
      },
      {
        key: 'unit',
        label: m.order_editor_line_unit(),
        width: '5.5rem',
        kind: 'text',
        list: UNIT_LIST,
        maxLength: 32,
        read: readUnitCell,
        placeholder: () => m.order_editor_line_unit_default(),
        headings: ['ед', 'ед изм', 'единица', 'единица измерения', 'unit', 'uom', 'units'],
      },
      {
        key: 'maxUnitPrice',
        label: m.order_editor_line_ceiling(),
        width: '8rem',
        kind: 'number',
        read: numberReader(DIGITS.price),
        headings: ['цена', 'предельная цена', 'макс цена', 'нмц', 'price', 'unit price', 'ceiling price', 'max price'],
      },
      {
        key: 'requiredBy',
        label: m.order_editor_line_required(),
        width: '9rem',
        kind: 'date',
        read: readDayCell,
        headings: [
          'срок',
          'нужно к',
          'дата',
          'дата поставки',
          'срок поставки',
          'needed by',
          'required by',
          'date',
          'delivery date',
        ],
      },
      {
        key: 'vatRate',
        label: m.order_editor_line_vat(),
        width: '8.5rem',
        kind: 'choice',
        read: readVatCell,
        choices: [
          { value: '', label: m.order_editor_line_vat_default() },
          ...VAT_RATES.map((rate) => ({ value: rate, label: vatRateWord(rate) })),
        ],
        headings: ['ндс', 'ставка ндс', 'vat', 'vat rate'],
      },
    ],
    // Labels depend on the language.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [locale],
  );
}

function LineDetails({ index }: { index: number }) {
  const { register, getFieldState } = useFormContext<OrderValues>();
  // A local subscription: the form's own state would render the whole form on every blur.
  const formState = useFormState<OrderValues>();
  const lots = useWatch<OrderValues, 'lots'>({ name: 'lots' });
  const error = (key: string) => getFieldState(`lines.${index}.${key}`, formState).error?.message;
  const field = (key: string) => ({ ...register(`lines.${index}.${key}`), error: error(key) });
  return (
    <div className={styles['details']}>
      <Textarea
        className={styles['wide'] ?? ''}
        label={m.order_editor_line_specification()}
        maxLength={4000}
        autosize
        minRows={2}
        {...field('specification')}
      />
      <TextInput label={m.order_editor_line_sku()} maxLength={64} {...field('sku')} />
      <TextInput label={m.order_editor_line_gtin()} maxLength={14} inputMode="numeric" {...field('gtin')} />
      <TextInput label={m.order_editor_line_tolerance()} inputMode="decimal" {...field('tolerance')} />
      <TextInput label={m.order_editor_line_okpd()} placeholder="25.94.11" {...field('okpd2')} />
      {lots.length > 0 && (
        <NativeSelect label={m.order_editor_line_lot()} {...field('lotKey')}>
          <option value="">—</option>
          {lots.map(({ key, title }) => (
            <option key={key} value={key}>
              {title || key}
            </option>
          ))}
        </NativeSelect>
      )}
      <TextInput
        className={styles['wide'] ?? ''}
        label={m.order_editor_line_note()}
        maxLength={500}
        {...field('deliveryNote')}
      />
    </div>
  );
}

/** The maximum cost by ceiling prices; hidden without any. */
function CeilingTotals() {
  const typed = useWatch<OrderValues, readonly ['lines', 'vatMode', 'vatRateDefault', 'currency']>({
    name: ['lines', 'vatMode', 'vatRateDefault', 'currency'],
  });
  // Totals of five hundred lines must not delay the next keystroke.
  const [lines, vatMode, vatRateDefault, currency] = useDeferredValue(typed);
  const priced = lines.flatMap((line) => {
    const [quantity, unitPrice] = [
      valueOf(line['quantity'], DIGITS.quantity),
      valueOf(line['maxUnitPrice'], DIGITS.price),
    ];
    const own = VAT_RATES.find((rate) => rate === line['vatRate']);
    return quantity && unitPrice ? [{ quantity, unitPrice, vatRate: own ?? vatRateDefault }] : [];
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
