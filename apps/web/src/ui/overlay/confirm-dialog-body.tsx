import { Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { missingField } from '@zakupki/procurement/fields/missing';
import { getLocale } from '../../i18n/locale.ts';
import { OptionalLabel } from '../field/field-label.tsx';
import type { ReactNode } from 'react';
import { Dialog, DialogFoot } from './dialog.tsx';

export type ReasonField = {
  readonly label: string;
  readonly help?: string;
  readonly isRequired: boolean;
  /** Named by the error of an empty field; a reason by default. */
  readonly asks?: 'reason' | 'comment';
  readonly minLength?: number;
  readonly maxLength: number;
};

type ConfirmDialogProps = {
  /** Names the object: "Delete file offer.pdf". */
  readonly title: string;
  readonly children?: ReactNode;
  /** "Delete file" */
  readonly confirmLabel: string;
  /** By default "Cancel". */
  readonly cancelLabel?: string | undefined;
  readonly isDangerous?: boolean;
  readonly reason?: ReasonField;
  readonly error?: ReactNode;
  /** The dialog shows progress until this resolves. On success the callback has to close the dialog. */
  readonly onConfirm: (reason: string) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function ConfirmDialogBody(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel, isDangerous = false, reason, error, onConfirm, onClose } = props;
  const [text, setText] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const problem = wasSubmitted && reason ? reasonProblem(text, reason) : null;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isBusy || (reason && reasonProblem(text, reason))) return;
    setBusy(true);
    try {
      await onConfirm(text.trim());
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog onClose={onClose} title={title}>
      <form className="zk-stack zk-gap-16" onSubmit={(event) => void submit(event)} noValidate>
        {children && <div className="zk-stack zk-gap-8">{children}</div>}
        {reason && (
          <Textarea
            label={reason.isRequired ? reason.label : <OptionalLabel text={reason.label} />}
            description={reason.help}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            error={problem}
            maxLength={reason.maxLength}
            rows={3}
            data-autofocus
          />
        )}
        {error}
        <DialogFoot
          submitLabel={confirmLabel}
          cancelLabel={cancelLabel}
          isBusy={isBusy}
          isDangerous={isDangerous}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

function reasonProblem(text: string, { isRequired, asks = 'reason', minLength = 1 }: ReasonField): string | null {
  const { length } = text.trim();
  if (length === 0) return isRequired ? missingField(asks, getLocale()) : null;
  return length < minLength ? m.validation_too_short({ count: minLength }) : null;
}
