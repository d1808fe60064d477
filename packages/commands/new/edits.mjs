// Insertions into hand-written files: their comments and formatting are preserved.
import { PlainError } from '../plain-error.mjs';

/** @param {string} line */
const indentOf = (line) => line.length - line.trimStart().length;

/**
 * Adds lines to the end of a block of YAML.
 *
 * @param {string} yaml
 * @param {readonly string[]} path keys of the block, from the outside; a missing last key is added
 * @param {string} text indented
 */
export function addToBlock(yaml, path, text) {
  const lines = yaml.trimEnd().split('\n');
  let from = -1;
  let to = lines.length;
  for (const [depth, key] of path.entries()) {
    const indent = ' '.repeat(2 * depth);
    const at = lines.findIndex((line, place) => place > from && place < to && line.startsWith(`${indent}${key}:`));
    if (at === -1 && depth < path.length - 1) throw new PlainError(`The contract has no ${path.join(' › ')}.`);
    if (at === -1) {
      const head = depth === 0 ? [''] : [];
      lines.splice(to, 0, ...head, `${indent}${key}:`, ...text.trimEnd().split('\n'));
      return `${lines.join('\n')}\n`;
    }
    from = at;
    to = endOf(lines, at, to);
  }
  lines.splice(to, 0, ...text.trimEnd().split('\n'));
  return `${lines.join('\n')}\n`;
}

/** @param {string[]} lines @param {number} at @param {number} limit */
function endOf(lines, at, limit) {
  const indent = indentOf(lines[at] ?? '');
  let end = at + 1;
  for (let place = at + 1; place < limit; place += 1) {
    const line = lines[place] ?? '';
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    if (indentOf(line) <= indent) break;
    end = place + 1;
  }
  return end;
}

/**
 * @param {string} source
 * @param {string} line
 */
export function addImport(source, line) {
  const at = [...source.matchAll(/^import [^;]+;$/gm)].at(-1);
  if (!at) return `${line}\n${source}`;
  const end = at.index + at[0].length;
  return `${source.slice(0, end)}\n${line}${source.slice(end)}`;
}

/**
 * Adds text before a line.
 *
 * @param {string} source
 * @param {string} anchor the full line
 * @param {string} text
 */
export function addBefore(source, anchor, text) {
  const at = source.indexOf(`\n${anchor}\n`);
  if (at === -1) throw new PlainError(`There is no line "${anchor}" to add to.`);
  return `${source.slice(0, at + 1)}${text}\n${source.slice(at + 1)}`;
}
