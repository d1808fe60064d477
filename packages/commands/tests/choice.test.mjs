import { expect, it } from 'vitest';
import { readChoice } from './choice.mjs';

it.each([
  [[], { kind: 'short' }],
  [['--all'], { kind: 'all' }],
  [['--changed'], { kind: 'changed', since: 'HEAD' }],
  [['--changed', '--since', 'main'], { kind: 'changed', since: 'main' }],
  [['apps/web/a.test.ts', '-t', 'adds up'], { kind: 'files', files: ['apps/web/a.test.ts'], name: 'adds up' }],
])('reads %j', (args, choice) => {
  expect(readChoice(args)).toEqual(choice);
});

it.each([
  [['--al'], "Unknown option '--al'."],
  [['--all', '--changed'], 'Choose one of --all, --changed and files.'],
  [['--since', 'main'], '--since needs --changed.'],
  [['-t', 'adds up'], '-t needs the file of the test.'],
])('refuses %j with the usage', (args, sentence) => {
  expect(() => readChoice(args)).toThrow(sentence);
  expect(() => readChoice(args)).toThrow('npm test -- FILE');
});
