import type { Conflict, ConflictAction, ConflictSuggestion } from '@zakupki/api-client/schema';
import { IconChevronRight } from '@tabler/icons-react';
import { memo, Suspense, useId } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { useLocale } from '../../../i18n/locale.ts';
import { paths } from '../../../paths.ts';
import { loadPart } from '../../../ui/loading/load-part.tsx';
import { SeverityMark } from '../severity-mark.tsx';
import { ConflictDecision } from './conflict-decision.tsx';
import { type Figure, conflictFigures } from '../conflict-figures.ts';
import styles from './conflict-row.module.css';
import { supplierName, useConflictContext } from '../conflict-context.ts';
import { useChoosing, type useResolving } from '../resolution/conflict-resolving.ts';
import { ConflictResolutions } from '../resolution/conflict-resolutions.tsx';

const ConflictForm = loadPart(() => import('../form/conflict-form.tsx'));
const ConflictDetail = loadPart(() => import('./conflict-detail.tsx'));

/** The expanded conflict, and the resolution whose form is open. */
export type Opened = {
  readonly id: string;
  readonly action: ConflictAction | null;
};

/** What the surroundings already show, so that the row omits it. */
export type ShownAround = 'kind' | 'bid' | 'line' | 'cell';

type ConflictRowProps = {
  readonly conflict: Conflict;
  readonly followers: readonly Conflict[];
  /** Null while collapsed; `action` is null while only details are shown. */
  readonly opened: Opened | null;
  readonly shownAround?: ShownAround | undefined;
  readonly headingLevel: 2 | 3 | 4;
  readonly onOpen: (opened: Opened | null) => void;
  readonly onResolved: (conflict: Conflict) => void;
};

/** One conflict: severity, evidence, bids, line and resolutions. */
export const ConflictRow = memo(function ConflictRow(props: ConflictRowProps) {
  const { conflict, followers, opened, shownAround, headingLevel, onOpen, onResolved } = props;
  useLocale();
  const id = useId();
  const { choose, resolving } = useChoosing(conflict, { onOpen, onResolved });
  const { busy, clearRefusal } = resolving;
  const { severity, status, title, suggestions } = conflict;
  const Heading = `h${headingLevel}` as const;
  const suggestion = suggestions.find(({ action }) => action === opened?.action) ?? null;

  function toggle() {
    clearRefusal();
    onOpen(opened ? null : { id: conflict.id, action: null });
  }

  return (
    <li className={styles['row']} data-severity={severity} data-status={status} data-open={opened !== null}>
      <div className={`zk-stack zk-top zk-gap-4-12 ${styles['head']}`}>
        <div className={styles['severity']}>
          <SeverityMark severity={severity} />
        </div>
        <div className="zk-stack zk-shrink zk-gap-2">
          <div className="zk-row zk-wrap zk-gap-0-16">
            <Heading className={styles['heading']}>
              <button
                type="button"
                className={`zk-flex zk-top zk-break zk-text zk-bold zk-gap-4 ${styles['title']}`}
                aria-expanded={opened !== null}
                aria-controls={id}
                data-conflict={conflict.id}
                onClick={toggle}
              >
                <IconChevronRight size={16} className={styles['chevron']} aria-hidden />
                {title}
              </button>
            </Heading>
            <ConflictPlace conflict={conflict} shownAround={shownAround} />
          </div>
          <Evidence conflict={conflict} followers={followers} />
          {status !== 'open' && <ConflictDecision conflict={conflict} />}
        </div>
        {status === 'open' && (
          <ConflictResolutions conflict={conflict} busy={busy} onResolve={(chosen) => void choose(chosen)} />
        )}
      </div>
      <div id={id} hidden={opened === null} className={styles['body']}>
        {opened && (
          <Suspense>
            {suggestion?.via === 'resolve' ? (
              <ResolutionForm
                key={suggestion.action}
                conflict={conflict}
                suggestion={suggestion}
                resolving={resolving}
                onClose={() => onOpen(null)}
              />
            ) : (
              <ConflictDetail
                conflict={conflict}
                followers={followers}
                isKindShown={shownAround === 'kind'}
                headingLevel={headingLevel}
              />
            )}
          </Suspense>
        )}
      </div>
    </li>
  );
});

type ResolutionFormProps = {
  readonly conflict: Conflict;
  readonly suggestion: ConflictSuggestion;
  readonly resolving: ReturnType<typeof useResolving>;
  readonly onClose: () => void;
};

function ResolutionForm({ conflict, suggestion, resolving, onClose }: ResolutionFormProps) {
  const { busy, refusal, current, clearRefusal, resolveConflict } = resolving;
  return (
    <ConflictForm
      conflict={conflict}
      suggestion={suggestion}
      isBusy={busy !== null}
      refusal={refusal?.action === suggestion.action ? refusal : null}
      current={current}
      onResolve={resolveConflict}
      onClose={() => {
        clearRefusal();
        onClose();
      }}
    />
  );
}

/** The figures, their effect, and what resolves along with the conflict. */
function Evidence({ conflict, followers }: Pick<ConflictRowProps, 'conflict' | 'followers'>) {
  const { impact } = conflict;
  const context = useConflictContext();
  return (
    <>
      <div className={styles['evidence']}>
        <Figures figures={conflictFigures(conflict, context)} />
        {impact && <p className="zk-warning zk-medium">{impact.text}</p>}
      </div>
      {followers.length > 0 && (
        <p className="zk-secondary zk-small">
          {m.conflicts_also_clears({ titles: [...new Set(followers.map((follower) => follower.title))].join(', ') })}
        </p>
      )}
    </>
  );
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ label, value, isMismatch = false }) => (
        <div key={label}>
          <dt className="zk-secondary">{label}:</dt>
          <dd className="zk-break zk-numeric" data-off={isMismatch}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The bids and the line, which links to its cell of the comparison. */
function ConflictPlace({ conflict, shownAround }: Pick<ConflictRowProps, 'conflict' | 'shownAround'>) {
  const { order, bidOf, lineOf } = useConflictContext();
  const { bidIds, orderItemId } = conflict;
  const line = lineOf(orderItemId);
  const [bidId] = bidIds;
  // A conflict between bids names all of them, even next to one of them.
  const bids = (shownAround === 'bid' || shownAround === 'cell') && bidIds.length === 1 ? [] : bidIds;
  if (bids.length === 0 && orderItemId === null) return null;
  return (
    <p className={`zk-flex zk-wrap zk-shrink zk-break zk-small zk-gap-0-16 ${styles['place']}`}>
      {bids.map((id) => (
        <Link key={id} to={paths.bid(order.id, id)}>
          {supplierName(bidOf(id))}
        </Link>
      ))}
      {line && shownAround !== 'line' && shownAround !== 'cell' && (
        <Link
          to={paths.order(order.id, { tab: 'comparison', cell: `${line.id}:${bidId}` })}
          title={m.conflicts_to_cell()}
        >
          {m.conflicts_line({ position: line.position, name: line.name })}
        </Link>
      )}
      {orderItemId !== null && !line && <span className="zk-secondary">{m.conflicts_line_removed()}</span>}
    </p>
  );
}
