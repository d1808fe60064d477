import type { Addendum, Order } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { m } from '#messages';
import { latestAnswer } from '../../http/answers/latest-answer.ts';
import { ProblemMessage } from '../../http/problem-message.tsx';
import { Disclosure } from '../../ui/layout/groups/disclosure.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { Moment } from '../../ui/value/moment.tsx';
import { Changes } from '../history/history-event.tsx';
import { formatChanges } from '../history/history-fields.ts';
import { useListAddendaQuery } from './order-page-api.ts';
import { orderTabMark } from './order-tabs.tsx';

type AddendaProps = {
  readonly order: Order;
  readonly title: string;
  /** "Addendum 2" */
  readonly nameOf: (addendum: { number: number }) => string;
  readonly note?: string;
};

/** The buyer's changes after publication, newest first. Renders nothing when there are none. */
export function Addenda({ order, title, nameOf, note }: AddendaProps) {
  const id = useId();
  const answer = useListAddendaQuery({ orderId: order.id }, { refetchOnMountOrArgChange: true });
  const { shown, error, refetch } = latestAnswer(answer);
  const [latest, ...earlier] = shown?.data ?? [];
  // Without an answer nobody knows whether there are changes.
  if (!shown) return <ProblemMessage error={error} onRetry={refetch} />;
  if (!latest) return null;
  return (
    <section aria-labelledby={id} className="zk-stack zk-column zk-gap-12">
      <div className="zk-stack zk-gap-4">
        <h2 id={id} className="zk-large">
          {title} <Mark of={orderTabMark(order.id, 'addenda')} />
        </h2>
        {note && <p className="zk-secondary">{note}</p>}
      </div>
      <AddendumChanges order={order} addendum={latest} nameOf={nameOf} />
      {earlier.length > 0 && (
        <Disclosure title={m.requests_addenda_earlier({ count: earlier.length })}>
          <div className="zk-stack zk-column zk-gap-16">
            {earlier.map((addendum) => (
              <AddendumChanges key={addendum.number} order={order} addendum={addendum} nameOf={nameOf} />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}

type AddendumProps = {
  readonly addendum: Addendum;
} & Pick<AddendaProps, 'order' | 'nameOf'>;

function AddendumChanges({ order, nameOf, addendum: { number, at, reason, changes } }: AddendumProps) {
  return (
    <div className="zk-stack zk-column zk-gap-4">
      <p>
        <strong>{nameOf({ number })}</strong> · <Moment iso={at} zone={order.timeZone} />
      </p>
      {reason && <p className="zk-secondary zk-break">{reason}</p>}
      <Changes changes={formatChanges({ entity: { type: 'order' }, changes }, order.currency, order.timeZone)} />
    </div>
  );
}
