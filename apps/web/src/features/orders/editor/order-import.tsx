import type { ImportField, ImportPrices, OrderImport, OrderItemDraft } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { useParseOrderImportMutation } from '../../../entities/import/import-api.ts';
import { ImportDialog } from '../../../entities/import/import-dialog.tsx';
import { ORDER_FIELDS } from '../../../entities/import/import-fields.ts';
import { unreadCells, useImportReading } from '../../../entities/import/import-reading.ts';
import styles from '../../../entities/import/import.module.css';
import { cellName, type GridRow } from '../../../ui/line-grid/grid-column.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { BLANK_LINE, emptyLine, isBlank, lineOf } from './order-line-values.ts';
import { MAX_LINES, type OrderValues } from './order-values.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';

/** Column that receives text that cannot be read. */
const TYPED_IN: Partial<Record<ImportField, string>> = {
  quantity: 'quantity',
  unit: 'unit',
  price: 'maxUnitPrice',
  gtin: 'gtin',
  okpd2: 'okpd2',
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function OrderImportDialog({ onClose }: { onClose: () => void }) {
  const { getValues, setValue, trigger } = useFormContext<OrderValues>();
  const [parse] = useParseOrderImportMutation();
  const { currency, vatMode } = getValues();
  const state = useImportReading<OrderImport>((body) =>
    parse({ body: { ...body, prices: { currency, vatMode } } }).unwrap(),
  );
  const typed = getValues('lines').filter((line) => !isBlank(line));
  const [isAdopted, setAdopted] = useState(typed.length === 0);
  const [isAdded, setAdded] = useState(true);

  function take(reading: OrderImport) {
    const unread = unreadCells(reading, TYPED_IN);
    const before = isAdded ? typed : [];
    const marked: `lines.${number}.${string}`[] = [];
    const lines = reading.items.map(({ row, item }, at) => {
      const raw = unread.get(row) ?? {};
      marked.push(...Object.keys(raw).map((key) => cellName(before.length + at, key)));
      return { ...typedLine(item), ...raw };
    });
    const options = { shouldDirty: true, shouldTouch: true };
    setValue('lines', [...before, ...lines], options);
    const { prices } = reading;
    if (isAdopted && prices.currency) setValue('currency', prices.currency, options);
    if (isAdopted && prices.vatMode) setValue('vatMode', prices.vatMode, options);
    // Text that cannot be read stays in its cell with an error.
    if (marked.length > 0) void trigger(marked);
    showMessage(m.import_done_order());
    onClose();
  }

  return (
    <ImportDialog
      title={m.import_title_order()}
      hint={m.import_hint_order()}
      state={state}
      fields={ORDER_FIELDS}
      rowsOf={({ items }) => ({
        taken: new Set(items.map(({ row }) => row)),
        joined: new Map(items.flatMap(({ row, joinedRows }) => joinedRows.map((joined) => [joined, row] as const))),
      })}
      count={({ items }) => items.length}
      after={({ prices }) => (
        <div className={`zk-stack zk-gap-8 ${styles['decide']}`}>
          {differs(prices, { currency, vatMode }) && (
            <CheckField
              label={m.import_adopt_prices({ prices: pricesText(prices) })}
              checked={isAdopted}
              onChange={(event) => setAdopted(event.currentTarget.checked)}
            />
          )}
          {typed.length > 0 && (
            <RadioGroup
              label={m.import_how()}
              choices={[
                { value: 'add', label: m.import_how_add() },
                { value: 'replace', label: m.import_how_replace() },
              ]}
              value={isAdded ? 'add' : 'replace'}
              onChange={(value) => setAdded(value === 'add')}
            />
          )}
        </div>
      )}
      obstacle={({ items }) => ((isAdded ? typed.length : 0) + items.length > MAX_LINES ? m.import_too_many() : null)}
      onTake={take}
      onClose={onClose}
    />
  );
}

/** Whether the file's currency or VAT differs from the order's. */
const differs = (found: ImportPrices, order: Pick<OrderValues, 'currency' | 'vatMode'>) =>
  (found.currency !== null && found.currency !== order.currency) ||
  (found.vatMode !== null && found.vatMode !== order.vatMode);

function pricesText({ currency, vatMode }: ImportPrices): string {
  const vat = vatMode === 'included' ? m.import_prices_included() : m.import_prices_excluded();
  return [currency, vatMode && vat].filter(Boolean).join(', ');
}

function typedLine(item: OrderItemDraft): GridRow {
  const given = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined));
  // Only what the draft has stands over the blanks.
  return { ...emptyLine(), ...lineOf({ ...BLANK_LINE, ...given }) };
}
