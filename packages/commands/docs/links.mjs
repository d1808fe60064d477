import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** Folders that builds and installs write: a document may name files in them that do not exist yet. */
const WRITTEN = /(^|\/)(node_modules|dist|\.results|\.cache)(\/|$)/;

const TOP = /^(apps|packages|docs|openapi|\.ci)\//;
/** Folders of a package, which its README names by their path in the package. */
const IN_PACKAGE = /^(src|test|tests|build|messages|bench)\//;

/** @param {string} root ends with a slash */
export function documents(root) {
  return globSync('**/*.md', { cwd: root, exclude: (name) => WRITTEN.test(name) })
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

/**
 * GitHub's name of each heading, for links with `#`.
 *
 * @param {string} text
 */
function anchors(text) {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/**
 * A path with placeholders as a pattern: `resources/<noun>/` and `…` stand for anything.
 *
 * @param {string} path
 */
const toPattern = (path) => path.replaceAll(/<[^>]+>|…/g, '*').replace(/\/$/, '');

/**
 * @param {string} root
 * @param {string} path below the root
 */
const exists = (root, path) =>
  WRITTEN.test(path) || existsSync(root + path) || globSync(toPattern(path), { cwd: root }).length > 0;

/**
 * Finds the broken links and paths of a document.
 *
 * @param {string} root ends with a slash
 * @param {string} file below the root
 * @returns {string[]} each with the document's name
 */
export function brokenLinks(root, file) {
  const text = readFileSync(root + file, 'utf8');
  const folder = dirname(file);
  const links = [...text.matchAll(/\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g)].map(
    ([, link, src]) => link ?? src ?? '',
  );
  const broken = links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : posix.join(folder, decodeURI(path));
      if (!existsSync(root + target)) return true;
      return anchor !== undefined && !anchors(readFileSync(root + target, 'utf8')).includes(anchor);
    });
  const code = [...text.matchAll(/`([^`]+)`/g)].flatMap(([, words = '']) => words.split(/[\s;,:]+(?![^{]*\})/));
  const missing = code.filter((word) => {
    const path = word.replace(/\(.*$/, '').replace(/[.:)]+$/, '');
    return (TOP.test(path) || IN_PACKAGE.test(path)) && !exists(root, path) && !exists(root, posix.join(folder, path));
  });
  return [...broken, ...missing].map((path) => `${file}: ${path}`);
}
