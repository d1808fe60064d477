import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { asApiError } from '../http/problem-message.tsx';

/** What is wrong with a field. Called while rendering, so that it is said in the language of now. */
export type Complaint = () => string;

/** Complaints by the field's name; a field that is in order has none. */
export type Complaints<F extends string> = Partial<Record<F, Complaint>>;

/** The values of the inputs by name; an unchecked box is "". */
export type FormValues<F extends string> = Readonly<Record<F, string>>;

interface PlainFormOptions<F extends string> {
  /** The inputs by name, each with the JSON pointer of the body it becomes. */
  readonly pointers: Readonly<Record<F, string>>;
  /** What is wrong before anything is sent. */
  readonly check: (values: FormValues<F>) => Complaints<F> | Promise<Complaints<F>>;
  /** Sends it; what it rejects with is shown, at a field where it belongs to one. */
  readonly send: (values: FormValues<F>) => Promise<unknown>;
  /** The form is what its page is for: its first empty input takes the focus. */
  readonly takesFocus?: boolean;
  /** The field an error is about although it is no 422. */
  readonly fieldOf?: (error: ApiError) => F | null;
}

export interface PlainForm<F extends string> {
  /** For the `<form>`. */
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
    /** Should the page's scripts be late, a password still does not get into the address. */
    readonly method: 'post';
  };
  /** What is wrong with the field, or null. */
  readonly errorOf: (field: F) => string | null;
  /** What went wrong beyond the fields. */
  readonly problem: ApiError | undefined;
  readonly isBusy: boolean;
  /** The value of one field if it is in order; otherwise its complaint is shown and null given. */
  readonly valueOf: (field: F) => Promise<string | null>;
}

/**
 * A short form of uncontrolled inputs: no form library, nothing typed is lost by an error, the first field at fault
 * takes the focus, and it cannot be sent twice.
 */
export function usePlainForm<F extends string>(options: PlainFormOptions<F>): PlainForm<F> {
  const { pointers, check, send, fieldOf, takesFocus = false } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { complaints, setComplaints, complain } = useComplaints<F>(ref);
  const [problem, setProblem] = useState<ApiError>();
  useFirstInputFocus(ref, takesFocus);

  const read = () => valuesIn(ref.current, pointers);

  function explain(error: ApiError) {
    const byPointer = fieldErrorsOf(error);
    const found = complaintsOf(error, pointers, fieldOf?.(error) ?? null);
    const count = Object.keys(found).length;
    if (count > 0) complain(found);
    // What belongs to no field, or to more than the fields tell, stands above the button.
    if (count === 0 || count < byPointer.size) setProblem(error);
  }

  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const values = read();
      const wrong = await check(values);
      complain(wrong);
      if (Object.keys(wrong).length === 0) await send(values);
    } catch (error) {
      explain(asApiError(error));
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  return {
    formProps: {
      ref,
      noValidate: true,
      method: 'post',
      onSubmit(event) {
        event.preventDefault();
        void submit();
      },
      onInput(event) {
        if (!(event.target instanceof HTMLInputElement)) return;
        const { name } = event.target;
        setComplaints((was) => (name in was ? { ...was, [name]: undefined } : was));
      },
    },
    errorOf: (field) => complaints[field]?.() ?? null,
    problem,
    isBusy,
    async valueOf(field) {
      const values = read();
      const wrong = (await check(values))[field];
      if (!wrong) return values[field];
      // Only this field was asked about; `{ [field]: … }` alone would be typed by any string.
      complain({ [field]: wrong } as Complaints<F>);
      return null;
    },
  };
}

/** New complaints move the focus to the first field at fault. */
function useComplaints<F extends string>(form: React.RefObject<HTMLFormElement | null>) {
  const [complaints, setComplaints] = useState<Complaints<F>>({});
  // Set together with complaints, so that only new ones move the focus.
  const focusWanted = useRef(false);

  useLayoutEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    // Names of inputs that are no fields of ours are in no complaint.
    inputsOf(form.current)
      .find(({ name }) => complaints[name as F] !== undefined)
      ?.focus();
  }, [complaints, form]);

  function complain(about: Complaints<F>) {
    focusWanted.current = true;
    setComplaints(about);
  }

  return { complaints, setComplaints, complain };
}

function useFirstInputFocus(form: React.RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    const first = inputsOf(form.current).find(({ value }) => value === '');
    // The heading of the page leaves it the focus.
    first?.setAttribute('data-autofocus', '');
    first?.focus({ preventScroll: true });
  }, [form, isWanted]);
}

function inputsOf(form: HTMLFormElement | null): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter((element) => element instanceof HTMLInputElement);
}

function valuesIn<F extends string>(
  form: HTMLFormElement | null,
  pointers: Readonly<Record<F, string>>,
): FormValues<F> {
  const typed = form ? new FormData(form) : new FormData();
  const text = (field: string) => {
    const value = typed.get(field);
    return typeof value === 'string' ? value : '';
  };
  // Object.keys forgets which keys the record has.
  return Object.fromEntries(Object.keys(pointers).map((field) => [field, text(field)])) as FormValues<F>;
}

/** @param own the field the error as a whole is about */
function complaintsOf<F extends string>(
  error: ApiError,
  pointers: Readonly<Record<F, string>>,
  own: F | null,
): Complaints<F> {
  const byPointer = fieldErrorsOf(error);
  const found: Complaints<F> = {};
  for (const [field, pointer] of Object.entries<string>(pointers) as [F, string][]) {
    const message = field === own ? error.data?.message : byPointer.get(pointer)?.message;
    if (message) found[field] = () => message;
  }
  return found;
}
