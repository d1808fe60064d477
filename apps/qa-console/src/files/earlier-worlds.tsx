import { Button } from '@mantine/core';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { controlApi } from '../control/control-api.ts';
import { type Refusal, refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { countOf } from '../ui/count.ts';
import { notifyDone } from '../ui/done.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './files-pane.module.css';
import { downloadJson, fileName } from './saved-file.ts';

/** Renders nothing when there are none, which is usual. */
export function EarlierWorlds() {
  const earlier = controlApi.useListWorldsQuery().data?.earlier ?? [];
  const [getSnapshot] = controlApi.useGetEarlierWorldMutation();
  const [toDelete, setToDelete] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = async (name: string) => {
    const { data, error } = await getSnapshot(name);
    setRefusal(error ? refusalOf(error) : null);
    if (data) downloadJson(fileName(name, 'snapshot'), data);
  };
  if (earlier.length === 0) return null;
  return (
    <Panel title="Worlds of earlier builds" isPlain>
      <p className="qa-secondary qa-small">
        This build has another seed, so these worlds started again from it. What was in them is kept until you delete
        it. A build with their seed loads their snapshots.
      </p>
      <ul className={styles['earlier']} aria-label="Worlds of earlier builds">
        {earlier.map(({ name, changes }) => (
          <li key={name}>
            <span>
              <strong>{name}</strong>: {countOf(changes, 'changed record')}
            </span>
            <span className="qa-row">
              <Button
                size="xs"
                variant="default"
                leftSection={<IconDownload size={14} aria-hidden />}
                aria-label={`Save snapshot of ${name}`}
                onClick={() => void save(name)}
              >
                Save snapshot
              </Button>
              <Button
                size="xs"
                variant="default"
                leftSection={<IconTrash size={14} aria-hidden />}
                aria-label={`Delete ${name}`}
                onClick={() => setToDelete(name)}
              >
                Delete…
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {refusal && (
        <Callout tone="danger" isAnnounced>
          {refusal.message}
        </Callout>
      )}
      <DeleteDialog name={toDelete} onClose={() => setToDelete(null)} />
    </Panel>
  );
}

function DeleteDialog({ name, onClose }: { name: string | null; onClose: () => void }) {
  const [remove, { error, isLoading, reset }] = controlApi.useDeleteEarlierWorldMutation();
  const close = () => {
    reset();
    onClose();
  };
  const confirm = async () => {
    if (name === null || (await remove(name)).error) return;
    close();
    notifyDone(`“${name}” was deleted.`);
  };
  return (
    <ConfirmDialog
      isOpen={name !== null}
      title={`Delete “${name ?? ''}”?`}
      action="Delete world"
      isBusy={isLoading}
      problem={error ? refusalOf(error).message : null}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      It cannot be brought back. Save its snapshot first if you may need it.
    </ConfirmDialog>
  );
}
