// The code that the generators write compiles, and meets the rules of the linter and of the contract.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../workspace.mjs';
import { CopiedRepository } from './copied-repository.mjs';
import { addToBlock } from './edits.mjs';
import { singularOf } from './names.mjs';
import { planOf, planOperation } from './plan.mjs';

/** @type {CopiedRepository} */
let copy;

/** @type {string[]} */
let created = [];

/**
 * Writes the files of an operation.
 *
 * @param {string} operationId
 * @param {Parameters<typeof planOf>[1]} options
 */
function planFor(operationId, options) {
  const read = (/** @type {string} */ path) => copy.read(path);
  const files = planOperation(planOf(operationId, options, read), read);
  for (const [path, text] of files) copy.write(path, text);
  return [...files.keys()];
}

/** @param {string[]} args @returns {string[]} what was written */
function generate(...args) {
  const written = copy.run('.', 'node', 'packages/commands/new/main.mjs', ...args);
  return [...written.matchAll(/^ {2}(\S+\.(?:ts|yaml))$/gm)].map(([, path = '']) => path);
}

describe('a generated resource and generated operations', { tags: ['exhaustive'] }, () => {
  beforeAll(() => {
    copy = new CopiedRepository(/^apps\/(web|e2e|bench)$/);
    const planned = [
      planFor('listOrderNotes', { tag: 'questions', path: '/orders/{orderId}/notes', paged: true }),
      planFor('getOrderNote', { tag: 'orders', path: '/orders/{orderId}/note', file: 'order-notes' }),
      planFor('checkPallet', { tag: 'orders', path: '/orders/{orderId}/pallet-check' }),
    ];
    // The command formats and generates, also for the three before it.
    created = [...planned.flat(), ...generate('resource', 'delivery-notes')];
    copy.run('.', 'node_modules/.bin/oxfmt', ...planned.flat().filter((path) => path.endsWith('.ts')));
  });
  afterAll(() => copy.remove());

  it('compile', () => {
    expect(copy.run('apps/mock-api', 'node_modules/.bin/tsc', '-p', '.')).toBe('');
  });

  it('meet the rules of the linter', () => {
    const code = [...new Set(created)].filter((path) => path.endsWith('.ts'));
    expect(code.length).toBeGreaterThan(12);
    copy.run('.', 'node_modules/.bin/oxlint', ...code);
    copy.run('.', 'node_modules/.bin/oxfmt', '--check', ...code);
  });

  it('meet the rules of the contract', () => {
    expect(copy.lintContract()).toBe('');
  });

  it('are refused a second time, with the reason', () => {
    expect(() => generate('resource', 'delivery-notes')).toThrow('The contract has the tag delivery-notes.');
    const again = ['operation', 'listOrderNotes', '--tag', 'questions', '--path', '/orders/{orderId}/notes'];
    expect(() => generate(...again)).toThrow('listOrderNotes exists.');
    expect(() => generate('operation', 'checkDelivery', '--tag', 'orders', '--path', '/deliveries')).toThrow(
      'The contract has a schema Delivery: use another noun, or --file with the file that has it.',
    );
    expect(() => generate('operation', 'listThings', '--tag', 'things', '--path', '/things')).toThrow(
      '--tag is one of session, profile,',
    );
    expect(() => generate('operation', 'listThings', '--tag', 'orders', '--path', '/things/{thingId}')).toThrow(
      'openapi/path-parameters.yaml has no thingId',
    );
  });

  it('preserve the lines of the files that they extend', () => {
    const path = 'openapi/openapi.yaml';
    const lines = new Set(copy.read(path)?.split('\n'));
    expect(
      readFileSync(ROOT + path, 'utf8')
        .split('\n')
        .filter((line) => !lines.has(line)),
    ).toEqual([]);
  });
});

it('adds to the end of a block, before the next one', () => {
  const yaml = 'a:\n  b:\n    c: 1\n\n# of d\nd:\n  e: 1\n';
  expect(addToBlock(yaml, ['a'], '  f: 1')).toBe('a:\n  b:\n    c: 1\n  f: 1\n\n# of d\nd:\n  e: 1\n');
  expect(addToBlock(yaml, ['a', 'b'], '    f: 1')).toBe('a:\n  b:\n    c: 1\n    f: 1\n\n# of d\nd:\n  e: 1\n');
  expect(addToBlock(yaml, ['d', 'g'], '    h: 1')).toBe('a:\n  b:\n    c: 1\n\n# of d\nd:\n  e: 1\n  g:\n    h: 1\n');
});

it.each([
  ['Notes', 'Note'],
  ['Deliveries', 'Delivery'],
  ['Access', 'Access'],
])('%s in the singular is %s', (many, one) => {
  expect(singularOf(many)).toBe(one);
});
