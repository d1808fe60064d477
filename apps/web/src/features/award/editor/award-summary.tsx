import type { AwardPreview, Order } from '@zakupki/api-client/schema';
import type { ReactNode } from 'react';
import { m } from '#messages';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { AwardConflicts, type useConflictTexts } from '../award-conflicts.tsx';
import type { LivePreview } from './award-preview.ts';
import styles from './award-summary.module.css';
import { AwardBySupplier, AwardSavings, AwardTotals } from '../award-totals.tsx';

type AwardSummaryProps = {
  readonly order: Order;
  readonly live: LivePreview;
  /** Whether a field is unreadable, so that the figures are out of date. */
  readonly isOutdated: boolean;
  readonly describe: ReturnType<typeof useConflictTexts>;
  readonly suppliers: ReadonlyMap<string, string>;
};

export function AwardSummary(props: AwardSummaryProps) {
  const { live, isOutdated } = props;
  const { preview, isCurrent, error, retry } = live;
  return (
    <aside
      className={`zk-stack zk-packed zk-shrink zk-card ${styles['summary']}`}
      aria-labelledby="award-summary"
      aria-busy={!isCurrent && !error && !isOutdated}
    >
      <h2 id="award-summary" tabIndex={-1}>
        {m.award_summary()}
      </h2>
      {isOutdated && <p className="zk-danger zk-small">{m.award_held()}</p>}
      {error && !isOutdated && <ProblemMessage error={error} onRetry={retry} />}
      {preview && (
        <div className={`zk-stack zk-shrink zk-gap-16 ${styles['body']}`} data-stale={!isCurrent && !isOutdated}>
          <Figures {...props} preview={preview} />
        </div>
      )}
    </aside>
  );
}

function Figures({ order, preview, describe, suppliers }: AwardSummaryProps & { preview: AwardPreview }) {
  const { allocations, blockers, warnings, waived, notes, unawardedItemIds } = preview;
  const list = { order, describe };
  if (allocations.length === 0) return <p className="zk-secondary">{m.award_nothing_chosen()}</p>;
  return (
    <>
      {blockers.length > 0 && (
        <Part title={m.award_blockers({ count: blockers.length })} why={m.award_blockers_why()} tone="danger">
          <AwardConflicts {...list} conflicts={blockers} />
        </Part>
      )}
      <AwardBySupplier figures={preview} />
      <AwardTotals figures={preview} />
      <Part title={m.award_savings()}>
        <AwardSavings figures={preview} />
      </Part>
      {unawardedItemIds.length > 0 && (
        <Part title={m.award_unawarded({ count: unawardedItemIds.length })} tone="warning">
          <Unawarded order={order} ids={unawardedItemIds} />
        </Part>
      )}
      {warnings.length > 0 && (
        <Part title={m.award_warnings({ count: warnings.length })} why={m.award_warnings_why()}>
          <AwardConflicts {...list} conflicts={warnings} />
        </Part>
      )}
      {waived.length > 0 && (
        <Part title={m.award_waived({ count: waived.length })}>
          <AwardConflicts {...list} conflicts={waived} />
        </Part>
      )}
      {notes.length > 0 && (
        <Part title={m.award_notes()}>
          <ul className={`zk-stack zk-small zk-gap-4 ${styles['notes']}`}>
            {notes.map(({ code, bidId, orderItemId, message }) => (
              <li key={`${code} ${bidId} ${orderItemId}`}>
                {message} <span className="zk-secondary">{aboutNote(order, suppliers.get(bidId), orderItemId)}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  );
}

function aboutNote(order: Order, supplier: string | undefined, orderItemId: string | null): string {
  const line = order.items.find(({ id }) => id === orderItemId);
  return [supplier, line && m.award_line({ line: line.position })].filter(Boolean).join(', ');
}

type PartProps = {
  readonly title: string;
  readonly why?: string;
  readonly tone?: 'danger' | 'warning';
  readonly children: ReactNode;
};

function Part({ title, why, tone, children }: PartProps) {
  return (
    <section className={`zk-stack zk-shrink zk-gap-8 ${styles['part']}`} data-tone={tone}>
      <h3>{title}</h3>
      {why && <p className={styles['why']}>{why}</p>}
      {children}
    </section>
  );
}

const MAX_LISTED = 12;

export function Unawarded({ order, ids }: { order: Order; ids: readonly string[] }) {
  const unawardedIds = new Set(ids);
  const unawarded = order.items.filter(({ id }) => unawardedIds.has(id));
  return (
    <ul className={`zk-stack zk-small zk-gap-4 ${styles['notes']}`}>
      {unawarded.slice(0, MAX_LISTED).map(({ id, position, name }) => (
        <li key={id}>{m.award_line_named({ line: position, name })}</li>
      ))}
      {unawarded.length > MAX_LISTED && <li>{m.award_more_lines({ count: unawarded.length - MAX_LISTED })}</li>}
    </ul>
  );
}
