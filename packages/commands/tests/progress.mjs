/** Follows the output of turbo: prints how far each task is, and failed tests at once. */
import { createInterface } from 'node:readline';
import { stripVTControlCharacters } from 'node:util';

/** Between two lines of progress, in milliseconds. */
const INTERVAL = 15_000;

/** "@zakupki/web:test: …" */
const OF_TASK = /^(\S+?):([\w:]+): (.*)$/;
/** A finished file of Vitest or a test of Playwright. */
const PASSED = /^(?:✓|ok) /;
const FAILED = /^[×✘] /;

/**
 * @param {import('node:stream').Readable} output of turbo
 * @param {(line: string) => void} print
 * @returns {{ logOf: (task: string) => string[], stop: () => void }} `logOf` returns the lines of a task without its
 *   passed tests, by "@zakupki/web#test"
 */
export function followTasks(output, print) {
  /** @type {Map<string, { passed: number, log: string[] }>} */
  const tasks = new Map();
  /** Tasks with output since the last line of progress. @type {Set<string>} */
  const active = new Set();
  const started = Date.now();

  createInterface({ input: output }).on('line', (raw) => {
    const line = stripVTControlCharacters(raw);
    const [, packageName, script, text = ''] = OF_TASK.exec(line) ?? [];
    if (packageName === undefined) return;
    const name = `${packageName}#${script}`.replace(/:server$/, '');
    const task = tasks.get(name) ?? { passed: 0, log: [] };
    tasks.set(name, task);
    active.add(name);
    if (PASSED.test(text.trim())) return void (task.passed += 1);
    task.log.push(text);
    if (FAILED.test(text.trim())) print(`  ${name}: ${text.trim()}`);
  });

  const ticking = setInterval(() => {
    const passed = [...active].map((name) => `${name} ${tasks.get(name)?.passed ?? 0}`);
    active.clear();
    print(`  ${duration(Date.now() - started)}  passed so far: ${passed.join(', ') || 'as before'}`);
  }, INTERVAL);

  return { logOf: (name) => tasks.get(name)?.log ?? [], stop: () => clearInterval(ticking) };
}

/** @param {number} ms */
export function duration(ms) {
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
