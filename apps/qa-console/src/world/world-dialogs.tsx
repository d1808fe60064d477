import { Button, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDispatch } from 'react-redux';
import { goTo } from '../address.ts';
import { controlApi } from '../control/control-api.ts';
import { refusalOf } from '../control/refusal.ts';
import type { AppDispatch } from '../control/store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { notifyDone } from '../ui/done.ts';
import { isWorldName, NAME_RULE } from './world-name.ts';
import { WorldStartForm } from './world-start-form.tsx';

type WorldDialogProps = {
  readonly world: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function ResetDialog({ world, isOpen, onClose }: WorldDialogProps) {
  const [reset, { error, isLoading, reset: clearError }] = controlApi.useResetWorldMutation();
  const close = () => {
    clearError();
    onClose();
  };
  const confirm = async () => {
    const { data } = await reset({ world });
    if (!data) return;
    close();
    notifyDone(`“${world}” was reset to the seed.`);
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Reset “${world}” to the seed?`}
      action="Reset world"
      isBusy={isLoading}
      problem={error ? refusalOf(error).message : null}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      Its changes, messages, sessions, scenario and clock are lost. Save a snapshot first if you may need them again.
    </ConfirmDialog>
  );
}

export function DeleteDialog({ world, isOpen, onClose }: WorldDialogProps) {
  const [remove, { error, isLoading, reset: clearError }] = controlApi.useDeleteWorldMutation();
  const dispatch = useDispatch<AppDispatch>();
  const close = () => {
    clearError();
    onClose();
  };
  const confirm = async () => {
    const answer = await remove(world);
    if (answer.error) return;
    close();
    notifyDone(`“${world}” was deleted.`);
    void dispatch(controlApi.endpoints.getWorld.initiate(world, { forceRefetch: true, subscribe: false }));
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Delete “${world}”?`}
      action="Delete world"
      isBusy={isLoading}
      problem={error ? refusalOf(error).message : null}
      onConfirm={() => void confirm()}
      onClose={close}
    >
      Opening the product in it creates it from the seed again.
    </ConfirmDialog>
  );
}

export function ReplaceDialog({ world, isOpen, onClose }: WorldDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Replace “${world}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <div className="qa-stack">
        <p>Deletes everything in the world and starts it from the seed with this scenario and clock.</p>
        <WorldStartForm
          world={world}
          action="Replace world"
          onDone={() => {
            onClose();
            notifyDone(`“${world}” was replaced.`);
          }}
        />
      </div>
    </Modal>
  );
}

export function ForkDialog({ world, isOpen, onClose }: WorldDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Fork “${world}”`}
      closeButtonProps={{ 'aria-label': 'Close' }}
      centered
    >
      <ForkForm world={world} onDone={onClose} />
    </Modal>
  );
}

function ForkForm({ world, onDone }: { world: string; onDone: () => void }) {
  const [fork, { error, isLoading }] = controlApi.useForkWorldMutation();
  const worlds = controlApi.useListWorldsQuery().data?.worlds ?? [];
  const [typed, setTyped] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const to = typed.trim();
  const replaces = worlds.some(({ name }) => name === to);
  const problem = problemOf(world, to);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problem !== null) return;
    const { data } = await fork({ world, to });
    if (!data) return;
    onDone();
    notifyDone(`“${to}” is a copy of “${world}”.`);
    goTo({ world: to });
  };
  return (
    <form className="qa-stack" onSubmit={(event) => void submit(event)}>
      <p>Records, sessions, clock, forced answers and outbox are copied; the traffic starts empty.</p>
      <TextInput
        label="Name of the copy"
        description={NAME_RULE}
        placeholder={`${world.slice(0, 50)}-copy`}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={isSubmitted && problem !== null ? problem : error && refusalOf(error).message}
        autoComplete="off"
        spellCheck={false}
        data-autofocus
      />
      {replaces && problem === null && <p role="status">A world with this name exists. The copy replaces it.</p>}
      <div>
        <Button type="submit" loading={isLoading} {...(replaces && { color: 'danger' })}>
          {replaces && to !== world ? `Fork and replace “${to}”` : 'Fork'}
        </Button>
      </div>
    </form>
  );
}

function problemOf(world: string, to: string): string | null {
  if (to === world) return 'This is the same world. Enter another name.';
  return isWorldName(to) ? null : NAME_RULE;
}
