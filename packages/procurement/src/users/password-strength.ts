/** How many guesses a password withstands, estimated by zxcvbn. The same on the server and in forms. */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** 1 is refused as easy to guess, 2 is accepted, 3 is strong. */
export type PasswordStrength = 1 | 2 | 3;

/** Eight characters without a pattern reach it. Attackers of a slow hash have no time for more. */
const ACCEPTED_LOG10 = 8;
const STRONG_LOG10 = 10;

/** The effort grows faster than the length, and this many characters decide. */
const MAX_SCORED = 64;

/** Product and first words of Russian passwords: the library's lists have no Russian ones. */
const OWN_WORDS = ['zakupki', 'закупки', 'пароль', 'любовь', 'москва', 'россия', 'привет', 'солнышко', 'наташа'];

const QWERTY = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const KEYS = new Map(Array.from(RUSSIAN, (letter, index) => [letter, QWERTY[index] ?? letter]));

let loaded: Promise<ZxcvbnFactory> | null = null;

/** Half a megabyte of dictionaries, so only forms with a new password load it. */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory: Factory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new Factory({ dictionary, graphs: adjacencyGraphs, maxLength: MAX_SCORED });
}

/** @param known texts that are guessed first for this user: e-mail address, name, company */
export async function passwordStrength(
  password: string,
  known: readonly (string | null | undefined)[] = [],
): Promise<PasswordStrength> {
  loaded ??= load();
  // A failed download is tried again.
  loaded.catch(() => (loaded = null));
  const scorer = await loaded;
  const inputs = [...OWN_WORDS, ...known.flatMap((text) => wordsOf(text ?? ''))];
  const texts = spellings(password);
  if (texts.some((text) => inputs.includes(withoutEnds(text)))) return 1;
  const log10 = Math.min(...texts.map((text) => scorer.check(text, inputs).guessesLog10));
  return log10 < ACCEPTED_LOG10 ? 1 : log10 < STRONG_LOG10 ? 2 : 3;
}

/** Digits and signs around a word are guessed with it. */
const withoutEnds = (text: string) => text.toLowerCase().replaceAll(/^\P{L}+|\P{L}+$/gu, '');

/** The text, its words, and the mailbox of an address. */
function wordsOf(text: string): string[] {
  const lower = text.normalize('NFKC').toLowerCase();
  return [lower, ...lower.split('@'), ...lower.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length > 2);
}

/** What a guesser would try as the same password: without blanks, and typed with Latin instead of Russian keys. */
function spellings(password: string): string[] {
  const visible = password.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}|\p{Cc}/gu, '');
  const solid = visible.replaceAll(/\s/g, '');
  const latin = Array.from(solid.toLowerCase(), (letter) => KEYS.get(letter) ?? letter).join('');
  return [...new Set([visible, solid, latin])];
}
