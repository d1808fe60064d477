import { Button, Textarea } from '@mantine/core';
import { type ApiError, fieldErrorsOf } from '@zakupki/api-client/problem';
import type { Order, Question } from '@zakupki/api-client/schema';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { m } from '#messages';
import { useAskQuestionMutation, useListQuestionsQuery } from '../../../entities/order-page/order-page-api.ts';
import { useAttempt } from '../../../http/attempt.ts';
import { latestAnswer } from '../../../http/answers/latest-answer.ts';
import { asApiError, ProblemMessage } from '../../../http/problem-message.tsx';
import { SelectField } from '../../../ui/field/select-field.tsx';
import { Mark } from '../../../ui/mark/mark.tsx';
import { showMessage } from '../../../ui/feedback/popups.ts';
import { Moment } from '../../../ui/value/moment.tsx';
import styles from './request-questions.module.css';

/** The contract's limits. */
const MIN_LENGTH = 3;
const MAX_LENGTH = 4000;

/** The supplier's questions, and the answered questions of other suppliers without their names. */
export function RequestQuestions({ order }: { order: Order }) {
  const id = useId();
  const { shown, error, refetch } = latestAnswer(useListQuestionsQuery({ orderId: order.id, perPage: 100 }));
  const [isAsking, setAsking] = useState(false);
  const questions = shown?.data ?? [];
  const canAsk = order.access.actions.some(({ name, allowed }) => name === 'ask_question' && allowed);
  return (
    <section aria-labelledby={id} className="zk-stack zk-column zk-gap-12">
      <div className="zk-flex zk-wrap zk-between zk-gap-8">
        <h2 id={id} className="zk-large">
          {m.requests_questions()}
        </h2>
        {canAsk && !isAsking && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {m.requests_ask()}
          </Button>
        )}
      </div>
      {isAsking && <AskForm order={order} onDone={() => setAsking(false)} />}
      <ProblemMessage error={error} onRetry={refetch} />
      {shown && questions.length === 0 && !isAsking && <p className="zk-secondary">{m.requests_questions_none()}</p>}
      {questions.length > 0 && (
        <ul className="zk-stack zk-column zk-gap-12">
          {questions.map((question) => (
            <QuestionItem key={question.id} order={order} question={question} />
          ))}
        </ul>
      )}
    </section>
  );
}

function QuestionItem({ order, question }: { order: Order; question: Question }) {
  const { id, text, orderItemId, askedAt, answer } = question;
  const line = order.items.find((item) => item.id === orderItemId);
  return (
    <li className="zk-card zk-pad-16 zk-stack zk-column zk-gap-8" data-row={id}>
      <p className="zk-secondary zk-small">
        {line ? m.questions_line_name({ line: line.position, name: line.name }) : m.questions_whole_order()} ·{' '}
        <Moment iso={askedAt} /> <Mark of={id} />
      </p>
      <p className="zk-lines zk-break">{text}</p>
      {answer ? (
        <div className={`zk-stack zk-gap-2 ${styles['answer']}`}>
          <p className="zk-secondary zk-small">
            {m.requests_answered()} · <Moment iso={answer.at} />
          </p>
          <p className="zk-lines zk-break">{answer.text}</p>
        </div>
      ) : (
        <p className="zk-secondary zk-small">{m.requests_unanswered()}</p>
      )}
    </li>
  );
}

function AskForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const [text, setText] = useState('');
  const [line, setLine] = useState('');
  const [wasSubmitted, setSubmitted] = useState(false);
  const [error, setError] = useState<ApiError>();
  const [ask] = useAskQuestionMutation();
  const { send, isBusy } = useAttempt();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const isShort = text.trim().length < MIN_LENGTH;
  const fieldError = error && fieldErrorsOf(error).get('/text')?.message;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (isShort || isBusy) return;
    setError(undefined);
    const body = { text: text.trim(), orderItemId: line || null };
    try {
      await send(body, (idempotencyKey) => ask({ orderId: order.id, idempotencyKey, body }).unwrap());
      showMessage(m.requests_asked());
      onDone();
    } catch (thrown) {
      setError(asApiError(thrown));
    }
  }

  return (
    <form className="zk-card zk-pad-16 zk-stack zk-gap-16" onSubmit={(event) => void submit(event)} noValidate>
      <Textarea
        label={m.requests_question()}
        description={m.requests_question_help()}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={wasSubmitted && isShort ? m.validation_too_short({ count: MIN_LENGTH }) : fieldError}
        maxLength={MAX_LENGTH}
        autosize
        minRows={3}
        maxRows={10}
        ref={field}
      />
      <SelectField
        label={m.questions_line()}
        value={line}
        onChange={(event) => setLine(event.currentTarget.value)}
        options={[
          { value: '', label: m.questions_whole_order() },
          ...order.items.map(({ id, position, name }) => ({
            value: id,
            label: m.questions_line_name({ line: position, name }),
          })),
        ]}
      />
      {!fieldError && <ProblemMessage error={error} />}
      <div className="zk-flex zk-wrap zk-gap-8">
        <Button type="submit" loading={isBusy}>
          {m.requests_ask_do()}
        </Button>
        <Button variant="default" onClick={onDone}>
          {m.shell_cancel()}
        </Button>
      </div>
    </form>
  );
}
