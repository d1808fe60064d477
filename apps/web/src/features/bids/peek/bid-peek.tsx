import type { Bid, BidRow, Order } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useGetBidQuery } from '../../../entities/bid/bid-api.ts';
import { BidStatusBadge } from '../../../entities/bid/bid-status.tsx';
import { sealedText } from '../../../entities/order/sealed-bids.ts';
import { paymentWords } from '../../../entities/order/payment-terms.ts';
import { fieldLabel } from '../../../entities/record-field/field-label.ts';
import { MISSING } from '../../../format/number/numbers.ts';
import { NotLoaded } from '../../../http/problem-message.tsx';
import { paths } from '../../../paths.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { PeekPanel, useSettledId } from '../../../ui/table/peek/peek-panel.tsx';
import { PeekFacts, PeekLines } from '../../../ui/table/peek/peek-facts.tsx';
import type { PeekProps } from '../../../ui/table/peek/peek.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { Moment } from '../../../ui/value/moment.tsx';
import { BidActions } from '../detail/bid-actions.tsx';
import { bidFacts } from '../detail/bid-facts.tsx';
import { bidName } from '../list/bids-columns.tsx';

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function BidPeek({ order, id, row, list }: PeekProps<BidRow> & { readonly order: Order }) {
  const settled = useSettledId(id);
  const { currentData, error, refetch } = useGetBidQuery(
    { orderId: order.id, bidId: settled ?? '' },
    { skip: settled === null },
  );
  const bid = currentData?.id === id ? currentData : undefined;
  const known = bid ?? row;
  return (
    <PeekPanel
      id={id}
      list={list}
      title={known ? bidName(known) : m.bids_bid()}
      facts={known && <BidStatusBadge status={known.status} />}
      to={paths.bid(order.id, id)}
    >
      {bid ? (
        <Contents order={order} bid={bid} />
      ) : (
        <NotLoaded error={error} onRetry={() => void refetch()} lines={10} />
      )}
    </PeekPanel>
  );
}

function Contents({ order, bid }: { order: Order; bid: Bid }) {
  const { isSealed, payment, deliveryDays, items, currency, receivedAt } = bid;
  const received = { label: m.bids_received(), value: <Moment iso={receivedAt} zone={order.timeZone} /> };
  const names = new Map(order.items.map(({ id, name }) => [id, name]));
  return (
    <>
      <div className="zk-row zk-wrap zk-gap-8">
        <LinkButton to={paths.order(order.id, { tab: 'comparison' })}>{m.order_page_compare()}</LinkButton>
        <BidActions order={order} bid={bid} />
      </div>
      {isSealed && <Callout tone="note">{sealedText(order)}</Callout>}
      <PeekFacts
        facts={
          isSealed
            ? [received]
            : [
                ...bidFacts(order, bid),
                { label: fieldLabel('bid', 'payment/kind'), value: payment ? paymentWords(payment) : MISSING },
                {
                  label: m.bids_lead(),
                  value: deliveryDays === null ? MISSING : m.editor_days({ count: deliveryDays }),
                },
                received,
              ]
        }
      />
      <PeekLines
        title={m.bid_editor_lines()}
        lines={items.map((line) => ({
          id: line.id,
          name: names.get(line.orderItemId) ?? line.offeredName ?? MISSING,
          value: <Money amount={line.unitPrice} currency={currency} maxDigits={4} />,
        }))}
      />
    </>
  );
}
