import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const KNOWN = ['anna.sokolova@severwind.ru', 'Анна', null, undefined, 'ООО «Северный ветер»'];

describe('passwordStrength', () => {
  it.each([
    ['one repeated character', 'aaaaaaaaaaaa', 1],
    ['a sequence of the alphabet', 'abcdefghijklmnop', 1],
    ['a row of keys', '1q2w3e4r5t6y', 1],
    ['a row of Russian keys', 'йцукенгшщзх', 1],
    ['a date', '12.11.1990', 1],
    ['a common password with other characters', 'passw0rd123', 1],
    ['a common password with a year', 'P@ssw0rd2026!', 1],
    ['a common password with blanks', 'p a s s w o r d 1', 1],
    ['a common password in full-width letters', 'ｐａｓｓｗｏｒｄ１２３', 1],
    ['a common password with invisible characters', 'pass\u200Bword\u00AD123', 1],
    ['only invisible characters', '\u200B'.repeat(12), 1],
    ['control characters', '\u0000'.repeat(12), 1],
    ['an English word on Russian keys', 'зфыыцщкв', 1],
    ['a common Russian word', 'парольпароль', 1],
    ['the name of the product', 'zakupki.test', 1],
    ['the name of the product between signs', '!Закупки-2026!', 1],
    ['the address', 'anna.sokolova@severwind.ru', 1],
    ['the name from the address', 'Sokolova2026', 1],
    ['the mailbox and a digit', 'anna.sokolova1', 1],
    ['the name of the company', 'СеверныйВетер', 1],
    ['a short mixture', 'kT4mzq8w', 2],
    ['two words', 'third-password', 2],
    ['several words', 'lampa-oblako-reka', 3],
    ['a long mixture', 'v9$Tq!mZ2x&Lp', 3],
    ['characters beyond the basic plane', '🦊7kq🐢zPw4🦉', 3],
  ] as const)('rates %s', async (_, password, strength) => {
    expect(await passwordStrength(password, KNOWN)).toBe(strength);
  });

  it('takes names into account only of the user', async () => {
    expect(await passwordStrength('severwind-reka')).toBeGreaterThan(1);
    expect(await passwordStrength('severwind', KNOWN)).toBe(1);
  });
});
