import { zConflictKindCode, zConflictKindList } from '@zakupki/api-client/zod';
import { describe, expect, test } from 'vitest';
import { conflictKinds } from './catalogue.ts';

describe.each(['en', 'ru'] as const)('the kinds in %s', (lang) => {
  const kinds = conflictKinds(lang);

  test('are the fourteen of the contract, each once', () => {
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

test('severities are sorted by gravity', () => {
  const missing = conflictKinds('en').find(({ kind }) => kind === 'item_missing');
  expect(missing?.severities).toEqual(['blocker', 'warning', 'info']);
});
