/** One spelling for the many: people mix alphabets, dashes and cases without seeing it. */

// Latin letters that look like Russian ones: people mix them without seeing it, in "М8" above all.
const ALIKE: Readonly<Record<string, string>> = {
  a: 'а',
  b: 'в',
  c: 'с',
  e: 'е',
  h: 'н',
  k: 'к',
  m: 'м',
  o: 'о',
  p: 'р',
  t: 'т',
  x: 'х',
  y: 'у',
  ё: 'е',
};

/** One letter for those that look alike; case makes no difference. "x" and "×" between sizes are one sign too. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[×✕✖⨯*]/gu, 'х')
    .replaceAll(/[abcehkmoptxyё]/gu, (sign) => ALIKE[sign] ?? sign);
}

/** Letters and digits alone: two texts that differ in spaces, dashes and look-alikes are the same. */
export const spelling = (text: string): string => folded(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
