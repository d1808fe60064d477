import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Button, Menu } from '@mantine/core';
import { IconAlertOctagon, IconCircleCheck, IconDownload, IconX } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { m } from '#messages';
import type { StreamedArg } from '../../../http/files/download.ts';
import { problemText } from '../../../http/error-statuses.ts';
import {
  type Progress,
  type TrackedDownload,
  type TrackedDownloadControls,
  useTrackedDownload,
} from '../../../http/files/tracked-download.ts';
import { formatCount } from '../../../format/number/numbers.ts';
import { DropMenu } from '../../../ui/overlay/drop-menu.tsx';
import { type DetailsQuery, filtersOf } from './details-query.ts';
import styles from './details.module.css';

type ExportFormat = 'csv' | 'xlsx';

const FORMATS = [
  { format: 'xlsx', label: () => m.stats_export_xlsx(), help: () => m.stats_export_xlsx_help() },
  { format: 'csv', label: () => m.stats_export_csv(), help: () => m.stats_export_csv_help() },
] as const;

type DetailsExport = {
  readonly start: (format: ExportFormat) => void;
  readonly onRetry: () => void;
} & Pick<TrackedDownloadControls, 'state' | 'cancel' | 'reset'>;

export function useDetailsExport(query: DetailsQuery): DetailsExport {
  const { start: download, ...controls } = useTrackedDownload();
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  function start(chosen: ExportFormat) {
    setFormat(chosen);
    const { request, name } = exportOf(query, chosen);
    void download(request, name);
  }
  return { ...controls, start, onRetry: () => start(format) };
}

/** Exports all customers that match the filters, not just the page. */
function exportOf(query: DetailsQuery, format: ExportFormat): { request: StreamedArg; name: string } {
  const { from, to } = query.counted;
  const days = from === null && to === null ? [m.stats_file_all()] : [from ?? '…', to ?? '…'];
  return {
    request: { operationId: 'exportStatsDetails', arg: { ...filtersOf(query), format } },
    name: [m.stats_file(), ...days].join('-'),
  };
}

type ExportMenuProps = {
  readonly isBusy: boolean;
  readonly onChoose: (format: ExportFormat) => void;
};

export function ExportMenu({ isBusy, onChoose }: ExportMenuProps) {
  return (
    // Rendered in place to stay within the landmark.
    <DropMenu
      button={
        <Button variant="default" disabled={isBusy} leftSection={<IconDownload size={16} aria-hidden />}>
          {m.stats_export()}
        </Button>
      }
    >
      {FORMATS.map(({ format, label, help }) => (
        <Menu.Item key={format} className={styles['menuItem'] ?? ''} onClick={() => onChoose(format)}>
          {label()}
          <span className={`zk-block zk-secondary zk-small ${styles['menuHelp']}`}>{help()}</span>
        </Menu.Item>
      ))}
    </DropMenu>
  );
}

export function ExportState({ state, cancel, reset, onRetry }: Omit<DetailsExport, 'start'>) {
  if (state.step === 'idle') return null;
  return (
    <div className={`zk-row zk-wrap zk-between zk-card zk-gap-8-16 ${styles['export']}`} data-step={state.step}>
      {state.step === 'running' ? <Running {...state} /> : <Outcome state={state} />}
      <div className="zk-flex zk-gap-8">
        {state.step === 'running' ? (
          <Button variant="default" size="compact-md" onClick={cancel}>
            {m.stats_export_cancel()}
          </Button>
        ) : (
          <>
            {state.step !== 'done' && (
              <Button variant="default" size="compact-md" onClick={onRetry}>
                {m.stats_export_again()}
              </Button>
            )}
            <button type="button" className={styles['close']} aria-label={m.stats_export_close()} onClick={reset}>
              <IconX size={16} aria-hidden />
            </button>
          </>
        )}
      </div>
    </div>
  );
}

function Running({ rows, total }: Progress) {
  const id = useId();
  return (
    <div className={`zk-row zk-wrap zk-gap-8-16 ${styles['running']}`}>
      <p id={id}>{m.stats_export_running()}</p>
      <progress aria-labelledby={id} max={total ?? 1} {...(total !== null && { value: Math.min(rows, total) })} />
      <p className="zk-numeric">{total === null ? m.stats_export_waiting() : rowsOf({ rows, total })}</p>
    </div>
  );
}

function Outcome({ state }: { state: Exclude<TrackedDownload, { step: 'idle' | 'running' }> }) {
  const Sign = state.step === 'done' ? IconCircleCheck : state.step === 'failed' ? IconAlertOctagon : IconX;
  return (
    <p role={state.step === 'failed' ? 'alert' : 'status'} className={styles['outcome']}>
      <Sign size={20} className="zk-icon" aria-hidden />
      <span>{outcomeText(state)}</span>
    </p>
  );
}

function outcomeText(state: Exclude<TrackedDownload, { step: 'idle' | 'running' }>): string {
  switch (state.step) {
    case 'done':
      return m.stats_export_done({ file: state.fileName, count: state.rows });
    case 'cancelled':
      return m.stats_export_cancelled({ rows: rowsOf(state) });
    case 'failed':
      return state.error ? problemText(state.error) : m.stats_export_broke({ rows: rowsOf(state) });
  }
}

function rowsOf({ rows, total }: Progress): string {
  if (total === null) return m.stats_export_none();
  return m.stats_export_rows({ done: formatCount(rows), total: formatCount(total) });
}
