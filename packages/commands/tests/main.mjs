// Runs the tests that the arguments choose. Started by run-tests.mjs through pnpm.
import { floorNotes, readExpected, unexpectedResults } from '../results/expected.mjs';
import { collectSummaries, EXHAUSTIVE, forgetRuns, forgetSummaries, SHORT, sum } from '../results/results.mjs';
import { ROOT } from '../workspace.mjs';
import { runChanged } from './changed.mjs';
import { readChoice } from './choice.mjs';
import { runFiles } from './files.mjs';
import { lastRunOf, recordRun, treeDigest } from './last-run.mjs';
import { exhaustiveParts, installPrograms, shortParts } from './parts.mjs';
import { summaryOf } from './report.mjs';
import { countOf } from './tasks.mjs';

/** @typedef {import('./report.mjs').Done} Done */

const choice = readChoice(process.argv.slice(2));
if (choice.kind === 'files') {
  process.exitCode = (await runFiles(choice)) ? 0 : 1;
} else if (choice.kind === 'changed') {
  process.exitCode = (await runChanged(choice.since)) ? 0 : 1;
} else {
  const done = await (choice.kind === 'all' ? runAll() : runShort());
  process.exitCode = sum(done.map(({ counts }) => counts)).failed > 0 ? 1 : 0;
}

async function runShort() {
  const tree = treeDigest();
  forgetSummaries(ROOT);
  const done = await runParts(shortParts(installPrograms()));
  recordRun(tree, done);
  return finish(done, SHORT);
}

/** Continues the last `npm test` of the same files: neither what passed nor what failed runs twice. */
async function runAll() {
  const tree = treeDigest();
  const last = lastRunOf(tree);
  const programs = installPrograms();
  if (last) console.log(`\nnpm test ran on these files at ${last.at}: its results count, and the rest follows.`);
  else forgetSummaries(ROOT);
  const short = last ? last.done : await runParts(shortParts(programs));
  recordRun(tree, short);
  const done = [...short, ...(await runParts(exhaustiveParts(programs)))];
  return finish(done, [...SHORT, ...EXHAUSTIVE]);
}

/**
 * Runs all parts in sequence; a failing one does not stop the next.
 *
 * @param {readonly import('./parts.mjs').Part[]} parts
 * @returns {Promise<Done[]>}
 */
async function runParts(parts) {
  /** @type {Done[]} */
  const done = [];
  forgetRuns(ROOT);
  for (const [name, run] of parts) {
    console.log(`\n── ${name}`);
    const started = Date.now();
    const { counts, runs = [], notes = [] } = await run();
    done.push({ name, ms: Date.now() - started, counts, runs, notes });
  }
  return done;
}

/**
 * Checks that no test is missing and that only listed tests were skipped, and prints the summary.
 *
 * @param {Done[]} done
 * @param {readonly string[]} scripts that had to run
 */
function finish(done, scripts) {
  const runs = done.flatMap((part) => part.runs);
  const expected = readExpected();
  const sentences = unexpectedResults(runs, expected, process.env, scripts);
  for (const sentence of sentences) console.error(sentence);
  const all = [
    ...done,
    {
      name: 'skipped and missing tests',
      ms: 0,
      counts: countOf(sentences.length === 0),
      runs: [],
      notes: floorNotes(runs, expected),
    },
  ];
  console.log(summaryOf(all, collectSummaries(ROOT)));
  return all;
}
