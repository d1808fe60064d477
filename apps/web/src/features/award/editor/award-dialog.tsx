import { Button, Textarea } from '@mantine/core';
import type { AwardConflict, AwardPreview, Order } from '@zakupki/api-client/schema';
import type { ApiError } from '@zakupki/api-client/problem';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '#messages';
import { useInvitationCounts } from '../../../entities/invitation/invitation-counts.ts';
import { missingFieldText } from '../../../forms/missing-field-text.ts';
import { useHeldRecords } from '../../../http/held-records.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { Dialog, DialogFoot } from '../../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../../ui/overlay/focus-return.ts';
import { Money } from '../../../ui/value/amount.tsx';
import { AwardConflicts, type useConflictTexts } from '../award-conflicts.tsx';
import { savingText } from '../award-totals.tsx';
import { CheaperBids } from '../cheaper-bids.tsx';
import { AwardCompany } from './award-company.tsx';
import styles from './award-dialog.module.css';
import type { Question } from './award-steps.ts';

type AwardDialogProps = {
  readonly order: Order;
  readonly question: Question;
  readonly describe: ReturnType<typeof useConflictTexts>;
  readonly refusal: { readonly error: ApiError; readonly blockers: readonly AwardConflict[] } | null;
  /** Stays in the draft when the dialog closes. */
  readonly justification: string;
  readonly justificationProblem: string | null;
  readonly onJustification: (text: string) => void;
  /** Undefined when nothing can be skipped. */
  readonly onSkipBlocked: (() => void) | undefined;
  readonly onConfirm: (preview: AwardPreview, showsRanks: boolean) => Promise<unknown>;
  readonly onClose: () => void;
};

const HELD_TAGS = ['Order', 'Bid', 'Bids'] as const;

