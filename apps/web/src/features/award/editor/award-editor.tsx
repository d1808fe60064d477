import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import { fieldErrorsOf, type ApiError } from '@zakupki/api-client/problem';
import type { AwardConflict, AwardPreview, Comparison, Order } from '@zakupki/api-client/schema';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { useCanResume } from '../../../entities/access/resume.ts';
import { api } from '../../../http/api.ts';
import { orderTags } from '../../../http/stale-tags.ts';
import { ResumeNote } from '../../../entities/access/resume-note.tsx';
import { DraftForm } from '../../../forms/drafts/draft-form.tsx';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { showMessage, showNotification } from '../../../ui/feedback/popups.ts';
import { AwardAnnouncement } from './award-announcement.tsx';
import { type ChangedFact, changesBetween } from './award-changes.ts';
import {
  hasShares,
  placeKey,
  readChoice,
  sharesFrom,
  type SharePlace,
  sharesOf,
  withMore,
  withOffer,
} from './award-choice.ts';
import { AwardConfirm } from './award-confirm.tsx';
import { supplierNames, useToldConflicts } from '../award-conflicts.tsx';
import { useAwardSubmission } from './award-submission.ts';
import { urlCodec } from '../../../ui/url-query/url-codec.ts';
import { choiceField } from '../../../ui/url-query/url-fields.ts';
import { useUrlQuery } from '../../../ui/url-query/url-query.ts';
import styles from './award-editor.module.css';
import { useAwardDraft } from './award-draft.ts';
import type { LineChanges } from '../lines/award-line-row.tsx';
import { awardLines } from '../lines/award-lines.ts';
import { AwardLinesList, focusShare, LINE_FILTERS } from '../lines/award-lines-list.tsx';
import { useAwardPreview } from './award-preview.ts';
import { AwardStale } from './award-stale.tsx';
import { AwardSummary } from './award-summary.tsx';
import { AwardOptions } from './award-options.tsx';

interface Refusal {
  readonly error: ApiError;
  readonly blockers: readonly AwardConflict[];
}

const AWARD_LINES = urlCodec({ filter: choiceField('show', LINE_FILTERS, 'all') });
const AWARD_LINES_CHANGES = { keepsOthers: true, replace: true } as const;

