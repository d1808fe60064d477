import type { Addendum, Order } from '@zakupki/api-client/schema';
import { useId } from 'react';
import { m } from '#messages';
import { Changes } from '../../../entities/history/history-event.tsx';
import { shownChanges } from '../../../entities/history/history-fields.ts';
import { useListAddendaQuery } from '../../../entities/order-page/order-page-api.ts';
import { Disclosure } from '../../../ui/layout/groups/disclosure.tsx';
import { Moment } from '../../../ui/value/moment.tsx';

/** What the buyer changed after publishing, newest first. */
export function RequestAddenda({ order }: { order: Order }) {
  const id = useId();
  const { data } = useListAddendaQuery({ orderId: order.id }, { refetchOnMountOrArgChange: true });
  const [latest, ...earlier] = data?.data ?? [];
  if (!latest) return null;
  return (
    <section aria-labelledby={id} className="zk-stack zk-column zk-gap-12">
      <h2 id={id} className="zk-large">
        {m.requests_addenda()}
      </h2>
      <AddendumChanges order={order} addendum={latest} />
      {earlier.length > 0 && (
        <Disclosure title={m.requests_addenda_earlier({ count: earlier.length })}>
          <div className="zk-stack zk-column zk-gap-16">
            {earlier.map((addendum) => (
              <AddendumChanges key={addendum.number} order={order} addendum={addendum} />
            ))}
          </div>
        </Disclosure>
      )}
    </section>
  );
}

function AddendumChanges({ order, addendum: { number, at, reason, changes } }: { order: Order; addendum: Addendum }) {
  return (
    <div className="zk-stack zk-column zk-gap-4">
      <p>
        <strong>{m.requests_addendum({ number })}</strong> · <Moment iso={at} />
      </p>
      {reason && <p className="zk-secondary zk-break">{reason}</p>}
      <Changes changes={shownChanges({ entity: { type: 'order' }, changes }, order.currency)} />
    </div>
  );
}
