import { MAX_LINES } from '@zakupki/procurement/orders/limits';
import type { ImportField, ImportPrices, OrderImport, OrderItemDraft } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { useParseOrderImportMutation } from '../../../entities/import/import-api.ts';
import { ImportDialog } from '../../../entities/import/import-dialog.tsx';
import { ORDER_IMPORT_FIELDS } from '../../../entities/import/import-fields.ts';
import { unreadCells, useImportReading } from '../../../entities/import/import-reading.ts';
import styles from '../../../entities/import/import.module.css';
import { cellName, type GridRow } from '../../../ui/line-grid/grid-column.ts';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { BLANK_LINE, emptyLine, isBlank, lineOf } from './order-line-values.ts';
import { LineLimit } from './line-limit.tsx';
import type { OrderValues } from './order-values.ts';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';

/** The grid column that shows the unreadable text of an import field. */
const COLUMNS: Partial<Record<ImportField, string>> = {
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
  const [adoptsPrices, setAdoptsPrices] = useState(typed.length === 0);
  const [appendsLines, setAppendsLines] = useState(true);

  function apply(reading: OrderImport) {
    const unread = unreadCells(reading, COLUMNS);
    const existing = appendsLines ? typed : [];
    const unreadCellNames: `lines.${number}.${string}`[] = [];
    const lines = reading.items.map(({ row, item }, index) => {
      const raw = unread.get(row) ?? {};
      unreadCellNames.push(...Object.keys(raw).map((key) => cellName(existing.length + index, key)));
      return { ...typedLine(item), ...raw };
    });
    const options = { shouldDirty: true, shouldTouch: true };
    setValue('lines', [...existing, ...lines], options);
    const { prices } = reading;
    if (adoptsPrices && prices.currency) setValue('currency', prices.currency, options);
    if (adoptsPrices && prices.vatMode) setValue('vatMode', prices.vatMode, options);
    // Unreadable text stays in its cell with an error.
    if (unreadCellNames.length > 0) void trigger(unreadCellNames);
    showMessage(m.import_done_order());
    onClose();
  }

  return (
    <ImportDialog
      title={m.import_title_order()}
      hint={m.import_hint_order()}
      state={state}
      fields={ORDER_IMPORT_FIELDS}
      rowsOf={({ items }) => ({
        taken: new Set(items.map(({ row }) => row)),
        joined: new Map(items.flatMap(({ row, joinedRows }) => joinedRows.map((joined) => [joined, row] as const))),
      })}
      count={({ items }) => items.length}
      after={({ prices, items }) => (
        <div className={`zk-stack zk-gap-8 ${styles['decide']}`}>
          <LineLimit count={(appendsLines ? typed.length : 0) + items.length} />
          {differs(prices, { currency, vatMode }) && (
            <CheckField
              label={m.import_adopt_prices({ prices: pricesText(prices) })}
              checked={adoptsPrices}
              onChange={(event) => setAdoptsPrices(event.currentTarget.checked)}
            />
          )}
          {typed.length > 0 && (
            <RadioGroup
              label={m.import_how()}
              choices={[
                { value: 'add', label: m.import_how_add() },
                { value: 'replace', label: m.import_how_replace() },
              ]}
              value={appendsLines ? 'add' : 'replace'}
              onChange={(value) => setAppendsLines(value === 'add')}
            />
          )}
        </div>
      )}
      obstacle={({ items }) =>
        (appendsLines ? typed.length : 0) + items.length > MAX_LINES ? m.import_too_many({ count: MAX_LINES }) : null
      }
      onTake={apply}
      onClose={onClose}
    />
  );
}

/** Whether the file's currency or VAT differs from the order's. */
const differs = (file: ImportPrices, order: Pick<OrderValues, 'currency' | 'vatMode'>) =>
  (file.currency !== null && file.currency !== order.currency) ||
  (file.vatMode !== null && file.vatMode !== order.vatMode);

function pricesText({ currency, vatMode }: ImportPrices): string {
  const vat = vatMode === 'included' ? m.import_prices_included() : m.import_prices_excluded();
  return [currency, vatMode && vat].filter(Boolean).join(', ');
}

function typedLine(item: OrderItemDraft): GridRow {
  const stated = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined));
  // Only values stated in the draft replace the defaults.
  return { ...emptyLine(), ...lineOf({ ...BLANK_LINE, ...stated }) };
}
