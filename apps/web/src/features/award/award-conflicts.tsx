import type { AwardConflict, Comparison, Conflict, Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { useListConflictKindsQuery, useListConflictsQuery } from '../../entities/conflict/conflict-api.ts';
import { useLocale } from '../../i18n/locale.ts';
import { paths } from '../../paths.ts';
import { SeverityMark } from '../../entities/conflict/severity-mark.tsx';
import styles from './award-conflicts.module.css';

type ConflictText = {
  readonly id: string;
  readonly title: string;
  /** Empty when the conflict no longer exists. */
  readonly explanation: string;
  readonly about: string;
  /** Null when unknown. */
  readonly accepted: NonNullable<Conflict['resolution']> | null;
};

export function useConflictTexts(
  order: Order,
  suppliers: ReadonlyMap<string, string>,
): (conflict: Pick<AwardConflict, 'id' | 'kind' | 'bidIds' | 'orderItemId'>) => ConflictText {
  // Help texts depend on the page's language.
  useLocale();
  const { data: kinds } = useListConflictKindsQuery();
  const { data: conflicts } = useListConflictsQuery({ orderId: order.id, status: ['open', 'waived', 'resolved'] });
  return ({ id, kind, bidIds, orderItemId }) => {
    const conflict = conflicts?.data.find((candidate) => candidate.id === id);
    const line = order.items.find((item) => item.id === orderItemId);
    return {
      id,
      title: conflict?.title ?? kinds?.data.find((help) => help.kind === kind)?.name ?? kind,
      explanation: conflict?.explanation ?? '',
      about: [
        ...bidIds.map((bidId) => suppliers.get(bidId) ?? ''),
        ...(line ? [m.award_line_named({ line: line.position, name: line.name })] : []),
      ]
        .filter(Boolean)
        .join(' · '),
      accepted: conflict?.resolution ?? null,
    };
  };
}

export function supplierNames({ bids }: Pick<Comparison, 'bids'>): ReadonlyMap<string, string> {
  return new Map(bids.map(({ id, supplier, number }) => [id, supplier.name ?? m.award_bid_number({ number })]));
}

type AwardConflictsProps = {
  readonly order: Order;
  readonly conflicts: readonly AwardConflict[];
  readonly describe: ReturnType<typeof useConflictTexts>;
};

export function AwardConflicts({ order, conflicts, describe }: AwardConflictsProps) {
  return (
    <ul className={`zk-stack zk-small zk-gap-10 ${styles['list']}`}>
      {conflicts.map((conflict) => {
        const { title, explanation, about } = describe(conflict);
        return (
          <li key={conflict.id}>
            <SeverityMark severity={conflict.severity} isShapeOnly />
            <div>
              <Link to={paths.conflicts(order.id, { open: conflict.id })}>{title}</Link>
              {/* The explanation names the supplier and the line. */}
              <span className="zk-block zk-break">{explanation || about}</span>
              {conflict.reason && (
                <span className="zk-block zk-break">{m.award_accepted_for({ reason: conflict.reason })}</span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
