/** The report on mutants: a line and a table on the screen, Markdown and JSON in `.results`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Kind } from '../mutants/kinds/kind.ts';
import type { Part } from '../mutants/sample.ts';
import { type Attempt, undetected } from './attempt.ts';
import { testsIn } from './task-meta.ts';

type Options = {
  /** where the reports are written */
  folder: URL;
  kinds: readonly Kind[];
  /** of the sample */
  seed: string;
};

/** The letter of each outcome in the table. */
const MARKS: Readonly<Record<Attempt['outcome'], string>> = {
  killed: '✓',
  survived: 'ALIVE',
  'not exercised': 'UNSEEN',
  'not applicable': '–',
};

/** Vitest loads a reporter by its default export: derive one from this class. */
export class MutantsReporter implements Reporter {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = testsIn(modules);
    // Each part has its own files, because each is run and cached apart.
    for (const part of ['sample', 'others'] as const) {
      const attempts = tests.flatMap((test) => (test.meta().part === part ? (test.meta().attempts ?? []) : []));
      if (attempts.length > 0) report(part, attempts, this.#options);
    }
  }
}

function report(part: Part, attempts: readonly Attempt[], { folder, kinds, seed }: Options): void {
  const count = (wanted: Attempt['outcome']) => attempts.filter(({ outcome }) => outcome === wanted).length;
  const killed = count('killed');
  const all = killed + undetected(attempts).length;
  const line = `mutants: killed ${killed} of ${all} (${part === 'sample' ? '' : 'all but '}sample ${seed}), ${count('not applicable')} not applicable`;
  const write = (kind: string, text: string) => writeFileSync(new URL(`mutants-${part}.${kind}`, folder), text);
  mkdirSync(folder, { recursive: true });
  write('json', `${JSON.stringify({ summary: line, attempts }, null, 2)}\n`);
  write('md', markdown(line, attempts, kinds));
  // The summary of `npm test` reads this file.
  write('summary.txt', `${line}\n`);
  process.stdout.write(`${[...compact(attempts), line].join('\n')}\n`);
}

/** A row per kind with the resources where it was not killed. */
function compact(attempts: readonly Attempt[]): string[] {
  const resources = [...new Set(attempts.map(({ scope }) => scope.resource))];
  const rows = resources.map((resource) => {
    const of = attempts.filter(({ scope }) => scope.resource === resource);
    const figures = Object.keys(MARKS).map((outcome) => of.filter((attempt) => attempt.outcome === outcome).length);
    return [resource, ...figures];
  });
  const table = [['resource', 'killed', 'survived', 'not exercised', 'not applicable'], ...rows];
  const widths = [10, 8, 10, 15, 16];
  return table.map((row) =>
    row
      .map((cell, i) => (i === 0 ? String(cell).padEnd(widths[i] ?? 0) : String(cell).padStart(widths[i] ?? 0)))
      .join(''),
  );
}

function markdown(line: string, attempts: readonly Attempt[], kinds: readonly Kind[]): string {
  const resources = [...new Set(attempts.map(({ scope }) => scope.resource))];
  const rows = kinds.map(({ name, does }) => {
    const cells = resources.map((resource) =>
      [
        ...new Set(
          attempts
            .filter((attempt) => attempt.kind === name && attempt.scope.resource === resource)
            .map(({ outcome }) => MARKS[outcome]),
        ),
      ].join(' '),
    );
    return `| \`${name}\` | ${does} | ${cells.join(' | ')} |`;
  });
  const killers = attempts.map(({ kind, scope, ...verdict }) => {
    const where = `\`${kind}\` of ${scope.operationId ?? scope.resource}`;
    if (verdict.outcome === 'killed') return `- ${where}: killed by “${verdict.by}”`;
    return `- ${where}: ${verdict.outcome}${'because' in verdict ? `, ${verdict.because}` : ''}`;
  });
  return [
    '# Mutants',
    '',
    line,
    '',
    `| kind | a back end that … | ${resources.join(' | ')} |`,
    `|---|---|${resources.map(() => '---').join('|')}|`,
    ...rows,
    '',
    '## Who noticed',
    '',
    ...killers,
    '',
  ].join('\n');
}
