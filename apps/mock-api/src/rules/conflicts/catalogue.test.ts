import { zConflictKindCode, zConflictKindList } from '@zakupki/api-client/zod';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@zakupki/words';
import { conflictKinds } from './catalogue.ts';
import { RULES } from './kinds.ts';

describe.each(LANGUAGES)('the kinds in %s', (lang) => {
  const kinds = conflictKinds(lang);

  test('are those of the contract, each once', () => {
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual([...zConflictKindCode.options].toSorted());
    expect(zConflictKindList.safeParse({ data: kinds }).error).toBeUndefined();
    for (const { severities } of kinds) expect(new Set(severities).size).toBe(severities.length);
  });

  test('use that language', () => {
    const words = kinds.flatMap(({ name, description, basis, suggestions }) => [
      name,
      description,
      basis,
      ...suggestions.map(({ label }) => label),
    ]);
    const isRussian = (text: string) => /\p{Script=Cyrillic}/u.test(text);
    expect(words.filter((text) => isRussian(text) !== (lang === 'ru'))).toEqual([]);
  });
});

test('evidence names figures and phrases of its kind, the same in every language', () => {
  for (const { kind, facets, figures, phrases = {} } of RULES) {
    const written = Object.keys(figures).filter((name) => figures[name] !== null);
    const known = new Set([...written, ...Object.keys(phrases)]);
    for (const [facet, { evidence }] of Object.entries(facets)) {
      const named = LANGUAGES.map((lang) => [...new Set(evidence[lang].match(/(?<=\{)\w+(?=\})/gu))].toSorted());
      expect([kind, facet, named.flat().filter((name) => !known.has(name))]).toEqual([kind, facet, []]);
      expect([kind, facet, ...named]).toEqual([kind, facet, ...named.map(() => named[0])]);
    }
  }
});

test('severities are sorted from most to least severe', () => {
  const missing = conflictKinds('en').find(({ kind }) => kind === 'item_missing');
  expect(missing?.severities).toEqual(['blocker', 'warning', 'info']);
});
