import { Button, Switch, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { ClockOrder, World } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { dayOf, timeOf } from '../ui/moment.ts';
import { Panel } from '../ui/panel.tsx';
import { useWorldNow } from '../world/world-now.ts';
import styles from './clock-panel.module.css';

const STEPS = [
  { advance: 'PT1H', label: '+1 hour' },
  { advance: 'P1D', label: '+1 day' },
  { advance: 'P15D', label: '+15 days' },
  { advance: 'P1M', label: '+1 month' },
] as const;

/** The control last used. */
type Control = 'button' | 'advance' | 'set';

export function ClockPanel({ world, receivedAt }: { world: World; receivedAt: number }) {
  const [move, { error }] = controlApi.useMoveClockMutation();
  const [used, setUsed] = useState<Control>('button');
  const now = useWorldNow(world, receivedAt);
  const { name, clock } = world;
  // The error appears at the control that was used: a clock order has a single field, so every error is about it.
  const refusal = error ? refusalOf(error) : null;
  const problemAt = (control: Control) =>
    refusal && used === control ? (refusal.errors[0]?.message ?? refusal.message) : null;

  const moveClock = async (control: Control, order: ClockOrder) => {
    setUsed(control);
    return (await move({ world: name, order })).error === undefined;
  };
  return (
    <Panel
      title="Clock"
      aside={
        <Switch
          size="xs"
          label="Running"
          labelPosition="left"
          checked={clock === 'running'}
          onChange={(event) => void moveClock('button', { mode: event.currentTarget.checked ? 'running' : 'frozen' })}
        />
      }
    >
      <p className={styles['now']}>
        <span className={styles['time']}>{timeOf(now)}</span>
        <span className="qa-secondary">
          {dayOf(now)}, UTC{clock === 'frozen' && ' · frozen'}
        </span>
      </p>
      <div className={styles['steps']} role="group" aria-label="Advance the clock">
        {STEPS.map((step) => (
          <Button
            key={step.advance}
            size="xs"
            variant="default"
            onClick={() => void moveClock('button', { advance: step.advance })}
          >
            {step.label}
          </Button>
        ))}
      </div>
      <ClockField
        label="Advance by"
        placeholder="P9DT12H"
        description="ISO 8601: P15D is 15 days, PT2H30M 2 hours 30 minutes, P1M a month."
        autoComplete="off"
        spellCheck={false}
        submitLabel="Advance"
        error={problemAt('advance')}
        onSubmit={(text) => moveClock('advance', { advance: text.trim() })}
      />
      <ClockField
        label="Set to, in UTC"
        type="datetime-local"
        step={1}
        submitLabel="Set"
        isRequired
        error={problemAt('set')}
        onSubmit={(text) => moveClock('set', { set: inUtc(text) })}
      />
      {problemAt('button') !== null && (
        <Callout tone="danger" isAnnounced>
          {problemAt('button')}
        </Callout>
      )}
    </Panel>
  );
}

type ClockFieldProps = {
  readonly submitLabel: string;
  readonly isRequired?: boolean;
  /** Resolves to whether the clock moved, which empties the field. */
  readonly onSubmit: (text: string) => Promise<boolean>;
} & Omit<TextInputProps, 'onSubmit'>;

function ClockField({ submitLabel, isRequired = false, onSubmit, ...input }: ClockFieldProps) {
  const [text, setText] = useState('');
  return (
    <form
      className="qa-field-with-button"
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit(text).then((isMoved) => isMoved && setText(''));
      }}
    >
      <TextInput {...input} size="xs" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Button type="submit" size="xs" variant="default" disabled={isRequired && text === ''}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** The browser's field omits zero seconds; the contract requires them. */
const inUtc = (local: string) => `${local.length === 16 ? `${local}:00` : local}Z`;
