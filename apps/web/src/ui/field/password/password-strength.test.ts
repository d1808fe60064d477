import { describe, expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

const KNOWN = ['anna.sokolova@severwind.ru', 'ООО «Северный ветер»'];

describe('passwordStrength', () => {
  it.each([
    ['a few characters', 'Ab3$x', 1],
    ['one repeated character', 'aaaaaaaaaaaaaaaa', 1],
    ['a sequence of the alphabet', 'abcdefghijklmnop', 1],
    ['a varied common password', 'Password2026!', 1],
    ['a common password in Russian', 'мойпарольсложный', 1],
    ['the name from the address', 'Sokolova#93kd!', 1],
    ['the name of the company', 'северный7391ok', 1],
    ['a short mixture', 'kT4mzq8w', 2],
    ['several words', 'lampa-oblako-reka', 3],
    ['a long mixture', 'v9$Tq!mZ2x&Lp', 3],
    ['characters beyond the basic plane', '🦊7kq🐢zPw4🦉', 2],
  ] as const)('rates %s', (_, password, strength) => {
    expect(passwordStrength(password, KNOWN)).toBe(strength);
  });

  it('ignores words that are too short', () => {
    expect(passwordStrength('lampa-oblako-ru-reka', ['ru'])).toBe(3);
  });
});
