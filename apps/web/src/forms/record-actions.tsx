import { Button, type ButtonVariant } from '@mantine/core';
import { fieldErrorsOf } from '@zakupki/api-client/problem';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router';
import { useHeldRecords } from '../http/held-records.ts';
import { ProblemMessage } from '../http/problem-message.tsx';
import { ActionMenu } from '../ui/overlay/action-menu.tsx';
import { ConfirmDialog } from '../ui/overlay/confirm-dialog.tsx';
import { reasonField, useDialogAction } from './dialog-action.ts';
import { SelectField } from '../ui/field/select-field.tsx';
import { usePageCommands } from '../ui/layout/page-commands.ts';

/** A record whose `access` states which actions are allowed, and why the others are not. */
type ActionRecord = {
  readonly status: string;
  readonly access: {
    readonly actions: readonly { readonly name: string; readonly allowed: boolean; readonly reason: string | null }[];
  };
};

type ShownAction<R extends ActionRecord> = {
  readonly label: (record: R) => string;
  /** Hidden in other statuses, which never allow it. */
  readonly shownIn: readonly R['status'][];
  readonly isShown?: (record: R) => boolean;
  /** Its name in `access.actions`, if that differs. */
  readonly permission?: string;
  /** Shown as a button beside the menu while it is allowed. */
  readonly isButton?: true;
  readonly isDangerous?: true;
};

type PageAction<R extends ActionRecord> = {
  readonly page: (record: R) => string;
} & ShownAction<R>;

/** Asks for confirmation in a dialog. */
type ConfirmedAction<R extends ActionRecord> = {
  readonly title: (record: R) => string;
  /** By default none. */
  readonly text?: (record: R) => string;
  /** By default `label`. */
  readonly confirmLabel?: (record: R) => string;
  /** By default "Cancel". */
  readonly cancelLabel?: () => string;
  readonly reason?: 'required' | 'optional';
  readonly field?: ActionField<R>;
  readonly useSend: () => (record: R, input: ActionInput) => Promise<unknown>;
  /** Shown after it succeeded. */
  readonly done: (record: R) => string;
  /** The action to offer in the dialog after a refusal with the code. */
  readonly instead?: { readonly code: string; readonly label: () => string; readonly action: ConfirmedAction<R> };
} & ShownAction<R>;

/** What a dialog asks for besides the reason. */
export type ActionField<R> = {
  readonly initial: (record: R) => string;
  /** JSON pointer of the value in the body; its error is shown at the field. */
  readonly pointer?: string;
  readonly Input: ComponentType<ActionFieldProps<R>>;
  /** Whether it is a reason from a list; the dialog's text is then a comment. */
  readonly isReason?: boolean;
};

export type ActionFieldProps<R> = {
  readonly record: R;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
};

export type ActionInput = {
  readonly reason: string;
  /** Value of the action's field. */
  readonly value: string;
  /** The same for all retries. */
  readonly idempotencyKey: string;
};

/** The actions of a noun, in menu order. */
export type RecordActions<R extends ActionRecord> = Readonly<Record<string, PageAction<R> | ConfirmedAction<R>>>;

/** Sends one request; `after` runs before the dialog closes. */
export function sendWith<R, A, T>(
  useMutation: () => readonly [(arg: A) => { unwrap: () => Promise<T> }, unknown],
  argOf: (record: R, input: ActionInput) => A,
  after?: (result: T, navigate: NavigateFunction, record: R) => unknown,
): ConfirmedAction<R & ActionRecord>['useSend'] {
  return function useSend() {
    const [send] = useMutation();
    const navigate = useNavigate();
    return async (record, input) => {
      const result = await send(argOf(record, input)).unwrap();
      await after?.(result, navigate, record);
    };
  };
}

/** Asks for one of the contract's reason codes. */
export function codeField<R, C extends string>(
  label: () => string,
  words: Readonly<Record<C, () => string>>,
  initial: (record: R) => C,
): ActionField<R> {
  return {
    initial,
    isReason: true,
    Input: ({ value, onChange }) => (
      <SelectField label={label()} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {Object.entries<() => string>(words).map(([code, word]) => (
          <option key={code} value={code}>
            {word()}
          </option>
        ))}
      </SelectField>
    ),
  };
}

type RecordActionsMenuProps<R extends ActionRecord> = {
  readonly record: R;
  readonly actions: RecordActions<R>;
  /** See {@link ActionMenu}. */
  readonly label?: string;
  readonly children?: ReactNode;
};

