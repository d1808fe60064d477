import { readFileSync } from 'node:fs';

/** The document that maps the cases of the checklist to tests. */
export const SECURITY = 'docs/security.md';

/** How many cases each letter has. @type {Readonly<Record<string, number>>} */
const COUNTS = { A: 18, B: 11, C: 12, D: 7, E: 15, F: 4 };

export const CASES = Object.entries(COUNTS).flatMap(([letter, count]) =>
  Array.from({ length: count }, (_, at) => `${letter}${at + 1}`),
);

/**
 * Finds faults in the rows of the cases: a case without a row or with several, or a named test without the case in a title.
 *
 * @param {string} root ends with a slash
 * @param {string} text of the document
 * @returns {string[]} sentences
 */
export function caseFaults(root, text) {
  const rows = [...text.matchAll(/^\| ([A-F]\d+) [^|]*\|([^|]*)\|$/gm)].map(([, name = '', tests = '']) => ({
    name,
    files: [...tests.matchAll(/`([^`]+(?:\.(?:test|spec|checks)\.|\/test\/)[^`]+)`/g)].map(([, file = '']) => file),
    isDecided: /\]\(decisions\//.test(tests),
  }));
  const counted = CASES.flatMap((name) => {
    const count = rows.filter((row) => row.name === name).length;
    return count === 1 ? [] : [`${name} has ${count} rows`];
  });
  const untested = rows.flatMap(({ name, files, isDecided }) => [
    ...(files.length === 0 && !isDecided ? [`${name} has no test`] : []),
    ...files
      .filter((file) => !titlesOf(readFileSync(root + file, 'utf8')).some((title) => names(title, name)))
      .map((file) => `${name} is in no title of ${file}`),
  ]);
  return [...counted, ...untested];
}

/** String literals, among them the titles. @param {string} source */
function titlesOf(source) {
  return [...source.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , literal = '']) => literal);
}

/**
 * @param {string} title with its cases in brackets: `clears both keys (A4, A5)`
 * @param {string} name
 */
const names = (title, name) =>
  [...title.matchAll(/\(([^()]*)\)/g)].some(([, inner = '']) => inner.split(/[,;] */).includes(name));
