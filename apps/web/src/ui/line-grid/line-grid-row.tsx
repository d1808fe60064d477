import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react';
import { type ClipboardEvent, memo, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { m } from '#messages';
import { useLocale } from '../../i18n/locale.ts';
import { showMessage } from '../feedback/popups.ts';
import { cellId, cellName, type GridColumn, type GridForm } from './grid-column.ts';
import styles from './line-grid.module.css';

type LineGridRowProps = {
  readonly index: number;
  /** `aria-rowindex`, when not all rows are rendered. */
  readonly rowIndex: number | undefined;
  readonly columns: readonly GridColumn[];
  readonly tail: ((index: number) => ReactNode) | undefined;
  readonly tailLabel: string | undefined;
  readonly details: ((index: number) => ReactNode) | undefined;
  readonly head: ((index: number) => ReactNode) | undefined;
  /** Stable while the row moves. */
  readonly fieldKey: string;
  readonly isOpen: boolean;
  readonly onToggle: (fieldKey: string) => void;
  readonly onRemove: ((index: number) => void) | undefined;
};

/** One line. Re-renders only when it moves or its errors change, not while typing. */
export const LineGridRow = memo(function LineGridRow(props: LineGridRowProps) {
  const { index, rowIndex, columns, tail, tailLabel, details, head, fieldKey, isOpen, onToggle, onRemove } = props;
  useLocale();
  const { control } = useFormContext<GridForm>();
  const { errors } = useFormState({ control, name: `lines.${index}` });
  const rowErrors = errors.lines?.[index] as Readonly<Record<string, { message?: string } | undefined>> | undefined;
  return (
    <>
      <tr className={styles['row']} aria-rowindex={rowIndex} data-open={isOpen}>
        <th scope="row" className={styles['number']}>
          {head ? head(index) : index + 1}
        </th>
        {columns.map((column) => (
          <td
            key={column.key}
            data-kind={column.kind}
            data-label={column.label}
            data-fixed={column.isFixed}
            data-folded={column.isFolded}
            data-required={column.isRequired}
          >
            {column.isFixed ? (
              <FixedCell index={index} column={column} />
            ) : (
              <Cell index={index} column={column} error={rowErrors?.[column.key]?.message} />
            )}
          </td>
        ))}
        {tail && (
          <td data-kind="number" data-label={tailLabel} className={styles['tail']}>
            {tail(index)}
          </td>
        )}
        {(onRemove || details) && (
          <td className={styles['tools']}>
            {details && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-expanded={isOpen}
                aria-label={m.grid_details({ line: index + 1 })}
                title={m.grid_details({ line: index + 1 })}
                onClick={() => onToggle(fieldKey)}
              >
                {isOpen ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
              </ActionIcon>
            )}
            {onRemove && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={m.grid_remove({ line: index + 1 })}
                title={m.grid_remove({ line: index + 1 })}
                onClick={() => onRemove(index)}
              >
                <IconTrash size={16} />
              </ActionIcon>
            )}
          </td>
        )}
      </tr>
      {isOpen && details && (
        <tr className={styles['details']}>
          <td colSpan={columns.length + 2 + (tail ? 1 : 0)}>{details(index)}</td>
        </tr>
      )}
    </>
  );
});

function FixedCell({ index, column }: { index: number; column: GridColumn }) {
  // The row remounts whenever its values are replaced.
  const { getValues } = useFormContext<GridForm>();
  return column.text ? column.text(index) : getValues(cellName(index, column.key));
}

type CellProps = {
  readonly index: number;
  readonly column: GridColumn;
  readonly error: string | undefined;
};

/** The browser cuts a pasted value at `maxLength` without a word. */
function warnOfCut({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>, maxLength = Infinity): void {
  const text = clipboardData.getData('text/plain');
  // Several cells are placed by the grid.
  if (/[\t\n]/.test(text.trimEnd())) return;
  const { value, selectionStart, selectionEnd } = currentTarget;
  const kept = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
  if (kept + text.trimEnd().length > maxLength) showMessage(m.grid_cut({ limit: maxLength }), 'warning');
}

/** Native controls keep a grid of 500 lines fast. */
function Cell({ index, column, error }: CellProps) {
  const { register, setValue, setError, clearErrors, getValues } = useFormContext<GridForm>();
  const { key, label, kind, choices = [], maxLength, placeholder, read } = column;
  const name = cellName(index, key);
  const id = cellId(index, key);
  const shared = {
    id,
    'data-row': index,
    'data-column': key,
    'aria-label': m.grid_cell({ column: label, line: index + 1 }),
    'aria-invalid': error !== undefined,
    'aria-describedby': error === undefined ? undefined : `${id}-error`,
    title: error,
  };

  /** Normalizes the text on blur, or sets an error and keeps it. */
  function normalize(text: string, isTyped: boolean) {
    const reading =
      text.trim() === '' ? { ok: true as const, text: '' } : (read?.(text) ?? { ok: true as const, text });
    if (!reading.ok) {
      setError(name, { type: 'reading', message: reading.message });
      return;
    }
    if (error !== undefined) clearErrors(name);
    if (reading.text !== text) setValue(name, reading.text, { shouldDirty: true });
    if (!isTyped) return;
    for (const [beside, value] of Object.entries('beside' in reading ? (reading.beside ?? {}) : {})) {
      if (getValues(cellName(index, beside)) !== value) setValue(cellName(index, beside), value, { shouldDirty: true });
    }
  }

  const field = register(name);
  return (
    <>
      {kind === 'choice' ? (
        <select {...shared} {...field}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={kind === 'number' ? 'decimal' : undefined}
          autoComplete="off"
          maxLength={maxLength}
          list={column.list}
          placeholder={placeholder?.(index)}
          {...field}
          onPaste={(event) => warnOfCut(event, maxLength)}
          onFocus={(event) => delete event.currentTarget.dataset['typed']}
          onChange={(event) => {
            event.currentTarget.dataset['typed'] = 'true';
            void field.onChange(event);
          }}
          onBlur={(event) => {
            void field.onBlur(event);
            normalize(event.currentTarget.value, event.currentTarget.dataset['typed'] === 'true');
          }}
        />
      )}
      {error !== undefined && (
        <span id={`${id}-error`} className={styles['error']}>
          {error}
        </span>
      )}
    </>
  );
}
