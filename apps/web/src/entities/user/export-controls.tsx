import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { m } from '#messages';
import { formatSize } from '../../format/number/sizes.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { useAccountDownload } from './account-calls.ts';

export function ExportControls() {
  const { received, error, start, cancel } = useAccountDownload();
  return (
    <>
      <div className="zk-row zk-wrap zk-gap-8-12">
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={received !== null}
          onClick={() => void start()}
        >
          {m.notices_export_do()}
        </Button>
        {received !== null && (
          <>
            <Button variant="subtle" onClick={cancel}>
              {m.shell_cancel()}
            </Button>
            <span className="zk-secondary zk-numeric">{m.notices_export_progress({ size: formatSize(received) })}</span>
          </>
        )}
      </div>
      <ProblemMessage error={error} />
    </>
  );
}

export function ExportSection() {
  return (
    <section className="zk-stack zk-packed zk-gap-12" aria-labelledby="export-data">
      <h2 id="export-data">{m.notices_export()}</h2>
      <p className="zk-secondary">{m.notices_export_text()}</p>
      <ExportControls />
    </section>
  );
}
