/** Prints and writes the matrix after a run, lists skipped checks, and fails the run for a gap. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { codeMatrixOf, codesMarkdown, codeSummary } from './codes.ts';
import { LEGEND, markdownOf, matrixOf, summary, textOf } from './matrix.ts';
import { RESOURCES } from '../suite/resources.ts';
import '../suite/task-meta.ts';

const FOLDER = new URL('../../../.results/', import.meta.url);

// Vitest loads a reporter by its default export.
export default class MatrixReporter implements Reporter {
  onTestRunEnd(all: readonly TestModule[]): void {
    const modules = all.filter(({ moduleId }) => moduleId.includes('/test/contract/'));
    if (modules.length === 0) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const exchanges = tests.flatMap((test) => test.meta().exchanges ?? []);
    const matrix = matrixOf(exchanges);
    const codes = codeMatrixOf(exchanges);
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(new URL('contract-matrix.md', FOLDER), markdownOf(matrix));
    writeFileSync(new URL('contract-codes.md', FOLDER), codesMarkdown(codes));
    writeFileSync(
      new URL('contract-matrix.json', FOLDER),
      `${JSON.stringify({ summary: summary(matrix), ...matrix }, null, 2)}\n`,
    );
    const unknown = [...new Set(tests.flatMap((test) => test.meta().unknown ?? []))];
    if (unknown.length > 0) {
      print(
        'Not in the contract, and ignored by callers (CONTRACT_STRICT=1 refuses it):',
        ...unknown.map((one) => `  ${one}`),
      );
    }
    const checks = tests.filter((test) => test.meta().exchanges !== undefined);
    const skipped = checks.filter((test) => test.result().state === 'skipped');
    const named = skipped.filter((test) => reasonOf(test) !== undefined);
    if (named.length > 0) {
      print(
        `${named.length} of ${checks.length} checks skipped against ${process.env['CONTRACT_BASE_URL']}:`,
        ...byReason(named),
      );
      // Skipped checks leave pairs unexercised, which is not a fault of the suite.
      print(textOf(matrix), LEGEND, `${matrix.exercised} of ${matrix.pairs.length} declared pairs exercised there`);
      return;
    }
    print(textOf(matrix), LEGEND, `${summary(matrix)} (.results/contract-matrix.md)`);
    print(`${codeSummary(codes)} (.results/contract-codes.md)`);
    // The summary of `npm test` reads this file.
    writeFileSync(new URL('contract-matrix.summary.txt', FOLDER), `contract: ${summary(matrix)}\n`);
    const whole = RESOURCES.every((resource) =>
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
