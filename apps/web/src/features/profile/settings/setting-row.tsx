import { Button } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { m } from '#messages';
import type { PlainForm } from '../../../forms/plain-form.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';

type SettingRowProps = {
  readonly value: ReactNode;
  /** Accessible name of the button. */
  readonly changeLabel: string;
  /** Null when the value cannot be changed. */
  readonly onChange: (() => void) | null;
  /** True when the row replaces its form, which had the focus. */
  readonly takesFocus: boolean;
};

/** A value and the button that starts changing it. */
export function SettingRow({ value, changeLabel, onChange, takesFocus }: SettingRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <div className="zk-row zk-wrap zk-between zk-gap-8-16">
      <span className="zk-break zk-shrink">{value}</span>
      {onChange && (
        <Button ref={button} variant="default" size="compact-md" aria-label={changeLabel} onClick={onChange}>
          {m.settings_change()}
        </Button>
      )}
    </div>
  );
}

type SettingFormFootProps = {
  readonly form: Pick<PlainForm<string>, 'problem' | 'isBusy'>;
  readonly sendLabel: string;
  readonly onCancel: () => void;
};

/** The foot of the form that replaces the row. */
export function SettingFormFoot({ form, sendLabel, onCancel }: SettingFormFootProps) {
  return (
    <>
      <ProblemMessage error={form.problem} />
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button type="submit" loading={form.isBusy}>
          {sendLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.shell_cancel()}
        </Button>
      </div>
    </>
  );
}
