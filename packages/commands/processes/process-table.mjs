import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

/** @typedef {{ parent: number, name: string }} ProcessEntry */

/**
 * All running processes by id, without zombies. Read from /proc where it exists, because small container images have
 * no `ps`.
 *
 * @returns {Map<number, ProcessEntry>}
 */
export function processTable() {
  return existsSync('/proc/self/stat') ? tableFromProc() : tableFromPs();
}

function tableFromProc() {
  /** @type {Map<number, ProcessEntry>} */
  const table = new Map();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    let stat;
    try {
      stat = readFileSync(`/proc/${entry}/stat`, 'utf8');
    } catch {
      continue; // ended after it was listed
    }
    // "12 (name, may contain spaces and brackets) S 1 …"
    const open = stat.indexOf('(');
    const close = stat.lastIndexOf(')');
    const [state, parent] = stat.slice(close + 2).split(' ');
    if (state !== 'Z' && state !== 'X') {
      table.set(Number(entry), { parent: Number(parent), name: stat.slice(open + 1, close) });
    }
  }
  return table;
}

function tableFromPs() {
  /** @type {Map<number, ProcessEntry>} */
  const table = new Map();
  for (const line of execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=,comm='], { encoding: 'utf8' }).split('\n')) {
    const [, pid, parent, state, name] = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line) ?? [];
    if (pid && state && name && !state.startsWith('Z')) table.set(Number(pid), { parent: Number(parent), name });
  }
  return table;
}

/**
 * @param {Map<number, ProcessEntry>} table
 * @param {Iterable<number>} roots
 * @returns {Set<number>} the running processes among the roots and their descendants
 */
export function withDescendants(table, roots) {
  const found = new Set([...roots].filter((pid) => table.has(pid)));
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [pid, { parent }] of table) if (found.has(parent)) found.add(pid);
  }
  return found;
}
