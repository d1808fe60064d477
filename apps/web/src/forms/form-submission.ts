import { type ApiError, isInvalid } from '@zakupki/api-client/problem';
import { useState } from 'react';
import { type FieldValues, get, useFormState, type UseFormReturn } from 'react-hook-form';
import { createAttempts } from '../http/attempt.ts';
import { leavesPage, problemText } from '../http/error-statuses.ts';
import { fieldName, type FormCheck } from '../ui/form/checked-form.ts';
import type { FormProblem } from '../ui/form/error-summary.tsx';
import { asApiError } from '../http/problem-message.tsx';

/** Where a form shows a problem. */
export type FieldPlace = {
  readonly name: string;
  readonly id: string;
  readonly label: string;
};

export type FormSubmissionOptions<V extends FieldValues> = {
  readonly check: FormCheck<V>;
  readonly placeOfField: (name: string, values: V) => FieldPlace;
  /** The field at a JSON pointer of the body; null when the pointer is not about a single field. */
  readonly placeOfPointer: (pointer: string, values: V) => FieldPlace | null;
};

export type FormSubmission<V extends FieldValues = FieldValues> = {
  readonly isBusy: boolean;
  /** Problems for the summary at the top of the form. */
  readonly problems: readonly FormProblem[];
  /**
   * Shows problems before anything is sent; returns true when there are none.
   * @param finish additional checks of a finished record, with messages that name the field
   */
  readonly check: (finish?: FormCheck<V>) => boolean;
  /** Marks the fields of a refused call, without the summary. */
  readonly mark: (error: ApiError) => void;
  /**
   * Sends the form. A retry after a lost response repeats the Idempotency-Key, so that nothing is charged twice.
   * @param subject what is sent, such as an ETag; a different subject gets a different key
   * @returns the result, or the error, which is already shown
   */
  readonly send: <R>(subject: string, call: (idempotencyKey: string) => Promise<R>) => Promise<Sent<R>>;
};

type Sent<R> = { readonly ok: true; readonly result: R } | { readonly ok: false; readonly error: ApiError };

/** A problem, and the name of its field; null for a problem of the whole form. */
type NamedProblem = {
  readonly name: string | null;
  readonly problem: FormProblem;
};

const isInLine = (name: string) => name.includes('.');

/** Problems of rows that are not rendered come last. */
function inPageOrder(problems: readonly NamedProblem[]): readonly NamedProblem[] {
  const elements = [...document.querySelectorAll('[id]')];
  const places = new Map(elements.map(({ id }, place) => [id, place]));
  const placeOf = ({ problem: { fieldId } }: NamedProblem) =>
    fieldId === null ? -1 : (places.get(fieldId) ?? elements.length);
  return problems.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Submits a long form: checks it first, then shows the server's problems at the fields they are about. */
export function useFormSubmission<V extends FieldValues>(
  form: UseFormReturn<V>,
  { check, placeOfField, placeOfPointer }: FormSubmissionOptions<V>,
): FormSubmission<V> {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly NamedProblem[]>([]);
  const [attempt] = useState(createAttempts);
  const { errors } = useFormState({ control: form.control });

  function markField(place: FieldPlace, type: 'check' | 'server', message: string): NamedProblem {
    form.setError(fieldName<V>(place.name), { type, message });
    return { name: place.name, problem: { fieldId: place.id, label: place.label, message } };
  }

  function problemsOf(error: ApiError): NamedProblem[] {
    const refused = isInvalid(error) ? error.data.errors : [];
    if (refused.length === 0) return [{ name: null, problem: { fieldId: null, message: problemText(error) } }];
    return refused.map(({ pointer, message }) => {
      const place = placeOfPointer(pointer, form.getValues());
      return place ? markField(place, 'server', message) : { name: null, problem: { fieldId: null, message } };
    });
  }

  return {
    isBusy,
    // Problems of corrected fields are no longer shown.
    problems: problems
      .filter(({ name }) => name === null || get(errors, name) !== undefined)
      .map(({ problem }) => problem),
    mark: (error) => void problemsOf(error),
    check(finish) {
      const values = form.getValues();
      const missing = [...(finish?.(values) ?? [])].map(([name, message]) => {
        const named = markField(placeOfField(name, values), 'check', message);
        // The message names the field, but not its line.
        return isInLine(name) ? named : { ...named, problem: { ...named.problem, label: '' } };
      });
      const wrong = [...check(values)].map(([name, message]) =>
        markField(placeOfField(name, values), 'check', message),
      );
      setProblems(inPageOrder([...missing, ...wrong]));
      return missing.length + wrong.length === 0;
    },
    async send(subject, call) {
      setBusy(true);
      try {
        const result = await attempt(subject, call);
        setProblems([]);
        return { ok: true, result };
      } catch (thrown) {
        const error = asApiError(thrown);
        if (!leavesPage(error)) setProblems(inPageOrder(problemsOf(error)));
        return { ok: false, error };
      } finally {
        setBusy(false);
      }
    },
  };
}
