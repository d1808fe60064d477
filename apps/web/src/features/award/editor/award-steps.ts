import { fieldErrorsOf, type ApiError } from '@zakupki/api-client/problem';
import type { AwardConflict, AwardPreview, Comparison, Order } from '@zakupki/api-client/schema';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { useCanResume } from '../../../entities/access/resume.tsx';
import type { LocalDraft } from '../../../forms/drafts/local-draft.ts';
import { api } from '../../../http/api.ts';
import { orderTags } from '../../../http/stale-tags.ts';
import { showMessage, showNotification } from '../../../ui/feedback/popups.ts';
import { focusShare } from '../lines/award-lines-list.tsx';
import { type ChangedFact, changesBetween } from './award-changes.ts';
import { type AwardChoice, placeKey, type ReadChoice, type SharePlace } from './award-choice.ts';
import { type LivePreview, useAwardPreview } from './award-preview.ts';
import { useAwardSubmission } from './award-submission.ts';

interface Refusal {
  readonly error: ApiError;
  readonly blockers: readonly AwardConflict[];
}

interface StepsOptions {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly choice: AwardChoice;
  readonly draft: LocalDraft;
  readonly reading: ReadChoice;
  readonly justification: RefObject<HTMLTextAreaElement | null>;
}

/** The steps from a choice to an award: preview, missing input, confirmation, result. */
export function useAwardSteps(options: StepsOptions) {
  const { order, comparison, choice, draft, reading, justification } = options;
  const reload = useReload(order);
  const attempt = useAwardAttempt(options, reload);
  const { refused, ask } = attempt;
  const [isWaiting, setWaiting] = useState(false);
  const [isJustificationMissing, setJustificationMissing] = useState(false);

  const live = useAwardPreview(order, comparison.asOf, draft.isReady ? reading.proposal : null, (answer, error) => {
    if (isWaiting) proceed(answer);
    // The order is no longer open for an award: load its current state.
    if (error?.status === 409) reload();
  });
  const { preview, isCurrent } = live;

  const problems = useFieldProblems(live.error, reading, refused);

  function proceed(figures: AwardPreview | null) {
    setWaiting(false);
    if (!figures) return;
    if (figures.allocations.length === 0 || figures.blockers.length > 0) toSummary();
    else if (figures.justification.isRequired && choice.justification.trim() === '') {
      setJustificationMissing(true);
      justification.current?.focus();
    } else {
      ask(figures);
    }
  }

  function press() {
    const [wrong] = problems.keys();
    const place = wrong === undefined ? undefined : placeOfKey(wrong);
    if (place) focusShare(place);
    else if (isCurrent) proceed(preview);
    else if (reading.proposal === null || live.error) toSummary();
    // The preview of the last keystroke has not arrived.
    else setWaiting(true);
  }

  // The user returned to finish the award, and the figures have arrived.
  const canResume = useCanResume('awardOrder');
  const reopenQuestion = useEffectEvent(() => proceed(preview));
  const canReopenQuestion = canResume && isCurrent && preview !== null;
  useEffect(() => {
    if (canReopenQuestion) reopenQuestion();
  }, [canReopenQuestion]);

  return { ...attempt, live, problems, press, isWaiting, isJustificationMissing, canResume };
}

function useReload({ id }: Order): () => void {
  const dispatch = useDispatch();
  return () => void dispatch(api.util.invalidateTags([...orderTags(id)]));
}

/** The confirmation dialog, and what follows from the server's response. */
function useAwardAttempt({ order, comparison, choice, draft, justification }: StepsOptions, reload: () => void) {
  const { decide } = useAwardSubmission(order);
  /** Snapshot of the figures that the dialog asks about. */
  const [awaitingConfirmation, setAwaitingConfirmation] = useState<AwardPreview | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [before, setBefore] = useState<Snapshot | null>(null);

  async function confirm(wanted: AwardPreview, live: LivePreview) {
    const decided = await decide(wanted, choice.justification);
    if (decided.kind === 'awarded') {
      draft.work.markSaved();
      showMessage(m.award_done({ number: order.number }));
      return;
    }
    if (decided.kind === 'refused') {
      setRefusal(decided);
      if (decided.error.status === 409) reload();
      return;
    }
    setAwaitingConfirmation(null);
    if (decided.kind === 'stale') {
      setBefore({
        order,
        comparison,
        changedAt: decided.theirs.version === order.version ? null : decided.theirs.updatedAt,
      });
      reload();
      live.retry();
      if (decided.theirs.status !== 'evaluation') {
        showNotification({ title: m.award_gone({ number: order.number }), text: m.award_gone_text(), tone: 'warning' });
      }
      return;
    }
    setRefused(new Map(decided.problems.map(({ pointer, message }) => [pointer, message])));
    if (decided.problems.some(({ pointer }) => pointer.startsWith('/justification'))) justification.current?.focus();
  }

  return {
    awaitingConfirmation,
    refusal,
    refused,
    stale: before && staleSince(before, order, comparison),
    ask(figures: AwardPreview) {
      setRefusal(null);
      setAwaitingConfirmation(figures);
    },
    confirm,
    cancel: () => setAwaitingConfirmation(null),
    closeStale: () => setBefore(null),
    clearRefused: () => setRefused(new Map()),
  };
}

/** Problems by `placeKey`: of reading the choice, of the preview, of the refused award. */
function useFieldProblems(error: ApiError | undefined, reading: ReadChoice, refused: ReadonlyMap<string, string>) {
  return useMemo(() => {
    const served = error ? [...fieldErrorsOf(error)].map(([pointer, { message }]) => [pointer, message] as const) : [];
    const all = new Map(reading.problems);
    for (const [pointer, message] of [...served, ...refused]) {
      const place = placeOfPointer(pointer, reading.places);
      if (place && !all.has(placeKey(place))) all.set(placeKey(place), message);
    }
    return all;
  }, [error, reading, refused]);
}

export function toSummary(): void {
  const heading = document.getElementById('award-summary');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

interface Snapshot {
  readonly order: Order;
  readonly comparison: Comparison;
  readonly changedAt: string | null;
}

interface Stale {
  readonly changedAt: string | null;
  readonly changes: readonly ChangedFact[] | null;
}

/** Null changes until the current bids have loaded. */
function staleSince(was: Snapshot, order: Order, comparison: Comparison): Stale {
  const hasCome = comparison !== was.comparison;
  return { changedAt: was.changedAt, changes: hasCome ? changesBetween(was, { order, comparison }) : null };
}

function placeOfPointer(pointer: string, places: readonly SharePlace[]): SharePlace | undefined {
  const index = /^\/allocations\/(\d+)/.exec(pointer)?.[1];
  return index === undefined ? undefined : places[Number(index)];
}

function placeOfKey(key: string): SharePlace | undefined {
  const [lineId, index] = key.split(' ');
  return lineId === undefined ? undefined : { lineId, index: Number(index) };
}
