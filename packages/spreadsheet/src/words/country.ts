/** Reads names of countries. */
import { LANGUAGES } from '@zakupki/words';

// Names missing from the platform's lists.
const ALSO_WRITTEN: Readonly<Record<string, readonly string[]>> = {
  RU: ['рф', 'российская федерация', 'russian federation'],
  BY: ['белоруссия', 'рб', 'республика беларусь'],
  KZ: ['рк', 'республика казахстан'],
  CN: ['кнр', 'prc'],
  US: ['сша', 'usa', 'соединенные штаты америки'],
  GB: ['uk', 'великобритания', 'англия', 'great britain'],
  DE: ['фрг'],
  KR: ['корея', 'южная корея', 'republic of korea', 'korea'],
  CZ: ['чешская республика', 'czech republic'],
  TR: ['turkey', 'турция'],
  TW: ['тайвань', 'taiwan'],
  AE: ['оаэ', 'uae'],
  NL: ['голландия', 'holland'],
};

let known: ReadonlyMap<string, string> | undefined;

/** The ISO 3166-1 code of "Россия", "Germany", "cn"; null for other text. */
export function countryOf(text: string): string | null {
  return (known ??= byName()).get(spelling(text)) ?? null;
}

function byName(): Map<string, string> {
  const names = new Map<string, string>();
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const languages = LANGUAGES.map(
    (language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }),
  );
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Codes of former countries mean their successors.
    if (!Intl.getCanonicalLocales(`und-${code}`)[0]?.endsWith(code)) continue;
    // The platform also names user-assigned codes and groups of countries.
    if (/^(?:EU|EZ|UN|QO|X[A-Z]|Z[Z])$/u.test(code)) continue;
    const found = languages.flatMap((language) => language.of(code) ?? []);
    if (found.length === 0) continue;
    for (const name of [code, ...found]) if (!names.has(spelling(name))) names.set(spelling(name), code);
  }
  for (const [code, also] of Object.entries(ALSO_WRITTEN)) for (const name of also) names.set(spelling(name), code);
  return names;
}

function spelling(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim();
}
