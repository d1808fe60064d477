import { Button } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import type { Award, AwardPreview, Comparison, Order } from '@zakupki/api-client/schema';
import { useEffect, useMemo, useState } from 'react';
import { m } from '#messages';
import { ResumeNote } from '../../../entities/access/resumable-button.tsx';
import { ConflictCounts } from '../../../entities/conflict/conflict-counts.tsx';
import { formatMoney } from '../../../format/number/numbers.ts';
import { DraftForm } from '../../../forms/drafts/draft-form.tsx';
import { Callout } from '../../../ui/feedback/callout.tsx';
import { showNotification } from '../../../ui/feedback/popups.ts';
import { FormFoot } from '../../../ui/form/form-foot.tsx';
import { Money } from '../../../ui/value/amount.tsx';
import { supplierNames, useConflictTexts } from '../award-conflicts.tsx';
import type { LineChanges } from '../lines/award-line-row.tsx';
import { type AwardLine, awardLines } from '../lines/award-lines.ts';
import { AwardLinesList, LINE_FILTERS } from '../lines/award-lines-list.tsx';
import { urlCodec } from '../../../ui/url-query/url-codec.ts';
import { choiceField } from '../../../ui/url-query/url-fields.ts';
import { useUrlQuery } from '../../../ui/url-query/url-query.ts';
import {
  type AwardChoice,
  hasShares,
  readChoice,
  sharesFrom,
  sharesOf,
  addShare,
  chooseOffer,
} from './award-choice.ts';
import { AwardDialog } from './award-dialog.tsx';
import { type AwardDraft, useAwardDraft } from './award-draft.ts';
import styles from './award-editor.module.css';
import { AwardOptions } from './award-options.tsx';
import type { LivePreview } from './award-preview.ts';
import { AwardStale } from './award-stale.tsx';
import { focusSummary, useAwardSteps } from './award-steps.ts';
import { AwardSummary } from './award-summary.tsx';
import { RefusedAward } from './refused-award.tsx';

const AWARD_LINES = urlCodec({ filter: choiceField('show', LINE_FILTERS, 'all') });
const AWARD_LINES_CHANGES = { keepsOthers: true, replace: true } as const;

type AwardEditorProps = {
  readonly order: Order;
  readonly comparison: Comparison;
  /** The award before the order returned to evaluation. */
  readonly previous: Award | null;
};

export function AwardEditor({ order, comparison, previous }: AwardEditorProps) {
  const lines = useMemo(() => awardLines(comparison, order), [comparison, order]);
  const suppliers = useMemo(() => supplierNames(comparison), [comparison]);
  const describe = useConflictTexts(order, suppliers);
  const { choice, draft, change } = useAwardDraft(order, comparison, previous);
  const reading = useMemo(() => readChoice(choice, lines), [choice, lines]);
  const steps = useAwardSteps({ order, comparison, choice, draft, reading });
  const { live, problems, question, stale } = steps;
  const { preview, isCurrent } = live;
  const editManually = useManualMode(choice, change, preview);

  function changeMode(part: Partial<AwardChoice>) {
    steps.clearRefused();
    // Manual mode starts with the allocations last shown.
    if (part.mode === 'manual' && !hasShares(choice.shares) && preview) editManually();
    else change(() => part);
  }

  const hasOlderBasis = draft.restoredBasis !== null && draft.restoredBasis !== etag(order);
  return (
    <div className={styles['editor']}>
      <DraftForm draft={draft}>
        <ResumeNote isShown={steps.canResume} />
        <RefusedAward order={order} award={previous} />
        {hasOlderBasis && <Callout tone="warning">{m.award_older_choice()}</Callout>}
        <AwardOptions order={order} comparison={comparison} choice={choice} onChange={changeMode} />
        <div className={`zk-stack zk-top zk-column zk-gap-20 ${styles['columns']}`}>
          <Lines
            order={order}
            lines={lines}
            choice={choice}
            change={change}
            steps={steps}
            onEditManually={editManually}
          />
          <AwardSummary
            order={order}
            live={live}
            isOutdated={problems.size > 0}
            describe={describe}
            suppliers={suppliers}
          />
        </div>
        <FormFoot>
          {preview && preview.allocations.length > 0 && <FooterFigures preview={preview} isCurrent={isCurrent} />}
          <Button loading={steps.isWaiting} onClick={steps.proceed}>
            {m.award_proceed()}
          </Button>
        </FormFoot>
      </DraftForm>
      <AwardAnnouncement live={live} lines={lines.length} />
      {question && (
        <AwardDialog
          order={order}
          question={question}
          describe={describe}
          refusal={steps.refusal}
          justification={choice.justification}
          justificationProblem={steps.refused.get('/justification') ?? null}
          onJustification={(text) => {
            steps.clearRefused();
            change(() => ({ justification: text }));
          }}
          onSkipBlocked={
            choice.mode === 'lowest_per_line' && !choice.skipBlocked
              ? () => {
                  steps.cancel();
                  changeMode({ skipBlocked: true });
                }
              : undefined
          }
          onConfirm={(preview, showsRanks) => steps.confirm(preview, live, showsRanks)}
          onClose={steps.cancel}
        />
      )}
      {stale && <AwardStale number={order.number} {...stale} onClose={steps.closeStale} />}
    </div>
  );
}

