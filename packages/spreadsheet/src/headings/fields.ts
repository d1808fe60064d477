/** Finds the field that a heading names. */
import type { ImportField } from '@zakupki/api-client/schema';
import { readUnit } from '@zakupki/procurement/units/unit-input';
import { HEADINGS } from './headings.ts';
import { isMeasure } from './measure-words.ts';
import { ANY_SUPPORTED } from '../words/currency-forms.ts';
import { anyWord } from '../words/word-table.ts';

export type { ImportField };

/** Normalizes to lower case, "ё" to "е", only letters, digits, № # and %, single spaces. */
export function headingSpelling(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}№#%]+/gu, ' ')
    .trim();
}

/** Longer than the full sentences that public purchases use as headings; longer text is a paragraph. */
const LONGEST_HEADING = 250;
const MOST_WORDS = 16;

const listed = (texts: string) => texts.split(/\s*,\s*/u).filter(Boolean);

const ALL = Object.entries(HEADINGS).flatMap(([field, { whole, parts }]) => [
  // Object.entries loses the key type; the keys are those of the table above.
  ...listed(whole).map((text) => ({ field: field as ImportField, text, isWhole: true })),
  ...listed(parts).map((text) => ({ field: field as ImportField, text, isWhole: false })),
]);
const WHOLE = new Map(ALL.filter(({ isWhole }) => isWhole).map(({ text, field }) => [headingSpelling(text), field]));
const PARTS = ALL.filter(({ isWhole }) => !isWhole)
  .sort((a, b) => b.text.length - a.text.length)
  .map(({ field, text }) => ({ field, start: ` ${headingSpelling(text)}` }));

/** Removes a currency or a remark: "Цена, руб." is "цена". */
const ASIDE = new RegExp(
  ` (?:${anyWord({
    ru: `тыс, млн, с ндс, без ндс, без учета ндс, с учетом ндс, в т ч ндс, вкл ндс, включая ндс, не включая ндс, в`,
    en: 'k, ths, incl vat, excl vat, ex vat, inc vat, with vat, without vat, net, gross, in',
  })}|${ANY_SUPPORTED})$`,
  'u',
);

const MONEY_WORDS = new RegExp(` (?:тыс|млн|${ANY_SUPPORTED})(?= |$)`, 'gu');

type NamedField = {
  readonly field: ImportField;
  readonly confidence: number;
};

/** The field with its confidence; null when the heading names none. */
export function fieldOfHeading(heading: string): NamedField | null {
  const spelled = withoutBrackets(heading);
  if (spelled === '' || spelled.length > LONGEST_HEADING) return null;
  // The sum of a discount is neither the discount in percent nor the sum of the line.
  if (DISCOUNT_SUM.test(spelled)) return null;
  const whole = wholeField(spelled) ?? wholeField(headingSpelling(heading.slice(0, LONGEST_HEADING)));
  if (whole) return { field: whole, confidence: 1 };
  const translated = inTwoLanguages(heading);
  if (translated !== null) return { field: translated, confidence: 1 };
  // A heading is short; a sentence that contains such a word is not a heading.
  if (spelled.split(' ').length > MOST_WORDS) return null;
  // "Наименование и техническая характеристика" is mainly the name.
  if (NAME_FIRST.test(spelled)) return { field: 'name', confidence: 0.9 };
  if (PRICE_FIRST.test(spelled)) return { field: 'price', confidence: 0.9 };
  // "Стоимость, руб. за ед." is a price as "Стоимость за ед." is.
  const bare = ` ${spelled.replaceAll(MONEY_WORDS, '')}`;
  if (isPriceOfUnit(bare.trim())) return { field: 'price', confidence: 0.9 };
  const part = PARTS.find(({ start }) => bare.includes(start));
  if (!part) return null;
  // "Discounted price", "Цена с доставкой", "Минимальная цена" are prices; "Итого с доставкой" is a total.
  const main = QUALIFYING.includes(part.field) ? mainField(spelled) : null;
  return { field: main ?? part.field, confidence: 0.8 };
}

