import { Button } from '@mantine/core';
import type { Conflict, ConflictStatus } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useListConflictKindsQuery } from '../../entities/conflict/conflict-api.ts';
import { type ConflictContextData, supplierName } from '../../entities/conflict/conflict-context.ts';
import { SEVERITIES, SeverityMark, severityWord } from '../../entities/conflict/severity-mark.tsx';
import { type AppliedFilter, AppliedFilters } from '../../ui/filter/applied-filters.tsx';
import { MenuFilter } from '../../ui/filter/menu-filter.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import {
  CONFLICTS,
  type ConflictsQuery,
  matchesQuery,
  type Grouping,
  GROUPINGS,
  NO_FILTERS,
  STATUSES,
} from './conflicts-query.ts';
import styles from './conflicts.module.css';

type ConflictsFiltersProps = {
  /** Excludes conflicts that follow from another. */
  readonly conflicts: readonly Conflict[];
  readonly query: ConflictsQuery;
  readonly context: ConflictContextData;
  readonly onChange: (part: Partial<ConflictsQuery>) => void;
};

const STATUS_WORDS: Readonly<Record<ConflictStatus, () => string>> = {
  open: () => m.conflicts_status_open(),
  waived: () => m.conflicts_status_waived(),
  resolved: () => m.conflicts_status_resolved(),
};

const GROUPING_WORDS: Readonly<Record<Grouping, () => string>> = {
  kind: () => m.conflicts_by_kind(),
  bid: () => m.conflicts_by_bid(),
  line: () => m.conflicts_by_line(),
};

export function ConflictsFilters({ conflicts, query, context, onChange }: ConflictsFiltersProps) {
  const { data: kinds } = useListConflictKindsQuery();
  const count = (except: Parameters<typeof matchesQuery>[2], matches: (conflict: Conflict) => boolean) =>
    conflicts.filter((conflict) => matches(conflict) && matchesQuery(conflict, query, except)).length;
  const kindName = (kind: string) => kinds?.data.find((help) => help.kind === kind)?.name ?? kind;
  const present =
    kinds?.data.map(({ kind }) => kind).filter((kind) => conflicts.some((conflict) => conflict.kind === kind)) ?? [];
  const bids = [...new Set(conflicts.flatMap(({ bidIds }) => bidIds))];
  return (
    <div className="zk-stack zk-column zk-gap-12">
      <div className="zk-row zk-wrap zk-gap-8">
        <MenuFilter
          label={m.conflicts_severity()}
          choices={SEVERITIES}
          chosen={query.severities}
          draw={(severity) => <SeverityMark severity={severity} />}
          count={(severity) => count('severity', (conflict) => conflict.severity === severity)}
          onChange={(severities) => onChange({ severities })}
        />
        <MenuFilter
          label={m.conflicts_kind()}
          choices={present}
          chosen={query.kinds.filter((kind) => present.some((name) => name === kind))}
          draw={kindName}
          count={(kind) => count('kind', (conflict) => conflict.kind === kind)}
          onChange={(chosen) => onChange({ kinds: chosen })}
        />
        <MenuFilter
          label={m.conflicts_supplier()}
          choices={bids}
          chosen={query.bids}
          draw={(id) => supplierName(context.bidOf(id))}
          count={(id) => count('bid', ({ bidIds }) => bidIds.includes(id))}
          onChange={(chosen) => onChange({ bids: chosen })}
        />
        <MenuFilter
          label={m.conflicts_status()}
          choices={STATUSES}
          chosen={query.statuses}
          draw={(status) => STATUS_WORDS[status]()}
          // Resolved conflicts are loaded only when the filter includes them.
          count={(status) =>
            status === 'resolved' && !query.statuses.includes(status)
              ? null
              : count('status', (conflict) => conflict.status === status)
          }
          onChange={(statuses) => onChange({ statuses })}
        />
        <div className={styles['grouping']}>
          <Segments
            label={m.conflicts_grouping()}
            choices={GROUPINGS.map((value) => ({ value, label: GROUPING_WORDS[value]() }))}
            value={query.grouping}
            onChange={(grouping) => onChange({ grouping })}
          />
        </div>
      </div>
      <Active query={query} context={context} kindName={kindName} onChange={onChange} />
    </div>
  );
}

type ActiveProps = Omit<ConflictsFiltersProps, 'conflicts'> & { readonly kindName: (kind: string) => string };

function Active({ query, context, kindName, onChange }: ActiveProps) {
  const { severities, kinds, statuses, bids, line } = query;
  const without = <T extends string>(all: readonly T[], removed: T) => all.filter((value) => value !== removed);
  const applied: AppliedFilter<ConflictsQuery>[] = [
    ...severities.map((severity) => ({
      what: severityWord(severity),
      without: { severities: without(severities, severity) },
    })),
    ...kinds.map((kind) => ({ what: kindName(kind), without: { kinds: without(kinds, kind) } })),
    ...bids.map((id) => ({ what: supplierName(context.bidOf(id)), without: { bids: without(bids, id) } })),
    ...(line === null
      ? []
      : [
          {
            what: m.conflicts_line_short({ position: context.lineOf(line)?.position ?? '?' }),
            without: { line: null },
          },
        ]),
    // The default, open conflicts, is not shown as a filter.
    ...(statuses.join() === CONFLICTS.standard.statuses.join()
      ? []
      : statuses.map((status) => ({
          what: STATUS_WORDS[status](),
          without: { statuses: without(statuses, status) },
        }))),
  ];
  if (applied.length === 0) return null;
  return (
    <AppliedFilters applied={applied} onChange={onChange}>
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => onChange({ ...NO_FILTERS, statuses: CONFLICTS.standard.statuses })}
      >
        {m.conflicts_clear()}
      </Button>
    </AppliedFilters>
  );
}
