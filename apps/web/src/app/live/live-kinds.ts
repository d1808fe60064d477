/** What each kind of event makes stale, where it is marked, and how it is announced. */
import type { TagDescription } from '@reduxjs/toolkit/query';
import type { LiveEvent, LiveEventKind } from '@zakupki/api-client/schema';
import { m } from '#messages';
import type { OrderTabName } from '../../entities/order-page/order-tabs.tsx';
import type { Tag } from '../../http/api.ts';
import { orderAndCreditTags, orderTags } from '../../http/stale-tags.ts';

type Stale = TagDescription<Tag>;

export type LiveKind = {
  /** Tags of the cached data that the event changes. */
  readonly tags: (orderId: string) => readonly Stale[];
  /** Tabs of an order, and parts of tabs, that show the change. */
  readonly tabs: readonly (OrderTabName | 'addenda')[];
  /** The list that decides whether the record is new: it lacks the record, or `since` is not before the event. */
  readonly list?: { readonly name: 'listBids' | 'listQuestions' | 'listInvitations'; readonly since: string };
  /** The announcement; null when the reader is notified in another way. */
  readonly text: ((isNew: boolean) => string) | null;
};

const onOrder =
  (...tags: Stale[]) =>
  (orderId: string) => [
    { type: 'Order', id: orderId } as const,
    // The counts in the list and on the home page.
    'Orders' as const,
    'Audit' as const,
    ...tags,
  ];

const UNSEEN = { tabs: [], text: null } as const;

/** A new kind in the contract does not compile until it has a row. */
export const LIVE_KINDS: Readonly<Record<LiveEventKind, LiveKind>> = {
  ready: { tags: () => [], ...UNSEEN },
  reset: {
    tags: () => [
      ...(['Order', 'Orders', 'Bid', 'Bids', 'Conflicts', 'Audit', 'Invitations', 'Questions'] as const),
      ...(['Me', 'Access', 'Credits', 'Notifications'] as const),
    ],
    ...UNSEEN,
  },
  bid: {
    tags: orderTags,
    tabs: ['bids', 'comparison', 'conflicts', 'history'],
    list: { name: 'listBids', since: 'receivedAt' },
    text: (isNew) => (isNew ? m.live_bid_new() : m.live_bid()),
  },
  question: {
    tags: onOrder('Questions'),
    tabs: ['questions', 'history'],
    list: { name: 'listQuestions', since: 'askedAt' },
    text: () => m.live_question(),
  },
  answer: { tags: onOrder('Questions'), tabs: ['questions', 'history'], text: () => m.live_answer() },
  invitation: {
    tags: onOrder('Invitations'),
    tabs: ['suppliers'],
    list: { name: 'listInvitations', since: 'sentAt' },
    text: () => m.live_invitation(),
  },
  decline: { tags: onOrder('Invitations'), tabs: ['suppliers', 'history'], text: () => m.live_decline() },
  addendum: { tags: orderTags, tabs: ['overview', 'lines', 'history', 'addenda'], text: () => m.live_addendum() },
  deadline: { tags: orderTags, tabs: ['overview'], text: () => m.live_deadline() },
  opened: { tags: orderTags, tabs: ['bids', 'comparison', 'history'], text: () => m.live_opened() },
  award: { tags: orderAndCreditTags, tabs: ['award', 'history'], text: () => m.live_award() },
  purchase_order: {
    tags: onOrder('Invitations'),
    tabs: ['award', 'history'],
    text: () => m.live_purchase_order(),
  },
  order: { tags: orderAndCreditTags, tabs: ['history'], text: () => m.live_order() },
  // A popup announces it.
  notification: { tags: () => ['Me', 'Notifications'], ...UNSEEN },
};

/** A newer server may send kinds that this build does not know. */
export function liveKindOf({ kind }: LiveEvent): LiveKind {
  return Object.hasOwn(LIVE_KINDS, kind) ? LIVE_KINDS[kind] : LIVE_KINDS.reset;
}

export function tagsOf(event: LiveEvent): readonly Stale[] {
  return liveKindOf(event).tags(event.orderId ?? '');
}
