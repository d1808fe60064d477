import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { ScenarioName, World } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { fieldMessage, generalMessage, refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { ScenarioSelect } from '../answers/scenario-select.tsx';

type WorldStartFormProps = {
  readonly world: string;
  readonly action: string;
  readonly onDone?: (world: World) => void;
};

export function WorldStartForm({ world, action, onDone }: WorldStartFormProps) {
  const [create, { error, isLoading }] = controlApi.useCreateWorldMutation();
  const [scenario, setScenario] = useState<ScenarioName>('normal');
  const [now, setNow] = useState('');
  const refusal = error ? refusalOf(error) : null;
  const general = generalMessage(refusal, ['/now', '/scenario']);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await create({
      world,
      draft: { ...(scenario !== 'normal' && { scenario }), ...(now.trim() !== '' && { now: now.trim() }) },
    });
    if (answer.data) onDone?.(answer.data);
  };
  return (
    <form className="qa-stack" onSubmit={(event) => void submit(event)}>
      <ScenarioSelect
        label="Scenario"
        value={scenario}
        onChange={setScenario}
        error={fieldMessage(refusal, '/scenario')}
      />
      <TextInput
        label="Clock starts at · optional"
        description="A time with its zone, such as 2026-12-01T09:00:00Z. Leave empty to start at the time of the seed."
        placeholder="2026-11-02T09:00:00Z"
        value={now}
        onChange={(event) => setNow(event.currentTarget.value)}
        error={fieldMessage(refusal, '/now')}
      />
      {general !== null && (
        <Callout tone="danger" isAnnounced>
          {general}
        </Callout>
      )}
      <div>
        <Button type="submit" loading={isLoading}>
          {action}
        </Button>
      </div>
    </form>
  );
}
