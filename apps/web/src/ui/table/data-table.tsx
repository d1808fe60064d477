import { useMemo } from 'react';
import { useTextVersion } from '../../i18n/locale.ts';
import { ColumnChooser } from './columns/column-chooser.tsx';
import { widthWithin } from './columns/column-drag.ts';
import { useCrowdedColumns } from './columns/crowded-columns.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import type { VisibleColumn, Widths } from './data-grid-head.tsx';
import type { DataTableProps, TableColumn } from './data-table-column.ts';
import styles from './data-table.module.css';
import { useIsPhone } from '../../browser/phone.ts';
import { useTableSettings } from './table-settings.ts';

const DEFAULT_WIDTH = 140;

/** A dense table for thousands of rows with sorting, a column chooser and saved widths; cards on a phone. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { name, columns, totalRows, toolbar, instead, isStale = false } = props;
  const isPhone = useIsPhone();
  const [settings, setSettings] = useTableSettings(name);
  const textVersion = useTextVersion();
  const crowded = useCrowdedColumns(columns);
  const shown = useMemo(
    () =>
      Object.fromEntries(
        columns.map(({ id, isHiddenAtFirst = false }) => [
          id,
          settings.shown[id] ?? !(isHiddenAtFirst || crowded.includes(id)),
        ]),
      ),
    [columns, crowded, settings.shown],
  );

  const visible = visibleColumns(
    columns.filter(({ id }) => shown[id]),
    settings.widths,
  );

  return (
    <div
      className={`zk-stack zk-shrink zk-column zk-gap-8 ${styles['table']}`}
      data-stale={isStale}
      aria-busy={isStale}
    >
      <div className={`zk-flex zk-wrap zk-between zk-top zk-gap-8 ${styles['toolbar']}`}>
        <div className="zk-fill zk-shrink">{toolbar}</div>
        {!isPhone && totalRows !== 0 && (
          <ColumnChooser
            columns={columns}
            shown={shown}
            onChange={(id, isShown) => setSettings({ ...settings, shown: { ...settings.shown, [id]: isShown } })}
            onReset={() => setSettings({ widths: {}, shown: {} })}
          />
        )}
      </div>
      {instead !== undefined ? (
        instead
      ) : isPhone ? (
        <DataCards {...props} />
      ) : (
        <DataGrid
          {...props}
          textVersion={textVersion}
          visible={visible}
          onWidths={(widths) => setSettings({ ...settings, widths: { ...settings.widths, ...widths } })}
        />
      )}
    </div>
  );
}

/** Once a width was chosen and no column is flexible, the last one is: the browser would widen them all. */
function visibleColumns<Row>(columns: readonly TableColumn<Row>[], chosen: Widths): VisibleColumn<Row>[] {
  const isFlexible = ({ id, isFlexible = false }: TableColumn<Row>) => isFlexible && chosen[id] === undefined;
  const isChosen = columns.some(({ id }) => chosen[id] !== undefined);
  const flexible =
    columns.some(isFlexible) || !isChosen ? isFlexible : (column: TableColumn<Row>) => column === columns.at(-1);
  return columns.map((column) => ({
    column,
    width: widthWithin(chosen[column.id] ?? column.width ?? DEFAULT_WIDTH),
    isFlexible: flexible(column),
  }));
}
