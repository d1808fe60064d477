import { Button } from '@mantine/core';
import type { Conflict, ConflictStatus } from '@zakupki/api-client/schema';
import { IconX } from '@tabler/icons-react';
import { m } from '#messages';
import { useListConflictKindsQuery } from '../../entities/conflict/conflict-api.ts';
import { formatCount } from '../../format/number/numbers.ts';
import type { ConflictContextData } from '../../entities/conflict/conflict-context.ts';
import { supplierName } from '../../entities/conflict/conflict-context.ts';
import { ChoiceFilter } from '../../ui/filter/choice-filter.tsx';
import { SEVERITIES, SeverityMark } from '../../entities/conflict/severity-mark.tsx';
import styles from './conflicts.module.css';
import { type ConflictsQuery, fits, type Grouping, GROUPINGS, STATUSES } from './conflicts-query.ts';

interface ConflictsFiltersProps {
  /** Without conflicts that merely follow from another. */
  readonly conflicts: readonly Conflict[];
  readonly query: ConflictsQuery;
  readonly context: ConflictContextData;
  readonly onChange: (part: Partial<ConflictsQuery>) => void;
}

const STATUS_WORDS: Readonly<Record<ConflictStatus, () => string>> = {
  open: () => m.conflicts_status_open(),
  waived: () => m.conflicts_status_waived(),
  resolved: () => m.conflicts_status_resolved(),
};

export function ConflictsFilters({ conflicts, query, context, onChange }: ConflictsFiltersProps) {
  const { data: kinds } = useListConflictKindsQuery();
  const count = (except: 'severity' | 'kind' | 'status', is: (conflict: Conflict) => boolean) =>
    conflicts.filter((conflict) => is(conflict) && fits(conflict, query, except)).length;
  const present = kinds?.data.filter(
    ({ kind }) => query.kinds.includes(kind) || count('kind', (conflict) => conflict.kind === kind) > 0,
  );
  return (
    <div className="zk-stack zk-column zk-gap-8">
      <div className="zk-row zk-wrap zk-gap-8-24">
        <ChoiceFilter
          label={m.conflicts_severity()}
          choices={SEVERITIES}
          chosen={query.severities}
          draw={(severity) => (
            <span className={`zk-inline zk-nowrap zk-text zk-small zk-gap-8 ${styles['chip']}`}>
              <SeverityMark severity={severity} count={count('severity', (one) => one.severity === severity)} />
            </span>
          )}
          onChange={(severities) => onChange({ severities })}
        />
        <GroupingSwitch chosen={query.grouping} onChange={(grouping) => onChange({ grouping })} />
      </div>
      <ChoiceFilter
        label={m.conflicts_status()}
        choices={STATUSES}
        chosen={query.statuses}
        draw={(status) => (
          <span className={`zk-inline zk-nowrap zk-text zk-small zk-gap-8 ${styles['chip']}`}>
            {STATUS_WORDS[status]()}
            {(status !== 'resolved' || query.statuses.includes(status)) && (
              <Count of={count('status', (one) => one.status === status)} />
            )}
          </span>
        )}
        onChange={(statuses) => onChange({ statuses })}
      />
      {present && present.length > 1 && (
        <ChoiceFilter
          label={m.conflicts_kind()}
          isWrapping
          choices={present.map(({ kind }) => kind)}
          chosen={present.map(({ kind }) => kind).filter((kind) => query.kinds.includes(kind))}
          draw={(kind) => (
            <span className={`zk-inline zk-nowrap zk-text zk-small zk-gap-8 ${styles['chip']}`}>
              {present.find((one) => one.kind === kind)?.name}
              <Count of={count('kind', (one) => one.kind === kind)} />
            </span>
          )}
          onChange={(chosen) => onChange({ kinds: chosen })}
        />
      )}
      {(query.bid !== null || query.line !== null) && (
        <div className="zk-flex zk-wrap zk-gap-8">
          {query.bid !== null && (
            <Applied what={supplierName(context.bidOf(query.bid))} onRemove={() => onChange({ bid: null })} />
          )}
          {query.line !== null && (
            <Applied
              what={m.conflicts_line_short({ position: context.lineOf(query.line)?.position ?? '?' })}
              onRemove={() => onChange({ line: null })}
            />
          )}
        </div>
      )}
    </div>
  );
}

function Count({ of }: { of: number }) {
  return <span className="zk-secondary zk-numeric">{formatCount(of)}</span>;
}

function Applied({ what, onRemove }: { what: string; onRemove: () => void }) {
  return (
    <Button
      variant="default"
      size="compact-md"
      rightSection={<IconX size={14} aria-hidden />}
      aria-label={m.conflicts_filter_remove({ what })}
      onClick={onRemove}
    >
      {what}
    </Button>
  );
}

const GROUPING_WORDS: Readonly<Record<Grouping, () => string>> = {
  kind: () => m.conflicts_by_kind(),
  bid: () => m.conflicts_by_bid(),
  line: () => m.conflicts_by_line(),
};

function GroupingSwitch({ chosen, onChange }: { chosen: Grouping; onChange: (grouping: Grouping) => void }) {
  return (
    <fieldset className={`zk-flex zk-rigid zk-card ${styles['switch']}`}>
      <legend className="zk-visually-hidden">{m.conflicts_grouping()}</legend>
      {GROUPINGS.map((grouping) => (
        <label key={grouping}>
          <input
            type="radio"
            name="conflicts-grouping"
            checked={grouping === chosen}
            onChange={() => onChange(grouping)}
          />
          {GROUPING_WORDS[grouping]()}
        </label>
      ))}
    </fieldset>
  );
}