/** "Ед. / Unit", "Цена\nPrice": both parts name the field. */
function inTwoLanguages(heading: string): ImportField | null {
  const [one, other, ...more] = heading.split(/[/\n]/u).map((part) => wholeField(headingSpelling(part)));
  return one != null && one === other && more.length === 0 ? one : null;
}

export const DISCOUNT_SUM =
  /^(?:сумма скидк|скидка (?:в )?(?:руб|р$|сумма|usd|eur|rub)|discount (?:amount|sum|rub|usd|eur|in rub)|amount of discount)/u;
/** Fields whose words also qualify a price or a total. */
const QUALIFYING: readonly ImportField[] = [
  'discount',
  'deliveryCost',
  'minQuantity',
  'vatAmount',
  'vatRate',
  'currency',
  'packSize',
];
const MAIN: readonly (readonly [RegExp, ImportField])[] = [
  [/(?:^| )(?:цена|цены|price|unit cost|спеццена|стоимость ед)/u, 'price'],
  [/^(?:итого|всего|total|стоимость с|сумма с|amount (?:with|incl))/u, 'total'],
];
const mainField = (spelled: string): ImportField | null => MAIN.find(([form]) => form.test(spelled))?.[1] ?? null;

/** "Price per pack" is not the number of units in a pack, and "Price by quantity" no quantity. */
const PRICE_FIRST = /^(?:(?:unit )?price|цена|цены|стоимость) (?:за|при|в зависимости|per|by|at) /u;
/** "Стоимость тонны", "Цена сотни". */
const isPriceOfUnit = (spelled: string): boolean => {
  const [, unit] = /^(?:цена|стоимость) (?:1 )?(\p{L}{3,})$/u.exec(spelled) ?? [];
  return unit !== undefined && readUnit(unit) !== null;
};
const NAME_FIRST = /^наименование (?!показател|характеристик|параметр|поставщик|раздел|организац|заказчик)/u;

const withoutBrackets = (heading: string) =>
  headingSpelling(heading.slice(0, 2 * LONGEST_HEADING).replaceAll(/\([^)]*\)/gu, ' ')) ||
  headingSpelling(heading.slice(0, LONGEST_HEADING));

function wholeField(spelled: string): ImportField | null {
  let bare = spelled;
  while (ASIDE.test(bare)) bare = bare.replace(ASIDE, '');
  return WHOLE.get(spelled) ?? WHOLE.get(bare) ?? null;
}

/** Words without meaning below a heading that names the field: "Наименование" under "Единица измерения". */
const EMPTY_BELOW = /^(?:наименование|название|обозначение|условное обозначение|name|symbol)$/u;
const CODE_BELOW = /^(?:код|код по океи|code)$/u;

/** The field of a column whose heading has several rows, from the top. */
export function fieldOfHeadings(rows: readonly string[]): NamedField | null {
  const filled = rows.filter((text) => text.trim() !== '');
  const lower = filled.at(-1) ?? '';
  const upper = filled.slice(0, -1).join(' ');
  const together = fieldOfHeading(filled.join(' '));
  if (filled.length < 2 || together?.confidence === 1) return together;
  const lowerField = fieldOfHeading(lower);
  const group = fieldOfHeading(upper);
  if (group) {
    if (isMeasure(lower)) return group;
    if (EMPTY_BELOW.test(headingSpelling(lower))) return { ...group, confidence: 0.95 };
    if (CODE_BELOW.test(headingSpelling(lower))) return { ...group, confidence: 0.6 };
    // "Количество" over "Склад 1", "Склад 2" and "Всего"; "Потребность" over "Кол-во" and "Ед. изм.".
    const isPart =
      lowerField === null || lowerField.field === 'total' || lowerField.field === 'note' || lowerField.confidence < 1;
    if (group.field === 'quantity' && isPart)
      return { ...group, confidence: /всего|итого|total/iu.test(lower) ? 0.95 : 0.7 };
  }
  return lowerField?.confidence === 1 ? { ...lowerField, confidence: 0.95 } : (together ?? lowerField ?? group);
}

/** Fields that several columns may share: their texts are joined. */
export const SHARED_FIELDS: readonly ImportField[] = ['specification', 'note'];
