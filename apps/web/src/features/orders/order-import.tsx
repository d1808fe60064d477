import { Radio } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import '@mantine/core/styles/InlineInput.css';
import type { ImportField, OrderImport, OrderItemDraft } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { useParseOrderImportMutation } from '../../api/import-api.ts';
import { ImportDialog } from '../../parts/import-dialog.tsx';
import { ORDER_FIELDS } from '../../parts/import-fields.ts';
import { unreadCells, useImportReading } from '../../parts/import-reading.ts';
import styles from '../../parts/import.module.css';
import { cellName, type GridRow } from '../../ui/grid-column.ts';
import { showMessage } from '../../ui/popups.ts';
import { DEFAULT_UNIT, emptyLine, isBlank, lineOf, MAX_LINES, type OrderValues } from './order-values.ts';

/** What a line lacks until something is typed into it. */
const BLANK: Parameters<typeof lineOf>[0] = {
  id: '',
  name: '',
  quantity: null,
  unitCode: DEFAULT_UNIT,
  maxUnitPrice: null,
  requiredBy: null,
  vatRate: null,
  specification: '',
  sku: '',
  gtin: null,
  quantityTolerancePercent: '0',
  deliveryNote: '',
  okpd2: null,
  lotKey: null,
};

/** Where what could not be read stands as it is. */
const TYPED_IN: Partial<Record<ImportField, string>> = {
  quantity: 'quantity',
  unit: 'unit',
  price: 'maxUnitPrice',
  gtin: 'gtin',
  okpd2: 'okpd2',
};

/** From a pasted block or a file to the lines of the order being typed. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function OrderImportDialog({ onClose }: { onClose: () => void }) {
  const { getValues, setValue, trigger } = useFormContext<OrderValues>();
  const [parse] = useParseOrderImportMutation();
  const state = useImportReading<OrderImport>((body) => parse({ body }).unwrap());
  const typed = getValues('lines').filter((line) => !isBlank(line));
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
    setValue('lines', [...before, ...lines], { shouldDirty: true, shouldTouch: true });
    // What could not be read stands in its cell with what is wrong with it.
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
      count={({ items }) => items.length}
      after={() =>
        typed.length > 0 && (
          <Radio.Group
            label={m.import_how()}
            value={isAdded ? 'add' : 'replace'}
            onChange={(value) => setAdded(value === 'add')}
          >
            <div className={styles['decide']}>
              <Radio value="add" label={m.import_how_add()} />
              <Radio value="replace" label={m.import_how_replace()} />
            </div>
          </Radio.Group>
        )
      }
      obstacle={({ items }) => ((isAdded ? typed.length : 0) + items.length > MAX_LINES ? m.import_too_many() : null)}
      onTake={take}
      onClose={onClose}
    />
  );
}

function typedLine(item: OrderItemDraft): GridRow {
  const given = Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined));
  // Only what the draft has stands over the blanks.
  return { ...emptyLine(), ...lineOf({ ...BLANK, ...given }) };
}
