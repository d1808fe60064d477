import { etag } from '@zakupki/api-client/operation';
import type { Comparison, Order } from '@zakupki/api-client/schema';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { typistOf, useGetMeQuery } from '../../../entities/user/me-api.ts';
import { type LocalDraft, useLocalDraft } from '../../../forms/drafts/local-draft.ts';
import { type AwardChoice, keptChoice } from './award-choice.ts';

export interface AwardDraft {
  readonly choice: AwardChoice;
  readonly draft: LocalDraft;
  /** Changes the choice; what it was is given, so that changes in a row add up. */
  readonly change: (next: (was: AwardChoice) => Partial<AwardChoice>) => void;
}

/** What one chooses, kept in this browser until it is decided; begun as the address says (`&from=`). */
export function useAwardDraft(order: Order, comparison: Comparison): AwardDraft {
  const [begin] = useState(() => beginning(order, comparison));
  const [choice, setChoice] = useState(begin);
  const latest = useRef(choice);
  const { data: me } = useGetMeQuery();
  const [search, setSearch] = useSearchParams();

  const put = useCallback((next: AwardChoice) => {
    latest.current = next;
    setChoice(next);
  }, []);
  const draft = useLocalDraft({
    key: `award:${order.id}`,
    person: typistOf(me),
    basis: etag(order),
    read: () => latest.current,
    restore: (value) => put(keptChoice(value, begin) ?? begin),
    reset: () => put(begin),
  });
  const { isReady, touch, forget } = draft;

  const change = useCallback<AwardDraft['change']>(
    (next) => {
      put({ ...latest.current, ...next(latest.current) });
      // Back where it began, there is nothing left to keep.
      if (JSON.stringify(latest.current) === JSON.stringify(begin)) forget();
      else touch();
    },
    [begin, put, touch, forget],
  );

  const from = search.get('from');
  const begun = useEffectEvent(() => {
    const wanted = choiceFrom(from, comparison);
    if (wanted) change(() => wanted);
    // Only once: a reload goes on from what was chosen since.
    setSearch(
      (query) => {
        query.delete('from');
        return query;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (isReady && from !== null) begun();
  }, [isReady, from]);

  return { choice, draft, change };
}

/** As the order says it is decided; by line where no bid is complete. */
function beginning({ awardCriteria }: Order, { best }: Comparison): AwardChoice {
  return {
    way: awardCriteria === 'lowest_per_line' || best.single === null ? 'lowest_per_line' : 'single',
    bidId: best.single?.bidId ?? '',
    skipBlocked: false,
    shares: {},
    justification: '',
  };
}

/** `single:<bid>` or `split`, as links from the comparison say it. */
function choiceFrom(from: string | null, { bids }: Comparison): Partial<AwardChoice> | null {
  if (from === 'split') return { way: 'lowest_per_line' };
  const bidId = from?.startsWith('single:') ? from.slice('single:'.length) : '';
  return bids.some(({ id }) => id === bidId) ? { way: 'single', bidId } : null;
}
