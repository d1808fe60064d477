import { Button, Textarea } from '@mantine/core';
import { fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Conflict, ConflictResolutionDraft, ConflictSuggestion } from '@zakupki/api-client/schema';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { m } from '#messages';
import { conflictCache } from '../conflict-api.ts';
import { typistOf, useGetMeQuery } from '../../user/me-api.ts';
import { ProblemMessage } from '../../../http/problem-message.tsx';
import { DraftNotice } from '../../../forms/drafts/draft-notice.tsx';
import { useFormDraft } from '../../../forms/drafts/form-draft.ts';
import { OptionalLabel } from '../../../ui/field/field-label.tsx';
import { ACCEPTING, isDangerous, meaningOf } from '../resolution/conflict-actions.ts';
import { ConflictFields } from './conflict-fields.tsx';
import { EvidenceChanged } from './conflict-changed.tsx';
import { SAYS_ITSELF } from '../../../ui/browser/unsaved-changes.ts';
import styles from './conflict-form.module.css';
import { proposedValues, readWay, type WayValues } from './conflict-inputs.ts';
import { useRecentReasons } from './conflict-reasons.ts';
import { useScene } from '../conflict-context.ts';
import type { Refusal } from '../resolution/conflict-resolving.ts';

export interface ConflictFormProps {
  readonly conflict: Conflict;
  readonly way: ConflictSuggestion;
  readonly isBusy: boolean;
  /** What the last attempt of this way failed with. */
  readonly refusal: Refusal | null;
  /** How the conflict stands after a refusal; null when nobody refused for its sake. */
  readonly current: Conflict | null;
  readonly onSettle: (conflict: Conflict, draft: ConflictResolutionDraft) => Promise<boolean>;
  readonly onClose: () => void;
}

/** The contract's longest reason. */
const LONGEST_REASON = 1000;

/**
 * What has to be given for a way out, in place: the proposed values, the reason. It is kept in the browser as it is
 * typed, and decides on the evidence one has seen: what changed meanwhile is shown first. Loaded lazily, hence the
 * default export.
 */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ConflictForm(props: ConflictFormProps) {
  const { conflict, way, isBusy, refusal, current, onSettle, onClose } = props;
  const scene = useScene();
  // The evidence this was opened on; what the server knows by now may be another.
  const [seen, setSeen] = useState(conflict);
  const present = current !== null && current.lastSeenAt >= conflict.lastSeenAt ? current : conflict;
  const hasChanged = present.fingerprint !== seen.fingerprint || present.severity !== seen.severity;

  const [initial] = useState(() => proposedValues(way, scene));
  const form = useForm<WayValues>({ defaultValues: initial });
  const { register, setError, setValue, formState } = form;
  const { data: me } = useGetMeQuery();
  const draft = useFormDraft(form, { key: `conflict:${conflict.id}:${way.action}`, person: typistOf(me) });
  const recent = useRecentReasons(typistOf(me));
  const dispatch = useDispatch();
  const root = useRef<HTMLFormElement>(null);
  const wantsReason = way.needsReason || ACCEPTING.includes(way.action);
  const isOver = refusal?.error.status === 409 || refusal?.error.status === 404;

  useEffect(() => {
    if (!draft.isReady) return;
    const field = root.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? root.current?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }, [draft.isReady]);

  useEffect(() => {
    if (!refusal) return;
    // What belongs to a field stands there; the first one at fault takes the focus.
    for (const [pointer, { message }] of [...fieldErrorsOf(refusal.error)].toReversed()) {
      const name = fieldAt(pointer);
      if (name !== null) setError(name, { type: 'server', message }, { shouldFocus: true });
    }
  }, [refusal, setError]);

  async function submit() {
    if (isBusy) return;
    if (hasChanged) {
      // One press to have seen what it is now, the next to decide on that.
      setSeen(present);
      return;
    }
    const values = form.getValues();
    const { payload, problems } = readWay(values, way, scene);
    form.clearErrors();
    for (const [name, message] of [...problems].toReversed())
      setError(name as keyof WayValues, { type: 'check', message }, { shouldFocus: true });
    if (problems.size > 0) return;
    const reason = values.reason.trim();
    recent.remember(reason);
    const body = { action: way.action, ...(reason !== '' && { reason }), ...(payload && { payload }) };
    if (await onSettle(present, body)) draft.forget();
  }

  // What is said neither at a field nor above, as changed evidence.
  const isSaid =
    refusal === null ||
    refusal.error.status === 412 ||
    [...fieldErrorsOf(refusal.error).keys()].some((pointer) => fieldAt(pointer) !== null);
  return (
    <form
      ref={root}
      className={styles['form']}
      data-dangerous={isDangerous(way.action)}
      aria-label={`${way.label}: ${conflict.title}`}
      noValidate
      {...SAYS_ITSELF}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <fieldset disabled={!draft.isReady} aria-busy={!draft.isReady}>
        <div className={styles['meaning']}>
          <strong>{way.label}</strong>
          <p>{meaningOf(way.action)}</p>
        </div>
        <DraftNotice draft={draft} />
        {hasChanged && <EvidenceChanged before={seen} now={present} />}
        <FormProvider {...form}>
          {way.inputs.length > 0 && <ConflictFields conflict={present} inputs={way.inputs} />}
        </FormProvider>
        {wantsReason && (
          <div className={styles['reason']}>
            <Textarea
              label={way.needsReason ? m.conflicts_reason() : <OptionalLabel text={m.conflicts_reason()} />}
              description={m.conflicts_reason_help()}
              autosize
              minRows={2}
              maxRows={6}
              maxLength={LONGEST_REASON}
              {...register('reason')}
              error={formState.errors.reason?.message}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
                event.preventDefault();
                void submit();
              }}
            />
            {recent.reasons.length > 0 && (
              <div className={styles['recent']} role="group" aria-label={m.conflicts_reasons_recent()}>
                {recent.reasons.map((reason) => (
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
        )}
        {!isSaid && <ProblemMessage error={refusal.error} />}
        <div className={styles['actions']}>
          {isOver ? (
            <Button onClick={() => dispatch(conflictCache.invalidateTags(['Conflicts', 'Bids']))}>
              {m.conflicts_show_present()}
            </Button>
          ) : (
            <Button type="submit" loading={isBusy} {...(isDangerous(way.action) && { color: 'danger' })}>
              {hasChanged ? m.conflicts_changed_go_on() : way.label}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
        </div>
      </fieldset>
    </form>
  );
}

/** The field a pointer of the body is about; null when it is about none of them. */
function fieldAt(pointer: string): keyof WayValues | null {
  const [, name = ''] = /^\/(?:payload\/)?(\w+)$/.exec(pointer) ?? [];
  return FIELDS.find((field) => field === name) ?? null;
}

const FIELDS: readonly (keyof WayValues)[] = [
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
