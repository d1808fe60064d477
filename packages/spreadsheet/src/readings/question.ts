/** Questions about prices, before they are worded in a language. */
import type { ImportReadingQuestion } from '@zakupki/api-client/schema';
import type { Currency } from '@zakupki/procurement/money/currency';
import type { MoneyColumn } from '../prices/money-columns.ts';

/** What an answer chooses, for its label. */
type AnswerSubject = {
  readonly columns?: readonly MoneyColumn[];
  /** whether the numbers of the columns are sums of lines or prices of units, where both may be */
  readonly numbersAre?: 'sums' | 'prices';
  readonly currency?: Currency;
  /** lines without a price under this answer */
  readonly leftOut?: number;
};

type AnswerFigures = {
  readonly total: number | null;
  readonly firstPrice: number | null;
  readonly equalsTotal: boolean;
};

export type OpenAnswer = {
  readonly value: string;
} & AnswerSubject &
  AnswerFigures;

export type OpenQuestion = {
  readonly id: string;
  readonly kind: ImportReadingQuestion['kind'];
  /** from 1 */
  readonly column: number | null;
  readonly answers: readonly OpenAnswer[];
  /** null when the file says nothing of any answer */
  readonly preselected: string | null;
  readonly answer: string | null;
  /** stated sums per price × quantity, when it is the same in every row */
  readonly ratio?: number | null;
};

export const answerOf = (value: string, subject: AnswerSubject, figures: AnswerFigures): OpenAnswer => ({
  value,
  ...subject,
  ...figures,
});