/** Copies the allocations last shown into manual mode. The user can undo the loss of typed shares. */
function useManualMode(choice: AwardChoice, change: AwardDraft['change'], preview: AwardPreview | null) {
  return () => {
    if (!preview) return;
    const previousShares = choice.shares;
    change(() => ({ mode: 'manual', shares: sharesFrom(preview.allocations) }));
    if (hasShares(previousShares)) {
      showNotification({
        title: m.award_replaced(),
        tone: 'note',
        action: { label: m.grid_undo(), onAct: () => change(() => ({ shares: previousShares })) },
      });
    }
  };
}

type LinesProps = {
  readonly order: Order;
  readonly lines: readonly AwardLine[];
  readonly choice: AwardChoice;
  readonly change: AwardDraft['change'];
  readonly steps: ReturnType<typeof useAwardSteps>;
  readonly onEditManually: () => void;
};

function Lines({ order, lines, choice, change, steps, onEditManually }: LinesProps) {
  const { query, change: changeQuery } = useUrlQuery(AWARD_LINES, AWARD_LINES_CHANGES);
  const { clearRefused, problems } = steps;
  const { preview, isCurrent } = steps.live;
  const [changes] = useState<LineChanges>(() => {
    const edit = (lineId: string, next: (lineShares: ReturnType<typeof sharesOf>) => ReturnType<typeof sharesOf>) => {
      clearRefused();
      change(({ shares }) => ({ shares: { ...shares, [lineId]: next(sharesOf(shares, lineId)) } }));
    };
    return {
      choose: (line, index, bidItemId) =>
        edit(line.id, (lineShares) => chooseOffer(line, lineShares, index, bidItemId)),
      type: (line, index, quantity) =>
        edit(line.id, (lineShares) =>
          lineShares.map((share, position) => (position === index ? { ...share, quantity } : share)),
        ),
      split: (line) => edit(line.id, (lineShares) => addShare(line, lineShares)),
      remove: (line, index) => edit(line.id, (lineShares) => lineShares.toSpliced(index, 1)),
    };
  });

  return (
    <AwardLinesList
      lines={lines}
      currency={order.currency}
      shares={choice.mode === 'manual' ? choice.shares : null}
      allocations={preview?.allocations ?? []}
      isCurrent={isCurrent}
      problems={problems}
      changes={changes}
      filter={query.filter}
      onFilter={(filter) => changeQuery({ filter })}
      onEditManually={choice.mode === 'manual' ? undefined : onEditManually}
    />
  );
}

function FooterFigures({ preview, isCurrent }: { preview: AwardPreview; isCurrent: boolean }) {
  const { totals, currency, blockers, warnings } = preview;
  return (
    <p className={`zk-row zk-wrap zk-numeric zk-gap-4-16 ${styles['foot']}`} data-stale={!isCurrent}>
      {blockers.length + warnings.length > 0 && (
        <button type="button" onClick={focusSummary}>
          <ConflictCounts counts={{ blockers: blockers.length, warnings: warnings.length, notes: 0 }} />
        </button>
      )}
      <strong>
        <Money amount={totals.total} currency={currency} />
      </strong>
    </p>
  );
}

/** Screen readers announce the figures only after this pause, not after every keystroke. */
const ANNOUNCE_DELAY_MS = 1_200;

function AwardAnnouncement({ live: { preview, isCurrent }, lines }: { live: LivePreview; lines: number }) {
  const [announced, setAnnounced] = useState('');
  const text =
    preview && isCurrent && preview.allocations.length > 0
      ? m.award_announced({
          total: formatMoney(preview.totals.total, preview.currency),
          suppliers: m.award_suppliers({ count: preview.totalsBySupplier.length }),
          lines: m.award_lines_of({ offered: lines - preview.unawardedItemIds.length, total: lines }),
        })
      : '';
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setAnnounced(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="zk-visually-hidden">
      {announced}
    </p>
  );
}
