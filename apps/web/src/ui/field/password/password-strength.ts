/** 1 weak, 2 fair, 3 strong. */
export type Strength = 1 | 2 | 3;

const TOO_COMMON = /passw|парол|qwert|йцуке|12345|abc123|admin|welcome|letmein|zakupki|iloveyou/i;

/**
 * A rough measure; it never refuses a password the contract accepts.
 * @param known texts with words that are easy to guess: e-mail address, company
 */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  const guesses = known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length > 3);
  const lower = password.toLowerCase();
  if (TOO_COMMON.test(password) || guesses.some((word) => lower.includes(word))) return 1;
  const bits = lengthWithoutRuns(password) * Math.log2(alphabetOf(password));
  return bits < 45 ? 1 : bits < 65 ? 2 : 3;
}

// Runs such as "aaaa", "abcd" and "4321" add little: a character next to its predecessor does not count.
function lengthWithoutRuns(password: string): number {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length;
}

function alphabetOf(password: string): number {
  const alphabets: readonly (readonly [RegExp, number])[] = [
    [/\p{Ll}/u, 26],
    [/\p{Lu}/u, 26],
    [/\p{N}/u, 10],
    [/[^\p{L}\p{N}]/u, 20],
  ];
  return alphabets.reduce((size, [pattern, letters]) => size + (pattern.test(password) ? letters : 0), 1);
}
