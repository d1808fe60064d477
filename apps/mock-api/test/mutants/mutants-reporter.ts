/** The report on mutants: a line and a table on the screen, Markdown and JSON in `.results`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { KINDS } from './kinds/all.ts';
import { MUTANTS_SEED, type Part } from './sample.ts';
import { type Trial, undetected } from './trial.ts';
import '../contract/suite/task-meta.ts';

const FOLDER = new URL('../../.results/', import.meta.url);

/** The letter of each outcome in the table. */
const MARKS: Readonly<Record<Trial['outcome'], string>> = {
  killed: '✓',
  survived: 'ALIVE',
  'not exercised': 'UNSEEN',
  'not applicable': '–',
};

/** What each part is called in the report. */
const PARTS: Readonly<Record<Part, string>> = {
  sample: `sample ${MUTANTS_SEED}`,
  others: `all but sample ${MUTANTS_SEED}`,
};

// Vitest loads a reporter by its default export.
export default class MutantsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    // Each part has its own files, because each is run and cached apart.
    for (const part of ['sample', 'others'] as const) {
      const trials = tests.flatMap((test) => (test.meta().part === part ? (test.meta().trials ?? []) : []));
      if (trials.length > 0) report(part, trials);
    }
  }
}

function report(part: Part, trials: readonly Trial[]): void {
  const count = (wanted: Trial['outcome']) => trials.filter(({ outcome }) => outcome === wanted).length;
  const killed = count('killed');
  const all = killed + undetected(trials).length;
  const line = `mutants: killed ${killed} of ${all} (${PARTS[part]}), ${count('not applicable')} not applicable`;
  const write = (kind: string, text: string) => writeFileSync(new URL(`mutants-${part}.${kind}`, FOLDER), text);
  mkdirSync(FOLDER, { recursive: true });
  write('json', `${JSON.stringify({ summary: line, trials }, null, 2)}\n`);
  write('md', markdown(line, trials));
  // The summary of `npm test` reads this file.
  write('summary.txt', `${line}\n`);
  console.log([...compact(trials), line].join('\n'));
}

/** A row per kind with the resources where it was not killed. */
function compact(trials: readonly Trial[]): string[] {
  const resources = [...new Set(trials.map(({ scope }) => scope.resource))];
  const rows = resources.map((resource) => {
    const of = trials.filter(({ scope }) => scope.resource === resource);
    const figures = Object.keys(MARKS).map((outcome) => of.filter((trial) => trial.outcome === outcome).length);
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

function markdown(line: string, trials: readonly Trial[]): string {
  const resources = [...new Set(trials.map(({ scope }) => scope.resource))];
  const kinds = KINDS.map(({ name, does }) => {
    const cells = resources.map((resource) =>
      [
        ...new Set(
          trials
            .filter((trial) => trial.kind === name && trial.scope.resource === resource)
            .map(({ outcome }) => MARKS[outcome]),
        ),
      ].join(' '),
    );
    return `| \`${name}\` | ${does} | ${cells.join(' | ')} |`;
  });
  const killers = trials.map(({ kind, scope, ...verdict }) => {
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
    ...kinds,
    '',
    '## Who noticed',
    '',
    ...killers,
    '',
  ].join('\n');
}
