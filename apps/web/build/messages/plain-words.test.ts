/** The words of screens, of the mock's responses and e-mails, and of workbooks. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wordProblems } from './plain-words.ts';

const ROOT = join(import.meta.dirname, '../../../..');
type Language = Parameters<typeof wordProblems>[0];

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

/** All strings in a value, including the plural forms of a message. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

const jsonTexts = (pattern: string, language: Language) =>
  globSync(pattern.replace('{language}', language), { cwd: ROOT }).flatMap((path) => stringsOf(JSON.parse(read(path))));

/** Texts of `en: 'text'`; in YAML also of `en: text`. */
const pairTexts = (pattern: string, language: Language) =>
  globSync(pattern, { cwd: ROOT, exclude: ['**/*.test.ts', '**/world/**', '**/generated/**'] }).flatMap((path) => {
    const plain = path.endsWith('.yaml') ? String.raw`|(\p{L}.*)` : '';
    const pair = new RegExp(String.raw`\b${language}: (?:(['"\x60])((?:\\.|(?!\1).)*)\1${plain})`, 'gu');
    return Array.from(read(path).matchAll(pair), ([, , quoted, text]) => quoted ?? text ?? '');
  });

/** Texts of a file that does not name their language; their script decides. */
function literals(path: string, language: Language): string[] {
  const texts = Array.from(read(path).matchAll(/(['`])((?:\\.|(?!\1).)*)\1/gsu), ([, , text = '']) => text);
  return texts.filter((text) => /\p{Script=Cyrillic}/u.test(text) === (language === 'ru') && /^\p{L}/u.test(text));
}

it.each(['en', 'ru'] as const)('texts in %s do not use words that the glossary replaces', (language) => {
  const texts = [
    ...jsonTexts('apps/web/messages/*/{language}.json', language),
    ...jsonTexts('packages/procurement/src/fields/{language}.json', language),
    ...pairTexts('{apps/mock-api,packages/{mock-engine,procurement,spreadsheet,words}}/src/**/*.ts', language),
    ...pairTexts('openapi/problems.yaml', language),
    ...literals('packages/spreadsheet/src/bid-form/form-words.ts', language),
  ];
  expect(texts.length).toBeGreaterThan(2000);
  expect(texts.flatMap((text) => wordProblems(language, text))).toEqual([]);
});

it.each([
  ['en', 'This promo code prolongs a trial'],
  ['en', '22 % above'],
  ['en', 'question № 2'],
  ['en', 'Disqualify both'],
  ['ru', 'Лучший один поставщик'],
  ['ru', 'Метки'],
  ['ru', '22% НДС'],
] as const)('finds a word in %s: "%s"', (language, text) => {
  expect(wordProblems(language, text)).toHaveLength(1);
});
