/** The matrix of error codes and operations: which codes of the catalogue the suite has seen, and where. */
import { document } from '../../contract/document.ts';
import { contractOperations } from '../../contract/operations.ts';
import { type AnyProblem, problemType } from '../../pipeline/problem.ts';
import type { Exchange } from './matrix.ts';

/** Codes that no check can provoke by the rules, and why. */
export type Unprovoked = Readonly<Record<string, string>>;

type CodePair = { code: string; operationId: string; real: number; forced: number };

export type CodeMatrix = { pairs: readonly CodePair[]; exercised: number; faults: readonly string[] };

/**
 * Counts exchanges per listed pair. A fault is a code that the server's rules gave nowhere, a code that an operation
 * lists as its own (no rule `on`) and did not even give when forced, or an outdated reason.
 */
export function codeMatrixOf(exchanges: Iterable<Exchange>, unprovoked: Unprovoked = {}): CodeMatrix {
  const seen = new Map<string, { real: number; forced: number }>();
  for (const [operationId, , forced, code] of exchanges) {
    const key = `${operationId} ${code}`;
    const counts = seen.get(key) ?? { real: 0, forced: 0 };
    counts[forced ? 'forced' : 'real'] += 1;
    seen.set(key, counts);
  }
  const pairs = contractOperations.flatMap(({ operationId, problems }) =>
    problems.map((code): CodePair => {
      return { code, operationId, ...(seen.get(`${operationId} ${code}`) ?? { real: 0, forced: 0 }) };
    }),
  );
  const byRules = new Set(pairs.filter(({ real }) => real > 0).map(({ code }) => code));
  const missing = new Set(pairs.map(({ code }) => code).filter((code) => !byRules.has(code)));
  return {
    pairs,
    exercised: pairs.filter(isExercised).length,
    faults: [
      ...[...missing].filter((code) => !(code in unprovoked)).map((code) => `${code} was never given by a rule`),
      ...Object.keys(unprovoked)
        .filter((code) => !missing.has(code))
        .map((code) => `${code} is listed as never given and was given, or is in no operation`),
      ...pairs
        .filter((pair) => !isExercised(pair) && isOfOperations(pair.code))
        .map(({ code, operationId }) => `${operationId} lists ${code}, which no check provoked`),
    ],
  };
}

/** Whether each operation that lists the code has to give it; those of the engine are of the same cause everywhere. */
function isOfOperations(code: string): boolean {
  const type = document['x-problems']?.[code];
  return type !== undefined && type.on === undefined;
}

const isExercised = ({ real, forced }: CodePair) => real + forced > 0;

/** `131 codes on 118 operations: 612 of 2,310 pairs provoked, 0 gaps` */
export function codeSummary({ pairs, exercised, faults }: CodeMatrix): string {
  const codes = new Set(pairs.map(({ code }) => code)).size;
  return `${codes} error codes on ${contractOperations.length} operations: ${exercised} of ${pairs.length} pairs provoked, ${faults.length} gaps`;
}

/** A row per code: the operations that list it, with the marks of the status matrix. */
export function codesMarkdown(matrix: CodeMatrix): string {
  const mark = ({ real, forced }: CodePair) => (real > 0 ? '●' : forced > 0 ? '○' : '·');
  const rows = [...Map.groupBy(matrix.pairs, ({ code }) => code)].map(([code, pairs]) => {
    const where = pairs.map((pair) => `${mark(pair)} ${pair.operationId}`).join(', ');
    return `| ${problemType(code as AnyProblem).status} | ${code} | ${where} |`;
  });
  return [
    '# Error codes × operations',
    `${codeSummary(matrix)}.`,
    '● answered by its own rules   ○ only when forced   · not provoked there',
    ['| status | code | operations |', '| --- | --- | --- |', ...rows.sort()].join('\n'),
    ...matrix.faults.map((fault) => `- **${fault}**`),
    '',
  ].join('\n\n');
}
