/** The report on mutants: a line and a table on the screen, Markdown and JSON in `.results`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { KINDS } from './kinds/all.ts';
import { type Trial, undetected } from './trial.ts';

const FOLDER = new URL('../../.results/', import.meta.url);

/** The letter of each outcome in the table. */
const MARKS: Readonly<Record<Trial['outcome'], string>> = {
  killed: '✓',
  survived: 'ALIVE',
  'not exercised': 'UNSEEN',
  'not applicable': '–',
};

export function report(trials: readonly Trial[]): void {
  const count = (wanted: Trial['outcome']) => trials.filter(({ outcome }) => outcome === wanted).length;
  const killed = count('killed');
  const line = `mutants: killed ${killed} of ${killed + undetected(trials).length}, ${count('not applicable')} not applicable`;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(new URL('mutants.json', FOLDER), `${JSON.stringify({ summary: line, trials }, null, 2)}\n`);
  writeFileSync(new URL('mutants.md', FOLDER), markdown(line, trials));
  // The summary of `npm test` reads this file.
  writeFileSync(new URL('mutants.summary.txt', FOLDER), `${line}\n`);
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
