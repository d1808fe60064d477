import { fieldErrorsOf, type ApiError } from '@zakupki/api-client/problem';
import type { AwardConflict, AwardPreview, Comparison, Order } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { useCanResume } from '../../../entities/access/resumable-button.tsx';
import type { LocalDraft } from '../../../forms/drafts/local-draft.ts';
import { api } from '../../../http/api.ts';
import { orderTags } from '../../../http/stale-tags.ts';
import { showMessage, showNotification } from '../../../ui/feedback/popups.ts';
import { focusShare } from '../lines/award-lines-list.tsx';
import type { Difference } from '../../../ui/table/difference-table.tsx';
import { changesBetween } from './award-changes.ts';
import { type AwardChoice, placeKey, type ReadChoice, type SharePlace } from './award-choice.ts';
import { type LivePreview, useAwardPreview } from './award-preview.ts';
import { useAwardSubmission } from './award-submission.ts';

type Refusal = {
  readonly error: ApiError;
  readonly blockers: readonly AwardConflict[];
};

/** What the dialog shows: the figures to confirm, or why there is nothing to confirm. */
export type Question = {
  readonly preview: AwardPreview | null;
  readonly error?: ApiError | undefined;
};

type StepsOptions = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly choice: AwardChoice;
  readonly draft: LocalDraft;
  readonly reading: ReadChoice;
};

/** The steps from a choice to an award: preview, missing input, confirmation, result. */
export function useAwardSteps(options: StepsOptions) {
  const { order, comparison, draft, reading } = options;
  const reload = useReload(order);
  const attempt = useAwardAttempt(options, reload);
  const { refused, openQuestion } = attempt;
  const [isWaiting, setWaiting] = useState(false);

  const live = useAwardPreview(order, comparison.asOf, draft.isReady ? reading.proposal : null, (error) => {
    // The order is no longer open for an award: load its current state.
    if (error.status === 409) reload();
  });
  const { preview, isCurrent } = live;
  const nextQuestion: Question | null = isCurrent
    ? { preview }
    : reading.proposal === null || live.error
      ? { preview: null, error: live.error }
      : null;

  const problems = useFieldProblems(live.error, reading, refused);

  function proceed() {
    const [firstProblem] = problems.keys();
    const place = firstProblem === undefined ? undefined : placeOfKey(firstProblem);
    if (place) focusShare(place);
    else setWaiting(true);
  }

  // The preview of the last keystroke may arrive after the click.
  if (isWaiting && nextQuestion !== null) {
    setWaiting(false);
    openQuestion(nextQuestion);
  }

  // The user returned to finish the award, and the figures have arrived.
  const canResume = useCanResume('awardOrder');
  const reopenQuestion = useEffectEvent(() => openQuestion({ preview }));
  const canReopenQuestion = canResume && isCurrent && preview !== null;
  useEffect(() => {
    if (canReopenQuestion) reopenQuestion();
  }, [canReopenQuestion]);

  return { ...attempt, live, problems, proceed, isWaiting, canResume };
}

function useReload({ id }: Order): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(api.util.invalidateTags([...orderTags(id)]));
}

/** The confirmation dialog, and what follows from the server's response. */
function useAwardAttempt({ order, comparison, choice, draft, reading }: StepsOptions, reload: () => void) {
  const decide = useAwardSubmission(order);
  const [question, setQuestion] = useState<Question | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [before, setBefore] = useState<Snapshot | null>(null);

  async function confirm(wanted: AwardPreview, live: LivePreview, showsRanks: boolean) {
    const outcome = await decide(wanted, choice.justification, showsRanks);
    if (outcome.kind === 'awarded') {
      draft.work.markSaved();
      showMessage(m.award_done({ number: order.number }));
      return;
    }
    if (outcome.kind === 'refused') {
      setRefusal(outcome);
      if (outcome.error.status === 409) reload();
      return;
    }
    if (outcome.kind === 'stale') {
      setQuestion(null);
      setBefore({
        order,
        comparison,
        changedAt: outcome.theirs.version === order.version ? null : outcome.theirs.updatedAt,
      });
      reload();
      live.retry();
      if (outcome.theirs.status !== 'evaluation') {
        showNotification({ title: m.award_gone({ number: order.number }), text: m.award_gone_text(), tone: 'warning' });
      }
      return;
    }
    const { error, problems } = outcome;
    setRefused(new Map(problems.map(({ pointer, message }) => [pointer, message])));
    // The dialog contains the justification field; the other fields are on the page.
    if (problems.some(({ pointer }) => pointer.startsWith('/justification'))) return;
    if (problems.some(({ pointer }) => placeOfPointer(pointer, reading.places))) setQuestion(null);
    else setRefusal({ error, blockers: [] });
  }

  return {
    question,
    refusal,
    refused,
    stale: before && staleSince(before, order, comparison),
    openQuestion(next: Question) {
      setRefusal(null);
      setQuestion(next);
    },
    confirm,
    cancel: () => setQuestion(null),
    closeStale: () => setBefore(null),
    clearRefused: () => setRefused(new Map()),
  };
}

/** Problems by `placeKey`, from reading the choice, from the preview and from the refused award. */
function useFieldProblems(error: ApiError | undefined, reading: ReadChoice, refused: ReadonlyMap<string, string>) {
  return useMemo(() => {
    const previewProblems = error
      ? [...fieldErrorsOf(error)].map(([pointer, { message }]) => [pointer, message] as const)
      : [];
    const all = new Map(reading.problems);
    for (const [pointer, message] of [...previewProblems, ...refused]) {
      const place = placeOfPointer(pointer, reading.places);
      if (place && !all.has(placeKey(place))) all.set(placeKey(place), message);
    }
    return all;
  }, [error, reading, refused]);
}

export function focusSummary(): void {
  const heading = document.getElementById('award-summary');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

type Snapshot = {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly changedAt: string | null;
};

type Stale = {
  readonly changedAt: string | null;
  readonly changes: readonly Difference[] | null;
};

/** `changes` is null until the current bids have loaded. */
function staleSince(before: Snapshot, order: Order, comparison: Comparison): Stale {
  const hasReloaded = comparison !== before.comparison;
  return { changedAt: before.changedAt, changes: hasReloaded ? changesBetween(before, { order, comparison }) : null };
}

function placeOfPointer(pointer: string, places: readonly SharePlace[]): SharePlace | undefined {
  const index = /^\/allocations\/(\d+)/.exec(pointer)?.[1];
  return index === undefined ? undefined : places[Number(index)];
}

function placeOfKey(key: string): SharePlace | undefined {
  const [lineId, index] = key.split(' ');
  return lineId === undefined ? undefined : { lineId, index: Number(index) };
}
