/** Chooses among the outcomes of readings, and asks where they leave several. */
import type { Hypothesis, PriceFor } from './hypothesis.ts';
import { answerOf, type OpenQuestion } from './question.ts';
import { figuresOf, isSameMoney, type Outcome } from './outcome.ts';

/** Readings that differ by less do not decide. */
const MARGIN = 1;
/** Headings prefer a price by this much. */
const CLEARLY = 2;

/** What a question decides: the readings differ in it, and an answer leaves those that have it. */
type Decision = {
  readonly id: string;
  readonly kind: OpenQuestion['kind'];
  readonly valueOf: (hypothesis: Hypothesis) => string;
  /** readings beside the best one that are asked about */
  readonly rivalsOf: (best: Outcome, outcomes: readonly Outcome[]) => readonly Outcome[];
};

const isClose = (best: Outcome) => (one: Outcome) =>
  one !== best && one.score - best.score < MARGIN && !isSameMoney(one, best);

const SCALE_ANSWERS: Readonly<Record<PriceFor, string>> = {
  stated: 'applied',
  pack: 'pack',
  unit: 'not_applied',
  counted: 'counted',
  piece: 'piece',
};

const DECISIONS: readonly Decision[] = [
  {
    id: 'price',
    kind: 'price_column',
    valueOf: ({ choice }) => choice.id,
    // Sums of another price than the one that the headings name last, such as "Ваша цена".
    rivalsOf: (best, outcomes) =>
      outcomes.filter(
        (one) =>
          isClose(best)(one) ||
          (one.hypothesis.choice.cost + CLEARLY <= best.hypothesis.choice.cost && !isSameMoney(one, best)),
      ),
  },
  {
    id: 'discount',
    kind: 'discount',
    valueOf: ({ discountBy }) => discountBy ?? 'not_applied',
    rivalsOf: (best, outcomes) => outcomes.filter(isClose(best)),
  },
  {
    id: 'per',
    kind: 'scale',
    valueOf: ({ per }) => SCALE_ANSWERS[per],
    // A reading that sets aside what the file says is never taken silently.
    rivalsOf: (best, outcomes) =>
      outcomes.filter(
        (one) => isClose(best)(one) || (one.hypothesis.per === 'stated' && best.hypothesis.per !== 'stated'),
      ),
  },
];

/** Takes the likeliest reading that the answers allow, and asks where others are about as likely. */
export function decide(
  outcomes: readonly Outcome[],
  answers: ReadonlyMap<string, string>,
): { best: Outcome | null; questions: OpenQuestion[] } {
  const questions: OpenQuestion[] = [];
  let left = outcomes;
  for (const { id, kind, valueOf, rivalsOf } of DECISIONS) {
    const [best] = left;
    if (!best) break;
    const options = bestOf([best, ...rivalsOf(best, left)], ({ hypothesis }) => valueOf(hypothesis));
    const given = answers.get(id) ?? null;
    const hasSums = options.some(({ hypothesis }) => hypothesis.choice.isOfSums);
    const isKnown = options.some(({ hypothesis }) => valueOf(hypothesis) === given);
    if (options.length > 1)
      questions.push({
        id,
        kind,
        column: kind === 'scale' ? (best.hypothesis.choice.columns[0]?.column ?? null) : null,
        answers: options.map((one) =>
          answerOf(
            valueOf(one.hypothesis),
            {
              columns: one.hypothesis.choice.columns,
              ...(hasSums && { numbersAre: one.hypothesis.choice.isOfSums ? 'sums' : 'prices' }),
            },
            figuresOf(one),
          ),
        ),
        preselected: valueOf(best.hypothesis),
        answer: isKnown ? given : null,
      });
    const value = options.length > 1 && isKnown ? given : valueOf(best.hypothesis);
    left = left.filter(({ hypothesis }) => valueOf(hypothesis) === value);
  }
  return { best: left[0] ?? null, questions };
}

/** The best of each group, best first. */
function bestOf(outcomes: readonly Outcome[], keyOf: (outcome: Outcome) => string): Outcome[] {
  return [...Map.groupBy(outcomes, keyOf).values()].flatMap(([first]) => first ?? []);
}

/** Whether another reading would be as likely without the last prices of the lines. */
export function isByLastPrices(best: Outcome, outcomes: readonly Outcome[]): boolean {
  const without = ({ score, ofLastPrices }: Outcome) => score - ofLastPrices;
  const isRival = (one: Outcome) => one !== best && without(one) - without(best) < MARGIN && !isSameMoney(one, best);
  return best.ofLastPrices < 0 && outcomes.some((one) => isRival(one) && !isClose(best)(one));
}
