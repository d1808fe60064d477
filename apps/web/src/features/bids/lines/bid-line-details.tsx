import { Button, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { BID_LINE_FIELDS } from '@zakupki/procurement/fields/bid-fields';
import { readAnyUnit } from '@zakupki/procurement/units/unit-input';
import { unitRatio } from '@zakupki/procurement/units/units';
import { useController, useFormContext, useFormState, useWatch } from 'react-hook-form';
import { m } from '#messages';
import { traitsOf } from '../../../entities/record-field/field-input.tsx';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { countries } from '../../../format/countries.ts';
import { unitWord } from '../../../format/number/units.ts';
import styles from '../../../ui/form/form.module.css';
import type { GridRow } from '../../../ui/line-grid/grid-column.ts';
import { UnitEquationField } from '../../../entities/order-line/unit-equation-field.tsx';
import { fieldId } from '../editor/bid-fields.ts';
import { useBidOrder } from '../editor/bid-form.ts';
import { cellKey, emptyRow, type LineName, lineNames } from './bid-lines.ts';
import type { BidValues } from '../editor/bid-values.ts';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { CheckField } from '../../../ui/field/check-field.tsx';

/** Fields with a grid column or with a specific input below. */
const ELSEWHERE: ReadonlySet<LineName> = new Set([
  'offered',
  'quantity',
  'unitCode',
  'unitPrice',
  'vatRate',
  'leadTimeDays',
  'deliveryDate',
  'offeredName',
  'isEquivalent',
  'equivalentNote',
  'brand',
  'model',
  'countryOfOrigin',
  'unitsPerPack',
  'packsPerUnit',
  'packSize',
  'declaredLineTotal',
  'note',
] as const);
const OTHER_FIELDS = lineNames.filter((name) => !ELSEWHERE.has(name));

export function BidLineDetails({ index }: { index: number }) {
  const { register, getFieldState } = useFormContext<BidValues>();
  // A local subscription: reading the form's state would render the entire form on every blur.
  const formState = useFormState<BidValues>();
  const isEquivalent =
    useWatch<BidValues, `lines.${number}.isEquivalent`>({ name: `lines.${index}.isEquivalent` }) === 'yes';
  const field = (key: string) => ({
    ...register(`lines.${index}.${key}`),
    id: fieldId(`lines.${index}.${key}`),
    error: getFieldState(`lines.${index}.${key}`, formState).error?.message,
  });
  return (
    <div className={styles['details']}>
      <TextInput
        className={styles['wide'] ?? ''}
        label={fieldLabel('bidLine', 'offeredName')}
        maxLength={300}
        {...field('offeredName')}
      />
      <div className={`zk-stack zk-gap-10 ${styles['checks']}`}>
        <EquivalentBox index={index} />
      </div>
      {isEquivalent && (
        <Textarea
          label={fieldLabel('bidLine', 'equivalentNote')}
          maxLength={1000}
          autosize
          {...field('equivalentNote')}
        />
      )}
      <TextInput label={fieldLabel('bidLine', 'brand')} maxLength={100} {...field('brand')} />
      <TextInput label={fieldLabel('bidLine', 'model')} maxLength={100} {...field('model')} />
      <SelectField label={fieldLabel('bidLine', 'countryOfOrigin')} {...field('country')}>
        <option value="">—</option>
        {countries().map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <Conversion index={index} offered={field('packsPerUnit')} ordered={field('unitsPerPack')} />
      <TextInput label={fieldLabel('bidLine', 'packSize')} inputMode="decimal" {...field('packSize')} />
      <TextInput
        label={fieldLabel('bidLine', 'declaredLineTotal')}
        inputMode="decimal"
        {...field('declaredLineTotal')}
      />
      <Textarea
        className={styles['wide'] ?? ''}
        label={fieldLabel('bidLine', 'note')}
        maxLength={1000}
        autosize
        {...field('note')}
      />
      {OTHER_FIELDS.map((name) => (
        <TextInput
          key={name}
          label={fieldLabel('bidLine', name)}
          {...traitsOf(BID_LINE_FIELDS[name].kind)}
          {...field(cellKey(name))}
        />
      ))}
      <AlternativeButtons index={index} />
    </div>
  );
}

type ConversionProps = {
  readonly index: number;
  readonly offered: TextInputProps;
  readonly ordered: TextInputProps;
};

/** Shown when the offered unit differs from the order's and does not convert by dimension. */
function Conversion({ index, offered, ordered }: ConversionProps) {
  const order = useBidOrder();
  const [orderItemId, unit = '', packs, units] = useWatch<BidValues>({
    name: ['orderItemId', 'unit', 'packsPerUnit', 'unitsPerPack'].map((key) => `lines.${index}.${key}` as const),
  }) as (string | undefined)[];
  const item = order.items.find(({ id }) => id === orderItemId);
  if (item === undefined) return null;
  const offeredCode = unit.trim() === '' ? item.unitCode : readAnyUnit(unit);
  const isConvertible = offeredCode !== null && unitRatio(offeredCode, item.unitCode) !== null;
  if (isConvertible && !packs && !units) return null;
  return (
    <UnitEquationField
      offeredUnit={offeredCode === null ? unit.trim() : unitWord(offeredCode)}
      orderedUnit={unitWord(item.unitCode)}
      offered={offered}
      ordered={ordered}
    />
  );
}

function EquivalentBox({ index }: { index: number }) {
  const {
    field: { ref, value, onChange, onBlur },
  } = useController<BidValues, `lines.${number}.isEquivalent`>({ name: `lines.${index}.isEquivalent` });
  return (
    <CheckField
      ref={ref}
      id={fieldId(`lines.${index}.isEquivalent`)}
      label={fieldLabel('bidLine', 'isEquivalent')}
      description={m.bid_editor_line_equivalent_help()}
      checked={value === 'yes'}
      onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
      onBlur={onBlur}
    />
  );
}

/** A line may have alternatives; its last offer cannot be removed. */
function AlternativeButtons({ index }: { index: number }) {
  const order = useBidOrder();
  const { getValues, setValue } = useFormContext<BidValues>();
  const lines = useWatch<BidValues, 'lines'>({ name: 'lines' });
  const orderItemId = lines[index]?.['orderItemId'];
  const item = order.items.find(({ id }) => id === orderItemId);
  const answers = lines.filter((row) => row['orderItemId'] === orderItemId).length;
  if (!item) return null;

  function replace(rows: GridRow[]) {
    setValue('lines', rows, { shouldDirty: true });
  }

  return (
    <div className="zk-flex zk-wrap zk-bottom zk-gap-8">
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => replace(getValues('lines').toSpliced(index + 1, 0, { ...emptyRow(item), isEquivalent: 'yes' }))}
      >
        {m.bid_editor_line_add_equivalent()}
      </Button>
      {answers > 1 && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => replace(getValues('lines').toSpliced(index, 1))}
        >
          {m.bid_editor_line_remove()}
        </Button>
      )}
    </div>
  );
}
