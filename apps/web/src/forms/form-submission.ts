import { type ApiError, isInvalid } from '@zakupki/api-client/problem';
import { useRef, useState } from 'react';
import { type FieldValues, get, useFormState, type UseFormReturn } from 'react-hook-form';
import { leavesPage, problemText } from '../http/error-statuses.ts';
import { fieldName, type FormCheck } from '../ui/form/checked-form.ts';
import type { FormProblem } from '../ui/form/error-summary.tsx';
import { asApiError } from '../http/problem-message.tsx';

/** Where a form shows a problem. */
export interface FieldPlace {
  readonly name: string;
  readonly id: string;
  readonly label: string;
}

export interface FormSubmissionOptions<V extends FieldValues> {
  readonly check: FormCheck<V>;
  readonly placeOfField: (name: string, values: V) => FieldPlace;
  /** The place a pointer of the body is about, or null when it is about no single field. */
  readonly placeOfPointer: (pointer: string, values: V) => FieldPlace | null;
}

export interface FormSubmission<V extends FieldValues = FieldValues> {
  readonly isBusy: boolean;
  /** What keeps the form from being sent, for the summary at its top. */
  readonly problems: readonly FormProblem[];
  /**
   * Shows what is wrong before anything is sent; true when nothing is.
   * @param finish checks what only a finished record needs, with messages that name the field
   */
  readonly check: (finish?: FormCheck<V>) => boolean;
  /** Marks the fields a refused call was about, without the summary. */
  readonly mark: (error: ApiError) => void;
  /**
   * Sends it. The same attempt keeps its Idempotency-Key, so that an answer lost on its way is not paid for again.
   * @param subject what is sent, such as an ETag: another subject is another attempt
   * @returns the answer, or the error when there is none; the error is shown already
   */
  readonly send: <R>(subject: string, call: (idempotencyKey: string) => Promise<R>) => Promise<Sent<R>>;
}

type Sent<R> = { readonly ok: true; readonly result: R } | { readonly ok: false; readonly error: ApiError };

/** A problem, and the field of the form it is shown at; null when it is about the form as a whole. */
interface Found {
  readonly name: string | null;
  readonly problem: FormProblem;
}

const isInLine = (name: string) => name.includes('.');

/** Problems of rows that are not rendered stay behind the others. */
function inPageOrder(found: readonly Found[]): readonly Found[] {
  const elements = [...document.querySelectorAll('[id]')];
  const places = new Map(elements.map(({ id }, place) => [id, place]));
  const placeOf = ({ problem: { fieldId } }: Found) =>
    fieldId === null ? -1 : (places.get(fieldId) ?? elements.length);
  return found.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Sending a long form: its own check first, then the server's pointers become the fields' errors. */
export function useFormSubmission<V extends FieldValues>(
  form: UseFormReturn<V>,
  { check, placeOfField, placeOfPointer }: FormSubmissionOptions<V>,
): FormSubmission<V> {
  const [isBusy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly Found[]>([]);
  const attempt = useRef({ subject: '', key: '' });
  const { errors } = useFormState({ control: form.control });

  /** Marks the place, and says what is wrong there. */
  function at(place: FieldPlace, type: 'check' | 'server', message: string): Found {
    form.setError(fieldName<V>(place.name), { type, message });
    return { name: place.name, problem: { fieldId: place.id, label: place.label, message } };
  }

  function foundIn(error: ApiError): Found[] {
    if (!isInvalid(error)) return [{ name: null, problem: { fieldId: null, message: problemText(error) } }];
    return error.data.errors.map(({ pointer, message }) => {
      const place = placeOfPointer(pointer, form.getValues());
      return place ? at(place, 'server', message) : { name: null, problem: { fieldId: null, message } };
    });
  }

  return {
    isBusy,
    // Problems of corrected fields are no longer shown.
    problems: found
      .filter(({ name }) => name === null || get(errors, name) !== undefined)
      .map(({ problem }) => problem),
    mark: (error) => void foundIn(error),
    check(finish) {
      const values = form.getValues();
      const missing = [...(finish?.(values) ?? [])].map(([name, message]) => {
        const found = at(placeOfField(name, values), 'check', message);
        // The message names the field, but not its line.
        return isInLine(name) ? found : { ...found, problem: { ...found.problem, label: '' } };
      });
      const wrong = [...check(values)].map(([name, message]) => at(placeOfField(name, values), 'check', message));
      setFound(inPageOrder([...missing, ...wrong]));
      return missing.length + wrong.length === 0;
    },
    async send(subject, call) {
      if (attempt.current.subject !== subject) attempt.current = { subject, key: crypto.randomUUID() };
      setBusy(true);
      try {
        const result = await call(attempt.current.key);
        attempt.current = { subject: '', key: '' };
        setFound([]);
        return { ok: true, result };
      } catch (thrown) {
        const error = asApiError(thrown);
        // A refusal is an answer: what comes after it is another attempt.
        if (error.status !== 'offline') attempt.current = { subject: '', key: '' };
        if (!leavesPage(error)) setFound(inPageOrder(foundIn(error)));
        return { ok: false, error };
      } finally {
        setBusy(false);
      }
    },
  };
}
