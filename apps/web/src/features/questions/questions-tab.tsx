import { Button } from '@mantine/core';
import type { Order, Question } from '@zakupki/api-client/schema';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { m } from '#messages';
import { asApiError, ProblemMessage, ProblemState } from '../../http/problem-message.tsx';
import { paths } from '../../paths.ts';
import { Callout } from '../../ui/feedback/callout.tsx';
import { ChoiceFilter } from '../../ui/filter/choice-filter.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PAGE_SIZES, Pager } from '../../ui/table/pager.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AskDialog } from './ask-dialog.tsx';
import { QuestionCard, QuestionState } from './question-card.tsx';
import { useListQuestionsQuery } from './questions-api.ts';
import styles from './questions.module.css';

const STATES: readonly Question['status'][] = ['open', 'answered'];

export default function QuestionsTab({ order }: { order: Order }) {
  const [search, setSearch] = useSearchParams();
  const [isAsking, setAsking] = useState(false);
  const states = STATES.filter((state) => (search.get('questions') ?? '').split(',').includes(state));
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const perPage = PAGE_SIZES.find((size) => String(size) === search.get('perPage')) ?? PAGE_SIZES[0];
  const { data, currentData, error, isFetching, refetch } = useListQuestionsQuery(
    { orderId: order.id, page, perPage, ...(states.length > 0 && { status: states }) },
    { refetchOnMountOrArgChange: true },
  );
  const shown = currentData ?? (isFetching ? data : undefined);
  const problem = error && !isFetching ? asApiError(error) : undefined;
  const address = (part: { states?: readonly string[]; page?: number; perPage?: number }) => {
    const next = { states, page: 1, perPage, ...part };
    return {
      tab: 'questions',
      questions: next.states.join(','),
      page: next.page > 1 ? String(next.page) : '',
      perPage: next.perPage === PAGE_SIZES[0] ? '' : String(next.perPage),
    };
  };
  const show = (part: Parameters<typeof address>[0]) =>
    setSearch(Object.fromEntries(Object.entries(address(part)).filter(([, value]) => value !== '')), { replace: true });
  const isClosed = order.status === 'cancelled';

  return (
    <div className={styles['tab']}>
      <div className={styles['head']}>
        <ChoiceFilter
          label={m.questions_filter()}
          choices={STATES}
          chosen={states}
          draw={(state) => <QuestionState status={state} />}
          onChange={(chosen) => show({ states: chosen })}
        />
        {!isClosed && <Button onClick={() => setAsking(true)}>{m.questions_record()}</Button>}
      </div>
      {isClosed && <Callout tone="note">{m.questions_closed()}</Callout>}
      {shown && <ProblemMessage error={problem} onRetry={() => void refetch()} />}
      {!shown && (problem ? <ProblemState error={problem} onRetry={() => void refetch()} /> : <Skeleton lines={8} />)}
      {shown?.data.length === 0 &&
        (states.length > 0 || page > 1 ? (
          <EmptyState
            drawing="search"
            text={m.questions_none_such()}
            action={
              <Button variant="default" onClick={() => show({ states: [] })}>
                {m.questions_show_all()}
              </Button>
            }
          />
        ) : (
          <EmptyState drawing="calm" text={m.questions_empty()} />
        ))}
      <ul className={styles['list']} data-stale={currentData === undefined}>
        {shown?.data.map((question) => (
          <QuestionCard key={question.id} order={order} question={question} isClosed={isClosed} />
        ))}
      </ul>
      {shown && shown.page.totalItems > PAGE_SIZES[0] && (
        <Pager
          page={shown.page}
          to={(next) => paths.order(order.id, address({ page: next }))}
          onSize={(size) => show({ perPage: size })}
        />
      )}
      {isAsking && <AskDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  );
}
