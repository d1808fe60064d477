import { Button, TextInput } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import { m } from '#messages';
import { formatDay, readerZone } from '../../../format/date/dates.ts';
import { type AppliedFilter, AppliedFilters } from '../../../ui/filter/applied-filters.tsx';
import { DayRange } from '../../../ui/filter/day-range.tsx';
import { FiltersMenu } from '../../../ui/filter/filters-menu.tsx';
import { PLAN_CODES, planName } from '../access-words.ts';
import { DETAILS_COLUMNS } from './details-columns.tsx';
import type { OpenSpan } from '../../../ui/url-query/url-fields.ts';
import { DETAILS, type DetailsQuery, isFiltered, isReferrerCode } from './details-query.ts';
import styles from './details.module.css';
import shared from '../statistics.module.css';
import { ZoneSelect } from '../zone-select.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';

export type FilterProps = {
  readonly query: DetailsQuery;
  readonly onChange: (part: Partial<DetailsQuery>) => void;
};

type SpanName = 'registered' | 'lastActive' | 'counted';

const SPANS: Readonly<Record<SpanName, () => string>> = {
  counted: () => m.stats_filter_counted(),
  registered: () => m.stats_filter_registered(),
  lastActive: () => m.stats_filter_last_active(),
};
// The record has every key.
const SPAN_NAMES = Object.keys(SPANS) as SpanName[];

export function DetailsFilters({ query, onChange }: FilterProps) {
  const count = appliedIn(query).length;
  return (
    <FiltersMenu label={m.stats_filters()} on={count} onWords={m.stats_filters_on({ count })}>
      <div className={`zk-stack zk-gap-16 ${styles['filters']}`}>
        {SPAN_NAMES.map((name) => (
          <DayRange key={name} label={SPANS[name]()} {...query[name]} onChange={(span) => onChange({ [name]: span })} />
        ))}
        <fieldset className={`zk-stack zk-gap-4 ${shared['range']}`}>
          <legend>{m.stats_col_plan()}</legend>
          <div className="zk-row zk-wrap zk-gap-4-16">
            {PLAN_CODES.map((code) => (
              <label key={code} className={`zk-row zk-gap-8 ${shared['choice']}`}>
                <input
                  type="checkbox"
                  checked={query.plans.includes(code)}
                  onChange={(event) =>
                    onChange({
                      plans: PLAN_CODES.filter((plan) =>
                        plan === code ? event.currentTarget.checked : query.plans.includes(plan),
                      ),
                    })
                  }
                />
                {planName(code)}
              </label>
            ))}
          </div>
        </fieldset>
        <ReferrerField key={query.referrer} query={query} onChange={onChange} />
        <ZoneSelect zone={query.zone} defaultZone={readerZone()} onChange={(zone) => onChange({ zone })} />
        <Sort query={query} onChange={onChange} />
      </div>
    </FiltersMenu>
  );
}

function ReferrerField({ query: { referrer }, onChange }: FilterProps) {
  const [text, setText] = useState(referrer);
  const [isInvalid, setInvalid] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    const code = text.trim().toLowerCase();
    const isValid = code === '' || isReferrerCode(code);
    setInvalid(!isValid);
    if (isValid) onChange({ referrer: code });
  }
  return (
    <form onSubmit={submit} className={`zk-flex zk-bottom zk-gap-8 ${styles['referrer']}`} noValidate>
      <TextInput
        label={m.stats_filter_referrer()}
        value={text}
        error={isInvalid && m.stats_filter_referrer_wrong()}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {m.stats_apply()}
      </Button>
    </form>
  );
}

// Cards have no column heads to sort by.
function Sort({ query: { sort }, onChange }: FilterProps) {
  const choices = DETAILS_COLUMNS.filter(({ isSortable }) => isSortable).flatMap(({ id, header }) => [
    { value: id, label: m.stats_sort_up({ column: header() }) },
    { value: `-${id}`, label: m.stats_sort_down({ column: header() }) },
  ]);
  return (
    <SelectField
      className={styles['sort']}
      label={m.stats_sort()}
      value={sort ? `${sort.isDescending ? '-' : ''}${sort.column}` : ''}
      options={[{ value: '', label: m.stats_sort_latest() }, ...choices]}
      onChange={({ currentTarget: { value } }) =>
        onChange({
          sort: value === '' ? null : { column: value.replace(/^-/, ''), isDescending: value.startsWith('-') },
        })
      }
    />
  );
}

export function ActiveFilters({ query, onChange }: FilterProps) {
  const applied = appliedIn(query);
  if (applied.length === 0 && !isFiltered(query)) return null;
  return (
    <AppliedFilters applied={applied} onChange={onChange}>
      <ClearFilters query={query} onChange={onChange} />
    </AppliedFilters>
  );
}

/** Keeps the sort order. */
export function ClearFilters({ query, onChange }: FilterProps): ReactNode {
  const { sort, perPage, zone } = query;
  return (
    <Button variant="subtle" size="compact-md" onClick={() => onChange({ ...DETAILS.standard, sort, perPage, zone })}>
      {m.stats_clear()}
    </Button>
  );
}

function appliedIn(query: DetailsQuery): AppliedFilter<DetailsQuery>[] {
  const spans = SPAN_NAMES.flatMap((name): AppliedFilter<DetailsQuery>[] => {
    const { from, to } = query[name];
    if (from === null && to === null) return [];
    return [
      {
        what: m.stats_on_span({ what: SPANS[name](), days: openDays({ from, to }) }),
        without: { [name]: DETAILS.standard[name] },
      },
    ];
  });
  const plans = query.plans.map((code) => ({
    what: m.stats_on_plan({ plan: planName(code) }),
    without: { plans: query.plans.filter((plan) => plan !== code) },
  }));
  const referrer =
    query.referrer === '' ? [] : [{ what: m.stats_on_referrer({ code: query.referrer }), without: { referrer: '' } }];
  return [...spans, ...plans, ...referrer];
}

function openDays({ from, to }: OpenSpan): string {
  if (to === null) return m.stats_days_from({ day: formatDay(from) });
  if (from === null) return m.stats_days_to({ day: formatDay(to) });
  return m.stats_days_between({ from: formatDay(from), to: formatDay(to) });
}
