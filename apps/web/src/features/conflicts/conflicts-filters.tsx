import { Button } from '@mantine/core';
import type { Conflict, ConflictStatus } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useListConflictKindsQuery } from '../../entities/conflict/conflict-api.ts';
import { type ConflictContextData, supplierName } from '../../entities/conflict/conflict-context.ts';
import { SEVERITIES, SeverityMark, severityWord } from '../../entities/conflict/severity-mark.tsx';
import { type Applied, AppliedFilters } from '../../ui/filter/applied-filters.tsx';
import { MenuFilter } from '../../ui/filter/menu-filter.tsx';
import { Segments } from '../../ui/filter/segments.tsx';
import {
  CONFLICTS,
  type ConflictsQuery,
  fits,
  type Grouping,
  GROUPINGS,
  NOT_NARROWED,
  STATUSES,
} from './conflicts-query.ts';
import styles from './conflicts.module.css';

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

const GROUPING_WORDS: Readonly<Record<Grouping, () => string>> = {
  kind: () => m.conflicts_by_kind(),
  bid: () => m.conflicts_by_bid(),
  line: () => m.conflicts_by_line(),
};

export function ConflictsFilters({ conflicts, query, context, onChange }: ConflictsFiltersProps) {
  const { data: kinds } = useListConflictKindsQuery();
  const count = (except: Parameters<typeof fits>[2], is: (conflict: Conflict) => boolean) =>
    conflicts.filter((conflict) => is(conflict) && fits(conflict, query, except)).length;
  const kindName = (kind: string) => kinds?.data.find((one) => one.kind === kind)?.name ?? kind;
  const present =
    kinds?.data.map(({ kind }) => kind).filter((kind) => conflicts.some((one) => one.kind === kind)) ?? [];
  const bids = [...new Set(conflicts.flatMap(({ bidIds }) => bidIds))];
  return (
    <div className="zk-stack zk-column zk-gap-12">
      <div className="zk-row zk-wrap zk-gap-8">
        <MenuFilter
          label={m.conflicts_severity()}
          choices={SEVERITIES}
          chosen={query.severities}
          draw={(severity) => <SeverityMark severity={severity} />}
          count={(severity) => count('severity', (one) => one.severity === severity)}
          onChange={(severities) => onChange({ severities })}
        />
        <MenuFilter
          label={m.conflicts_kind()}
          choices={present}
          chosen={query.kinds.filter((kind) => present.some((one) => one === kind))}
          draw={kindName}
          count={(kind) => count('kind', (one) => one.kind === kind)}
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
          // Resolved conflicts are only loaded when asked for.
          count={(status) =>
            status === 'resolved' && !query.statuses.includes(status)
              ? null
              : count('status', (one) => one.status === status)
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
  const without = <T extends string>(all: readonly T[], one: T) => all.filter((other) => other !== one);
  const applied: Applied<ConflictsQuery>[] = [
    ...severities.map((one) => ({ what: severityWord(one), without: { severities: without(severities, one) } })),
    ...kinds.map((one) => ({ what: kindName(one), without: { kinds: without(kinds, one) } })),
    ...bids.map((id) => ({ what: supplierName(context.bidOf(id)), without: { bids: without(bids, id) } })),
    ...(line === null
      ? []
      : [
          {
            what: m.conflicts_line_short({ position: context.lineOf(line)?.position ?? '?' }),
            without: { line: null },
          },
        ]),
    // Open conflicts are the rule and no filter.
    ...(statuses.join() === CONFLICTS.standard.statuses.join()
      ? []
      : statuses.map((one) => ({ what: STATUS_WORDS[one](), without: { statuses: without(statuses, one) } }))),
  ];
  if (applied.length === 0) return null;
  return (
    <AppliedFilters applied={applied} onChange={onChange}>
      <Button
        variant="subtle"
        size="compact-md"
        onClick={() => onChange({ ...NOT_NARROWED, statuses: CONFLICTS.standard.statuses })}
      >
        {m.conflicts_clear()}
      </Button>
    </AppliedFilters>
  );
}
