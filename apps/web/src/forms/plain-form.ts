import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { asApiError } from '../http/problem-message.tsx';

/** The error message of a field. Called while rendering, so that it follows the language. */
export type FieldProblem = () => string;

/** By field name; a valid field has none. */
export type FieldProblems<F extends string> = Partial<Record<F, FieldProblem>>;

/** The values of the inputs by name; an unchecked box is "". */
export type FormValues<F extends string> = Readonly<Record<F, string>>;

type PlainFormOptions<F extends string> = {
  /** JSON pointers of the inputs' values in the body, by input name. */
  readonly pointers: Readonly<Record<F, string>>;
  /** Checks the values before anything is sent. */
  readonly check: (values: FormValues<F>) => FieldProblems<F> | Promise<FieldProblems<F>>;
  /** Sends the form. Its error is shown, at the field if it is about one. */
  readonly send: (values: FormValues<F>) => Promise<unknown>;
  /** Whether the first empty input takes the focus, for a form that is the purpose of its page. */
  readonly takesFocus?: boolean;
  /** The field of an error that is not a 422. */
  readonly fieldOf?: (error: ApiError) => F | null;
};

export type PlainForm<F extends string> = {
  /** For the `<form>`. */
  readonly formProps: {
    readonly ref: React.RefObject<HTMLFormElement | null>;
    readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
    readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
    readonly noValidate: true;
    /** Keeps a password out of the address if the form is submitted before the scripts have loaded. */
    readonly method: 'post';
  };
  /** The error message of the field, or null. */
  readonly errorOf: (field: F) => string | null;
  /** An error that is not, or not only, about fields. */
  readonly problem: ApiError | undefined;
  readonly isBusy: boolean;
  /** Resolves to the value of a valid field; shows the problem of an invalid one and resolves to null. */
  readonly valueOf: (field: F) => Promise<string | null>;
};

/**
 * A short form of uncontrolled inputs, without a form library. Errors keep the input, the first invalid field takes the
 * focus, and the form cannot be sent twice.
 */
export function usePlainForm<F extends string>(options: PlainFormOptions<F>): PlainForm<F> {
  const { pointers, check, send, fieldOf, takesFocus = false } = options;
  const ref = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const { fieldProblems, setFieldProblems, showFieldProblems } = useFieldProblems<F>(ref);
  const [problem, setProblem] = useState<ApiError>();
  useFirstInputFocus(ref, takesFocus);

  const read = () => valuesIn(ref.current, pointers);

  function showError(error: ApiError) {
    const found = fieldProblemsOf(error, pointers, fieldOf?.(error) ?? null);
    const count = Object.keys(found).length;
    if (count > 0) showFieldProblems(found);
    // Also shown above the button when it is about more than these fields.
    if (count === 0 || count < fieldErrorsOf(error).size) setProblem(error);
  }

  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const values = read();
      const wrong = await check(values);
      showFieldProblems(wrong);
      if (Object.keys(wrong).length === 0) await send(values);
    } catch (error) {
      showError(asApiError(error));
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
        setFieldProblems((previous) => (name in previous ? { ...previous, [name]: undefined } : previous));
      },
    },
    errorOf: (field) => fieldProblems[field]?.() ?? null,
    problem,
    isBusy,
    async valueOf(field) {
      const values = read();
      const wrong = (await check(values))[field];
      if (!wrong) return values[field];
      // TypeScript types the key of `{ [field]: … }` as any string.
      showFieldProblems({ [field]: wrong } as FieldProblems<F>);
      return null;
    },
  };
}

/** New problems move the focus to the first invalid field. */
function useFieldProblems<F extends string>(form: React.RefObject<HTMLFormElement | null>) {
  const [fieldProblems, setFieldProblems] = useState<FieldProblems<F>>({});
  // Set together with the problems, so that only new ones move the focus.
  const focusWanted = useRef(false);

  useLayoutEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    // Inputs that are not fields of this form have no problem.
    inputsOf(form.current)
      .find(({ name }) => fieldProblems[name as F] !== undefined)
      ?.focus();
  }, [fieldProblems, form]);

  function showFieldProblems(next: FieldProblems<F>) {
    focusWanted.current = true;
    setFieldProblems(next);
  }

  return { fieldProblems, setFieldProblems, showFieldProblems };
}

function useFirstInputFocus(form: React.RefObject<HTMLFormElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return;
    const first = inputsOf(form.current).find(({ value }) => value === '');
    // Keeps the heading of the page from taking the focus.
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
  // Object.keys loses the key type.
  return Object.fromEntries(Object.keys(pointers).map((field) => [field, text(field)])) as FormValues<F>;
}

/** @param subject the field that the whole error is about */
function fieldProblemsOf<F extends string>(
  error: ApiError,
  pointers: Readonly<Record<F, string>>,
  subject: F | null,
): FieldProblems<F> {
  const byPointer = fieldErrorsOf(error);
  const problems: FieldProblems<F> = {};
  for (const [field, pointer] of Object.entries<string>(pointers) as [F, string][]) {
    const message = field === subject ? error.data?.message : byPointer.get(pointer)?.message;
    if (message) problems[field] = () => message;
  }
  return problems;
}
