import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { m } from '#messages';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { now } from '../../../format/date/clock.ts';
import { useDataExport } from './data-export.ts';

export function ExportData() {
  return (
    <section className="zk-stack zk-packed zk-gap-12" aria-labelledby="export-data">
      <h2 id="export-data">{m.notices_export()}</h2>
      <p className="zk-secondary">{m.notices_export_text()}</p>
      <ExportControls />
    </section>
  );
}

export function ExportControls() {
  const { progress, error, start, cancel } = useDataExport();
  const fileName = `zakupki-${new Date(now()).toISOString().slice(0, 10)}.json`;
  return (
    <>
      <div className="zk-row zk-wrap zk-gap-8-12">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={progress !== null}
          onClick={() => void start(fileName)}
        >
          {m.notices_export_do()}
        </Button>
        {progress !== null && (
          <>
            <Button variant="subtle" onClick={cancel}>
              {m.shell_cancel()}
            </Button>
            <progress max={Math.max(progress.all, 1)} value={progress.done} aria-label={m.notices_export()} />
            <span className="zk-secondary zk-numeric">
              {m.notices_export_progress({ done: progress.done, all: progress.all })}
            </span>
          </>
        )}
      </div>
      <ProblemMessage error={error ?? undefined} />
    </>
  );
}
