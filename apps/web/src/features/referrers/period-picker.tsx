import { useId, useState } from 'react';
import { m } from '#messages';
import { Segments } from '../../ui/segments.tsx';
import { type Days, isCountable, type PeriodChoice, type Preset, PRESETS } from './referrer-period.ts';
import styles from './referrers.module.css';

const WORDS: Readonly<Record<Preset, () => string>> = {
  '30d': () => m.referrers_period_30d(),
  quarter: () => m.referrers_period_quarter(),
  year: () => m.referrers_period_year(),
  all: () => m.referrers_period_all(),
  own: () => m.referrers_period_own(),
};

interface PeriodPickerProps {
  readonly period: PeriodChoice;
  readonly onChange: (preset: Preset, days: Days) => void;
}

/** Which days are counted; days that make no sense wait here until they are put right. */
export function PeriodPicker({ period, onChange }: PeriodPickerProps) {
  const [waiting, setWaiting] = useState<Days | null>(null);
  const shown = waiting ?? period;
  const id = useId();
  const wrong = waiting === null ? null : complaintOf(waiting);

  function choose(days: Days) {
    const isWrong = days.from === '' || days.to === '' || complaintOf(days) !== null;
    setWaiting(isWrong ? days : null);
    if (!isWrong) onChange('own', days);
  }

  const field = (label: string, name: 'from' | 'to') => (
    <label className={styles['day']}>
      {label}
      <input
        type="date"
        value={shown[name]}
        min="1900-01-01"
        max="2199-12-31"
        aria-invalid={wrong !== null}
        aria-describedby={wrong === null ? undefined : id}
        onChange={(event) => choose({ from: shown.from, to: shown.to, [name]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <div className={styles['period']}>
      <Segments
        label={m.referrers_period()}
        choices={PRESETS.map((value) => ({ value, label: WORDS[value]() }))}
        value={period.preset}
        onChange={(preset) => {
          setWaiting(null);
          // One's own days begin as those that are shown.
          onChange(preset, { from: period.from, to: period.to });
        }}
      />
      {period.preset === 'own' && (
        <div className={styles['days']} role="group" aria-label={m.referrers_period_own()}>
          {field(m.referrers_from(), 'from')}
          {field(m.referrers_to(), 'to')}
          {wrong !== null && (
            <p id={id} role="alert" className={styles['wrong']}>
              {wrong}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

function complaintOf(days: Days): string | null {
  if (days.from === '' || days.to === '') return null;
  if (days.from > days.to) return m.referrers_days_swapped();
  return isCountable(days) ? null : m.referrers_days_long();
}
