import { Select } from '@mantine/core';
import { useEffect } from 'react';
import type { ForcedAnswers, World } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { dayOf, timeOf } from '../ui/moment.ts';

const NEVER = 'never';
const LIMITS = [
  { value: NEVER, label: 'Never' },
  { value: 'PT10M', label: 'In 10 minutes' },
  { value: 'PT1H', label: 'In an hour' },
  { value: 'P1D', label: 'In a day' },
];

type ExpirySelectProps = {
  readonly world: World;
  readonly onChange: (limit: Pick<ForcedAnswers, 'expiresIn'>) => void;
};

/** When the forced answers end by themselves, so that a forgotten rule does not surprise the next tester. */
export function ExpirySelect({ world, onChange }: ExpirySelectProps) {
  const { forcedUntil } = world;
  useReloadAt(world);
  return (
    <Select
      size="xs"
      label="Expires"
      description={forcedUntil === undefined ? undefined : `${timeOf(forcedUntil)}, ${dayOf(forcedUntil)}, UTC`}
      data={LIMITS}
      // A chosen duration has become a moment.
      value={forcedUntil === undefined ? NEVER : null}
      placeholder="At this time"
      onChange={(limit) => onChange(limit === null || limit === NEVER ? {} : { expiresIn: limit })}
      allowDeselect={false}
    />
  );
}

/** Keeps the limit of a world when something else is changed. */
export const limitOf = ({ forcedUntil }: World): Pick<ForcedAnswers, 'until'> =>
  forcedUntil === undefined ? {} : { until: forcedUntil };

/** The longest delay of a timer. */
const LONGEST_MS = 2 ** 31 - 1;

/** The server reports no change when the clock reaches the moment. */
function useReloadAt({ name, now, clock, forcedUntil }: World): void {
  const { refetch } = controlApi.useGetWorldQuery(name);
  const remainingMs =
    clock === 'running' && forcedUntil !== undefined ? Date.parse(forcedUntil) - Date.parse(now) : null;
  useEffect(() => {
    if (remainingMs === null || remainingMs > LONGEST_MS) return;
    const timer = setTimeout(() => void refetch(), remainingMs);
    return () => clearTimeout(timer);
  }, [remainingMs, refetch]);
}
