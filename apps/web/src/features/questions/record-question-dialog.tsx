import { Textarea, TextInput } from '@mantine/core';
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Order, QuestionDraft, Supplier } from '@zakupki/api-client/schema';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { m } from '#messages';
import { useAttempt } from '../../http/attempt.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { useAskQuestionMutation } from '../../entities/order-page/order-page-api.ts';
import { useListSuppliersQuery } from '../../entities/supplier/supplier-api.ts';
import { dayIn } from '../../format/date/dates.ts';
import { toMoment } from '../../format/date/zoned-time.ts';
import { DateField } from '../../ui/field/date/date-field.tsx';
import { dateProblem } from '../../ui/field/date/date-limits.ts';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { ZoneNote } from '../../ui/field/zone-options.tsx';
import { Dialog, DialogFoot } from '../../ui/overlay/dialog.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import styles from './questions.module.css';
import { SelectField } from '../../ui/field/select-field.tsx';

const MIN_LENGTH = 3;

type RecordQuestionDialogProps = {
  readonly order: Order;
  readonly onClose: () => void;
};

type Typed = {
  readonly text: string;
  readonly line: string;
  readonly supplier: string;
  /** Wall clock in the order's zone. */
  readonly askedAt: string | null;
};

export function RecordQuestionDialog({ order, onClose }: RecordQuestionDialogProps) {
  useFocusReturn();
  const suppliers = useListSuppliersQuery({ perPage: 100 }).data?.data ?? [];
  const [typed, setTyped] = useState<Typed>({ text: '', line: '', supplier: '', askedAt: null });
  const [wasSubmitted, setSubmitted] = useState(false);
  const { record, isBusy, error } = useRecordQuestion(order, suppliers, onClose);
  const isShort = typed.text.trim().length < MIN_LENGTH;
  const askedAtLimits = { time: '12:00', zone: order.timeZone, last: dayIn(order.timeZone) };
  const timeProblem = dateProblem(typed.askedAt, askedAtLimits);
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const refusals = error ? fieldErrorsOf(error) : new Map<string, { message: string }>();
  const refusalAt = (...pointers: string[]) => pointers.map((pointer) => refusals.get(pointer)?.message).find(Boolean);

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (!isShort && !isBusy && timeProblem === null) void record(typed);
  }

  return (
    <Dialog onClose={onClose} title={m.questions_title()}>
      <form className={styles['form']} onSubmit={submit} noValidate>
        <Textarea
          label={m.questions_text()}
          value={typed.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          error={wasSubmitted && isShort ? m.validation_too_short({ count: MIN_LENGTH }) : refusalAt('/text')}
          maxLength={4000}
          autosize
          minRows={3}
          maxRows={10}
          data-autofocus
        />
        <SelectField
          label={m.questions_line()}
          value={typed.line}
          onChange={(event) => change({ line: event.currentTarget.value })}
          error={refusalAt('/orderItemId')}
          options={[
            { value: '', label: m.questions_whole_order() },
            ...order.items.map(({ id, position, name }) => ({
              value: id,
              label: m.questions_line_name({ line: position, name }),
            })),
          ]}
        />
        <SupplierField
          value={typed.supplier}
          onChange={(supplier) => change({ supplier })}
          suppliers={suppliers}
          error={refusalAt('/supplierId', '/supplierName')}
        />
        <DateField
          label={<OptionalLabel text={m.questions_asked_at()} />}
          description={
            <>
              {m.questions_asked_at_help()} <ZoneNote zone={order.timeZone} />
            </>
          }
          value={typed.askedAt}
          onChange={(askedAt) => change({ askedAt })}
          {...askedAtLimits}
          error={(wasSubmitted && timeProblem) || refusalAt('/askedAt')}
        />
        {refusals.size === 0 && <ProblemMessage error={error} />}
        <DialogFoot submitLabel={m.questions_do()} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

function useRecordQuestion(order: Order, suppliers: readonly Supplier[], onDone: () => void) {
  const [ask] = useAskQuestionMutation();
  const { send, isBusy } = useAttempt();
  const [error, setError] = useState<ApiError>();

  async function record({ text, line, supplier, askedAt }: Typed) {
    setError(undefined);
    const name = supplier.trim();
    const known = suppliers.find((entry) => entry.name.toLocaleLowerCase() === name.toLocaleLowerCase());
    const body: QuestionDraft = {
      text,
      orderItemId: line || null,
      ...(known ? { supplierId: known.id } : name !== '' && { supplierName: name }),
      askedAt: toMoment(askedAt, order.timeZone),
    };
    try {
      await send(body, (idempotencyKey) => ask({ orderId: order.id, idempotencyKey, body }).unwrap());
      onDone();
      showMessage(m.questions_recorded());
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }
  return { record, isBusy, error };
}

type SupplierFieldProps = {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly suppliers: readonly Supplier[];
  readonly error: ReactNode;
};

/** Suggests names from the address book and accepts any other. */
function SupplierField({ value, onChange, suppliers, error }: SupplierFieldProps) {
  const listId = useId();
  return (
    <>
      <TextInput
        label={<OptionalLabel text={m.questions_supplier()} />}
        description={m.questions_supplier_help()}
        list={listId}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
        maxLength={200}
        autoComplete="off"
      />
      <datalist id={listId}>
        {suppliers.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </>
  );
}
