/** Languages of the product, as the contract's `Locale` lists them, each with the locale of its numbers and dates. */
export const LOCALES = { ru: 'ru-RU', en: 'en-GB' } as const;
export type Lang = keyof typeof LOCALES;
// Object.keys loses the key type.
export const LANGUAGES = Object.keys(LOCALES) as readonly Lang[];
/** Of requests that name no language, and of collation: names are mostly Russian. */
export const DEFAULT_LANGUAGE: Lang = 'ru';

/** A text in every language. */
export type Words = Readonly<Record<Lang, string>>;

/** Replaces `{name}` by the parameter of that name; an unknown one stays as it is. */
export function fillIn(text: string, params: Readonly<Record<string, string | number | null>> = {}): string {
  return text.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => String(params[name] ?? whole));
}
