import { Button, Textarea } from '@mantine/core';
import { fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Conflict, ConflictResolutionDraft, ConflictSuggestion } from '@zakupki/api-client/schema';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useFormContext, type UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { conflictCache } from '../conflict-api.ts';
import { useDraftOwner } from '../../user/draft-owner.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { DraftFields } from '../../../forms/drafts/draft-form.tsx';
import { useFormDraft } from '../../../forms/drafts/form-draft.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { ACCEPTING, isDangerous, meaningOf } from '../resolution/conflict-actions.ts';
import { ConflictFields } from './conflict-fields.tsx';
import { EvidenceChanged } from './conflict-changed.tsx';
import { UNTRACKED_FORM } from '../../../browser/unsaved-changes.ts';
import styles from './conflict-form.module.css';
import { proposedValues, readResolution, type ResolutionValues } from './conflict-inputs.ts';
import { useRecentReasons } from './conflict-reasons.ts';
import { useConflictContext } from '../conflict-context.ts';
import type { Refusal } from '../resolution/conflict-resolving.ts';

type ConflictFormProps = {
  readonly conflict: Conflict;
  readonly suggestion: ConflictSuggestion;
  readonly isBusy: boolean;
  /** The error of the last attempt at this resolution. */
  readonly refusal: Refusal | null;
  /** The conflict as returned with a 412; null otherwise. */
  readonly current: Conflict | null;
  readonly onResolve: (conflict: Conflict, draft: ConflictResolutionDraft) => Promise<boolean>;
  readonly onClose: () => void;
};

/** The contract's maximum length. */
const MAX_REASON_LENGTH = 1000;

/**
 * Asks for the values and reason of a resolution, with a local draft. It resolves the conflict on the evidence shown:
 * changed evidence has to be confirmed first. Loaded lazily, hence the default export.
 */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ConflictForm(props: ConflictFormProps) {
  const { conflict, suggestion, isBusy, refusal, current, onResolve, onClose } = props;
  const context = useConflictContext();
  const { seen, latest, hasChanged, confirm } = useEvidence(conflict, current);
  const [initial] = useState(() => proposedValues(suggestion, context));
  const form = useForm<ResolutionValues>({ defaultValues: initial });
  const owner = useDraftOwner();
  const draft = useFormDraft(form, { key: `conflict:${conflict.id}:${suggestion.action}`, ...owner });
  const recent = useRecentReasons(owner.person);
  const dispatch = useDispatch();
  const root = useFirstFieldFocus(draft.isReady);
  useFieldRefusals(refusal, form.setError);
  const wantsReason = suggestion.needsReason || ACCEPTING.includes(suggestion.action);
  const isObsolete = refusal?.error.status === 409 || refusal?.error.status === 404;

  async function submit() {
    if (isBusy) return;
    // The first press confirms the changed evidence, the second one decides.
    if (hasChanged) return confirm();
    const values = form.getValues();
    const { payload, problems } = readResolution(values, suggestion, context);
    form.clearErrors();
    for (const [name, message] of [...problems].toReversed())
      form.setError(name as keyof ResolutionValues, { type: 'check', message }, { shouldFocus: true });
    if (problems.size > 0) return;
    const reason = values.reason.trim();
    recent.remember(reason);
    const body = { action: suggestion.action, ...(reason !== '' && { reason }), ...(payload && { payload }) };
    if (await onResolve(latest, body)) draft.work.markSaved();
  }

  return (
    <form
      ref={root}
      className={`zk-frame zk-pad-12-16 ${styles['form']}`}
      data-dangerous={isDangerous(suggestion.action)}
      aria-label={`${suggestion.label}: ${conflict.title}`}
      noValidate
      {...UNTRACKED_FORM}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <DraftFields draft={draft}>
        <div>
          <strong>{suggestion.label}</strong>
          <p className="zk-secondary zk-small">{meaningOf(suggestion.action)}</p>
        </div>
        {hasChanged && <EvidenceChanged before={seen} now={latest} />}
        <FormProvider {...form}>
          {suggestion.inputs.length > 0 && <ConflictFields conflict={latest} inputs={suggestion.inputs} />}
          {wantsReason && (
            <ReasonField suggestion={suggestion} recent={recent.reasons} onSubmit={() => void submit()} />
          )}
        </FormProvider>
        {refusal && !isShownElsewhere(refusal) && <ProblemMessage error={refusal.error} />}
        <div className="zk-flex zk-wrap zk-gap-8">
          {isObsolete ? (
            <Button onClick={() => dispatch(conflictCache.invalidateTags(['Conflicts', 'Bids']))}>
              {m.conflicts_show_present()}
            </Button>
          ) : (
            <Button type="submit" loading={isBusy} {...(isDangerous(suggestion.action) && { color: 'danger' })}>
              {hasChanged ? m.conflicts_changed_go_on() : suggestion.label}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
        </div>
      </DraftFields>
    </form>
  );
}

/** `seen` is the evidence that the user last confirmed, `latest` the newer one of list and server. */
function useEvidence(conflict: Conflict, current: Conflict | null) {
  const [seen, setSeen] = useState(conflict);
  const latest =
    current !== null && Date.parse(current.lastSeenAt) >= Date.parse(conflict.lastSeenAt) ? current : conflict;
  const hasChanged = latest.fingerprint !== seen.fingerprint || latest.severity !== seen.severity;
  return { seen, latest, hasChanged, confirm: () => setSeen(latest) };
}

/** Focuses the first field, or the submit button of a form without fields. */
function useFirstFieldFocus(isReady: boolean): RefObject<HTMLFormElement | null> {
  const root = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!isReady) return;
    const field = root.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? root.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [isReady]);
  return root;
}

