import type { Conflict } from '@zakupki/api-client/schema';
import { memo } from 'react';
import { m } from '#messages';
import { suppliersOf, useConflictContext } from '../../../entities/conflict/conflict-context.ts';
import { conflictFigures, positions } from '../../../entities/conflict/conflict-figures.ts';
import { ConflictDecision } from '../../../entities/conflict/list/conflict-decision.tsx';
import type { Opened } from '../../../entities/conflict/list/conflict-row.tsx';
import { useChoosing } from '../../../entities/conflict/resolution/conflict-resolving.ts';
import { ConflictResolutions } from '../../../entities/conflict/resolution/conflict-resolutions.tsx';
import { SeverityMark } from '../../../entities/conflict/severity-mark.tsx';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { useLocale } from '../../../i18n/locale.ts';
import type { Cause } from '../conflicts-groups.ts';
import type { Grouping } from '../conflicts-query.ts';
import styles from './conflict-queue.module.css';

type QueueRowProps = {
  readonly cause: Cause;
  readonly grouping: Grouping;
  readonly isOpened: boolean;
  readonly onOpen: (opened: Opened | null) => void;
  readonly onResolved: (conflict: Conflict) => void;
};

/** One line: severity, cause, place, evidence, and the recommended resolution of a single conflict. */
export const QueueRow = memo(function QueueRow({ cause, grouping, isOpened, onOpen, onResolved }: QueueRowProps) {
  useLocale();
  const { conflicts } = cause;
  const [first] = conflicts;
  const isSingle = conflicts.length === 1;
  if (!first) return null;
  const { id, severity, status, title } = first;
  return (
    <li className={styles['row']} data-status={status} data-opened={isOpened}>
      <SeverityMark severity={severity} isShapeOnly />
      <button
        type="button"
        className={`zk-text ${styles['title']}`}
        aria-expanded={isOpened}
        data-conflict={id}
        onClick={() => onOpen(isOpened ? null : { id, action: null })}
      >
        {title}
      </button>
      <div className={styles['evidence']}>
        <Place conflicts={conflicts} grouping={grouping} />
        {isSingle && <Figures conflict={first} />}
      </div>
      {isSingle && <SingleResolution conflict={first} onOpen={onOpen} onResolved={onResolved} />}
    </li>
  );
});

/** What the heading of the group does not say: the line, and the suppliers. */
function Place({ conflicts, grouping }: Pick<Cause, 'conflicts'> & { readonly grouping: Grouping }) {
  const context = useConflictContext();
  const [first] = conflicts;
  if (!first) return null;
  const lines = conflicts.flatMap(({ orderItemId }) => context.lineOf(orderItemId) ?? []);
  const isRemoved = lines.length === 0 && first.orderItemId !== null;
  const [line] = lines;
  const parts = [
    grouping === 'bid' && first.bidIds.length === 1 ? null : suppliersOf(first, context),
    grouping === 'line' || !line
      ? null
      : lines.length === 1
        ? m.conflicts_line({ position: line.position, name: line.name })
        : m.conflicts_lines({ positions: positions(lines.map(({ position }) => position)) }),
    isRemoved ? m.conflicts_line_removed() : null,
  ];
  const place = parts.filter((part) => part !== null).join(' · ');
  return place === '' ? null : <p className={`zk-secondary ${styles['place']}`}>{place}</p>;
}

function Figures({ conflict }: { readonly conflict: Conflict }) {
  const context = useConflictContext();
  const { impact } = conflict;
  return (
    <p className={`zk-numeric ${styles['figures']}`}>
      {conflictFigures(conflict, context).map(({ label, value, isMismatch = false }) => (
        <span key={label}>
          <span className="zk-secondary">{label}:</span> <span data-off={isMismatch}>{value}</span>
        </span>
      ))}
      {impact && <span className="zk-warning">{impact.text}</span>}
    </p>
  );
}

type SingleResolutionProps = {
  readonly conflict: Conflict;
} & Pick<QueueRowProps, 'onOpen' | 'onResolved'>;

function SingleResolution({ conflict, onOpen, onResolved }: SingleResolutionProps) {
  const { resolving, choose } = useChoosing(conflict, { onOpen, onResolved });
  const { busy, refusal } = resolving;
  if (conflict.status !== 'open')
    return (
      <div className={styles['decision']}>
        <ConflictDecision conflict={conflict} />
      </div>
    );
  return (
    <>
      <div className={styles['actions']}>
        <ConflictResolutions conflict={conflict} busy={busy} onResolve={(chosen) => void choose(chosen)} />
      </div>
      {refusal && (
        <div className={styles['refusal']}>
          <ProblemMessage error={refusal.error} />
        </div>
      )}
    </>
  );
}
