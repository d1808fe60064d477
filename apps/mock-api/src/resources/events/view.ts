/** What a caller may know now. Read once for all streams of the caller, which are polled at the same moment. */
import { memoize } from '@zakupki/mock-engine/cache';
import { momentOf } from '@zakupki/mock-engine/dates/moment';
import type { AuditRecord } from '../../model/records/audit.ts';
import type { BidRecord } from '../../model/records/bids.ts';
import type { InvitationRecord } from '../../model/records/invitations.ts';
import type { OrderRecord } from '../../model/records/orders.ts';
import type { World } from '@zakupki/mock-engine/world/world';
import { allBids, allBidsOf } from '../../tables/bids/order-bids.ts';
import { listReachableInvitations } from '../../tables/rights/invitations.ts';
import { markNotices } from '../notifications/mark.ts';
import type { Following, Scope } from './store.ts';

/** Lists stay the same until one of their records is written. */
export type View = Scope & {
  /** oldest first */
  history: readonly AuditRecord[];
  orders: readonly OrderRecord[];
  /** of a buyer; suppliers get events of bids and invitations only from the history */
  sent: readonly InvitationRecord[];
  bids: readonly BidRecord[];
  /** of a buyer who follows all orders */
  notices: string | null;
};

/** Views of more callers than streams may be open would be of closed ones. */
const MAX_VIEWS = 1000;

const known = new WeakMap<World, Map<string, { writes: number; at: number; view: View }>>();

/** @returns the same object as long as nothing in it has changed */
export function viewOf(call: Following, orderId: string | null): View {
  const { world, now } = call;
  const views = known.get(world) ?? new Map<string, { writes: number; at: number; view: View }>();
  known.set(world, views);
  const key = keyOf(call, orderId);
  const last = views.get(key);
  if (last?.writes === world.writes && last.at === now) return last.view;
  if (views.size >= MAX_VIEWS) views.clear();
  const current = look(call, orderId);
  const view = last && isSame(last.view, current) ? last.view : current;
  views.set(key, { writes: world.writes, at: now, view });
  return view;
}

/** Callers with the same key get the same events. */
function keyOf({ caller }: Following, orderId: string | null): string {
  const { user, impersonator, invitation, copiedBy, tokenId } = caller;
  return [user.id, impersonator?.id, invitation?.id, copiedBy && tokenId, orderId].join(' ');
}

const NOTHING: readonly never[] = [];

function look(call: Following, orderId: string | null): View {
  const { world, caller } = call;
  const { user, invitation } = caller;
  const ownerId = invitation?.ownerId ?? user.id;
  const history = orderId === null ? world.audit.where('owner', ownerId) : world.audit.where('order', orderId);
  if (invitation) {
    const invitations = new Map(listReachableInvitations(call).map((one) => [one.orderId, one] as const));
    const orders = find(world, orderId === null ? invitations.keys() : [orderId]);
    return { ownerId, invitations, history, orders, sent: NOTHING, bids: NOTHING, notices: null };
  }
  if (orderId !== null) {
    const sent = world.invitations.where('order', orderId);
    const orders = find(world, [orderId]);
    return { ownerId, invitations: null, history, orders, sent, bids: allBids(world, orderId), notices: null };
  }
  return {
    ownerId,
    invitations: null,
    history,
    orders: world.orders.where('owner', ownerId),
    sent: world.invitations.where('owner', ownerId),
    bids: allBidsOf(world, ownerId),
    notices: markNotices(call, user),
  };
}

const find = (world: World, ids: Iterable<string>) => [...ids].flatMap((id) => world.orders.get(id) ?? []);

const isSame = (a: View, b: View): boolean =>
  a.ownerId === b.ownerId &&
  a.history === b.history &&
  a.sent === b.sent &&
  a.bids === b.bids &&
  a.notices === b.notices &&
  hasSameItems(a.orders, b.orders) &&
  hasSameItems([...(a.invitations?.values() ?? [])], [...(b.invitations?.values() ?? [])]);

const hasSameItems = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]));

type Deadline = { orderId: string; at: number };

const memoized = memoize<readonly OrderRecord[], readonly Deadline[]>(256);

/** Deadlines of the orders in view, by time; epoch ms. */
export const deadlinesOf = ({ orders }: View): readonly Deadline[] =>
  memoized(orders, '', () =>
    orders
      .flatMap(({ id, status, submissionDeadline }) =>
        status === 'draft' || submissionDeadline === null ? [] : [{ orderId: id, at: momentOf(submissionDeadline) }],
      )
      .toSorted((a, b) => a.at - b.at),
  );
