import { etag } from '@zakupki/api-client/operation';
import type { ApiError } from '@zakupki/api-client/problem';
import { type ReactNode, useState } from 'react';
import { type DefaultValues, FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { useHeldRecords } from '../http/held-records.ts';
import { checkedBy, type FormCheck } from '../ui/form/checked-form.ts';
import { ErrorSummary } from '../ui/form/error-summary.tsx';
import type { Difference } from '../ui/form/form-differences.ts';
import { FormFoot } from '../ui/form/form-foot.tsx';
import { StaleDialog } from '../ui/form/stale-dialog.tsx';
import type { GridForm, GridRow } from '../ui/line-grid/grid-column.ts';
import { type Autosave, useAutosave } from './autosave.ts';
import { DraftForm } from './drafts/draft-form.tsx';
import { useFormDraft } from './drafts/form-draft.ts';
import type { DraftOwner, LocalDraft } from './drafts/local-draft.ts';
import { type FormSubmission, type FormSubmissionOptions, useFormSubmission } from './form-submission.ts';

type Saved = {
  readonly version: number;
  readonly updatedAt: string;
  readonly items: readonly { readonly id: string }[];
};

/** How a record such as an order is edited: V are the form's values, B is the body, E the saved record. */
export type RecordForm<V extends GridForm, B, E extends Saved> = {
  readonly valuesOf: (saved: E) => V;
  readonly bodyOf: (values: V) => B;
  /** Index of each line in the form, by its position in the body. */
  readonly lineIndexes: (values: V) => readonly number[];
  readonly isLine: (row: GridRow, sent: B, position: number) => boolean;
  /** Additional checks for publishing or submitting; messages name the field. */
  readonly finishCheck?: FormCheck<V>;
  /** Validates a local draft; by default missing values come from the initial form. */
  readonly restore?: (value: unknown, initial: V) => V | null;
  readonly differences: (mine: V, theirs: E) => readonly Difference[];
  readonly staleTitle: (theirs: E) => string;
} & FormSubmissionOptions<V>;

type DraftOptions = {
  /** Name of the local draft. */
  readonly key: string;
} & DraftOwner;

/** What `EditorForm` renders. */
type Editor<V extends GridForm, E extends Saved> = {
  readonly form: UseFormReturn<V>;
  readonly draft: LocalDraft;
  readonly submission: FormSubmission<V>;
  readonly record: Pick<RecordForm<V, never, E>, 'differences' | 'staleTitle'>;
  readonly autosave?: Autosave<E>;
  /** The version that another user has saved since. */
  readonly theirs: E | null;
  /** Decides which version wins. */
  readonly resolveStale: (whose: 'mine' | 'theirs') => void;
};

function useRecordForm<V extends GridForm, B, E extends Saved>(
  record: RecordForm<V, B, E>,
  values: V,
  options: DraftOptions & { readonly basis?: string },
) {
  const { restore } = record;
  const [initial] = useState(values);
  const form = useForm<V>({
    // Values have no optional parts.
    defaultValues: initial as DefaultValues<V>,
    resolver: checkedBy(record.check),
    mode: 'onBlur',
  });
  const draft = useFormDraft(form, { ...options, ...(restore && { accept: (value) => restore(value, initial) }) });
  const submission = useFormSubmission(form, record);
  const bodyNow = () => record.bodyOf(form.getValues());
  return { form, draft, submission, record, bodyNow };
}

export function useNewRecord<V extends GridForm, B, E extends Saved>(
  record: RecordForm<V, B, E>,
  initial: V,
  options: DraftOptions & { readonly create: (idempotencyKey: string, body: B) => Promise<E> },
) {
  const editor = useRecordForm(record, initial, options);
  const { draft, submission, bodyNow } = editor;
  return {
    editor: { ...editor, theirs: null, resolveStale: () => {} } satisfies Editor<V, E>,
    /**
     * Resolves to the record, or to null when it is not created.
     * @param isFinished whether it will be published or submitted at once
     */
    async create({ isFinished = false } = {}): Promise<E | null> {
      if (!submission.check(isFinished ? record.finishCheck : undefined)) return null;
      const sent = await submission.send('new', (idempotencyKey) => options.create(idempotencyKey, bodyNow()));
      if (!sent.ok) return null;
      draft.work.markSaved();
      return sent.result;
    },
  };
}

type DraftRecordOptions<B, E, R> = {
  readonly update: (ifMatch: string, body: B) => Promise<E>;
  /** The record as another user saved it, from a 412 of `update`. */
  readonly staleUpdate: (error: ApiError) => E | null;
  /** Publishes or submits the saved draft. */
  readonly finish: (ifMatch: string, idempotencyKey: string) => Promise<R>;
  /** The record as another user saved it, from a 412 of `finish`. */
  readonly staleFinish: (error: ApiError) => E | null;
} & DraftOptions;

/** Edits a draft with autosave, and publishes or submits it. */
export function useDraftRecord<V extends GridForm, B, E extends Saved, R>(
  record: RecordForm<V, B, E>,
  saved: E,
  options: DraftRecordOptions<B, E, R>,
) {
  const editor = useRecordForm(record, record.valuesOf(saved), { ...options, basis: etag(saved) });
  const { form, draft, submission } = editor;
  const autosave = useAutosave(form, draft.work, {
    initial: saved,
    check: record.check,
    bodyOf: record.bodyOf,
    send: options.update,
    staleOf: options.staleUpdate,
    onSent: (next, body) => setLineIds(form, record, body, next),
    onRefused: submission.mark,
  });
  const { theirs } = autosave;
  return {
    editor: {
      ...editor,
      autosave,
      theirs,
      resolveStale(whose) {
        if (theirs && whose === 'theirs') form.reset(record.valuesOf(theirs));
        autosave.resolveStale(whose);
        if (whose === 'mine') void autosave.save();
      },
    } satisfies Editor<V, E>,
    /** Resolves to the result, or to null when it is not finished. */
    async finish(): Promise<R | null> {
      if (!submission.check(record.finishCheck)) return null;
      const next = await autosave.save();
      if (!next) return null;
      const ifMatch = etag(next);
      const sent = await submission.send(ifMatch, (idempotencyKey) => options.finish(ifMatch, idempotencyKey));
      const stale = sent.ok ? null : options.staleFinish(sent.error);
      if (stale) autosave.reportStale(stale);
      if (!sent.ok) return null;
      draft.work.markSaved();
      return sent.result;
    },
  };
}

/** Gives new lines the server's ids, unless the user has moved them since. */
function setLineIds<V extends GridForm, B, E extends Saved>(
  form: UseFormReturn<V>,
  { lineIndexes, isLine }: RecordForm<V, B, E>,
  sent: B,
  { items }: E,
): void {
  const values = form.getValues();
  for (const [position, index] of lineIndexes(values).entries()) {
    const [row, item] = [values.lines[index], items[position]];
    if (row?.id !== '' || !item || !isLine(row, sent, position)) continue;
    // Every form with lines has these ids.
    (form as unknown as UseFormReturn<GridForm>).setValue(`lines.${index}.id`, item.id);
  }
}

type RevisionOptions<B, E, R> = {
  readonly update: (ifMatch: string, body: B) => Promise<R>;
  readonly staleUpdate: (error: ApiError) => E | null;
  readonly onSaved: (result: R) => unknown;
} & DraftOptions;

/** Edits a record that others act on: every save takes effect at once, so there is no autosave. */
export function useRevision<V extends GridForm, B, E extends Saved, R>(
  record: RecordForm<V, B, E>,
  current: E,
  options: RevisionOptions<B, E, R>,
) {
  const editor = useRecordForm(record, record.valuesOf(current), { ...options, basis: etag(current) });
  const { form, draft, submission, bodyNow } = editor;
  const [theirs, setTheirs] = useState<E | null>(null);
  const [accepted, setAccepted] = useState<E | null>(null);

  async function save(ifMatch: string): Promise<void> {
    if (!submission.check()) return;
    const sent = await submission.send(ifMatch, () => options.update(ifMatch, bodyNow()));
    if (!sent.ok) return setTheirs(options.staleUpdate(sent.error));
    draft.work.markSaved();
    await options.onSaved(sent.result);
  }

  return {
    editor: {
      ...editor,
      theirs,
      resolveStale(whose) {
        if (!theirs) return;
        setTheirs(null);
        if (whose === 'mine') return void save(etag(theirs));
        form.reset(record.valuesOf(theirs));
        draft.work.markSaved();
        setAccepted(theirs);
      },
    } satisfies Editor<V, E>,
    save: () => save(draft.restoredBasis ?? etag(accepted ?? current)),
  };
}

type EditorFormProps<V extends GridForm, E extends Saved> = {
  readonly editor: Editor<V, E>;
  /** Shown above the error summary. */
  readonly notes?: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
};

export function EditorForm<V extends GridForm, E extends Saved>(props: EditorFormProps<V, E>) {
  const { editor, notes, actions, children } = props;
  const { form, draft, submission, record, autosave, theirs, resolveStale } = editor;
  useHeldRecords();
  return (
    <FormProvider {...form}>
      <DraftForm draft={draft}>
        {notes}
        <ErrorSummary problems={submission.problems} />
        {children}
        <FormFoot {...(autosave && { save: autosave.state, onRetry: () => void autosave.save() })}>{actions}</FormFoot>
      </DraftForm>
      {theirs && (
        <StaleDialog
          title={record.staleTitle(theirs)}
          changedAt={theirs.updatedAt}
          differences={record.differences(form.getValues(), theirs)}
          onKeep={resolveStale}
        />
      )}
    </FormProvider>
  );
}
