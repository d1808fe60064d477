import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/Paper.css';
import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Order, QuestionDraft } from '@zakupki/api-client/schema';
import { type FormEvent, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { useListSuppliersQuery } from '../../entities/supplier/supplier-api.ts';
import { toMoment } from '../../format/date/zoned-time.ts';
import { OptionalLabel } from '../../ui/field/field-label.tsx';
import { useFocusReturn } from '../../ui/overlay/focus-return.ts';
import { showMessage } from '../../ui/feedback/popups.ts';
import { useAskQuestionMutation } from './questions-api.ts';
import styles from './questions.module.css';

const LEAST = 3;

interface AskDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

export function AskDialog({ order, onClose }: AskDialogProps) {
  useFocusReturn();
  const suppliers = useListSuppliersQuery({ perPage: 100 }).data?.data ?? [];
  const [typed, setTyped] = useState({ text: '', line: '', supplier: '', askedAt: '' });
  const [isTried, setTried] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [send, { isLoading }] = useAskQuestionMutation();
  // Retries keep their Idempotency-Key: a lost response records nothing twice.
  const key = useRef(crypto.randomUUID());
  const listId = useId();
  const isShort = typed.text.trim().length < LEAST;
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });
  const refusals = error ? fieldErrorsOf(error) : new Map<string, { message: string }>();
  const refusalAt = (...pointers: string[]) => pointers.map((pointer) => refusals.get(pointer)?.message).find(Boolean);

  async function record(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isShort || isLoading) return;
    setError(undefined);
    const name = typed.supplier.trim();
    const known = suppliers.find((one) => one.name.toLocaleLowerCase() === name.toLocaleLowerCase());
    const body: QuestionDraft = {
      text: typed.text,
      orderItemId: typed.line || null,
      ...(known ? { supplierId: known.id } : name !== '' && { supplierName: name }),
      askedAt: toMoment(typed.askedAt.replace('T', ' '), order.timeZone),
    };
    try {
      await send({ orderId: order.id, idempotencyKey: key.current, body }).unwrap();
      onClose();
      showMessage(m.questions_recorded());
    } catch (thrown) {
      const refusal = asApiError(thrown);
      // A refusal is a response: the next submission is a new attempt.
      if (refusal.status !== 'offline') key.current = crypto.randomUUID();
      setError(refusal);
    }
  }

  return (
    <Modal
      opened
      centered
      onClose={onClose}
      title={m.questions_title()}
      closeButtonProps={{ 'aria-label': m.shell_close() }}
    >
      <form className={styles['form']} onSubmit={(event) => void record(event)} noValidate>
        <Textarea
          label={m.questions_text()}
          value={typed.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
          error={isTried && isShort ? m.validation_too_short({ count: LEAST }) : refusalAt('/text')}
          maxLength={4000}
          autosize
          minRows={3}
          maxRows={10}
          data-autofocus
        />
        <NativeSelect
          label={m.questions_line()}
          value={typed.line}
          onChange={(event) => change({ line: event.currentTarget.value })}
          error={refusalAt('/orderItemId')}
          data={[
            { value: '', label: m.questions_whole_order() },
            ...order.items.map(({ id, position, name }) => ({
              value: id,
              label: m.questions_line_name({ line: position, name }),
            })),
          ]}
        />
        <TextInput
          label={<OptionalLabel text={m.questions_supplier()} />}
          description={m.questions_supplier_help()}
          list={listId}
          value={typed.supplier}
          onChange={(event) => change({ supplier: event.currentTarget.value })}
          error={refusalAt('/supplierId', '/supplierName')}
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
        <TextInput
          type="datetime-local"
          label={<OptionalLabel text={m.questions_asked_at()} />}
          description={m.questions_asked_at_help({ zone: order.timeZone })}
          value={typed.askedAt}
          onChange={(event) => change({ askedAt: event.currentTarget.value })}
          error={refusalAt('/askedAt')}
        />
        {refusals.size === 0 && <ProblemMessage error={error} />}
        <div className={`zk-flex zk-wrap zk-gap-8 ${styles['acts']}`} data-end>
          <Button variant="default" onClick={onClose}>
            {m.shell_cancel()}
          </Button>
          <Button type="submit" loading={isLoading}>
            {m.questions_do()}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
