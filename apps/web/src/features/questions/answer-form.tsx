import { Button, Textarea } from '@mantine/core';
import { etag } from '@zakupki/api-client/operation';
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Order, Question } from '@zakupki/api-client/schema';
import { staleCurrent } from '@zakupki/api-client/stale';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { missingFieldText } from '../../forms/missing-field-text.ts';
import { useAnswerQuestionMutation } from '../../entities/order-page/order-page-api.ts';
import { asApiError, ProblemMessage } from '../../http/problem-message.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { showMessage } from '../../ui/feedback/popups.ts';
import styles from './questions.module.css';
import { useRecipientCount } from './recipient-count.ts';

type AnswerFormProps = {
  readonly order: Order;
  readonly question: Question;
  readonly onClose: () => void;
};

/** Shows another user's answer before replacing it. */
export function AnswerForm({ order, question, onClose }: AnswerFormProps) {
  const recipients = useRecipientCount(order);
  // The version at opening, or the current one after a 412.
  const [seen, setSeen] = useState(question);
  const [isStale, setStale] = useState(false);
  const [text, setText] = useState(question.answer?.text ?? '');
  const [wasSubmitted, setSubmitted] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [send, { isLoading }] = useAnswerQuestionMutation();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const fieldError =
    wasSubmitted && text.trim() === ''
      ? missingFieldText('answer')
      : error && fieldErrorsOf(error).get('/text')?.message;

  async function save(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (text.trim() === '' || isLoading) return;
    setError(undefined);
    try {
      await send({ orderId: seen.orderId, questionId: seen.id, ifMatch: etag(seen), body: { text } }).unwrap();
      onClose();
      showMessage(recipients ? m.questions_sent({ count: recipients }) : m.questions_saved());
    } catch (thrown) {
      const refusal = asApiError(thrown);
      const theirs = staleCurrent('answerQuestion', refusal);
      if (theirs) setSeen(theirs);
      setStale(theirs !== null);
      if (!theirs) setError(refusal);
    }
  }

  return (
    <form className={styles['form']} onSubmit={(event) => void save(event)} noValidate>
      {isStale && seen.answer && (
        <Callout tone="warning">
          <p>{m.questions_stale({ name: seen.answer.by.name })}</p>
          <blockquote className={`zk-break zk-lines ${styles['theirs']}`}>{seen.answer.text}</blockquote>
          <p>{m.questions_stale_text()}</p>
        </Callout>
      )}
      <Textarea
        label={m.questions_answer_text()}
        description={recipients === 0 ? m.questions_answer_help_none() : m.questions_answer_help()}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={fieldError}
        maxLength={4000}
        autosize
        minRows={3}
        maxRows={12}
        ref={field}
      />
      {!fieldError && <ProblemMessage error={error} />}
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button type="submit" loading={isLoading}>
          {sendLabel(recipients)}
        </Button>
        <Button variant="default" onClick={onClose}>
          {m.shell_cancel()}
        </Button>
      </div>
    </form>
  );
}

function sendLabel(recipients: number | undefined): string {
  if (recipients === undefined) return m.questions_answer_send_unknown();
  return recipients === 0 ? m.questions_answer_do() : m.questions_answer_send({ count: recipients });
}
