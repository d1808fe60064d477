import { Button, FileButton } from '@mantine/core';
import { IconFileImport, IconUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { Capsule, Har, Recording } from '@zakupki/mock-control/schema';
import { goTo } from '../address.ts';
import { controlApi } from '../control/control-api.ts';
import { type Refusal, refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { countOf } from '../ui/count.ts';
import { notifyDone } from '../ui/done.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './files-pane.module.css';
import { factsOf, readSaved, type SavedFile } from './saved-file.ts';
import { recordingApi } from '../recording/recording-api.ts';
import { MARKS } from '../traffic/traffic-filter.ts';

const KINDS: Readonly<Record<SavedFile['kind'], string>> = { snapshot: 'snapshot', capsule: 'bug capsule', har: 'HAR' };

/** `id` distinguishes choices, even of the same file. */
type Chosen = { readonly id: number; readonly name: string } & (
  | { readonly file: SavedFile }
  | { readonly problem: string }
);

/** Shows the file's facts before it replaces the world. */
export function LoadPanel({ world }: { world: string }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);

  const choose = async (file: File) => {
    const read = readSaved(await file.text());
    setChosen((previous) => ({
      id: (previous?.id ?? 0) + 1,
      name: file.name,
      ...('problem' in read ? read : { file: read }),
    }));
  };
  return (
    <Panel title="Load" isPlain>
      <DropArea onFile={(file) => void choose(file)} />
      {chosen && 'problem' in chosen && (
        <Callout tone="danger" isAnnounced>
          <strong>{chosen.name}</strong>
          {chosen.problem}
        </Callout>
      )}
      {chosen && 'file' in chosen && (
        <ChosenFile
          key={chosen.id}
          world={world}
          name={chosen.name}
          file={chosen.file}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}

/** Accepts a file by drop or from the file picker. */
function DropArea({ onFile }: { onFile: (file: File) => void }) {
  const [isOver, setOver] = useState(false);
  const resetPicker = useRef<() => void>(null);
  const take = (file: File | null | undefined) => {
    // Allows choosing the same file again after a correction.
    resetPicker.current?.();
    if (file) onFile(file);
  };
  return (
    <div
      className={styles['drop']}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <IconFileImport size={24} aria-hidden />
      <p>Drop a snapshot, a bug capsule or a HAR here, or</p>
      <FileButton
        accept="application/json,.json,.har"
        resetRef={resetPicker}
        onChange={take}
        inputProps={{ 'aria-label': 'Snapshot, bug capsule or HAR' }}
      >
        {(props) => (
          <Button {...props} size="xs" variant="default" leftSection={<IconUpload size={14} aria-hidden />}>
            Choose file
          </Button>
        )}
      </FileButton>
    </div>
  );
}

type ChosenFileProps = {
  readonly world: string;
  readonly name: string;
  readonly file: SavedFile;
  readonly onClose: () => void;
};

function ChosenFile({ world, name, file, onClose }: ChosenFileProps) {
  const [restore, { isLoading: isRestoring }] = controlApi.useRestoreSnapshotMutation();
  const [loadCapsule, { isLoading: isLoadingCapsule }] = controlApi.useLoadCapsuleMutation();
  const [playHar, { isLoading: isLoadingHar }] = recordingApi.useLoadHarMutation();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const kind = KINDS[file.kind];

  const loadHar = async (har: Har) => {
    const { data, error } = await playHar({ world, har });
    setRefusal(error ? refusalOf(error) : null);
    if (!data) return;
    onClose();
    notifyDone(playedWords(data));
  };
  /** The requests of a capsule are why it was made: the page shows them, and opens the one that failed. */
  const loadRequests = async (capsule: Capsule) => {
    const { data, error } = await loadCapsule({ world, capsule });
    setRefusal(error ? refusalOf(error) : null);
    if (!data) return;
    const { requests } = data;
    const failed = requests.filter(MARKS.errors.isOn);
    notifyDone(
      `The ${kind} was loaded into “${world}”: ${countOf(requests.length, 'request')}, ${failed.length} failed.`,
    );
    if (requests.length === 0) onClose();
    else goTo({ tab: 'traffic', request: failed[0]?.id ?? null });
  };
  const load = async () => {
    if (file.kind === 'har') return loadHar(file.har);
    if (file.kind === 'capsule') return loadRequests(file.capsule);
    const { data, error } = await restore({ world, snapshot: file.snapshot });
    setRefusal(error ? refusalOf(error) : null);
    if (!data) return;
    onClose();
    notifyDone(`The ${kind} was loaded into “${world}”.`);
  };
  return (
    <div className={styles['chosen']} role="group" aria-label={`File ${name}`}>
      <p>
        <strong>{name}</strong> is a {kind}.
      </p>
      <dl className={styles['facts']}>
        {factsOf(file).map(([fact, value]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="qa-small">
        {file.kind === 'har'
          ? `This replaces the recorded answers of “${world}”.`
          : `This replaces everything in “${world}”.`}
      </p>
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
        <Button size="xs" loading={isRestoring || isLoadingCapsule || isLoadingHar} onClick={() => void load()}>
          Load into “{world}”
        </Button>
        <Button size="xs" variant="default" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}

const SKIPPED = {
  not_below_api: 'not below /api',
  not_in_contract: 'not in the contract',
  sign_in: 'about signing in',
  not_modified: 'not modified',
  no_answer: 'unanswered',
  no_body: 'without its body in the file',
  too_large: 'too large',
} as const satisfies Record<NonNullable<Recording['skipped']>[number]['reason'], string>;

function playedWords({ exchanges, skipped = [] }: Recording): string {
  const skippedWords = skipped.map(({ reason, count }) => `${count} ${SKIPPED[reason]}`).join(', ');
  return `Answers to ${countOf(exchanges.length, 'request')} are played.${skippedWords === '' ? '' : ` Left out: ${skippedWords}.`}`;
}

/** The first errors suffice. */
const MAX_ERRORS = 5;