/** The actions for a record's status, each confirmed in a dialog. The command palette has the allowed ones. */
export function RecordActionsMenu<R extends ActionRecord>({
  record,
  actions,
  label,
  children,
}: RecordActionsMenuProps<R>) {
  const [openAction, setOpenAction] = useState<ConfirmedAction<R> | null>(null);
  const navigate = useNavigate();
  const shown = Object.entries(actions)
    .filter(([, { shownIn, isShown }]) => shownIn.includes(record.status) && (isShown?.(record) ?? true))
    .map(([name, action]) => {
      const access = record.access.actions.find((each) => each.name === (action.permission ?? name));
      return {
        name,
        action,
        label: action.label(record),
        isAllowed: access?.allowed ?? false,
        reason: access?.reason ?? null,
        isDangerous: action.isDangerous ?? false,
      };
    });
  const isButton = ({ action, isAllowed }: (typeof shown)[number]) => action.isButton === true && isAllowed;

  function choose(action: PageAction<R> | ConfirmedAction<R>) {
    if ('page' in action) void navigate(action.page(record));
    else setOpenAction(action);
  }

  usePageCommands(
    shown
      .filter(({ isAllowed }) => isAllowed)
      .map(({ name, label, action }) => ({ id: name, label, run: () => choose(action) })),
  );

  return (
    <>
      {shown.filter(isButton).map(({ name, label, action }) => (
        <Button key={name} variant="light" onClick={() => choose(action)}>
          {label}
        </Button>
      ))}
      <ActionMenu
        label={label}
        actions={shown.filter((each) => !isButton(each))}
        onChoose={({ action }) => choose(action)}
      >
        {children}
      </ActionMenu>
      {openAction && <ActionDialog record={record} action={openAction} onClose={() => setOpenAction(null)} />}
    </>
  );
}

type ActionDialogProps<R extends ActionRecord> = {
  readonly record: R;
  readonly action: ConfirmedAction<R>;
  readonly onClose: () => void;
};

function ActionDialog<R extends ActionRecord>({ record, action, onClose }: ActionDialogProps<R>) {
  const [other, setOther] = useState<ConfirmedAction<R> | null>(null);
  // The key keeps the input of one action out of the other.
  if (other) return <ActionForm key="instead" record={record} action={other} onClose={onClose} />;
  return <ActionForm record={record} action={action} onClose={onClose} onInstead={setOther} />;
}

type ActionFormProps<R extends ActionRecord> = {
  readonly onInstead?: (action: ConfirmedAction<R>) => void;
} & ActionDialogProps<R>;

function ActionForm<R extends ActionRecord>({ record, action, onClose, onInstead }: ActionFormProps<R>) {
  const { title, text, confirmLabel = action.label, cancelLabel, isDangerous = false, reason, field, done } = action;
  useHeldRecords();
  const send = action.useSend();
  const [value, setValue] = useState(() => field?.initial(record) ?? '');
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { error, run, close } = useDialogAction(onClose);
  const instead =
    error?.data && 'code' in error.data && error.data.code === action.instead?.code ? action.instead : null;
  const fieldError = error && field?.pointer ? fieldErrorsOf(error).get(field.pointer)?.message : undefined;
  return (
    <ConfirmDialog
      title={title(record)}
      confirmLabel={confirmLabel(record)}
      cancelLabel={cancelLabel?.()}
      isDangerous={isDangerous}
      {...(reason && { reason: reasonField(reason === 'required', field?.isReason ? 'comment' : 'reason') })}
      error={fieldError ? null : <ProblemMessage error={error} />}
      onClose={close}
      onConfirm={(typed) => run(() => send(record, { reason: typed, value, idempotencyKey }), done(record))}
    >
      {text?.(record) && <p>{text(record)}</p>}
      {field && <field.Input record={record} value={value} onChange={setValue} error={fieldError} />}
      {instead && onInstead && (
        <Button variant="light" onClick={() => onInstead(instead.action)}>
          {instead.label()}
        </Button>
      )}
    </ConfirmDialog>
  );
}

type RecordActionButtonProps<R extends ActionRecord> = {
  readonly record: R;
  readonly action: ConfirmedAction<R>;
  readonly name: string;
  readonly variant: ButtonVariant;
};

/** One of the actions, offered beside the menu. Renders nothing while it is not allowed. */
export function RecordActionButton<R extends ActionRecord>({
  record,
  action,
  name,
  variant,
}: RecordActionButtonProps<R>) {
  const [isOpen, setOpen] = useState(false);
  if (!record.access.actions.some((each) => each.name === name && each.allowed)) return null;
  return (
    <>
      <Button variant={variant} onClick={() => setOpen(true)}>
        {action.label(record)}
      </Button>
      {isOpen && <ActionDialog record={record} action={action} onClose={() => setOpen(false)} />}
    </>
  );
}
