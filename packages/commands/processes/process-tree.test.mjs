import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { processTable } from './process-table.mjs';
import { startTree } from './process-tree.mjs';

// A command that starts a grandchild in a new process group, which ignores SIGTERM.
const STUBBORN = `process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`;
const PARENT = `
  require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(STUBBORN)}], { detached: true, stdio: 'ignore' });
  setInterval(() => {}, 1000);`;

/** @param {number} parent */
const childrenOf = (parent) => [...processTable()].filter(([, entry]) => entry.parent === parent).map(([pid]) => pid);

/**
 * Waits until a process has the given number of generations and returns its descendants.
 *
 * @param {number} pid
 * @param {number} generations
 */
async function descend(pid, generations) {
  /** @type {number[]} */
  const found = [];
  for (let current = pid; found.length < generations;) {
    const parent = current;
    await expect.poll(() => childrenOf(parent).length).toBeGreaterThan(0);
    const [next = 0] = childrenOf(parent);
    found.push(next);
    current = next;
  }
  return found;
}

it('ends grandchildren in other groups, by force where needed', async () => {
  const before = new Set(childrenOf(process.pid));
  const tree = startTree(process.execPath, ['-e', PARENT], { cwd: tmpdir(), env: process.env });
  const guardian = childrenOf(process.pid).find((pid) => !before.has(pid)) ?? 0;
  const pids = [guardian, ...(await descend(guardian, 2))];
  await tree.end();
  expect(pids.filter((pid) => processTable().has(pid))).toEqual([]);
});

it('ends everything when the process that started it is killed', async () => {
  const script = `import { startTree } from ${JSON.stringify(new URL('process-tree.mjs', import.meta.url).href)};
    startTree(process.execPath, ['-e', ${JSON.stringify(PARENT)}], { cwd: '.', env: process.env });`;
  const starter = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: tmpdir(), stdio: 'ignore' });
  const pids = await descend(starter.pid ?? 0, 3);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  await expect.poll(() => pids.filter((pid) => processTable().has(pid))).toEqual([]);
});

it('returns the exit code', async () => {
  const tree = startTree(process.execPath, ['-e', 'process.exit(7)'], { cwd: tmpdir(), env: process.env });
  await expect(tree.ended).resolves.toBe(7);
});

it('returns 127 for a command that does not exist', async () => {
  const tree = startTree('no-such-command', [], { cwd: tmpdir(), env: process.env });
  await expect(tree.ended).resolves.toBe(127);
});
