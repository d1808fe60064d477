import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { controlApi } from '../control/control-api.ts';
import { refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './files-pane.module.css';
import { EarlierWorlds } from './earlier-worlds.tsx';
import { LoadPanel } from './load-panel.tsx';
import { downloadJson, fileName, type SavedFile } from './saved-file.ts';
import { recordingApi } from '../recording/recording-api.ts';

export function FilesPane({ world }: { world: string }) {
  const [getSnapshot] = controlApi.useGetSnapshotMutation();
  const [getCapsule] = controlApi.useGetCapsuleMutation();
  const [exportHar] = recordingApi.useExportHarMutation();
  const [busy, setBusy] = useState<SavedFile['kind'] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (kind: SavedFile['kind']) => {
    setBusy(kind);
    const getFile = { snapshot: getSnapshot, capsule: getCapsule, har: exportHar }[kind];
    const { data, error } = await getFile(world);
    setBusy(null);
    setProblem(error ? refusalOf(error).message : null);
    if (data) downloadJson(fileName(world, kind), data);
  };
  return (
    <div className={styles['pane']}>
      <Panel title="Save" isPlain>
        <div className={styles['kinds']}>
          <Kind
            title="Snapshot"
            words="The whole world: its records, clock and forced answers. Start a test from it, or go back to it."
            action="Save snapshot"
            isBusy={busy === 'snapshot'}
            onSave={() => void save('snapshot')}
          />
          <Kind
            title="Bug capsule"
            words="The world, its state before the last requests, and those requests with their responses. Attach it to a ticket: it can be replayed."
            action="Save bug capsule"
            isBusy={busy === 'capsule'}
            onSave={() => void save('capsule')}
          />
          <Kind
            title="Traffic as HAR"
            words="The last requests as a HAR file, with secrets masked. Open it in other tools, or play it in another world."
            action="Save the traffic as HAR"
            isBusy={busy === 'har'}
            onSave={() => void save('har')}
          />
        </div>
        {problem !== null && (
          <Callout tone="danger" isAnnounced>
            {problem}
          </Callout>
        )}
      </Panel>
      <LoadPanel world={world} />
      <EarlierWorlds />
    </div>
  );
}

type KindProps = {
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly onSave: () => void;
};

function Kind({ title, words, action, isBusy, onSave }: KindProps) {
  return (
    <div className={styles['kind']}>
      <h3>{title}</h3>
      <p className="qa-secondary qa-small">{words}</p>
      <div>
        <Button
          size="xs"
          variant="default"
          loading={isBusy}
          leftSection={<IconDownload size={14} aria-hidden />}
          onClick={onSave}
        >
          {action}
        </Button>
      </div>
    </div>
  );
}
