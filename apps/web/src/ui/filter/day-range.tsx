import { useId, useState } from 'react';
import { m } from '#messages';
import { isDay } from '../../format/date/numeric-day.ts';
import { DateField } from '../field/date/date-field.tsx';
import styles from './day-range.module.css';

type Days = {
  readonly from: string | null;
  readonly to: string | null;
};

type DayRangeProps = {
  readonly label: string;
  readonly isRequired?: boolean;
  /** Additional validation; returns the problem or null. */
  readonly validate?: (days: Days) => string | null;
  readonly onChange: (days: Days) => void;
} & Days;

/** Invalid ranges stay in the fields until they are corrected. */
export function DayRange({ label, from, to, isRequired = false, validate, onChange }: DayRangeProps) {
  const [invalid, setInvalid] = useState<Days | null>(null);
  const shown = invalid ?? { from, to };
  const problem = invalid && findProblem(invalid);
  const id = useId();

  /** The problem of two valid days; the fields themselves report invalid ones. */
  function findProblem(days: Days): string | null {
    if (isUnreadable(days.from) || isUnreadable(days.to)) return null;
    const isSwapped = days.from !== null && days.to !== null && days.from > days.to;
    return isSwapped ? m.table_days_swapped() : (validate?.(days) ?? null);
  }

  function choose(next: Days) {
    const days = [next.from, next.to];
    const isIncomplete = isRequired && days.includes(null);
    const isInvalid = isIncomplete || days.some(isUnreadable) || findProblem(next) !== null;
    setInvalid(isInvalid ? next : null);
    if (!isInvalid) onChange(next);
  }

  const field = (name: string, value: string | null, onPick: (day: string | null) => void) => (
    <DateField label={name} value={value} onChange={onPick} />
  );
  return (
    <fieldset className={`zk-stack zk-gap-4 ${styles['range']}`} aria-describedby={problem === null ? undefined : id}>
      <legend className={isRequired ? 'zk-visually-hidden' : undefined}>{label}</legend>
      <div className={`zk-stack zk-gap-8 ${styles['days']}`}>
        {field(m.table_from(), shown.from, (day) => choose({ from: day, to: shown.to }))}
        {field(m.table_to(), shown.to, (day) => choose({ from: shown.from, to: day }))}
      </div>
      {problem !== null && (
        <p id={id} role="alert" className={`zk-danger zk-small ${styles['wrong']}`}>
          {problem}
        </p>
      )}
    </fieldset>
  );
}

const isUnreadable = (day: string | null) => day !== null && !isDay(day);
