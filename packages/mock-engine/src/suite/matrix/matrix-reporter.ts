/** Prints and writes the matrix after a run, lists skipped checks, and fails the run for a gap. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { codeMatrixOf, codesMarkdown, codeSummary, type Unprovoked } from './codes.ts';
import { LEGEND, markdownOf, matrixOf, type Reasons, summary, textOf } from './matrix.ts';
import { contractOperations } from '../../contract/operations.ts';
import { reportEnd } from '../ended-server.ts';
import { reportUnknown } from '../unknown.ts';
import { testsIn } from '../task-meta.ts';

type Options = {
  /** where the reports are written */
  folder: URL;
  /** part of the paths of the tests that are reported */
  tests: string;
  /** the tested server, in the note on skipped checks */
  against?: string | undefined;
  /** why some pairs and codes are not exercised */
  unexercised?: Reasons;
  unprovoked?: Unprovoked;
};

/** Vitest loads a reporter by its default export: derive one from this class. */
export class MatrixReporter implements Reporter {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  onTestRunEnd(all: readonly TestModule[], _errors?: unknown, reason?: string): void {
    reportUnknown(all);
    // What did not run is no gap.
    if (reason === 'interrupted' || reportEnd(all)) return;
    const { folder, tests: part, against, unexercised, unprovoked } = this.#options;
    const modules = all.filter(({ moduleId }) => moduleId.includes(part));
    if (modules.length === 0) return;
    const tests = testsIn(modules);
    const exchanges = tests.flatMap((test) => test.meta().exchanges ?? []);
    const matrix = matrixOf(exchanges, unexercised);
    const codes = codeMatrixOf(exchanges, unprovoked);
    mkdirSync(folder, { recursive: true });
    writeFileSync(new URL('contract-matrix.md', folder), markdownOf(matrix));
    writeFileSync(new URL('contract-codes.md', folder), codesMarkdown(codes));
    writeFileSync(
      new URL('contract-matrix.json', folder),
      `${JSON.stringify({ summary: summary(matrix), ...matrix }, null, 2)}\n`,
    );
    const checks = tests.filter((test) => test.meta().exchanges !== undefined);
    const skipped = checks.filter((test) => test.result().state === 'skipped');
    const named = skipped.filter((test) => reasonOf(test) !== undefined);
    if (named.length > 0) {
      print(`${named.length} of ${checks.length} checks skipped against ${against}:`, ...byReason(named));
      // Skipped checks leave pairs unexercised, which is not a fault of the suite.
      print(textOf(matrix), LEGEND, `${matrix.exercised} of ${matrix.pairs.length} declared pairs exercised there`);
      return;
    }
    print(textOf(matrix), LEGEND, `${summary(matrix)} (.results/contract-matrix.md)`);
    print(`${codeSummary(codes)} (.results/contract-codes.md)`);
    // The summary of `npm test` reads this file.
    writeFileSync(new URL('contract-matrix.summary.txt', folder), `contract: ${summary(matrix)}\n`);
    const resources = new Set(contractOperations.map(({ tag }) => tag));
    const whole = [...resources].every((resource) =>
      modules.some(({ moduleId }) => moduleId.endsWith(`/${resource}.test.ts`)),
    );
    const faults = [...matrix.faults, ...codes.faults];
    if (!whole || skipped.length > 0 || faults.length === 0) return;
    print(...faults.map((fault) => `✗ ${fault}`));
    process.exitCode = 1;
  }
}

const reasonOf = (test: TestCase) => test.meta().skipped;

/** Groups names by reason. */
function byReason(tests: readonly TestCase[]): string[] {
  const reasons = Map.groupBy(tests, (test) => reasonOf(test) ?? '');
  return [...reasons].flatMap(([reason, of]) => [
    `  ${reason}: ${of.length}`,
    ...of.map(({ name }) => `    ↓ ${name.replace(` (skipped: ${reason})`, '')}`),
  ]);
}

function print(...lines: string[]): void {
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
