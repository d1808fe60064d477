import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { duration, followTasks } from './progress.mjs';

it('prints failed tests at once and keeps the log of a task without its passed tests', async () => {
  const output = new PassThrough();
  /** @type {string[]} */
  const printed = [];
  const { logOf, stop } = followTasks(output, (line) => printed.push(line));
  output.end(
    [
      '• turbo 2.11.11',
      '@zakupki/web:test: \u001B[32m✓\u001B[39m src/a.test.ts (3 tests) 12ms',
      '@zakupki/web:test:    × adds up 3ms',
      '@zakupki/mock-api:contract:server: checks a server',
      '@zakupki/web:test: Error: 2 is not 3',
      '',
    ].join('\n'),
  );
  await expect.poll(() => logOf('@zakupki/web#test')).toEqual(['   × adds up 3ms', 'Error: 2 is not 3']);
  stop();
  expect(printed).toEqual(['  @zakupki/web#test: × adds up 3ms']);
  expect(logOf('@zakupki/mock-api#contract')).toEqual(['checks a server']);
  expect(logOf('@zakupki/unknown#test')).toEqual([]);
});

it.each([
  [1_400, '1 s'],
  [59_600, '1 min 00 s'],
  [754_000, '12 min 34 s'],
])('writes %i ms as %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});
