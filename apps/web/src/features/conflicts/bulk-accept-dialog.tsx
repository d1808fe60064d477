import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Progress.css';
import { Button, Checkbox, Modal, Progress, Textarea } from '@mantine/core';
import type { Conflict, ConflictAction } from '@zakupki/api-client/schema';
import type { ApiError } from '@zakupki/api-client/problem';
import { type FormEvent, useRef, useState } from 'react';
import { m } from '#messages';
import { evidenceTag, useResolveConflictMutation } from '../../entities/conflict/conflict-api.ts';
import { draftOwner, useGetMeQuery } from '../../entities/user/me-api.ts';
import { asApiError } from '../../http/problem-message.tsx';
import { problemText } from '../../http/error-statuses.ts';
import { ACCEPTING } from '../../entities/conflict/resolution/conflict-actions.ts';
import { figuresOf } from '../../entities/conflict/conflict-figures.ts';
import { useRecentReasons } from '../../entities/conflict/form/conflict-reasons.ts';
import { type ConflictContextData, suppliersOf } from '../../entities/conflict/conflict-context.ts';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import styles from './conflicts.module.css';

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
  const [left, setLeft] = useState<readonly Conflict[]>(conflicts);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(conflicts.map(({ id }) => id)));
  const [refused, setRefused] = useState<ReadonlyMap<string, ApiError>>(new Map());
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [reason, setReason] = useState('');
  const [complaint, setComplaint] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [resolve] = useResolveConflictMutation();
  const { data: me } = useGetMeQuery();
  const recent = useRecentReasons(draftOwner(me));
  const taken = left.filter(({ id }) => chosen.has(id));
  const needsReason = taken.some(({ severity }) => severity !== 'info');

  async function accept(event: FormEvent) {
    event.preventDefault();
    const text = reason.trim();
    const isMissing = text === '' ? needsReason : text.length < SHORTEST_REASON;
    setComplaint(isMissing ? complaintAbout(text) : null);
    if (isMissing) field.current?.focus();
    if (isMissing || progress || taken.length === 0) return;
    recent.remember(text);
    setProgress({ done: 0, of: taken.length });
    const failures = new Map<string, ApiError>();
    const queue = [...taken];
    await Promise.all(
      Array.from({ length: PARALLEL_REQUESTS }, async () => {
        for (let next = queue.shift(); next; next = queue.shift()) {
          const error = await acceptOne(next, text);
          if (error) failures.set(next.id, error);
          setProgress((was) => was && { ...was, done: was.done + 1 });
        }
      }),
    );
    setProgress(null);
    setRefused(failures);
    setLeft(left.filter((one) => !chosen.has(one.id) || failures.has(one.id)));
    const done = taken.length - failures.size;
    if (done > 0) showMessage(m.conflicts_accepted_many({ count: done }));
    if (failures.size === 0) onClose();
  }

  async function acceptOne(conflict: Conflict, text: string): Promise<ApiError | null> {
    const { orderId, id } = conflict;
    const action = acceptingAction(conflict) ?? 'waive';
    try {
      await resolve({
        orderId,
        id,
        ifMatch: evidenceTag(conflict),
        body: { action, ...(text !== '' && { reason: text }) },
      }).unwrap();
      return null;
    } catch (thrown) {
      return asApiError(thrown);
    }
  }

  function toggle(id: string) {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  }

  return (
    <Modal
      opened
      centered
      size="lg"
      onClose={() => progress === null && onClose()}
      title={m.conflicts_accept_many_title({ title: offered[0]?.title ?? '' })}
      closeButtonProps={{ 'aria-label': m.shell_close() }}
    >
      <form className="zk-stack zk-gap-12" noValidate onSubmit={(event) => void accept(event)}>
        <p className="zk-secondary">{m.conflicts_accept_many_text()}</p>
        <ul className={styles['manyList']}>
          {left.map((conflict) => {
            const error = refused.get(conflict.id);
            return (
              <li key={conflict.id}>
                <Checkbox
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
        {recent.reasons.length > 0 && (
          <div className="zk-flex zk-wrap zk-gap-8" role="group" aria-label={m.conflicts_reasons_recent()}>
            {recent.reasons.map((one) => (
              <Button key={one} variant="default" size="compact-sm" onClick={() => setReason(one)}>
                {one}
              </Button>
            ))}
          </div>
        )}
        {progress && (
          <div role="status">
            <Progress value={(100 * progress.done) / progress.of} aria-label={m.conflicts_accepting()} />
            {m.conflicts_progress({ done: progress.done, of: progress.of })}
          </div>
        )}
        {refused.size > 0 && <p role="alert">{m.conflicts_refused_many({ count: refused.size })}</p>}
        <div className="zk-flex zk-wrap zk-trailing zk-gap-8">
          <Button variant="default" disabled={progress !== null} onClick={onClose}>
            {m.shell_cancel()}
          </Button>
          <Button type="submit" loading={progress !== null} disabled={taken.length === 0}>
            {m.conflicts_accept_count({ count: taken.length })}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function complaintAbout(text: string): string {
  return text === '' ? m.conflicts_reason_missing() : m.validation_too_short({ count: SHORTEST_REASON });
}

function placeText(conflict: Conflict, context: ConflictContextData): string {
  const line = context.lineOf(conflict.orderItemId);
  const where = line ? m.conflicts_line({ position: line.position, name: line.name }) : null;
  return [suppliersOf(conflict, context), where].filter(Boolean).join(' · ');
}

function evidenceText(conflict: Conflict, context: ConflictContextData): string {
  return figuresOf(conflict, context)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(' · ');
}
