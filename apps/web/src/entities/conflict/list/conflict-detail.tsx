import type { Conflict } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { Moment } from '../../../ui/value/moment.tsx';
import { SeverityMark } from '../severity-mark.tsx';
import { PastDecisions } from './conflict-decision.tsx';
import styles from './conflict-row.module.css';
import { useConflictContext } from '../conflict-context.ts';
import { KindHelp } from '../kind-help.tsx';

type ConflictDetailProps = {
  readonly conflict: Conflict;
  readonly followers: readonly Conflict[];
  /** Whether the help of this kind is already shown above. */
  readonly isKindShown: boolean;
  readonly headingLevel: 2 | 3 | 4;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ConflictDetail({ conflict, followers, isKindShown, headingLevel }: ConflictDetailProps) {
  const { order } = useConflictContext();
  const { kind, explanation, firstSeenAt, lastSeenAt, history } = conflict;
  const Heading = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5';
  return (
    <div className={`zk-stack zk-gap-10 ${styles['detail']}`}>
      <p>{explanation}</p>
      {followers.length > 0 && (
        <section>
          <Heading>{m.conflicts_followers()}</Heading>
          <ul className={styles['followers']}>
            {followers.map((follower) => (
              <li key={follower.id}>
                <SeverityMark severity={follower.severity} isShapeOnly /> {follower.title}. {follower.explanation}
              </li>
            ))}
          </ul>
        </section>
      )}
      {history.length > 0 && (
        <section>
          <Heading>{m.conflicts_past()}</Heading>
          <PastDecisions history={history} />
        </section>
      )}
      {!isKindShown && <KindHelp kind={kind} />}
      <p className="zk-secondary zk-small">
        {m.conflicts_first_seen()} <Moment iso={firstSeenAt} zone={order.timeZone} /> · {m.conflicts_last_seen()}{' '}
        <Moment iso={lastSeenAt} zone={order.timeZone} />
      </p>
    </div>
  );
}
