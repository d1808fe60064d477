import { Button, FileButton } from '@mantine/core';
import { IconFileImport, IconUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { controlApi } from '../control/control-api.ts';
import { type Refusal, refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { notifyDone } from '../ui/done.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './files-pane.module.css';
import { factsOf, readSaved, type SavedFile } from './saved-file.ts';

const KINDS: Readonly<Record<SavedFile['kind'], string>> = { snapshot: 'snapshot', capsule: 'bug capsule' };

type Chosen = { readonly name: string } & ({ readonly file: SavedFile } | { readonly problem: string });

/** Shows the file's facts before it replaces the world. */
export function LoadPanel({ world }: { world: string }) {
  const [restore, { isLoading: isRestoring }] = controlApi.useRestoreSnapshotMutation();
  const [loadCapsule, { isLoading: isLoadingCapsule }] = controlApi.useLoadCapsuleMutation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isOver, setOver] = useState(false);
  const resetPicker = useRef<() => void>(null);

  const choose = async (file: File | null | undefined) => {
    // Allows choosing the same file again after a correction.
    resetPicker.current?.();
    setRefusal(null);
    if (!file) return;
    const read = readSaved(await file.text());
    setChosen({ name: file.name, ...('problem' in read ? read : { file: read }) });
  };
  const load = async (file: SavedFile) => {
    const { data, error } = await (file.kind === 'snapshot'
      ? restore({ world, snapshot: file.snapshot })
      : loadCapsule({ world, capsule: file.capsule }));
    setRefusal(error ? refusalOf(error) : null);
    if (!data) return;
    setChosen(null);
    notifyDone(`“${world}” is now what the ${KINDS[file.kind]} says.`);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void choose(event.dataTransfer.files[0]);
  };
  return (
    <Panel title="Load" isPlain>
      <div
        className={styles['drop']}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <IconFileImport size={24} aria-hidden />
        <p>Drop a snapshot or a bug capsule here, or</p>
        <FileButton
          accept="application/json,.json"
          resetRef={resetPicker}
          onChange={(file) => void choose(file)}
          inputProps={{ 'aria-label': 'Snapshot or bug capsule' }}
        >
          {(props) => (
            <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={14} aria-hidden />}>
              Choose a file
            </Button>
          )}
        </FileButton>
      </div>
      {chosen && 'problem' in chosen && (
        <Callout tone="danger" isAnnounced>
          <strong>{chosen.name}</strong>
          {chosen.problem}
        </Callout>
      )}
      {chosen && 'file' in chosen && (
        <div className={styles['chosen']} role="group" aria-label={`File ${chosen.name}`}>
          <p>
            <strong>{chosen.name}</strong> is a {KINDS[chosen.file.kind]}.
          </p>
          <dl className={styles['facts']}>
            {factsOf(chosen.file).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className="qa-small">What is in “{world}” now is replaced.</p>
          {refusal && (
            <Callout tone="danger" isAnnounced>
              <p>{refusal.message}</p>
              {refusal.errors.slice(0, MAX_ERRORS).map(({ pointer, message }) => (
                <p key={pointer}>
                  <code>{pointer}</code>: {message}
                </p>
              ))}
            </Callout>
          )}
          <div className="qa-row">
            <Button size="xs" loading={isRestoring || isLoadingCapsule} onClick={() => void load(chosen.file)}>
              Load into “{world}”
            </Button>
            <Button size="xs" variant="default" onClick={() => setChosen(null)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </Panel>
  );
}

/** The first errors suffice. */
const MAX_ERRORS = 5;
