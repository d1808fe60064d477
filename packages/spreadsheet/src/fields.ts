/** A heading is no paragraph. */
const LONGEST_HEADING = 120;

/** The field a heading names. */
import type { ImportField } from '@zakupki/api-client/schema';
import { HEADINGS } from './headings.ts';

export type { ImportField };

/** One spelling for the many: lower case, "ё" as "е", nothing but letters, digits, № # and %, single spaces. */
export function headingSpelling(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}№#%]+/gu, ' ')
    .trim();
}

const listed = (texts: string) => texts.split(/\s*,\s*/u).filter(Boolean);

const ALL = Object.entries(HEADINGS).flatMap(([field, { whole, parts }]) => [
  // Object.entries loses the key type; the keys are those of the table above.
  ...listed(whole).map((text) => ({ field: field as ImportField, text, isWhole: true })),
  ...listed(parts).map((text) => ({ field: field as ImportField, text, isWhole: false })),
]);
const WHOLE = new Map(ALL.filter(({ isWhole }) => isWhole).map(({ text, field }) => [headingSpelling(text), field]));
const PARTS = ALL.filter(({ isWhole }) => !isWhole).sort((a, b) => b.text.length - a.text.length);

/** What a currency or a remark in the heading leaves of it: "Цена, руб." is "цена". */
const ASIDE =
  / (?:руб|рублей|р|rub|usd|eur|cny|евро|долл|с ндс|без ндс|в т ч ндс|вкл ндс|включая ндс|incl vat|excl vat|net|gross)$/u;

/** The field a heading names and how sure that is; null when it names none. */
export function fieldOfHeading(heading: string): { readonly field: ImportField; readonly confidence: number } | null {
  if (heading.length > LONGEST_HEADING) return null;
  const spelled = headingSpelling(heading.replaceAll(/\([^)]*\)/gu, ' ')) || headingSpelling(heading);
  if (spelled === '') return null;
  let bare = spelled;
  while (ASIDE.test(bare)) bare = bare.replace(ASIDE, '');
  const whole = WHOLE.get(spelled) ?? WHOLE.get(bare);
  if (whole) return { field: whole, confidence: 1 };
  // A heading is short; a sentence with such a word in it is none.
  if (spelled.split(' ').length > 8) return null;
  const part = PARTS.find(({ text }) => ` ${spelled}`.includes(` ${headingSpelling(text)}`));
  return part ? { field: part.field, confidence: 0.8 } : null;
}
