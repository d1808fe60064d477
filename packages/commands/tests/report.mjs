/** The summary at the end of a run. */
import { countLine, sum } from '../results/results.mjs';
import { duration } from './progress.mjs';

/** @typedef {import('../results/results.mjs').Counts} Counts */
/** @typedef {{ name: string, ms: number, counts: Counts, runs: import('../results/results.mjs').Run[], notes: string[] }} Done a part that has run */

/** Failures that are shown whole; others are only counted, so that the summary fits a screen. */
const MOST_FAILURES = 12;

/** @param {Counts} counts */
const markOf = ({ passed, failed }) => (failed > 0 ? '✗' : passed > 0 ? '✓' : '?');

/**
 * @param {Done[]} done
 * @param {string[]} summaries lines of the packages
 */
export function summaryOf(done, summaries) {
  const width = Math.max(...done.map(({ name }) => name.length));
  const parts = done.map(
    ({ name, ms, counts }) =>
      `${markOf(counts)} ${name.padEnd(width)}  ${duration(ms).padStart(12)}   ${countLine(counts)}`,
  );
  const failures = done.flatMap(({ runs }) => runs).flatMap((run) => run.failures);
  const shown = failures.slice(0, MOST_FAILURES).flatMap(({ text, repeat }) => {
    const command = repeat && `\n    again: npm test -- ${repeat.map(quoted).join(' ')}`;
    return [`✗ ${text}${command ?? ''}`];
  });
  const more = failures.length - shown.length;
  const notes = done.flatMap((part) => part.notes);
  // The count comes last, since a log may be cut at its beginning.
  return [
    '',
    ...parts,
    '',
    ...summaries,
    ...notes,
    ...shown,
    ...(more > 0 ? [`… and ${more} more failures, in the logs above`] : []),
    countLine(sum(done.map(({ counts }) => counts))),
  ].join('\n');
}

/** For a POSIX shell. @param {string} word */
function quoted(word) {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
