import { Button } from '@mantine/core';
import type { Order, Question } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { m } from '#messages';
import { useListQuestionsQuery } from '../../entities/order-page/order-page-api.ts';
import { NotLoaded, ProblemMessage } from '../../http/problem-message.tsx';
import { latestAnswer } from '../../http/answers/latest-answer.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ChoiceFilter } from '../../ui/filter/choice-filter.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PAGE_SIZES, Pager } from '../../ui/table/pager.tsx';
import { urlCodec } from '../../ui/url-query/url-codec.ts';
import { choicesField, pageField, pageSizeField } from '../../ui/url-query/url-fields.ts';
import { FIRST_PAGE, useUrlQuery } from '../../ui/url-query/url-query.ts';
import { RecordQuestionDialog } from './record-question-dialog.tsx';
import { QuestionCard, QuestionState } from './question-card.tsx';
import styles from './questions.module.css';

const STATES: readonly Question['status'][] = ['open', 'answered'];
const QUESTIONS = urlCodec({
  states: choicesField('questions', STATES),
  page: pageField(),
  perPage: pageSizeField(),
});
// The address also holds the order's tab.
const CHANGES = { ...FIRST_PAGE, keepsOthers: true, replace: true } as const;

export default function QuestionsTab({ order }: { order: Order }) {
  const { query, change, linkTo } = useUrlQuery(QUESTIONS, CHANGES);
  const { states, page, perPage } = query;
  const [isAsking, setAsking] = useState(false);
  const { shown, isStale, error, refetch } = latestAnswer(
    useListQuestionsQuery(
      { orderId: order.id, page, perPage, ...(states.length > 0 && { status: [...states] }) },
      { refetchOnMountOrArgChange: true },
    ),
  );
  const isClosed = order.status === 'cancelled';

  return (
    <div className={`zk-stack zk-mt-16 zk-gap-16 ${styles['tab']}`}>
      <div className="zk-row zk-wrap zk-between zk-gap-12">
        <ChoiceFilter
          label={m.questions_filter()}
          choices={STATES}
          chosen={states}
          draw={(state) => <QuestionState status={state} />}
          onChange={(chosen) => change({ states: chosen })}
        />
        {!isClosed && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {m.questions_record()}
          </Button>
        )}
      </div>
      {isClosed && <Callout tone="note">{m.questions_closed()}</Callout>}
      {shown ? (
        <ProblemMessage error={error} onRetry={refetch} />
      ) : (
        <NotLoaded error={error} onRetry={refetch} lines={8} />
      )}
      {shown?.data.length === 0 &&
        (states.length > 0 || page > 1 ? (
          <EmptyState
            drawing="search"
            text={m.questions_none_such()}
            action={
              <Button variant="default" onClick={() => change({ states: [] })}>
                {m.questions_show_all()}
              </Button>
            }
          />
        ) : (
          <EmptyState drawing="empty" text={m.questions_empty()} />
        ))}
      <ul className={`zk-stack zk-gap-12 ${styles['list']}`} data-stale={isStale}>
        {shown?.data.map((question) => (
          <QuestionCard key={question.id} order={order} question={question} isClosed={isClosed} />
        ))}
      </ul>
      {shown && shown.page.totalItems > PAGE_SIZES[0] && (
        <Pager page={shown.page} to={(next) => linkTo({ page: next })} onSize={(size) => change({ perPage: size })} />
      )}
      {isAsking && <RecordQuestionDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  );
}
