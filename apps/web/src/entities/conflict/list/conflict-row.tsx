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
import { needsForm } from '../resolution/conflict-actions.ts';
import { type Figure, figuresOf } from '../conflict-figures.ts';
import styles from './conflict-row.module.css';
import { supplierName, useScene } from '../conflict-context.ts';
import { useResolving } from '../resolution/conflict-resolving.ts';
import { ConflictResolutions } from '../resolution/conflict-resolutions.tsx';

const ConflictForm = loadPart(() => import('../form/conflict-form.tsx'));
const ConflictDetail = loadPart(() => import('./conflict-detail.tsx'));

/** The conflict one looks into, and the way out one is about to go. */
export interface Opened {
  readonly id: string;
  readonly action: ConflictAction | null;
}

/** What the place around says already, and a row need not repeat. */
export type SaidAround = 'kind' | 'bid' | 'line' | 'cell';

export interface ConflictRowProps {
  readonly conflict: Conflict;
  /** What merely follows from it. */
  readonly followers: readonly Conflict[];
  /** Null while it is closed; the action is null while one only looks. */
  readonly opened: Opened | null;
  readonly saidAround?: SaidAround | undefined;
  /** The level of its heading below those around. */
  readonly headingLevel: 2 | 3 | 4;
  readonly onOpen: (opened: Opened | null) => void;
  readonly onSettled: (conflict: Conflict) => void;
}

/** A conflict on a line of the list: how grave, what, the evidence, whose and where, and the ways out. */
export const ConflictRow = memo(function ConflictRow(props: ConflictRowProps) {
  const { conflict, followers, opened, saidAround, headingLevel, onOpen, onSettled } = props;
  useLocale();
  const scene = useScene();
  const id = useId();
  const { busy, refusal, current, forget, settle } = useResolving(onSettled);
  const { severity, status, title, suggestions, impact } = conflict;
  const Heading = `h${headingLevel}` as const;
  const way = suggestions.find(({ action }) => action === opened?.action) ?? null;

  function toggle() {
    forget();
    onOpen(opened ? null : { id: conflict.id, action: null });
  }

  async function go(next: ConflictSuggestion) {
    forget();
    if (needsForm(next)) onOpen({ id: conflict.id, action: next.action });
    // What came of it when it came to nothing is shown where one can decide again.
    else if (!(await settle(conflict, { action: next.action, ...(next.payload && { payload: next.payload }) })))
      onOpen({ id: conflict.id, action: next.action });
  }

  return (
    <li className={styles['row']} data-severity={severity} data-status={status} data-open={opened !== null}>
      <div className={styles['head']}>
        <div className={styles['severity']}>
          <SeverityMark severity={severity} />
        </div>
        <div className={styles['main']}>
          <div className={styles['first']}>
            <Heading className={styles['heading']}>
              <button
                type="button"
                className={styles['title']}
                aria-expanded={opened !== null}
                aria-controls={id}
                data-conflict={conflict.id}
                onClick={toggle}
              >
                <IconChevronRight size={16} className={styles['chevron']} aria-hidden />
                {title}
              </button>
            </Heading>
            <Place conflict={conflict} saidAround={saidAround} />
          </div>
          <div className={styles['evidence']}>
            <Figures figures={figuresOf(conflict, scene)} />
            {impact && <p className={styles['impact']}>{impact.text}</p>}
          </div>
          {followers.length > 0 && (
            <p className={styles['followed']}>
              {m.conflicts_also_clears({ titles: [...new Set(followers.map((one) => one.title))].join(', ') })}
            </p>
          )}
          {status !== 'open' && <ConflictDecision conflict={conflict} />}
        </div>
        {status === 'open' && <ConflictResolutions conflict={conflict} busy={busy} onGo={(next) => void go(next)} />}
      </div>
      <div id={id} hidden={opened === null} className={styles['body']}>
        {opened && (
          <Suspense>
            {way?.via === 'resolve' ? (
              <ConflictForm
                key={way.action}
                conflict={conflict}
                way={way}
                isBusy={busy !== null}
                refusal={refusal?.action === way.action ? refusal : null}
                current={current}
                onSettle={settle}
                onClose={() => {
                  forget();
                  onOpen(null);
                }}
              />
            ) : (
              <ConflictDetail
                conflict={conflict}
                followers={followers}
                isKindSaid={saidAround === 'kind'}
                headingLevel={headingLevel}
              />
            )}
          </Suspense>
        )}
      </div>
    </li>
  );
});

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles['figures']}>
      {figures.map(({ label, value, isOff = false }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-off={isOff}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whose it is and on which line; the line leads to its cell of the comparison. */
function Place({ conflict, saidAround }: Pick<ConflictRowProps, 'conflict' | 'saidAround'>) {
  const { order, bidOf, lineOf } = useScene();
  const { bidIds, orderItemId } = conflict;
  const line = lineOf(orderItemId);
  const [bidId] = bidIds;
  // Of a conflict between bids all are named even beside one of them.
  const bids = (saidAround === 'bid' || saidAround === 'cell') && bidIds.length === 1 ? [] : bidIds;
  if (bids.length === 0 && orderItemId === null) return null;
  return (
    <p className={styles['place']}>
      {bids.map((id) => (
        <Link key={id} to={paths.bid(order.id, id)}>
          {supplierName(bidOf(id))}
        </Link>
      ))}
      {line && saidAround !== 'line' && saidAround !== 'cell' && (
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
