/** Texts that people type, in every request body of the contract. */
import { expect, test } from 'vitest';
import { document, resolve, type Schema } from '@zakupki/api-client/document';
import { textPatterns } from '@zakupki/api-client/texts';
import { fieldErrors } from '@zakupki/mock-engine/pipeline/validate';
// Sets the text of a missing value.
import '../../src/mock.ts';
import { buildSeed } from '../../src/seed/seed.ts';
import { MODEL } from '../../src/model/model.ts';

type TextProperty = {
  readonly name: string;
  readonly schema: Schema;
};

/** String properties without choices or format; formats have their own characters. */
const PROPERTIES = [...stringProperties().values()];
/** Not for readers: secrets, files and what importers read. */
const RAW = [
  'AccountDeletion.password', 'EmailChangeRequest.password', 'LogInRequest.password', 'Password', 'PasswordChange.current',
  'OrderImportRequest.text', 'BidImportRequest.text', 'SupplierImportRequest.text', 'ImportFile.content',
  'ImportFile.name', 'ImportMappingChoice.sheet', 'SupplierImportMappingChoice.sheet',
]; // prettier-ignore

const BAD = { nul: 0, escape: 0x1b, delete: 0x7f, 'next line': 0x85, 'line separator': 0x2028, override: 0x202e, embedding: 0x202a, isolate: 0x2066, 'end of isolate': 0x2069, 'half of a pair': 0xd83d, 'other half': 0xdd0c, noncharacter: 0xffff }; // prettier-ignore
const BLANK = [' ', '\u00A0', '\u200B', '\u3000', '\u2800', '\u3164', '\u115F', '\uFEFF\u2060', '\u00AD\u200D'];
/** Every character without a visible form, but for those that no text may have. */
const INVISIBLE = Array.from({ length: 0xe1000 }, (_, code) => String.fromCodePoint(code)).filter(
  (character) => /\p{Default_Ignorable_Code_Point}/u.test(character) && textPatterns.LineOrBlank.test(character),
);
/** The flag of England: a black flag, and invisible letters of its region. */
const FLAG = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}';
const GOOD = [
  FLAG,
  '𝂠',
  '\u{1BC00}',
  '\u{1D158}\u{1D173}',
  'Болт М8×40 «нерж.» — 5 шт.',
  'נייר',
  'ورق',
  'क्‍ष',
  '👨‍👩‍👧',
  'a\u00A0b',
  'co\u00ADop',
  "O'Neil & <b>",
];

test('Every text of a request uses a shared schema or has a form of its own', () => {
  const open = PROPERTIES.filter(({ schema, name }) => schema['pattern'] === undefined && !RAW.includes(name));
  expect(open.map(({ name }) => name)).toEqual([]);
});

test('The exceptions are properties of the contract', () => {
  const names = new Set(PROPERTIES.map(({ name }) => name));
  expect(RAW.filter((name) => !names.has(name))).toEqual([]);
});

const readTexts = PROPERTIES.filter(({ name }) => !RAW.includes(name));
const cases = Object.entries(BAD).map(([what, code]) => [what, String.fromCharCode(code)] as const);

test.each(cases)('No text of a request takes %s', (_, character) => {
  const taken = readTexts.filter(({ schema }) => fieldErrors(schema, `abc${character}def`, 'en').length === 0);
  expect(taken.map(({ name }) => name)).toEqual([]);
});

test.each(Object.entries(textPatterns))(
  '%s takes and refuses the same with and without the flag u',
  (name, pattern) => {
    const unicode = new RegExp(pattern.source, 'u');
    for (const each of [pattern, unicode]) {
      expect(GOOD.filter((text) => !each.test(text))).toEqual([]);
      expect(cases.filter(([, character]) => each.test(`a${character}b`))).toEqual([]);
      const blank = [...BLANK, ...INVISIBLE, INVISIBLE.slice(-20).join(' ')];
      expect(blank.filter((text) => each.test(text))).toEqual(name.endsWith('OrBlank') ? blank : []);
      expect(['a\nb', 'a\tb'].filter((text) => each.test(text)).length).toBe(name.startsWith('Text') ? 2 : 0);
    }
  },
);

test('A refusal names the character, its place and what is right', () => {
  const reason = { $ref: '#/components/schemas/Reason' };
  const errors = (text: string, lang: 'en' | 'ru') =>
    fieldErrors(reason, { reason: text }, lang).map(({ pointer, code, message }) => `${pointer} ${code} ${message}`);
  expect(errors('🔌abc\u202Edef', 'en')).toEqual([
    '/reason format U+202E at position 5: text direction marks are not allowed. Delete it.',
  ]);
  expect(errors('abc\u0000', 'ru')).toEqual([
    '/reason format U+0000 на позиции 4: управляющие символы недопустимы. Удалите его.',
  ]);
  expect(errors('\u3000\u200B\u2800', 'en')).toEqual(['/reason required Enter a reason.']);
});

test('No record of the seed has such characters', () => {
  const seed = buildSeed();
  const refused = MODEL.tableNames.flatMap((name) =>
    textsOf([...seed[name].records.values()])
      .filter((text) => !textPatterns.TextOrBlank.test(text))
      .map((text) => `${name}: ${text}`),
  );
  expect(refused).toEqual([]);
});

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function stringProperties(): Map<string, TextProperty> {
  const found = new Map<string, TextProperty>();
  const seen = new Set<string>();
  const visit = (given: Schema, name: string) => {
    if (given.$ref !== undefined) {
      const target = given.$ref.split('/').at(-1) ?? '';
      if (seen.has(target)) return;
      seen.add(target);
      return visit(resolve(given as { $ref: string }), target);
    }
    const { type, enum: choices, const: only, format, items, properties } = given;
    if ([type].flat().includes('string') && choices === undefined && only === undefined && format === undefined)
      found.set(name, { name, schema: given });
    for (const key of ['oneOf', 'anyOf', 'allOf']) for (const part of (given[key] ?? []) as Schema[]) visit(part, name);
    if (items) visit(items as Schema, `${name}[]`);
    for (const [key, part] of Object.entries((properties ?? {}) as Record<string, Schema>))
      visit(part, `${name}.${key}`);
  };
  for (const item of Object.values(document.paths))
    for (const method of ['post', 'put', 'patch', 'delete'] as const)
      for (const { schema } of Object.values(item[method]?.requestBody?.content ?? {}))
        visit(schema, item[method]?.operationId ?? '');
  return found;
}
