import { m } from '#messages';
import type { DaySpan } from '../../../format/date/buckets.ts';
import { DayRange } from '../../../ui/filter/day-range.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { isCountable, type PeriodChoice, type Preset, PRESETS } from './referrer-period.ts';
import styles from '../referrers.module.css';

const WORDS: Readonly<Record<Preset, () => string>> = {
  '30d': () => m.referrers_period_30d(),
  quarter: () => m.referrers_period_quarter(),
  year: () => m.referrers_period_year(),
  all: () => m.referrers_period_all(),
  own: () => m.referrers_period_own(),
};

type PeriodPickerProps = {
  readonly period: PeriodChoice;
  readonly onChange: (preset: Preset, days: DaySpan) => void;
};

export function PeriodPicker({ period: { preset, from, to }, onChange }: PeriodPickerProps) {
  return (
    <div className={`zk-flex zk-wrap zk-bottom zk-gap-8-16 ${styles['period']}`}>
      <Segments
        label={m.referrers_period()}
        choices={PRESETS.map((value) => ({ value, label: WORDS[value]() }))}
        value={preset}
        // A custom period starts with the days shown.
        onChange={(chosen) => onChange(chosen, { from, to })}
      />
      {preset === 'own' && (
        <DayRange
          label={m.referrers_period_own()}
          from={from}
          to={to}
          isRequired
          validate={(days) =>
            days.from !== null && days.to !== null && !isCountable({ from: days.from, to: days.to })
              ? m.referrers_days_long()
              : null
          }
          onChange={(days) =>
            days.from !== null && days.to !== null && onChange('own', { from: days.from, to: days.to })
          }
        />
      )}
    </div>
  );
}
