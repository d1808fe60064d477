/** The matrix of operations and declared statuses, with the pairs the suite exercised. */
import { contractOperations, type OperationId } from '../../contract/operations.ts';

/** Why a declared status is not exercised, by operation and status. */
export type Reasons = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** One answer to a check; `forced` when a scenario or header caused it; the code of a problem. */
export type Exchange = readonly [operationId: OperationId, status: number, forced: boolean, code?: string | undefined];

type Pair = {
  operationId: string;
  resource: string;
  status: number;
  /** answers by the server's rules, and forced answers */
  real: number;
  forced: number;
  /** why no check exercises it */
  reason: string | null;
};

export type Matrix = { pairs: readonly Pair[]; exercised: number; listed: number; faults: readonly string[] };

/** Counts exchanges per declared pair. A fault is a gap, or an outdated reason. */
export function matrixOf(exchanges: Iterable<Exchange>, reasons: Reasons = {}): Matrix {
  const seen = new Map<string, { real: number; forced: number }>();
  for (const [operationId, status, forced] of exchanges) {
    const key = `${operationId} ${status}`;
    const counts = seen.get(key) ?? { real: 0, forced: 0 };
    counts[forced ? 'forced' : 'real'] += 1;
    seen.set(key, counts);
  }
  const pairs = contractOperations.flatMap(({ operationId, tag: resource, responses }) =>
    [...responses.keys()].map((status): Pair => {
      const counts = seen.get(`${operationId} ${status}`) ?? { real: 0, forced: 0 };
      return { operationId, resource, status, ...counts, reason: reasons[operationId]?.[status] ?? null };
    }),
  );
  const done = pairs.filter(isExercised);
  return {
    pairs,
    exercised: done.length,
    listed: pairs.filter((pair) => pair.reason !== null && !isExercised(pair)).length,
    faults: [
      ...pairs
        .filter((pair) => !isExercised(pair) && pair.reason === null)
        .map(
          ({ operationId, status, resource }) =>
            `${operationId} ${status} is declared and not exercised: add a check of ${resource}`,
        ),
      ...done
        .filter(({ reason }) => reason !== null)
        .map(({ operationId, status }) => `${operationId} ${status} is listed as unexercised and was exercised`),
      ...listedInVain(pairs, reasons),
    ],
  };
}

const isExercised = ({ real, forced }: Pair) => real + forced > 0;

/** Reasons for pairs the contract does not declare. */
function listedInVain(pairs: readonly Pair[], listed: Reasons): string[] {
  return Object.entries(listed).flatMap(([operationId, statuses]) =>
    Object.keys(statuses)
      .filter((status) => !pairs.some((pair) => pair.operationId === operationId && pair.status === Number(status)))
      .map((status) => `${operationId} ${status} is listed and not declared`),
  );
}

/** `603 of 614 declared pairs exercised, 11 listed with a reason, 0 gaps` */
export function summary({ pairs, exercised, listed }: Pick<Matrix, 'pairs' | 'exercised' | 'listed'>): string {
  const gaps = pairs.length - exercised - listed;
  return `${exercised} of ${pairs.length} declared pairs exercised, ${listed} listed with a reason, ${gaps} gaps`;
}

export const LEGEND = '● answered by its own rules   ○ only when forced   – listed with a reason   ✗ gap';

const markOf = (pair: Pair) => (pair.real > 0 ? '●' : pair.forced > 0 ? '○' : pair.reason === null ? '✗' : '–');

/** Rows of the table: the operation, then a cell per status; blank where it is not declared. */
function rowsOf({ pairs }: Matrix): { head: string[]; rows: string[][] } {
  const statuses = [...new Set(pairs.map(({ status }) => status))].sort((a, b) => a - b);
  const rows = contractOperations.map(({ operationId }) => [
    operationId,
    ...statuses.map((status) => {
      const pair = pairs.find((one) => one.operationId === operationId && one.status === status);
      return pair ? markOf(pair) : '';
    }),
  ]);
  return { head: ['', ...statuses.map(String)], rows };
}

/** The table for a terminal. */
export function textOf(matrix: Matrix): string {
  const { head, rows } = rowsOf(matrix);
  const width = Math.max(...rows.map(([name = '']) => name.length));
  const line = ([name = '', ...cells]: string[]) => `${name.padEnd(width)} ${cells.map((c) => c.padStart(4)).join('')}`;
  return [line(head), ...rows.map(line)].map((text) => text.trimEnd()).join('\n');
}

/** The table as Markdown, with the reasons and faults below. */
export function markdownOf(matrix: Matrix): string {
  const { head, rows } = rowsOf(matrix);
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const reasons = matrix.pairs.filter(({ reason }) => reason !== null);
  return [
    '# Operations × declared statuses',
    `${summary(matrix)}.`,
    LEGEND,
    [row(head), row(head.map((_, at) => (at === 0 ? '---' : ':-:'))), ...rows.map(row)].join('\n'),
    ...reasons.map(({ operationId, status, reason }) => `- ${operationId} ${status}: ${reason}`),
    ...matrix.faults.map((fault) => `- **${fault}**`),
    '',
  ].join('\n\n');
}