/** Shows the consequences of the award, or what prevents it. */
export function AwardDialog(props: AwardDialogProps) {
  const { order, question, describe, onSkipBlocked, onClose } = props;
  const { preview, error } = question;
  // The order and the bids must not reload while the user confirms figures based on them.
  useHeldRecords(HELD_TAGS);
  useFocusReturn();
  if (preview && preview.allocations.length > 0 && preview.blockers.length === 0) {
    return <Decision {...props} preview={preview} />;
  }
  const blockers = preview?.blockers ?? [];
  return (
    <Dialog title={m.award_stopped({ number: order.number })} onClose={onClose}>
      <div className="zk-stack zk-gap-16">
        {error ? (
          <ProblemMessage error={error} />
        ) : blockers.length > 0 ? (
          <>
            <p>{m.award_blockers_why()}</p>
            <AwardConflicts order={order} conflicts={blockers} describe={describe} />
          </>
        ) : (
          <p>{m.award_nothing_chosen()}</p>
        )}
        <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
          {blockers.length > 0 && onSkipBlocked && (
            <Button variant="default" onClick={onSkipBlocked}>
              {m.award_skip_blocked()}
            </Button>
          )}
          <Button onClick={onClose} data-autofocus>
            {m.award_stopped_back()}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Decision(props: AwardDialogProps & { preview: AwardPreview }) {
  const { order, preview, describe, refusal, justification, justificationProblem, onJustification } = props;
  const { isRequired } = preview.justification;
  // Until it is known, the dialog says that suppliers are told: what follows an award must not come as a surprise.
  const invitedBids = useInvitationCounts(order)?.submitted;
  const losing = countLosing(order, preview);
  const [showsRanks, setShowsRanks] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isOpen, setOpen] = useState(isRequired || justification !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const isMissing = isRequired && justification.trim() === '';

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isMissing) field.current?.focus();
    if (isBusy || isMissing) return;
    setBusy(true);
    try {
      await props.onConfirm(preview, showsRanks);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog size="lg" title={m.award_confirm_title({ number: order.number })} onClose={props.onClose}>
      <div className="zk-stack zk-column zk-gap-16">
        <Figures preview={preview} />
        <AwardCompany />
      </div>
      <form
        className={`zk-stack zk-column zk-gap-16 ${styles['form']}`}
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <Consequences preview={preview} losing={losing} told={toldText(order, invitedBids)} />
        {invitedBids !== 0 && losing > 0 && (
          <CheckField
            label={m.award_confirm_ranks()}
            description={m.award_confirm_ranks_help()}
            checked={showsRanks}
            onChange={(event) => setShowsRanks(event.currentTarget.checked)}
          />
        )}
        <CheaperBids bids={preview.justification.cheaperBids} />
        {isOpen ? (
          <Textarea
            ref={field}
            label={isRequired ? m.award_justification() : <OptionalLabel text={m.award_justification()} />}
            description={justificationReason(preview)}
            error={justificationProblem ?? (wasSubmitted && isMissing ? missingFieldText('justification') : null)}
            value={justification}
            onChange={(event) => onJustification(event.currentTarget.value)}
            maxLength={4000}
            rows={3}
            data-autofocus
          />
        ) : (
          <Button
            variant="subtle"
            size="compact-md"
            className={styles['add'] ?? ''}
            onClick={() => {
              flushSync(() => setOpen(true));
              field.current?.focus();
            }}
          >
            {m.award_justification_add()}
          </Button>
        )}
        {refusal && <Refusal order={order} describe={describe} refusal={refusal} />}
        <DialogFoot submitLabel={m.award_decide()} isBusy={isBusy} onClose={props.onClose} />
      </form>
    </Dialog>
  );
}

type RefusalProps = Pick<AwardDialogProps, 'order' | 'describe'> & {
  refusal: NonNullable<AwardDialogProps['refusal']>;
};

function Refusal({ order, describe, refusal: { error, blockers } }: RefusalProps) {
  return (
    <div className="zk-stack zk-gap-12">
      <ProblemMessage error={error} />
      {blockers.length > 0 && <AwardConflicts order={order} conflicts={blockers} describe={describe} />}
    </div>
  );
}

function Figures({ preview }: { preview: AwardPreview }) {
  const { totalsBySupplier, totals, currency, basis, savings } = preview;
  const [, second] = totalsBySupplier;
  const saving = savings.vsBudget ?? savings.vsAverage;
  const total = basis === 'net' ? m.award_total_net() : m.award_total_gross();
  return (
    <table className={styles['who']}>
      <caption className="zk-visually-hidden">{m.award_by_supplier()}</caption>
      <tbody>
        {totalsBySupplier.map(({ supplierName, bidIds, lines, total: sum }) => (
          <Row
            key={bidIds.join()}
            name={supplierName}
            note={[m.award_lines_count({ count: lines }), ...(second ? [] : [total])].join(' · ')}
          >
            <Money amount={sum} currency={currency} />
          </Row>
        ))}
        {second && (
          <Row name={total}>
            <Money amount={totals.total} currency={currency} />
          </Row>
        )}
        {saving && (
          <Row name={m.award_savings()} note={savings.vsBudget ? m.award_vs_budget() : m.award_vs_average()}>
            {savingText(saving, currency)}
          </Row>
        )}
      </tbody>
    </table>
  );
}

function Row({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  return (
    <tr>
      <th scope="row">
        {name}
        {note !== undefined && <span className="zk-secondary">{note}</span>}
      </th>
      <td>{children}</td>
    </tr>
  );
}

function countLosing({ counts }: Order, { allocations }: AwardPreview): number {
  return counts.submittedBids - new Set(allocations.map(({ bidId }) => bidId)).size;
}

type ConsequencesProps = {
  readonly preview: AwardPreview;
  readonly losing: number;
  /** Which suppliers learn the result, and how. */
  readonly told: string;
};

/** Invited suppliers get an e-mail; those whose bids the buyer entered do not. */
function toldText({ counts }: Order, invitedBids: number | undefined): string {
  if (invitedBids === 0) return m.award_confirm_silent();
  return (invitedBids ?? 0) < counts.submittedBids ? m.award_confirm_notified() : m.award_confirm_notified_all();
}

function Consequences({ preview, losing, told }: ConsequencesProps) {
  const { unawardedItemIds, warnings } = preview;
  const consequences = [
    ...(losing > 0 ? [m.award_confirm_losing({ count: losing })] : []),
    ...(unawardedItemIds.length > 0 ? [m.award_unawarded({ count: unawardedItemIds.length })] : []),
    ...(warnings.length > 0 ? [m.award_confirm_warnings({ count: warnings.length })] : []),
    told,
    m.award_confirm_undo(),
  ];
  return (
    <ul className={`zk-stack zk-gap-4 zk-small ${styles['consequences']}`}>
      {consequences.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

const REASONS: Readonly<Record<AwardPreview['justification']['reasons'][number], (count: number) => string>> = {
  not_best_price: (count) => m.award_reason_dearer({ count }),
  not_by_criterion: () => m.award_reason_criterion(),
  cheaper_bid_set_aside: () => m.award_reason_cheaper(),
  open_warning: () => m.award_reason_warning(),
  waived_conflict: () => m.award_reason_waived(),
};

function justificationReason({ justification: { isRequired, reasons, dearerItemIds } }: AwardPreview): string {
  if (!isRequired) return m.award_justification_free();
  return m.award_justification_needed({
    reasons: reasons.map((reason) => REASONS[reason](dearerItemIds.length)).join('; '),
  });
}
