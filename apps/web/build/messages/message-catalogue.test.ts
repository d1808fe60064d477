import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { catalogueProblems } from './message-catalogue.ts';

const APP = join(import.meta.dirname, '../..');

/** A catalogue of one area, `shell`, with these messages. */
function catalogue(en: object, ru: object): string {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  cpSync(join(APP, 'project.inlang/settings.json'), join(root, 'project.inlang/settings.json'));
  mkdirSync(join(root, 'messages/shell'), { recursive: true });
  writeFileSync(join(root, 'messages/shell/en.json'), JSON.stringify(en));
  writeFileSync(join(root, 'messages/shell/ru.json'), JSON.stringify(ru));
  return root;
}

function plural(...categories: string[]) {
  const match = Object.fromEntries(categories.map((category) => [`plural=${category}`, '{n}']));
  return [{ declarations: ['input count', 'local plural = count: plural'], selectors: ['plural'], match }];
}

it('finds no problems in the product’s catalogue', () => {
  expect(catalogueProblems(APP)).toEqual([]);
});

it.each([
  [{ shell_a: 'a' }, {}, 'shell: shell_a is missing in ru.'],
  [{}, { shell_a: 'a' }, 'shell: shell_a is missing in en.'],
  [{ shell_a: '{name} at {time}' }, { shell_a: 'в {time}' }, 'shell: shell_a takes {name, time} in en, {time} in ru.'],
  [{ orders_a: 'a' }, { orders_a: 'а' }, 'shell: orders_a must begin with the name of its area.'],
  [
    { shell_a: plural('one', '*') },
    { shell_a: plural('one', 'many', '*') },
    'shell: shell_a has no form for "few" in ru.',
  ],
  [
    { shell_a: plural('one', 'other') },
    { shell_a: plural('one', 'few', 'many', '*') },
    'shell: shell_a has no form for "*" in en.',
  ],
])('finds the problem of %j and %j', (en, ru, problem) => {
  expect(catalogueProblems(catalogue(en, ru))).toEqual([problem]);
});
