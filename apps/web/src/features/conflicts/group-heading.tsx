import { Button } from '@mantine/core';
import type { Conflict } from '@zakupki/api-client/schema';
import { IconChecks } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useListConflictKindsQuery } from '../../entities/conflict/conflict-api.ts';
import { formatCounted } from '../../format/number/units.ts';
import { type ConflictContextData, supplierName } from '../../entities/conflict/conflict-context.ts';
import { paths } from '../../paths.ts';
import { ConflictCounts } from '../../entities/conflict/conflict-counts.tsx';
import type { SeverityName } from '../../entities/conflict/severity-mark.tsx';
import { BidStatusBadge } from '../../entities/bid/bid-status.tsx';
import { acceptable, BulkAcceptDialog } from './bulk-accept-dialog.tsx';
import styles from './conflicts.module.css';
import type { Grouping } from './conflicts-query.ts';

type GroupHeadingProps = {
  readonly grouping: Grouping;
  /** The kind, or the id of the bid or line; null for conflicts between bids or of an entire bid. */
  readonly groupKey: string | null;
  readonly conflicts: readonly Conflict[];
  readonly context: ConflictContextData;
};

export function GroupHeading({ grouping, groupKey, conflicts, context }: GroupHeadingProps) {
  const { data: kinds } = useListConflictKindsQuery();
  const [isAccepting, setAccepting] = useState(false);
  const candidates = grouping === 'kind' ? acceptable(conflicts) : [];
  const [first] = conflicts;
  const open = (severity: SeverityName) =>
    conflicts.filter((conflict) => conflict.severity === severity && conflict.status === 'open').length;
  const counts = { blockers: open('blocker'), warnings: open('warning'), notes: open('info') };
  const hasOpen = counts.blockers + counts.warnings + counts.notes > 0;
  const names: Readonly<Record<Grouping, () => ReactNode>> = {
    kind: () => kinds?.data.find(({ kind }) => kind === groupKey)?.name ?? first?.title,
    bid: () => <BidName id={groupKey} context={context} />,
    line: () => <LineName id={groupKey} context={context} />,
  };
  return (
    <div className={`zk-row zk-wrap zk-gap-4-8 ${styles['groupHead']}`}>
      <h2>{names[grouping]()}</h2>
      {hasOpen && <ConflictCounts counts={counts} />}
      {candidates.length > 1 && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconChecks size={16} aria-hidden />}
          onClick={() => setAccepting(true)}
        >
          {m.conflicts_accept_many({ count: candidates.length })}
        </Button>
      )}
      {isAccepting && <BulkAcceptDialog conflicts={candidates} context={context} onClose={() => setAccepting(false)} />}
    </div>
  );
}

function BidName({ id, context: { order, bidOf } }: { id: string | null; context: ConflictContextData }) {
  if (id === null) return m.conflicts_between_bids();
  const bid = bidOf(id);
  return (
    <>
      <Link className="zk-target" to={paths.bid(order.id, id)}>
        {supplierName(bid)}
      </Link>{' '}
      {bid && bid.status !== 'submitted' && <BidStatusBadge status={bid.status} />}
    </>
  );
}

function LineName({ id, context: { order, lineOf } }: { id: string | null; context: ConflictContextData }) {
  if (id === null) return m.conflicts_of_whole_bids();
  const line = lineOf(id);
  if (!line) return m.conflicts_line_removed();
  return (
    <>
      <Link className="zk-target" to={paths.order(order.id, { tab: 'comparison', cell: `${id}:` })}>
        {m.conflicts_line({ position: line.position, name: line.name })}
      </Link>{' '}
      {line.quantity !== null && (
        <span className="zk-secondary zk-small zk-regular">{formatCounted(line.quantity, line.unitCode)}</span>
      )}
    </>
  );
}
