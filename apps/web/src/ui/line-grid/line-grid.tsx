import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type CSSProperties, type FocusEvent, Fragment, type ReactNode, useId, useMemo } from 'react';
import { m } from '#messages';
import type { GridColumn, GridRow } from './grid-column.ts';
import { handleGridKey } from './grid-keys.ts';
import { useGridRows } from './grid-rows.ts';
import { LineGridRow } from './line-grid-row.tsx';
import styles from './line-grid.module.css';
import { pasteIntoGrid } from './paste-into-grid.ts';

type LineGridProps = {
  readonly columns: readonly GridColumn[];
  readonly label: string;
  readonly emptyRow: () => GridRow;
  /** Null when the lines are fixed. */
  readonly maxRows: number | null;
  /** The last column, such as the line's total. */
  readonly tail?: { readonly label: string; readonly cell: (index: number) => ReactNode };
  /** Further fields of a line, expanded by a button. */
  readonly details?: (index: number) => ReactNode;
  /** Content of the first column; the line's number by default. */
  readonly head?: (index: number) => ReactNode;
  readonly foot?: ReactNode;
};

/**
 * A grid to type in like a spreadsheet: Enter and the arrow keys move, a block pasted from Excel fills the columns,
 * Ctrl+Z undoes a paste or the removal of a line. Edits `lines` of the surrounding form.
 */
export function LineGrid(props: LineGridProps) {
  const { columns: allColumns, label, emptyRow, maxRows, tail, details, head, foot } = props;
  const canChangeRows = maxRows !== null;
  // Stable, as the rows re-render with a new list.
  const columns = useMemo(() => allColumns.filter(({ isDetail }) => !isDetail), [allColumns]);
  const grid = useGridRows({ columns, emptyRow, maxRows, hasDetails: details !== undefined });
  const { fields } = grid;
  const { isPartial, rows: rowsInView, body, measure, keep } = grid.rowWindow;
  const helpId = useId();

  function onFocus({ target }: FocusEvent<HTMLTableElement>) {
    const row = target.closest<HTMLElement>('[data-index]')?.dataset['index'];
    if (row !== undefined) keep(Number(row));
  }

  return (
    <div className={styles['box']}>
      <div className={styles['scroll']}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens for its cells */}
        <table
          className={styles['grid']}
          aria-label={label}
          aria-describedby={helpId}
          aria-rowcount={isPartial ? fields.length + 1 : undefined}
          data-partial={isPartial}
          data-sum={tail !== undefined}
          data-tools={Number(canChangeRows) + Number(details !== undefined)}
          // The type of `style` lacks custom properties.
          style={{ '--grid-columns': columns.map(({ width }) => width).join(' + ') } as CSSProperties}
          onFocus={onFocus}
          onKeyDown={(event) => handleGridKey(event, grid, columns, canChangeRows)}
          onPaste={(event) => void pasteIntoGrid(event, grid, { columns: allColumns, maxRows, emptyRow })}
        >
          <GridHead
            columns={columns}
            rowIndex={isPartial ? 1 : undefined}
            tailLabel={tail?.label}
            hasTools={canChangeRows || details !== undefined}
          />
          <tbody ref={body} aria-hidden />
          {rowsInView.map(({ index, gap }) => {
            const key = fields[index]?.key;
            if (key === undefined) return null;
            return (
              <Fragment key={key}>
                {gap > 0 && <Gap height={gap} />}
                <tbody ref={measure} data-index={index}>
                  <LineGridRow
                    index={index}
                    rowIndex={isPartial ? index + 2 : undefined}
                    columns={columns}
                    tail={tail?.cell}
                    tailLabel={tail?.label}
                    details={details}
                    head={head}
                    fieldKey={key}
                    isOpen={grid.opened.has(key)}
                    onToggle={grid.toggle}
                    onRemove={canChangeRows ? grid.removeRow : undefined}
                  />
                </tbody>
              </Fragment>
            );
          })}
          {foot && <tfoot>{foot}</tfoot>}
        </table>
      </div>
      <GridFoot
        helpId={helpId}
        canChangeRows={canChangeRows}
        isFull={maxRows !== null && fields.length >= maxRows}
        onAdd={() => grid.appendRow(columns[0]?.key ?? '')}
      />
    </div>
  );
}

type GridHeadProps = {
  readonly columns: readonly GridColumn[];
  readonly rowIndex: number | undefined;
  readonly tailLabel: string | undefined;
  readonly hasTools: boolean;
};

function GridHead({ columns, rowIndex, tailLabel, hasTools }: GridHeadProps) {
  return (
    <thead>
      <tr aria-rowindex={rowIndex}>
        <th scope="col" className={styles['number']}>
          {m.words_number()}
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
            {column.isRequired && (
              <span className="zk-danger" aria-hidden>
                {' *'}
              </span>
            )}
          </th>
        ))}
        {tailLabel !== undefined && (
          <th scope="col" data-kind="number" className={styles['sum']}>
            {tailLabel}
          </th>
        )}
        {hasTools && (
          <th scope="col" className={styles['tools']}>
            <span className="zk-visually-hidden">{m.grid_tools()}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}

type GridFootProps = {
  readonly helpId: string;
  readonly canChangeRows: boolean;
  readonly isFull: boolean;
  readonly onAdd: () => void;
};

function GridFoot({ helpId, canChangeRows, isFull, onAdd }: GridFootProps) {
  return (
    <div className={styles['below']}>
      {canChangeRows && (
        <Button variant="subtle" leftSection={<IconPlus size={16} aria-hidden />} disabled={isFull} onClick={onAdd}>
          {m.grid_add()}
        </Button>
      )}
      <p id={helpId} className={styles['help']}>
        {canChangeRows ? m.grid_help() : m.grid_help_fixed()}
      </p>
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
