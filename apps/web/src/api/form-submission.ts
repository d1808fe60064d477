import { type ApiError, isInvalid } from '@zakupki/api-client/problem';
import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { fieldName, type FormCheck } from '../ui/checked-form.ts';
import type { FormProblem } from '../ui/error-summary.tsx';
import { asApiError, problemText } from './problem-message.tsx';

/** Where a problem stands in a form. */
export interface FieldPlace {
  /** Name in the form. */
  readonly name: string;
  /** Id of the element. */
  readonly id: string;
  readonly label: string;
}

export interface FormSubmissionOptions<V extends FieldValues> {
  readonly check: FormCheck<V>;
  /** The place of a form field. */
  readonly placeOfField: (name: string) => FieldPlace;
  /** The place a pointer of the body is about, or null when it is about no single field. */
  readonly placeOfPointer: (pointer: string, values: V) => FieldPlace | null;
}

export interface FormSubmission {
  readonly isBusy: boolean;
  /** What keeps the form from being sent, for the summary at its top. */
  readonly problems: readonly FormProblem[];
  /** Shows what is wrong before anything is sent; true when nothing is. */
  readonly check: () => boolean;
  /** Marks the fields a refused call was about, without the summary. */
  readonly mark: (error: ApiError) => void;
  /**
   * Sends it. The same attempt keeps its Idempotency-Key, so that an answer lost on its way is not paid for again.
   * @param subject what is sent, such as an ETag: another subject is another attempt
   * @returns the answer, or the error when there is none; the error is shown already
   */
  readonly send: <R>(subject: string, call: (idempotencyKey: string) => Promise<R>) => Promise<Sent<R>>;
}

export type Sent<R> = { readonly ok: true; readonly result: R } | { readonly ok: false; readonly error: ApiError };

// The reaction to these leads elsewhere; a summary would only flash (spec §8).
const LEADS_AWAY: readonly unknown[] = [401, 402, 460];

/** Sending a long form: its own check first, then the server's pointers become the fields' errors. */
export function useFormSubmission<V extends FieldValues>(
  form: UseFormReturn<V>,
  { check, placeOfField, placeOfPointer }: FormSubmissionOptions<V>,
): FormSubmission {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly FormProblem[]>([]);
  const attempt = useRef({ subject: '', key: '' });

  function problemsOf(error: ApiError): FormProblem[] {
    if (!isInvalid(error)) return [{ fieldId: null, message: problemText(error) }];
    return error.data.errors.map(({ pointer, message }) => {
      const place = placeOfPointer(pointer, form.getValues());
      if (!place) return { fieldId: null, message };
      form.setError(fieldName<V>(place.name), { type: 'server', message });
      return { fieldId: place.id, label: place.label, message };
    });
  }

  return {
    isBusy,
    problems,
    mark: (error) => void problemsOf(error),
    check() {
      const found = [...check(form.getValues())];
      for (const [name, message] of found) form.setError(fieldName<V>(name), { type: 'check', message });
      setProblems(
        found.map(([name, message]) => {
          const { id, label } = placeOfField(name);
          return { fieldId: id, label, message };
        }),
      );
      return found.length === 0;
    },
    async send(subject, call) {
      if (attempt.current.subject !== subject) attempt.current = { subject, key: crypto.randomUUID() };
      setBusy(true);
      try {
        const result = await call(attempt.current.key);
        attempt.current = { subject: '', key: '' };
        setProblems([]);
        return { ok: true, result };
      } catch (thrown) {
        const error = asApiError(thrown);
        // A refusal is an answer: what comes after it is another attempt.
        if (error.status !== 'offline') attempt.current = { subject: '', key: '' };
        if (!LEADS_AWAY.includes(error.status)) setProblems(problemsOf(error));
        return { ok: false, error };
      } finally {
        setBusy(false);
      }
    },
  };
}
