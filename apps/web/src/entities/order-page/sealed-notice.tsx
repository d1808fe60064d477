import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../format/date/dates.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { isSealed, openingProtocolPath, openingTime } from '../order/sealed-bids.ts';

/** Shows how many bids are sealed and until when, or when they were opened. Renders nothing for other orders. */
export function SealedNotice({ order }: { order: Order }) {
  const { id, sealedBidCount, openedAt, timeZone } = order;
  if (openedAt !== null) {
    return (
      <Callout tone="note">
        <div className="zk-row zk-wrap zk-between zk-gap-8">
          <p>{m.sealed_opened({ when: formatTime(openedAt, { zone: timeZone }) })}</p>
          <LinkButton to={openingProtocolPath(id)} variant="default">
            {m.sealed_protocol()}
          </LinkButton>
        </div>
      </Callout>
    );
  }
  if (!isSealed(order)) return null;
  const due = openingTime(order);
  return (
    <Callout tone="note">
      <p>{sealedBidCount === 0 ? m.sealed_none({ due }) : m.sealed_notice({ count: sealedBidCount, due })}</p>
    </Callout>
  );
}