/** Shows the server's errors at their fields; the first one takes the focus. */
function useFieldRefusals(refusal: Refusal | null, setError: UseFormSetError<ResolutionValues>): void {
  useEffect(() => {
    if (!refusal) return;
    for (const [pointer, { message }] of [...fieldErrorsOf(refusal.error)].toReversed()) {
      const name = fieldOfPointer(pointer);
      if (name !== null) setError(name, { type: 'server', message }, { shouldFocus: true });
    }
  }, [refusal, setError]);
}

/** Whether the error is shown at a field or as changed evidence. */
function isShownElsewhere({ error }: Refusal): boolean {
  return error.status === 412 || [...fieldErrorsOf(error).keys()].some((pointer) => fieldOfPointer(pointer) !== null);
}

type ReasonFieldProps = {
  readonly suggestion: ConflictSuggestion;
  /** Reasons to choose from. */
  readonly recent: readonly string[];
  /** On Ctrl+Enter. */
  readonly onSubmit: () => void;
};

function ReasonField({ suggestion: { inputs, needsReason }, recent, onSubmit }: ReasonFieldProps) {
  const { register, setValue, formState } = useFormContext<ResolutionValues>();
  // A comment where a reason is chosen from a list.
  const label = inputs.includes('reasonCode') ? m.editor_comment() : m.conflicts_reason();
  return (
    <div className="zk-stack zk-gap-6">
      <Textarea
        label={needsReason ? label : <OptionalLabel text={label} />}
        description={m.conflicts_reason_help()}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MAX_REASON_LENGTH}
        {...register('reason')}
        error={formState.errors.reason?.message}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          onSubmit();
        }}
      />
      {recent.length > 0 && (
        <div className={styles['recent']} role="group" aria-label={m.conflicts_reasons_recent()}>
          {recent.map((reason) => (
            <button
              key={reason}
              type="button"
              title={reason}
              onClick={() => setValue('reason', reason, { shouldDirty: true })}
            >
              {reason}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The field a JSON pointer refers to, or null. */
function fieldOfPointer(pointer: string): keyof ResolutionValues | null {
  const [, name = ''] = /^\/(?:payload\/)?(\w+)$/.exec(pointer) ?? [];
  return FIELDS.find((field) => field === name) ?? null;
}

const FIELDS: readonly (keyof ResolutionValues)[] = [
  'reason',
  'unitsPerPack',
  'packsPerUnit',
  'rate',
  'nominal',
  'date',
  'source',
  'bidId',
  'reasonCode',
  'quantityTolerancePercent',
  'maxUnitPrice',
  'budget',
  'requiredBy',
  'submissionDeadline',
];