export function AwardEditor({ order, comparison }: { order: Order; comparison: Comparison }) {
  const dispatch = useDispatch();
  const { query, change: changeQuery } = useUrlQuery(AWARD_LINES, AWARD_LINES_CHANGES);
  const lines = useMemo(() => awardLines(comparison, order), [comparison, order]);
  const suppliers = useMemo(() => supplierNames(comparison), [comparison]);
  const tell = useToldConflicts(order, suppliers);
  const { choice, draft, change } = useAwardDraft(order, comparison);
  const reading = useMemo(() => readChoice(choice, lines), [choice, lines]);
  const askAnew = () => void dispatch(api.util.invalidateTags([...orderTags(order.id)]));
  const { decide } = useAwardSubmission(order);
  const justification = useRef<HTMLTextAreaElement>(null);
  /** Snapshot of the figures that the dialog asks about. */
  const [asked, setAsked] = useState<AwardPreview | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isJustificationMissing, setJustificationMissing] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [before, setBefore] = useState<{ order: Order; comparison: Comparison; changedAt: string | null } | null>(null);

  const live = useAwardPreview(order, comparison.asOf, draft.isReady ? reading.proposal : null, (answer, error) => {
    if (isWaiting) proceed(answer);
    // The order is no longer open for an award: load its current state.
    if (error?.status === 409) askAnew();
  });
  const { preview, isCurrent } = live;

  const problems = useMemo(() => {
    const served = live.error
      ? [...fieldErrorsOf(live.error)].map(([pointer, { message }]) => [pointer, message] as const)
      : [];
    const all = new Map(reading.problems);
    for (const [pointer, message] of [...served, ...refused]) {
      const place = placeOfPointer(pointer, reading.places);
      if (place && !all.has(placeKey(place))) all.set(placeKey(place), message);
    }
    return all;
  }, [live.error, reading, refused]);

  const [changes] = useState<LineChanges>(() => {
    const edit = (lineId: string, next: (own: ReturnType<typeof sharesOf>) => ReturnType<typeof sharesOf>) => {
      setRefused(new Map());
      change(({ shares }) => ({ shares: { ...shares, [lineId]: next(sharesOf(shares, lineId)) } }));
    };
    return {
      choose: (line, index, bidItemId) => edit(line.id, (own) => withOffer(line, own, index, bidItemId)),
      type: (line, index, quantity) =>
        edit(line.id, (own) => own.map((share, at) => (at === index ? { ...share, quantity } : share))),
      split: (line) => edit(line.id, (own) => withMore(line, own)),
      remove: (line, index) => edit(line.id, (own) => own.toSpliced(index, 1)),
    };
  });

  function byHand() {
    if (!preview) return;
    const was = choice.shares;
    change(() => ({ way: 'manual', shares: sharesFrom(preview.allocations) }));
    if (hasShares(was)) {
      showNotification({
        title: m.award_replaced(),
        tone: 'note',
        action: { label: m.grid_undo(), onAct: () => change(() => ({ shares: was })) },
      });
    }
  }

  function changeWay(part: Partial<typeof choice>) {
    setRefused(new Map());
    // Manual mode starts with the allocations last shown.
    if (part.way === 'manual' && !hasShares(choice.shares) && preview) byHand();
    else change(() => part);
  }

  function proceed(figures: AwardPreview | null) {
    setWaiting(false);
    if (!figures) return;
    if (figures.allocations.length === 0 || figures.blockers.length > 0) toSummary();
    else if (figures.justification.isRequired && choice.justification.trim() === '') {
      setJustificationMissing(true);
      justification.current?.focus();
    } else {
      setRefusal(null);
      setAsked(figures);
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
  const isAgain = useCanResume('awardOrder');
  const askAgain = useEffectEvent(() => proceed(preview));
  const isAskable = isAgain && isCurrent && preview !== null;
  useEffect(() => {
    if (isAskable) askAgain();
  }, [isAskable]);

  async function confirm(wanted: AwardPreview) {
    const decided = await decide(wanted, choice.justification);
    if (decided.kind === 'awarded') {
      draft.forget();
      showMessage(m.award_done({ number: order.number }));
      return;
    }
    if (decided.kind === 'refused') {
      setRefusal(decided);
      if (decided.error.status === 409) askAnew();
      return;
    }
    setAsked(null);
    if (decided.kind === 'stale') {
      setBefore({
        order,
        comparison,
        changedAt: decided.theirs.version === order.version ? null : decided.theirs.updatedAt,
      });
      askAnew();
      live.retry();
      if (decided.theirs.status !== 'evaluation') {
        showNotification({ title: m.award_gone({ number: order.number }), text: m.award_gone_text(), tone: 'warning' });
      }
      return;
    }
    setRefused(new Map(decided.problems.map(({ pointer, message }) => [pointer, message])));
    if (decided.problems.some(({ pointer }) => pointer.startsWith('/justification'))) justification.current?.focus();
  }

  const stale = before && staleSince(before, order, comparison);
  const isOld = draft.restoredBasis !== null && draft.restoredBasis !== etag(order);
  return (
    <div className={styles['editor']}>
      <DraftForm draft={draft}>
        <ResumeNote isShown={isAgain} />
        {isOld && <Callout tone="warning">{m.award_older_choice()}</Callout>}
        <AwardOptions order={order} comparison={comparison} choice={choice} onChange={changeWay} />
        <div className={styles['columns']}>
          <AwardLinesList
            lines={lines}
            currency={order.currency}
            shares={choice.way === 'manual' ? choice.shares : null}
            allocations={preview?.allocations ?? []}
            isCurrent={isCurrent}
            problems={problems}
            changes={changes}
            filter={query.filter}
            onFilter={(filter) => changeQuery({ filter })}
            onByHand={choice.way === 'manual' ? undefined : byHand}
          />
          <AwardSummary
            order={order}
            live={live}
            isHeld={problems.size > 0}
            tell={tell}
            suppliers={suppliers}
            justification={choice.justification}
            justificationRef={justification}
            justificationProblem={
              refused.get('/justification') ??
              (isJustificationMissing && preview?.justification.isRequired && choice.justification.trim() === ''
                ? m.award_justification_missing()
                : null)
            }
            onJustification={(text) => {
              setRefused(new Map());
              change(() => ({ justification: text }));
            }}
          />
        </div>
        <FormFoot>
          {preview && preview.allocations.length > 0 && <FootFigures preview={preview} isCurrent={isCurrent} />}
          <Button loading={isWaiting} onClick={press}>
            {m.award_proceed()}
          </Button>
        </FormFoot>
      </DraftForm>
      <AwardAnnouncement live={live} lines={lines.length} />
      {asked && (
        <AwardConfirm
          order={order}
          preview={asked}
          tell={tell}
          refusal={refusal}
          onConfirm={() => confirm(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      {stale && <AwardStale number={order.number} {...stale} onClose={() => setBefore(null)} />}
    </div>
  );
}

function toSummary(): void {
  const heading = document.getElementById('award-summary');
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

function FootFigures({ preview, isCurrent }: { preview: AwardPreview; isCurrent: boolean }) {
  const { totals, currency, blockers, warnings } = preview;
  return (
    <p className={styles['foot']} data-stale={!isCurrent}>
      {blockers.length + warnings.length > 0 && (
        <button type="button" onClick={toSummary}>
          <ConflictCounts counts={{ blockers: blockers.length, warnings: warnings.length, notes: 0 }} />
        </button>
      )}
      <strong>
        <Money amount={totals.total} currency={currency} />
      </strong>
    </p>
  );
}

interface Stale {
  readonly changedAt: string | null;
  readonly changes: readonly ChangedFact[] | null;
}

/** Null changes until the current bids have loaded. */
function staleSince(
  was: { order: Order; comparison: Comparison; changedAt: string | null },
  order: Order,
  comparison: Comparison,
): Stale {
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
