/** Normalizes text for comparison: people mix alphabets, dashes and cases without noticing. */

// Latin letters that look like Russian ones; "М8" is often written with either.
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

/** Replaces look-alike letters and ignores case. "x" and "×" between sizes are equal too. */
export function foldLookAlikes(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[×✕✖⨯*]/gu, 'х')
    .replaceAll(/[abcehkmoptxyё]/gu, (sign) => ALIKE[sign] ?? sign);
}

/** Only letters and digits: texts that differ in spaces, dashes and look-alikes become equal. */
export const normalizeSpelling = (text: string): string => foldLookAlikes(text).replaceAll(/[^\p{L}\p{N}]+/gu, '');
