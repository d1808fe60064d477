import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { m } from '#messages';
import { cellId, cellName, cellOf, type GridColumn, type GridForm, type GridRow } from './grid-column.ts';
import { mapBlock, type PastedBlock, placeBlock, type PlacedBlock } from './grid-paste.ts';
import { LineGridRow } from './line-grid-row.tsx';
import styles from './line-grid.module.css';
import { loadTool } from '../loading/load-part.tsx';
import { showMessage, showNotification } from '../feedback/popups.ts';
import { registerRevealer } from '../browser/reveal.ts';
import { useRowWindow } from './row-window.ts';

export interface LineGridProps {
  readonly columns: readonly GridColumn[];
  readonly label: string;
  readonly emptyRow: () => GridRow;
  readonly maxRows: number;
  /** False when the lines are fixed, as in a bid. */
  readonly canChangeRows?: boolean;
  /** The last column, such as the line's total. */
  readonly tail?: { readonly label: string; readonly cell: (index: number) => ReactNode };
  /** Further fields of a line, expanded by a button. */
  readonly details?: (index: number) => ReactNode;
  /** Content of the first column; the line's number by default. */
  readonly head?: (index: number) => ReactNode;
  readonly foot?: ReactNode;
}

/**
 * A grid to type in like a spreadsheet: Enter and the arrow keys move, a block pasted from Excel fills the columns,
 * Ctrl+Z undoes changes of whole lines. Edits `lines` of the surrounding form.
 */
