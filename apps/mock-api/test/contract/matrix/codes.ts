/** The matrix of error codes and operations: which codes of the catalogue the suite has seen, and where. */
import { document } from '@zakupki/api-client/document';
import type { OperationId } from '@zakupki/api-client/operation';
import type { ProblemCode } from '@zakupki/api-client/problem-codes';
import { operations } from '../suite/operations.ts';
import type { Exchange } from './matrix.ts';

/** Codes that no check can provoke by the rules, and why. */
const UNPROVOKED: Readonly<Record<string, string>> = {
  forbidden: 'the specification shows a silent 403 (§8); no rule of the product gives one',
  malformed_path: 'clients cannot send broken percent-encoding; test/requests does',
  has_bids: 'a draft of the mock never has bids',
  order_not_awarded: 'an order without an award has none to find: 404',
  request_in_progress: 'a request takes long only under a rule that delays it; the sweep provokes it so',
  server_error: 'a fault of the server; the rules have none',
  server_storage_full: 'needs a server with little room; test/attacks has one',
  too_many_imports: 'needs ten imports at once; test/spreadsheets sends them',
  unavailable: 'needs a storage that fails; test/storage has one',
};

type CodePair = { code: ProblemCode; operationId: OperationId; real: number; forced: number };

export type CodeMatrix = { pairs: readonly CodePair[]; exercised: number; faults: readonly string[] };

/**
 * Counts exchanges per listed pair. A fault is a code that the server's rules gave nowhere, a code that an operation
 * lists as its own (no rule `on`) and did not even give when forced, or an outdated reason.
 */
export function codeMatrixOf(exchanges: Iterable<Exchange>, unprovoked = UNPROVOKED): CodeMatrix {
  const seen = new Map<string, { real: number; forced: number }>();
  for (const [operationId, , forced, code] of exchanges) {
    const key = `${operationId} ${code}`;
    const counts = seen.get(key) ?? { real: 0, forced: 0 };
    counts[forced ? 'forced' : 'real'] += 1;
    seen.set(key, counts);
  }
  const pairs = operations.flatMap(({ operationId, problems }) =>
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
        .filter((code) => !missing.has(code as ProblemCode))
        .map((code) => `${code} is listed as never given and was given, or is in no operation`),
      ...pairs
        .filter((pair) => !isExercised(pair) && document['x-problems'][pair.code].on === undefined)
        .map(({ code, operationId }) => `${operationId} lists ${code}, which no check provoked`),
    ],
  };
}

const isExercised = ({ real, forced }: CodePair) => real + forced > 0;

/** `131 codes on 118 operations: 612 of 2,310 pairs provoked, 0 gaps` */
export function codeSummary({ pairs, exercised, faults }: CodeMatrix): string {
  const codes = new Set(pairs.map(({ code }) => code)).size;
  return `${codes} error codes on ${operations.length} operations: ${exercised} of ${pairs.length} pairs provoked, ${faults.length} gaps`;
}

/** A row per code: the operations that list it, with the marks of the status matrix. */
export function codesMarkdown(matrix: CodeMatrix): string {
  const mark = ({ real, forced }: CodePair) => (real > 0 ? '●' : forced > 0 ? '○' : '·');
  const rows = [...Map.groupBy(matrix.pairs, ({ code }) => code)].map(([code, pairs]) => {
    const where = pairs.map((pair) => `${mark(pair)} ${pair.operationId}`).join(', ');
    return `| ${document['x-problems'][code].status} | ${code} | ${where} |`;
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
