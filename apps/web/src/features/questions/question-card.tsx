import { Button } from '@mantine/core';
import type { Order, Question } from '@zakupki/api-client/schema';
import { IconCircleCheck, IconCircleDashed, IconMail } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { m } from '#messages';
import { Attachments } from '../../entities/attachment/attachments.tsx';
import { Moment } from '../../ui/value/moment.tsx';
import { AnswerForm } from './answer-form.tsx';
import { QuestionLetter } from './question-letter.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import styles from './questions.module.css';
import { useRecipientCount } from './recipient-count.ts';

export function QuestionState({ status }: Pick<Question, 'status'>) {
  const Icon = status === 'open' ? IconCircleDashed : IconCircleCheck;
  return (
    <span className={`zk-inline zk-small zk-gap-6 ${styles['state']}`} data-status={status}>
      <Icon size={16} aria-hidden />
      {status === 'open' ? m.questions_open() : m.questions_answered()}
    </span>
  );
}

type QuestionCardProps = {
  readonly order: Order;
  readonly question: Question;
  readonly isClosed: boolean;
};

export function QuestionCard({ order, question, isClosed }: QuestionCardProps) {
  const { id, number, status, text, orderItemId, askedBy, askedAt, answer, attachments } = question;
  const [open, setOpen] = useState<'answer' | 'letter' | null>(null);
  const recipients = useRecipientCount(order);
  const opener = useRef<HTMLButtonElement>(null);
  const wasAnswering = useRef(false);
  useEffect(() => {
    if (wasAnswering.current && open === null) opener.current?.focus();
    wasAnswering.current = open === 'answer';
  }, [open]);
  const line = order.items.find((item) => item.id === orderItemId);
  const titleId = `question-${id}`;
  return (
    <li className="zk-stack zk-card zk-pad-16 zk-gap-10" data-row={id} aria-labelledby={titleId}>
      <div className="zk-row zk-wrap zk-gap-4-12">
        <h2 className="zk-large" id={titleId}>
          {m.questions_number({ number })}
        </h2>
        <QuestionState status={status} />
        <Mark of={id} />
      </div>
      <p className="zk-break zk-secondary zk-small">
        {[
          askedBy && m.questions_asked_by({ name: askedBy.name }),
          line ? m.questions_about_line({ line: line.position, name: line.name }) : m.questions_about_order(),
        ]
          .filter(Boolean)
          .join(', ')}
        {' · '}
        <Moment iso={askedAt} zone={order.timeZone} />
      </p>
      <p className="zk-break zk-lines">{text}</p>
      {answer && open !== 'answer' && (
        <div className={`zk-stack zk-gap-4 ${styles['answer']}`}>
          <p className="zk-break zk-secondary zk-small">
            {m.questions_answered_by({ name: answer.by.name })} · <Moment iso={answer.at} zone={order.timeZone} />
          </p>
          <p className="zk-break zk-lines">{answer.text}</p>
        </div>
      )}
      {open === 'answer' ? (
        <AnswerForm order={order} question={question} onClose={() => setOpen(null)} />
      ) : (
        <div className="zk-flex zk-wrap zk-gap-8">
          {!isClosed && (
            <Button ref={opener} variant={answer ? 'default' : 'light'} onClick={() => setOpen('answer')}>
              {answer ? m.questions_edit_answer() : m.questions_answer()}
            </Button>
          )}
          {answer && recipients === 0 && (
            <Button
              variant="default"
              leftSection={<IconMail size={16} aria-hidden />}
              onClick={() => setOpen('letter')}
            >
              {m.questions_letter()}
            </Button>
          )}
        </div>
      )}
      <Attachments
        owner="question"
        ownerId={id}
        orderId={order.id}
        files={attachments}
        isCompact
        isReadOnly={open !== 'answer'}
      />
      {open === 'letter' && <QuestionLetter order={order} question={question} onClose={() => setOpen(null)} />}
    </li>
  );
}
