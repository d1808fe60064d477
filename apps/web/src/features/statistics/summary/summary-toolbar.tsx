import { m } from '#messages';
import type { Granularity } from '../../../format/date/buckets.ts';
import { readerZone } from '../../../format/date/dates.ts';
import { formatCount } from '../../../format/number/numbers.ts';
import { Segments } from '../../../ui/filter/segments.tsx';
import { DayRange } from '../../../ui/filter/day-range.tsx';
import {
  daysIn,
  fittingGranularity,
  GRANULARITIES,
  MAX_DAYS,
  possibleGranularities,
} from '../../../format/date/period.ts';
import styles from '../statistics.module.css';
import { daysOf, type Preset, PRESETS, type SummaryQuery } from './summary-query.ts';
import { ZoneSelect } from '../zone-select.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';

const PERIODS: Readonly<Record<Preset, () => string>> = {
  today: () => m.stats_period_today(),
  '7d': () => m.stats_period_7d(),
  '30d': () => m.stats_period_30d(),
  quarter: () => m.stats_period_quarter(),
  year: () => m.stats_period_year(),
  own: () => m.stats_period_own(),
};

const GRANULARITY_NAMES: Readonly<Record<Granularity, () => string>> = {
  day: () => m.stats_granularity_day(),
  week: () => m.stats_granularity_week(),
  month: () => m.stats_granularity_month(),
  quarter: () => m.stats_granularity_quarter(),
};

const DAYS_A_YEAR = 365;

type SummaryToolbarProps = {
  readonly query: SummaryQuery;
  readonly onChange: (part: Partial<SummaryQuery>) => void;
  /** Hides the comparison with a previous period. */
  readonly hidesComparison?: boolean;
};

export function SummaryToolbar({ query, onChange, hidesComparison = false }: SummaryToolbarProps) {
  const span = daysOf(query);

  // A granularity that is invalid for a longer period falls back to its default.
  function choose(part: Pick<SummaryQuery, 'preset' | 'customDays'>) {
    const next = { ...query, ...part };
    const fits = next.granularity !== null && daysIn(daysOf(next)) <= MAX_DAYS[next.granularity];
    onChange({ ...part, granularity: fits ? next.granularity : null });
  }

  return (
    <div className={`zk-flex zk-wrap zk-bottom zk-card zk-pad-12-16 zk-gap-8-16 ${styles['toolbar']}`}>
      <Segments
        label={m.stats_period()}
        choices={PRESETS.map((value) => ({ value, label: PERIODS[value]() }))}
        value={query.preset}
        // A custom period starts with the days shown.
        onChange={(preset) => choose({ preset, customDays: preset === 'own' ? span : null })}
      />
      {query.customDays && (
        <DayRange
          label={m.stats_period()}
          from={query.customDays.from}
          to={query.customDays.to}
          isRequired
          validate={({ from, to }) =>
            from !== null && to !== null && daysIn({ from, to }) > MAX_DAYS.quarter
              ? m.stats_dates_long({ years: formatCount(Math.floor(MAX_DAYS.quarter / DAYS_A_YEAR)) })
              : null
          }
          onChange={({ from, to }) =>
            from !== null && to !== null && choose({ preset: 'own', customDays: { from, to } })
          }
        />
      )}
      <div className={`zk-flex zk-wrap zk-bottom zk-gap-8-16 ${styles['selects']}`}>
        <SelectField
          label={m.stats_granularity()}
          value={query.granularity ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ granularity: GRANULARITIES.find((granularity) => granularity === value) ?? null })
          }
          options={[
            { value: '', label: m.stats_granularity_auto({ by: GRANULARITY_NAMES[fittingGranularity(span)]() }) },
            ...possibleGranularities(span).map((value) => ({ value, label: GRANULARITY_NAMES[value]() })),
          ]}
        />
        <ZoneSelect zone={query.zone} defaultZone={readerZone()} onChange={(zone) => onChange({ zone })} />
        {!hidesComparison && (
          <label className={`zk-row zk-gap-8 ${styles['choice']}`}>
            <input
              type="checkbox"
              checked={query.compares}
              onChange={(event) => onChange({ compares: event.currentTarget.checked })}
            />
            {m.stats_compare()}
          </label>
        )}
      </div>
    </div>
  );
}
