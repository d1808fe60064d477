import { etag } from '@zakupki/api-client/operation';
import type { Award, Comparison, Order } from '@zakupki/api-client/schema';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useDraftOwner } from '../../../entities/user/draft-owner.ts';
import { type LocalDraft, useLocalDraft } from '../../../forms/drafts/local-draft.ts';
import { type AwardChoice, restoreChoice } from './award-choice.ts';
import { choiceAfterRefusal } from './refused-award.tsx';

export type AwardDraft = {
  readonly choice: AwardChoice;
  readonly draft: LocalDraft;
  /** Receives the previous choice, so that consecutive changes add up. */
  readonly change: (next: (previous: AwardChoice) => Partial<AwardChoice>) => void;
};

/** Stores the choice in this browser until the award. `&from=` in the address sets the initial choice. */
export function useAwardDraft(order: Order, comparison: Comparison, previous: Award | null): AwardDraft {
  const [initial] = useState(() => ({ ...initialChoice(order, comparison), ...choiceAfterRefusal(previous) }));
  const [choice, setChoice] = useState(initial);
  const latest = useRef(choice);
  const owner = useDraftOwner();
  const [search, setSearch] = useSearchParams();

  const replace = useCallback((next: AwardChoice) => {
    latest.current = next;
    setChoice(next);
  }, []);
  const draft = useLocalDraft({
    key: `award:${order.id}`,
    ...owner,
    basis: etag(order),
    read: () => latest.current,
    restore: (value) => replace(restoreChoice(value, initial) ?? initial),
    reset: () => replace(initial),
  });
  const { isReady, work } = draft;

  const change = useCallback<AwardDraft['change']>(
    (next) => {
      replace({ ...latest.current, ...next(latest.current) });
      work.update();
    },
    [replace, work],
  );

  const from = search.get('from');
  const applyFrom = useEffectEvent(() => {
    const linked = choiceFrom(from, comparison);
    if (linked) change(() => linked);
    // Apply `&from=` once: a reload continues with the stored choice.
    setSearch(
      (query) => {
        query.delete('from');
        return query;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isReady && from !== null) applyFrom();
  }, [isReady, from]);

  return { choice, draft, change };
}

/** Follows the order's award criteria; awards by line when no bid is complete. */
function initialChoice({ awardCriteria }: Order, { best }: Comparison): AwardChoice {
  return {
    mode: awardCriteria === 'lowest_per_line' || best.single === null ? 'lowest_per_line' : 'single',
    bidId: best.single?.bidId ?? '',
    skipBlocked: false,
    mostSuppliers: null,
    shares: {},
    justification: '',
  };
}

/** `single:<bid>` or `split`, the values of links from the comparison. */
function choiceFrom(from: string | null, { bids }: Comparison): Partial<AwardChoice> | null {
  if (from === 'split') return { mode: 'lowest_per_line' };
  const bidId = from?.startsWith('single:') ? from.slice('single:'.length) : '';
  return bids.some(({ id }) => id === bidId) ? { mode: 'single', bidId } : null;
}
