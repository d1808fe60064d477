import type { AwardConflict, Comparison, Conflict, Order } from '@zakupki/api-client/schema';
import { Link } from 'react-router';
import { m } from '#messages';
import { useListConflictKindsQuery, useListConflictsQuery } from '../../entities/conflict/conflict-api.ts';
import { useLocale } from '../../i18n/locale.ts';
import { paths } from '../../paths.ts';
import { SeverityMark } from '../../entities/conflict/severity-mark.tsx';
import styles from './award-conflicts.module.css';

/** What an award knows of a conflict, in words. */
export interface ToldConflict {
  readonly id: string;
  readonly title: string;
  /** The evidence; empty when it is no longer found. */
  readonly explanation: string;
  /** Who and what it is about. */
  readonly about: string;
  /** Who accepted it, and when; null when that is not known. */
  readonly accepted: NonNullable<Conflict['resolution']> | null;
}

/** Puts the conflicts of an award into words. */
export function useToldConflicts(
  order: Order,
  suppliers: ReadonlyMap<string, string>,
): (conflict: Pick<AwardConflict, 'id' | 'kind' | 'bidIds' | 'orderItemId'>) => ToldConflict {
  // Help texts are asked for in the language of the page.
  useLocale();
  const { data: kinds } = useListConflictKindsQuery();
  const { data: found } = useListConflictsQuery({ orderId: order.id, status: ['open', 'waived', 'resolved'] });
  return ({ id, kind, bidIds, orderItemId }) => {
    const own = found?.data.find((one) => one.id === id);
    const line = order.items.find((item) => item.id === orderItemId);
    return {
      id,
      title: own?.title ?? kinds?.data.find((one) => one.kind === kind)?.name ?? kind,
      explanation: own?.explanation ?? '',
      about: [
        ...bidIds.map((bidId) => suppliers.get(bidId) ?? ''),
        ...(line ? [m.award_line_named({ line: line.position, name: line.name })] : []),
      ]
        .filter(Boolean)
        .join(' · '),
      accepted: own?.resolution ?? null,
    };
  };
}

/** The names of the bids' suppliers. */
export function supplierNames({ bids }: Pick<Comparison, 'bids'>): ReadonlyMap<string, string> {
  return new Map(bids.map(({ id, supplier, number }) => [id, supplier.name ?? m.award_bid_number({ number })]));
}

export interface AwardConflictsProps {
  readonly order: Order;
  readonly conflicts: readonly AwardConflict[];
  readonly tell: ReturnType<typeof useToldConflicts>;
}

/** Conflicts of what is chosen, each with the way to it. */
export function AwardConflicts({ order, conflicts, tell }: AwardConflictsProps) {
  return (
    <ul className={styles['list']}>
      {conflicts.map((conflict) => {
        const { title, explanation, about } = tell(conflict);
        return (
          <li key={conflict.id}>
            <SeverityMark severity={conflict.severity} isShapeOnly />
            <div>
              <Link to={paths.conflicts(order.id, { open: conflict.id })}>{title}</Link>
              {/* The evidence names whom and what it is about. */}
              <span className={styles['why']}>{explanation || about}</span>
              {conflict.reason && (
                <span className={styles['why']}>{m.award_accepted_for({ reason: conflict.reason })}</span>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
