import '@mantine/core/styles/Progress.css';
import { Button, Progress, Textarea } from '@mantine/core';
import type { Conflict, ConflictAction } from '@zakupki/api-client/schema';
import type { ApiError } from '@zakupki/api-client/problem';
import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { evidenceTag, useResolveConflictMutation } from '../../entities/conflict/conflict-api.ts';
import { useDraftOwner } from '../../entities/user/draft-owner.ts';
import { asApiError } from '../../http/problem-message.tsx';
import { problemText } from '../../http/error-statuses.ts';
import { ACCEPTING } from '../../entities/conflict/resolution/conflict-actions.ts';
import { conflictFigures } from '../../entities/conflict/conflict-figures.ts';
import { useRecentReasons } from '../../entities/conflict/form/conflict-reasons.ts';
import { type ConflictContextData, suppliersOf } from '../../entities/conflict/conflict-context.ts';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { Dialog, DialogFoot } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import styles from './conflicts.module.css';
import { CheckField } from '../../ui/field/check-field.tsx';

/** Returns the open warnings and notes that can be accepted. Each blocker needs a separate decision. */
export function acceptable(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.filter(
    (conflict) => conflict.status === 'open' && conflict.severity !== 'blocker' && acceptingAction(conflict) !== null,
  );
}

function acceptingAction({ suggestions }: Conflict): ConflictAction | null {
  return suggestions.find(({ action }) => ACCEPTING.includes(action))?.action ?? null;
}

type BulkAcceptDialogProps = {
  /** The dialog uses the conflicts at the time it opens. */
  readonly conflicts: readonly Conflict[];
  readonly context: ConflictContextData;
  readonly onClose: () => void;
};

/** Parallel requests. The list reloads once, after the last of them. */
const PARALLEL_REQUESTS = 4;
const MAX_REASON_LENGTH = 1000;
const MIN_REASON_LENGTH = 3;

/** Sends one request per conflict. Refused conflicts stay in the dialog with the error. */
export function BulkAcceptDialog({ conflicts, context, onClose }: BulkAcceptDialogProps) {
  useFocusReturn();
  const [offered] = useState(conflicts);
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<string>>(() => new Set(conflicts.map(({ id }) => id)));
  const [reason, setReason] = useState('');
  const [fieldProblem, setFieldProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const recent = useRecentReasons(useDraftOwner().person);
  const { remaining, refused, progress, accept } = useBulkAccept(conflicts, onClose);
  const selected = remaining.filter(({ id }) => selectedIds.has(id));
  const needsReason = selected.some(({ severity }) => severity !== 'info');

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    const isMissing = text === '' ? needsReason : text.length < MIN_REASON_LENGTH;
    setFieldProblem(isMissing ? reasonProblem(text) : null);
    if (isMissing) field.current?.focus();
    if (isMissing || progress || selected.length === 0) return;
    recent.remember(text);
    void accept(selected, text);
  }

  function toggle(id: string) {
    const next = new Set(selectedIds);
    if (!next.delete(id)) next.add(id);
    setSelectedIds(next);
  }

  return (
    <Dialog
      size="lg"
      onClose={() => progress === null && onClose()}
      title={m.conflicts_accept_many_title({ count: offered.length })}
    >
      <form className="zk-stack zk-gap-12" noValidate onSubmit={submit}>
        <p className="zk-secondary">{m.conflicts_accept_many_text()}</p>
        <ul className={`zk-stack zk-gap-8 ${styles['manyList']}`}>
          {remaining.map((conflict) => {
            const error = refused.get(conflict.id);
            return (
              <li key={conflict.id}>
                <CheckField
                  checked={selectedIds.has(conflict.id)}
                  onChange={() => toggle(conflict.id)}
                  label={placeText(conflict, context)}
                  description={evidenceText(conflict, context)}
                  error={error && problemText(error)}
                />
              </li>
            );
          })}
        </ul>
        <Textarea
          ref={field}
          label={needsReason ? m.conflicts_reason() : <OptionalLabel text={m.conflicts_reason()} />}
          description={m.conflicts_reason_help()}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          error={fieldProblem}
          autosize
          minRows={2}
          maxLength={MAX_REASON_LENGTH}
          data-autofocus
        />
        <RecentReasons reasons={recent.reasons} onChoose={setReason} />
        {progress && <ProgressLine {...progress} />}
        {refused.size > 0 && <p role="alert">{m.conflicts_refused_many({ count: refused.size })}</p>}
        <DialogFoot
          submitLabel={m.conflicts_accept_count({ count: selected.length })}
          isBusy={progress !== null}
          isDisabled={selected.length === 0}
          canCancel={progress === null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

type AcceptProgress = {
  readonly done: number;
  readonly of: number;
};

function useBulkAccept(conflicts: readonly Conflict[], onDone: () => void) {
  const [remaining, setRemaining] = useState(conflicts);
  const [refused, setRefused] = useState<ReadonlyMap<string, ApiError>>(new Map());
  const [progress, setProgress] = useState<AcceptProgress | null>(null);
  const [resolve] = useResolveConflictMutation();

  async function accept(selected: readonly Conflict[], reason: string) {
    setProgress({ done: 0, of: selected.length });
    const failures = new Map<string, ApiError>();
    const queue = [...selected];
    await Promise.all(
      Array.from({ length: PARALLEL_REQUESTS }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const error = await acceptOne(next, reason);
          if (error) failures.set(next.id, error);
          setProgress((previous) => previous && { ...previous, done: previous.done + 1 });
        }
      }),
    );
    setProgress(null);
    setRefused(failures);
    setRemaining(remaining.filter((conflict) => !selected.includes(conflict) || failures.has(conflict.id)));
    const done = selected.length - failures.size;
    if (done > 0) showMessage(m.conflicts_accepted_many({ count: done }));
    if (failures.size === 0) onDone();
  }

  async function acceptOne(conflict: Conflict, reason: string): Promise<ApiError | null> {
    const { orderId, id } = conflict;
    const action = acceptingAction(conflict) ?? 'waive';
    try {
      const body = { action, ...(reason !== '' && { reason }) };
      await resolve({ orderId, conflictId: id, ifMatch: evidenceTag(conflict), body }).unwrap();
      return null;
    } catch (thrown) {
      return asApiError(thrown);
    }
  }
  return { remaining, refused, progress, accept };
}

type RecentReasonsProps = {
  readonly reasons: readonly string[];
  readonly onChoose: (reason: string) => void;
};

function RecentReasons({ reasons, onChoose }: RecentReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <div className="zk-flex zk-wrap zk-gap-8" role="group" aria-label={m.conflicts_reasons_recent()}>
      {reasons.map((reason) => (
        <Button key={reason} variant="default" size="compact-sm" onClick={() => onChoose(reason)}>
          {reason}
        </Button>
      ))}
    </div>
  );
}

function ProgressLine({ done, of }: AcceptProgress) {
  return (
    <div role="status">
      <Progress value={(100 * done) / of} aria-label={m.conflicts_accepting()} />
      {m.conflicts_progress({ done, of })}
    </div>
  );
}

function reasonProblem(text: string): string {
  return text === '' ? missingFieldText('reason') : m.validation_too_short({ count: MIN_REASON_LENGTH });
}

function placeText(conflict: Conflict, context: ConflictContextData): string {
  const line = context.lineOf(conflict.orderItemId);
  const where = line ? m.conflicts_line({ position: line.position, name: line.name }) : null;
  return [suppliersOf(conflict, context), where].filter(Boolean).join(' · ');
}

function evidenceText(conflict: Conflict, context: ConflictContextData): string {
  return conflictFigures(conflict, context)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
}
