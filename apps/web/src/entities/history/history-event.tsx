import { Button } from '@mantine/core';
import type { AuditEvent } from '@zakupki/api-client/schema';
import { use, useState } from 'react';
import { Link } from 'react-router';
import { m } from '#messages';
import { formatClock } from '../../format/date/dates.ts';
import { MISSING } from '../../format/number/numbers.ts';
import { paths } from '../../paths.ts';
import { Mark } from '../../ui/mark/mark.tsx';
import { PageZone } from '../../ui/value/page-zone.ts';
import { useActivityText } from './audit-words.ts';
import { historyMark } from './history-mark.ts';
import { type FormattedChange, formatChanges } from './history-fields.ts';
import styles from './order-history.module.css';
import { NumberedText } from '../../ui/value/numbered-text.tsx';

/** Further changes are shown on request. */
const INITIAL_CHANGES = 8;

type HistoryEventProps = {
  readonly event: AuditEvent;
  /** Currency of the amounts: the order's or the bid's. */
  readonly currency: string;
  /** Whether to link to the event's bid. */
  readonly linksBids: boolean;
};

export function HistoryEvent({ event, currency, linksBids }: HistoryEventProps) {
  const { actor, onBehalfOf, entity, reason } = event;
  const activityText = useActivityText({ isInOrder: true });
  const [isOpen, setOpen] = useState(false);
  const zone = use(PageZone);
  const changes = formatChanges(event, currency, zone);
  const rest = isOpen ? 0 : changes.length - INITIAL_CHANGES;
  const shown = rest > 0 ? changes.slice(0, INITIAL_CHANGES) : changes;
  const bidLink = linksBids && entity.type === 'bid' && event.action !== 'bid.delete';
  return (
    <li
      className={styles['event']}
      data-row={event.id}
      data-by={actor === null ? 'clock' : onBehalfOf ? 'other' : 'self'}
    >
      <time className={`zk-secondary zk-small zk-text-end ${styles['time']}`} dateTime={event.at}>
        {formatClock(event.at, zone)}
      </time>
      <div className={`zk-stack zk-leading zk-shrink zk-break zk-gap-4 ${styles['what']}`}>
        <p className="zk-flex zk-wrap zk-baseline zk-gap-2-12">
          <span>
            <NumberedText text={activityText(event)} />
          </span>
          <Mark of={historyMark(event)} />
          {onBehalfOf && <span className={styles['for']}>{m.audit_as({ name: onBehalfOf.name })}</span>}
          {bidLink && (
            <Link to={paths.bid(event.orderId, entity.id)} className={styles['bid']}>
              {m.audit_to_bid()}
            </Link>
          )}
        </p>
        {reason && <p className="zk-secondary zk-small">{m.audit_reason({ reason })}</p>}
        {shown.length > 0 && <Changes changes={shown} />}
        {rest > 0 && (
          <Button variant="subtle" size="compact-md" onClick={() => setOpen(true)}>
            {m.audit_rest({ count: rest })}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The value of each changed field before and after. */
export function Changes({ changes }: { changes: readonly FormattedChange[] }) {
  return (
    <dl className={`zk-stack zk-card zk-small zk-gap-4-16 ${styles['changes']}`}>
      {changes.map(({ key, label, from, to }) => (
        <div key={key}>
          <dt className="zk-secondary">{label}</dt>
          <dd className="zk-lines">
            {from !== null && (
              <>
                <del>
                  <span className="zk-visually-hidden">{m.audit_before()} </span>
                  {from}
                </del>
                <span aria-hidden> → </span>
              </>
            )}
            {to === null ? (
              <span>
                <span className="zk-visually-hidden">{m.audit_removed()}</span>
                <span aria-hidden>{MISSING}</span>
              </span>
            ) : (
              <ins>
                {from !== null && <span className="zk-visually-hidden">{m.audit_after()} </span>}
                {to}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
