import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '#messages';

interface SettingRowProps {
  readonly value: ReactNode;
  /** Accessible name of the button. */
  readonly changeLabel: string;
  /** Null where it cannot be changed. */
  readonly onChange: (() => void) | null;
}

/** A value with the button that changes it in several steps. */
export function SettingRow({ value, changeLabel, onChange }: SettingRowProps) {
  return (
    <div className="zk-row zk-wrap zk-between zk-gap-8-16">
      <span className="zk-break zk-shrink">{value}</span>
      {onChange && (
        <Button variant="default" size="compact-md" aria-label={changeLabel} onClick={onChange}>
          {m.settings_change()}
        </Button>
      )}
    </div>
  );
}
