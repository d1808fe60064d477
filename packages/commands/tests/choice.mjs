import { parseArgs } from 'node:util';
import { PlainError } from '../plain-error.mjs';

/**
 * Which tests to run: the checks of every change, all, those of the changed files since a revision, or some files.
 *
 * @typedef {{ kind: 'short' } | { kind: 'all' } | { kind: 'changed', since: string }
 *   | { kind: 'files', files: string[], name: string | undefined }} Choice
 */

const USAGE = `Usage:
  npm test                            what protects every change
  npm test -- --all                   also the exhaustive tests
  npm test -- --changed [--since REV] the tests of the files that differ from REV (HEAD)
  npm test -- FILE[:LINE]… [-t NAME]  the tests of files, or those whose name contains NAME`;

/**
 * Reads the arguments of `npm test`. @throws PlainError with the usage
 *
 * @param {string[]} args
 * @returns {Choice}
 */
export function readChoice(args) {
  const { all, changed, since, name, files } = parse(args);
  if (Number(all) + Number(changed) + Number(files.length > 0) > 1) {
    throw new PlainError(`Choose one of --all, --changed and files.\n${USAGE}`);
  }
  if (since !== undefined && !changed) throw new PlainError(`--since needs --changed.\n${USAGE}`);
  if (name !== undefined && files.length === 0) throw new PlainError(`-t needs the file of the test.\n${USAGE}`);
  if (all) return { kind: 'all' };
  if (changed) return { kind: 'changed', since: since ?? 'HEAD' };
  return files.length > 0 ? { kind: 'files', files, name } : { kind: 'short' };
}

/** @param {string[]} args */
function parse(args) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        changed: { type: 'boolean', default: false },
        since: { type: 'string' },
        name: { type: 'string', short: 't' },
      },
    });
    return { ...values, files: positionals };
  } catch (error) {
    const [sentence] = (error instanceof Error ? error.message : String(error)).split('. ');
    throw new PlainError(`${sentence}.\n${USAGE}`);
  }
}
