import { useMemo } from 'react';
import { useTextVersion } from '../../i18n/locale.ts';
import { ColumnChooser } from './columns/column-chooser.tsx';
import { widthWithin } from './columns/column-drag.ts';
import { useCrowdedColumns } from './columns/crowded-columns.ts';
import { DataCards } from './data-cards.tsx';
import { DataGrid } from './data-grid.tsx';
import type { DataTableProps } from './data-table-column.ts';
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

  const visible = columns
    .filter(({ id }) => shown[id])
    .map((column) => {
      const chosen = settings.widths[column.id];
      const width = widthWithin(chosen ?? column.width ?? DEFAULT_WIDTH);
      return { column, width, isFlexible: column.isFlexible === true && chosen === undefined };
    });

  return (
    <div
      className={`zk-stack zk-shrink zk-column zk-gap-8 ${styles['table']}`}
      data-stale={isStale}
      aria-busy={isStale}
    >
      <div className="zk-flex zk-wrap zk-between zk-top zk-gap-8">
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
          onWidth={(id, width) => setSettings({ ...settings, widths: { ...settings.widths, [id]: width } })}
        />
      )}
    </div>
  );
}
