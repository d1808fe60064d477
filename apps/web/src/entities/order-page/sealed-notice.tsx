import type { Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatTime } from '../../format/date/dates.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { LinkButton } from '../../ui/layout/link-button.tsx';
import { isSealed, openingProtocolPath, openingsOf, openingTime, roundOf } from '../order/sealed-bids.ts';

/** Shows how many bids are sealed and until when, and when they were opened. Renders nothing for other orders. */
export function SealedNotice({ order }: { order: Order }) {
  const openings = openingsOf(order);
  if (!isSealed(order) && openings.length === 0) return null;
  return (
    <Callout tone="note">
      {isSealed(order) && <p>{sealedNow(order)}</p>}
      {openings.map((at, index) => (
        <div key={at} className="zk-row zk-wrap zk-between zk-gap-8">
          <p>{openedText(order, index + 1, at)}</p>
          <LinkButton to={openingProtocolPath(order.id, index + 1)} variant="default">
            {m.sealed_protocol()}
          </LinkButton>
        </div>
      ))}
    </Callout>
  );
}

function sealedNow(order: Order): string {
  const due = openingTime(order);
  const { sealedBidCount: count } = order;
  const text = count === 0 ? m.sealed_none({ due }) : m.sealed_notice({ count, due });
  const round = roundOf(order);
  return round === 1 ? text : `${m.sealed_round({ round })} ${text}`;
}

function openedText(order: Order, round: number, at: string): string {
  const when = formatTime(at, { zone: order.timeZone });
  return roundOf(order) === 1 ? m.sealed_opened({ when }) : m.sealed_opened_round({ round, when });
}
