import '@mantine/core/styles/Progress.css';
import { Button, Progress, Textarea } from '@mantine/core';
import type { Conflict, ConflictAction } from '@zakupki/api-client/schema';
import type { ApiError } from '@zakupki/api-client/problem';
import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { evidenceTag, useResolveConflictMutation } from '../../entities/conflict/conflict-api.ts';
import { useDraftOwner } from '../../entities/user/me-api.ts';
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

/** Open warnings and infos that may be accepted; a blocker needs a decision of its own. */
export function acceptable(conflicts: readonly Conflict[]): readonly Conflict[] {
  return conflicts.filter(
    (one) => one.status === 'open' && one.severity !== 'blocker' && acceptingAction(one) !== null,
  );
}

function acceptingAction({ suggestions }: Conflict): ConflictAction | null {
  return suggestions.find(({ action }) => ACCEPTING.includes(action))?.action ?? null;
}

interface BulkAcceptDialogProps {
  /** A snapshot from the opening of the dialog. */
  readonly conflicts: readonly Conflict[];
  readonly context: ConflictContextData;
  readonly onClose: () => void;
}

/** Parallel requests. The list reloads once, after the last of them. */
const PARALLEL_REQUESTS = 4;
const LONGEST_REASON = 1000;
const SHORTEST_REASON = 3;

/** One request per conflict; refused ones stay in the dialog with the reason. */
export function BulkAcceptDialog({ conflicts, context, onClose }: BulkAcceptDialogProps) {
  useFocusReturn();
  const [offered] = useState(conflicts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(conflicts.map(({ id }) => id)));
  const [reason, setReason] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const recent = useRecentReasons(useDraftOwner());
  const { left, refused, progress, accept } = useBulkAccept(conflicts, onClose);
  const taken = left.filter(({ id }) => chosen.has(id));
  const needsReason = taken.some(({ severity }) => severity !== 'info');

  function submit(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    const isMissing = text === '' ? needsReason : text.length < SHORTEST_REASON;
    setComplaint(isMissing ? complaintAbout(text) : null);
    if (isMissing) field.current?.focus();
    if (isMissing || progress || taken.length === 0) return;
    recent.remember(text);
    void accept(taken, text);
  }

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
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
          {left.map((conflict) => {
            const error = refused.get(conflict.id);
            return (
              <li key={conflict.id}>
                <CheckField
                  checked={chosen.has(conflict.id)}
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
          error={complaint}
          autosize
          minRows={2}
          maxLength={LONGEST_REASON}
          data-autofocus
        />
        <RecentReasons reasons={recent.reasons} onChoose={setReason} />
        {progress && <ProgressLine {...progress} />}
        {refused.size > 0 && <p role="alert">{m.conflicts_refused_many({ count: refused.size })}</p>}
        <DialogFoot
          submitLabel={m.conflicts_accept_count({ count: taken.length })}
          isBusy={progress !== null}
          isDisabled={taken.length === 0}
          canCancel={progress === null}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

interface Share {
  readonly done: number;
  readonly of: number;
}

function useBulkAccept(conflicts: readonly Conflict[], onDone: () => void) {
  const [left, setLeft] = useState(conflicts);
  const [refused, setRefused] = useState<ReadonlyMap<string, ApiError>>(new Map());
  const [progress, setProgress] = useState<Share | null>(null);
  const [resolve] = useResolveConflictMutation();

  async function accept(taken: readonly Conflict[], reason: string) {
    setProgress({ done: 0, of: taken.length });
    const failures = new Map<string, ApiError>();
    const queue = [...taken];
    await Promise.all(
      Array.from({ length: PARALLEL_REQUESTS }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const error = await acceptOne(next, reason);
          if (error) failures.set(next.id, error);
          setProgress((was) => was && { ...was, done: was.done + 1 });
        }
      }),
    );
    setProgress(null);
    setRefused(failures);
    setLeft(left.filter((one) => !taken.includes(one) || failures.has(one.id)));
    const done = taken.length - failures.size;
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
  return { left, refused, progress, accept };
}

interface RecentReasonsProps {
  readonly reasons: readonly string[];
  readonly onChoose: (reason: string) => void;
}

function RecentReasons({ reasons, onChoose }: RecentReasonsProps) {
  if (reasons.length === 0) return null;
  return (
    <div className="zk-flex zk-wrap zk-gap-8" role="group" aria-label={m.conflicts_reasons_recent()}>
      {reasons.map((one) => (
        <Button key={one} variant="default" size="compact-sm" onClick={() => onChoose(one)}>
          {one}
        </Button>
      ))}
    </div>
  );
}

function ProgressLine({ done, of }: Share) {
  return (
    <div role="status">
      <Progress value={(100 * done) / of} aria-label={m.conflicts_accepting()} />
      {m.conflicts_progress({ done, of })}
    </div>
  );
}

function complaintAbout(text: string): string {
  return text === '' ? missingFieldText('reason') : m.validation_too_short({ count: SHORTEST_REASON });
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
