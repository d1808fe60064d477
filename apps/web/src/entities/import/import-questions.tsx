import type { ImportQuestion } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { formatDecimal } from '../../format/number/numbers.ts';
import styles from './import.module.css';
import { RadioGroup } from '../../ui/field/radio-group.tsx';

type Separator = NonNullable<ImportQuestion['decimalSeparator']>;

type ImportQuestionsProps = {
  readonly questions: readonly ImportQuestion[];
  readonly answers: ReadonlyMap<number, Separator>;
  readonly onAnswer: (column: number, separator: Separator) => void;
};

/** For each column whose numbers can be read two ways: asks how to read them, or shows how they were read. */
export function ImportQuestions({ questions, answers, onAnswer }: ImportQuestionsProps) {
  return questions.map((question) => (
    <div
      key={question.column}
      className={styles['question']}
      data-open={question.decimalSeparator === null || undefined}
    >
      <RadioGroup
        label={m.import_question({ heading: question.heading ?? m.import_column({ column: question.column }) })}
        description={reasonOf(question)}
        choices={[
          { value: '.', label: examples(question, 'withPoint') },
          { value: ',', label: examples(question, 'withComma') },
        ]}
        value={answers.get(question.column) ?? question.decimalSeparator}
        onChange={(separator) => onAnswer(question.column, separator)}
        isInline
      />
    </div>
  ));
}

function examples({ values }: ImportQuestion, reading: 'withPoint' | 'withComma'): string {
  return values
    .map((value) => m.import_question_example({ text: value.text, value: formatDecimal(value[reading]) }))
    .join(' · ');
}

function reasonOf({ by }: ImportQuestion): string {
  switch (by) {
    case 'given':
      return m.import_question_given();
    case 'column':
      return m.import_question_column();
    case 'totals':
      return m.import_question_totals();
    case 'none':
      return m.import_question_none();
  }
}
