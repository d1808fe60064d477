import { Button } from '@mantine/core';
import type { ImportAnswerOption, ImportReadingQuestion } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDecimal, formatMoney } from '../../format/number/numbers.ts';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import styles from './import.module.css';

type PriceQuestionsProps = {
  readonly questions: readonly ImportReadingQuestion[];
  readonly isBusy: boolean;
  readonly onAnswer: (question: string, value: string) => void;
};

/** Questions about prices that the file leaves open, each with what its answers would give. */
export function PriceQuestions({ questions, isBusy, onAnswer }: PriceQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section aria-label={m.import_prices()} className="zk-stack zk-gap-8">
      <h3 className={styles['title']}>{m.import_prices()}</h3>
      {questions.some(({ answer }) => answer === null) && (
        <p className="zk-secondary zk-small">{m.import_prices_help()}</p>
      )}
      {questions.map((question) => (
        <PriceQuestion key={question.id} question={question} isBusy={isBusy} onAnswer={onAnswer} />
      ))}
    </section>
  );
}

type PriceQuestionProps = Omit<PriceQuestionsProps, 'questions'> & { readonly question: ImportReadingQuestion };

function PriceQuestion({ question, isBusy, onAnswer }: PriceQuestionProps) {
  const { id, text, answers, preselected, answer } = question;
  const isOpen = answer === null;
  return (
    <div className={styles['question']} data-open={isOpen || undefined}>
      <RadioGroup
        label={text}
        description={isOpen ? undefined : m.import_answered()}
        choices={answers.map((option) => ({
          value: option.value,
          label: option.label,
          description: outcomeOf(option),
        }))}
        value={answer ?? preselected}
        onChange={(value) => onAnswer(id, value)}
      />
      {isOpen && preselected !== null && (
        <Button variant="default" size="compact-md" disabled={isBusy} onClick={() => onAnswer(id, preselected)}>
          {m.import_answer_confirm()}
        </Button>
      )}
    </div>
  );
}

/** "total 15,750.00 · first price 17.5 · equals the sums in the file". */
function outcomeOf({ total, firstPrice, currency, equalsTotal }: ImportAnswerOption): string {
  return [
    total && m.import_answer_total({ total: currency ? formatMoney(total, currency) : formatDecimal(total) }),
    firstPrice && m.import_answer_first_price({ price: formatDecimal(firstPrice) }),
    equalsTotal && m.import_answer_equals(),
  ]
    .filter(Boolean)
    .join(' · ');
}
