/** What each kind of event makes stale. */
import type { TagDescription } from '@reduxjs/toolkit/query';
import type { LiveEvent, LiveEventKind } from '@zakupki/api-client/schema';
import type { Tag } from '../../http/api.ts';
import { orderAndCreditTags, orderTags } from '../../http/stale-tags.ts';

type Stale = TagDescription<Tag>;

interface LiveKind {
  /** Of the cached data that an event of this kind changes. */
  readonly tags: (orderId: string) => readonly Stale[];
}

const onOrder =
  (...tags: Stale[]) =>
  (orderId: string) => [
    { type: 'Order', id: orderId } as const,
    // With counts, in the list and at home.
    'Orders' as const,
    'Audit' as const,
    ...tags,
  ];

/** A kind that is added to the contract does not compile before its row. */
export const LIVE_KINDS: Readonly<Record<LiveEventKind, LiveKind>> = {
  ready: { tags: () => [] },
  reset: {
    tags: () => [
      ...(['Order', 'Orders', 'Bid', 'Bids', 'Conflicts', 'Audit', 'Invitations', 'Questions'] as const),
      ...(['Me', 'Access', 'Credits', 'Notifications'] as const),
    ],
  },
  bid: { tags: orderTags },
  question: { tags: onOrder('Questions') },
  answer: { tags: onOrder('Questions') },
  invitation: { tags: onOrder('Invitations') },
  decline: { tags: onOrder('Invitations') },
  addendum: { tags: orderTags },
  deadline: { tags: orderTags },
  opened: { tags: orderTags },
  award: { tags: orderAndCreditTags },
  purchase_order: { tags: onOrder('Invitations') },
  order: { tags: orderAndCreditTags },
  notification: { tags: () => ['Me', 'Notifications'] },
};

/** A newer server may send kinds that this build does not know. */
export function tagsOf({ kind, orderId }: LiveEvent): readonly Stale[] {
  return (Object.hasOwn(LIVE_KINDS, kind) ? LIVE_KINDS[kind] : LIVE_KINDS.reset).tags(orderId ?? '');
}