export function LineGrid(props: LineGridProps) {
  const { columns: all, label, emptyRow, maxRows, canChangeRows = true, tail, details, head, foot } = props;
  const form = useFormContext<GridForm>();
  const { fields, append, insert, move, remove, replace } = useFieldArray({
    control: form.control,
    name: 'lines',
    keyName: 'key',
  });
  // Stable, as the rows re-render with a new list.
  const columns = useMemo(() => all.filter(({ isDetail }) => !isDetail), [all]);
  const undo = useRef<GridRow[][]>([]);
  // The cell to focus after all rows were replaced.
  const refocus = useRef<{ row: number; key: string }>(null);
  const table = useRef<HTMLTableElement>(null);
  const helpId = useId();
  const drawn = useRowWindow(fields.length);
  // Kept here, as rows unmount outside of the view.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback(
    (key: string) =>
      setOpened((keys) => new Set(keys.has(key) ? [...keys].filter((one) => one !== key) : [...keys, key])),
    [],
  );

  const rows = () => form.getValues('lines');
  const remember = () => undo.current.push(structuredClone(rows()));
  const isFull = () => rows().length >= maxRows;

  // Synchronous: fast typists and barcode scanners are a keystroke ahead of the next frame.
  function focusCell(row: number, key: string) {
    drawn.keep(row);
    const cell = document.getElementById(cellId(row, key));
    cell?.focus();
    if (cell instanceof HTMLInputElement && cell.type === 'text') cell.select();
  }

  /** Changes the rows, then focuses a cell. */
  function focusAfter(change: () => void, row: number, key: string) {
    // The cell exists only once the change is rendered.
    flushSync(change);
    focusCell(row, key);
  }

  const onReplaced = useEffectEvent(() => {
    const place = refocus.current;
    refocus.current = null;
    if (place) focusCell(place.row, place.key);
  });
  useEffect(() => onReplaced(), [fields]);

  const reveal = useEffectEvent((elementId: string) => {
    const cell = cellOf(elementId);
    const field = cell && fields[cell.row];
    if (!cell || !field) return;
    if (details && !columns.some(({ key }) => key === cell.key))
      flushSync(() => setOpened((keys) => new Set([...keys, field.key])));
    drawn.keep(cell.row);
  });
  useEffect(() => registerRevealer((elementId) => reveal(elementId)), []);

  function onFocus({ target }: FocusEvent<HTMLTableElement>) {
    const row = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (row !== undefined) drawn.keep(Number(row));
  }

  function addRow(after: number, key: string) {
    if (isFull()) showMessage(m.grid_full({ count: maxRows }), 'warning');
    else focusAfter(() => insert(after + 1, emptyRow(), { shouldFocus: false }), after + 1, key);
  }

  function removeRow(index: number) {
    remember();
    remove(index);
    showNotification({
      title: m.grid_removed({ line: index + 1 }),
      tone: 'note',
      action: { label: m.grid_undo(), onAct: takeBack },
    });
  }

  function takeBack() {
    const before = undo.current.pop();
    if (!before) return;
    // The rows remount: the focused cell takes the focus again.
    const place = document.activeElement && addressOf(document.activeElement);
    if (place) refocus.current = { row: Math.min(place.row, before.length - 1), key: place.key };
    replace(before);
    form.clearErrors('lines');
  }

  function onKeyDown(event: KeyboardEvent<HTMLTableElement>) {
    const place = addressOf(event.target);
    if (!place || event.nativeEvent.isComposing) return;
    const { row, key, cell } = place;
    const last = rows().length - 1;
    const isSelect = cell instanceof HTMLSelectElement;
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !event.shiftKey) {
      // The browser undoes typing; the grid undoes lines only if this cell has none.
      if (undo.current.length === 0 || cell.dataset['typed'] === 'true') return;
      event.preventDefault();
      takeBack();
    } else if (event.altKey && canChangeRows && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      const to = row + (event.key === 'ArrowUp' ? -1 : 1);
      if (to < 0 || to > last) return;
      focusAfter(() => move(row, to), to, key);
    } else if (event.key === 'Enter' && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      if (event.ctrlKey || event.metaKey) {
        if (canChangeRows) addRow(row, columns[0]?.key ?? key);
      } else if (row < last) focusCell(row + 1, key);
      else if (canChangeRows) addRow(row, columns[0]?.key ?? key);
    } else if (event.key === 'ArrowDown' && !isSelect && row < last) {
      event.preventDefault();
      focusCell(row + 1, key);
    } else if (event.key === 'ArrowUp' && !isSelect && row > 0) {
      event.preventDefault();
      focusCell(row - 1, key);
    } else if (
      !isSelect &&
      (event.key === 'ArrowLeft' || event.key === 'ArrowRight') &&
      cell instanceof HTMLInputElement
    ) {
      const typed = columns.filter((column) => !column.isFixed);
      const index = typed.findIndex((column) => column.key === key);
      const beside = typed[index + (event.key === 'ArrowLeft' ? -1 : 1)];
      if (!beside || !isAtEdge(cell, event.key)) return;
      event.preventDefault();
      focusCell(row, beside.key);
    }
  }

  async function onPaste(event: ClipboardEvent<HTMLTableElement>) {
    const place = addressOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    // A single value is pasted normally.
    if (!place || !/[\t\n]/.test(text.replace(/\r?\n$/, ''))) return;
    event.preventDefault();
    const papa = await loadTool(() => import('papaparse'));
    if (!papa) return;
    // Spreadsheets separate columns by tabs. Without tabs it is one column with decimal commas.
    const { data } = papa.default.parse<string[]>(text, { delimiter: '\t', skipEmptyLines: 'greedy' });
    const block = mapBlock(data, all, place.key);
    const before = rows();
    const room = canChangeRows ? maxRows : before.length;
    const placed = placeBlock(before, block, place.row, { room, emptyRow });
    remember();
    refocus.current = place;
    replace([...placed.rows]);
    const written = block.rows.flatMap(({ values }, row) => {
      const at = placed.places[row] ?? null;
      return at === null ? [] : Object.keys(values).map((key) => cellName(at, key));
    });
    form.clearErrors(written);
    for (const { row, key, message } of block.unread) {
      const at = placed.places[row] ?? null;
      if (at !== null) form.setError(cellName(at, key), { type: 'paste', message });
    }
    report(block, placed);
  }

  function report({ unread, unplaced }: PastedBlock, { places, unmatched }: PlacedBlock) {
    const written = places.filter((place) => place !== null).length;
    const left = places.length - written - unmatched.length;
    const problems = [
      unread.length > 0 && m.grid_pasted_unread({ count: unread.length }),
      unmatched.length > 0 && m.grid_pasted_unmatched({ names: few(unmatched) }),
      unplaced.length > 0 && m.grid_pasted_unplaced({ texts: few(unplaced) }),
      left > 0 && m.grid_pasted_left({ count: left }),
    ].filter((text) => text !== false);
    showNotification({
      title: m.grid_pasted({ count: written }),
      ...(problems.length > 0 && { text: problems.join(' ') }),
      tone: problems.length > 0 ? 'warning' : 'good',
      action: { label: m.grid_undo(), onAct: takeBack },
    });
  }

  return (
    <div className={styles['box']}>
      <div className={styles['scroll']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for its cells */}
        <table
          ref={table}
          className={styles['grid']}
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={drawn.isPartial ? fields.length + 1 : undefined}
          data-partial={drawn.isPartial}
          data-tools={Number(canChangeRows) + Number(details !== undefined)}
          // The type of `style` lacks custom properties.
          style={{ '--grid-columns': columns.map(({ width }) => width).join(' + ') } as CSSProperties}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onPaste={(event) => void onPaste(event)}
        >
          <thead>
            <tr aria-rowindex={drawn.isPartial ? 1 : undefined}>
              <th scope="col" className={styles['number']}>
                №
              </th>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  style={{ width: column.width, minWidth: column.width }}
                  data-kind={column.kind}
                  data-fixed={column.isFixed}
                >
                  {column.label}
                </th>
              ))}
              {tail && (
                <th scope="col" data-kind="number" className={styles['sum']}>
                  {tail.label}
                </th>
              )}
              {(canChangeRows || details) && (
                <th scope="col" className={styles['tools']}>
                  <span className="zk-visually-hidden">{m.grid_tools()}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody ref={drawn.body} className={styles['start']} aria-hidden />
          {drawn.rows.map(({ index, gap }) => {
            const key = fields[index]?.key;
            if (key === undefined) return null;
            return (
              <Fragment key={key}>
                {gap > 0 && <Gap height={gap} />}
                <tbody ref={drawn.measure} data-index={index}>
                  <LineGridRow
                    index={index}
                    rowIndex={drawn.isPartial ? index + 2 : undefined}
                    columns={columns}
                    tail={tail?.cell}
                    tailLabel={tail?.label}
                    details={details}
                    head={head}
                    fieldKey={key}
                    isOpen={opened.has(key)}
                    onToggle={toggle}
                    onRemove={canChangeRows ? removeRow : undefined}
                  />
                </tbody>
              </Fragment>
            );
          })}
          {foot && <tfoot>{foot}</tfoot>}
        </table>
      </div>
      <div className={styles['below']}>
        {canChangeRows && (
          <Button
            variant="subtle"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={fields.length >= maxRows}
            onClick={() =>
              focusAfter(() => append(emptyRow(), { shouldFocus: false }), fields.length, columns[0]?.key ?? '')
            }
          >
            {m.grid_add()}
          </Button>
        )}
        <p id={helpId} className={styles['help']}>
          {canChangeRows ? m.grid_help() : m.grid_help_fixed()}
        </p>
      </div>
    </div>
  );
}

// Keeps the height of rows that are not rendered.
function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr style={{ height }} />
    </tbody>
  );
}

const few = (texts: readonly string[]) => texts.slice(0, 3).join(', ') + (texts.length > 3 ? '…' : '');

function addressOf(target: EventTarget): { row: number; key: string; cell: HTMLElement } | null {
  if (!(target instanceof HTMLElement)) return null;
  const { row, column } = target.dataset;
  return row === undefined || column === undefined ? null : { row: Number(row), key: column, cell: target };
}

function isAtEdge(input: HTMLInputElement, key: string): boolean {
  const { selectionStart, selectionEnd, value } = input;
  if (selectionStart === null) return false;
  if (selectionStart === 0 && selectionEnd === value.length && value !== '') return true;
  return key === 'ArrowLeft' ? selectionEnd === 0 : selectionStart === value.length;
}
