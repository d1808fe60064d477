/** English texts by field name and Russian text. */
export type Translations = Record<string, Record<string, string>>;

/** Replaces the texts of the fields that `translations` names; everything else stays. */
export function translate(value: unknown, translations: Translations, field = ''): unknown {
  if (typeof value === 'string') return translations[field]?.[value] ?? value;
  if (Array.isArray(value)) return value.map((element) => translate(element, translations, field));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, translate(part, translations, name)]));
}

/** The texts in which two answers differ. @throws where a text has two translations or another value differs */
export function collectTranslations(russian: unknown, english: unknown): Translations {
  const translations: Translations = {};
  const compare = (from: unknown, to: unknown, field: string): void => {
    if (from === to) return;
    if (typeof from === 'string' && typeof to === 'string') {
      const texts = (translations[field] ??= {});
      if ((texts[from] ?? to) !== to) throw new Error(`${field} “${from}” is both “${texts[from]}” and “${to}”`);
      texts[from] = to;
    } else if (isObject(from) && isObject(to) && String(Object.keys(from)) === String(Object.keys(to))) {
      for (const [key, part] of Object.entries(from)) compare(part, to[key], Array.isArray(from) ? field : key);
    } else throw new Error(`${field} is ${JSON.stringify(from)} in Russian and ${JSON.stringify(to)} in English`);
  };
  compare(russian, english, '');
  return translations;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
