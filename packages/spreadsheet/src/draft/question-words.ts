/** Questions about prices and their answers in the reader's language. */
import type { ImportColumn, ImportReadingQuestion } from '@zakupki/api-client/schema';
import { isDecimal, round, strip } from '@zakupki/procurement/decimals/decimal';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { shownValue } from '../cells/issue.ts';
import { cellName, numberText } from '../cells/sheet.ts';
import type { MoneyColumn } from '../prices/money-columns.ts';
import type { OpenAnswer, OpenQuestion } from '../readings/question.ts';

const QUESTIONS: Readonly<Record<ImportReadingQuestion['kind'], Words>> = {
  price_column: { en: 'Which column is the price?', ru: 'В какой колонке цена?' },
  currency: { en: 'What currency are the prices in?', ru: 'В какой валюте цены?' },
  scale: {
    en: 'Is the price for the quantity stated in the file, or for one unit?',
    ru: 'Цена за количество, указанное в файле, или за единицу?',
  },
  discount: { en: 'Is the discount already included in the prices?', ru: 'Скидка уже учтена в ценах?' },
  vat_mode: { en: 'Do the prices include VAT?', ru: 'Цены с НДС?' },
  vat_rate: { en: 'Which VAT rate applies?', ru: 'Какая ставка НДС?' },
  sums: {
    en: 'Price times quantity does not give the line sums. Which figure is right?',
    ru: 'Цена, умноженная на количество, не равна суммам строк. Что верно?',
  },
};

/** For a currency that only a sign such as "£" or "у.е." names. */
const OTHER_CURRENCY: Words = {
  en: 'The file names a currency that bids cannot have. What currency are the prices in?',
  ru: 'В файле названа валюта, которой в заявках нет. В какой валюте цены?',
};

const ANSWERS: Readonly<Record<string, Words>> = {
  tiers: { en: 'By the ordered quantity: {columns}', ru: 'По количеству в заказе: {columns}' },
  'column sums': { en: '{columns}: the sum of the line', ru: '{columns}: сумма строки' },
  'column prices': { en: '{columns}: the price of one unit', ru: '{columns}: цена за единицу' },
  column: { en: '{columns}', ru: '{columns}' },
  currency: { en: '{currency}', ru: '{currency}' },
  currency_left_out: {
    en: '{currency}, lines in another currency left out: {count}',
    ru: '{currency}, строк в другой валюте без цены: {count}',
  },
  'discount percent': { en: 'No: subtract it', ru: 'Нет: вычесть её' },
  'discount unit': { en: 'No: subtract it from the price of one unit', ru: 'Нет: вычесть из цены за единицу' },
  'discount line': { en: 'No: subtract it from the sum of the line', ru: 'Нет: вычесть из суммы строки' },
  'discount not_applied': { en: 'Yes: prices stay as they are', ru: 'Да: цены не менять' },
  'scale applied': { en: 'For the stated quantity', ru: 'За указанное количество' },
  'scale pack': { en: 'For a pack', ru: 'За упаковку' },
  'scale counted': {
    en: 'For the unit of the quantity, such as a thousand',
    ru: 'За единицу количества, например за тысячу',
  },
  'scale piece': { en: 'For one piece', ru: 'За одну штуку' },
  'scale not_applied': { en: 'For one unit', ru: 'За единицу' },
  'vat_mode included': { en: 'With VAT', ru: 'С НДС' },
  'vat_mode excluded': { en: 'Without VAT', ru: 'Без НДС' },
  vat_rate: { en: '{value}%', ru: '{value} %' },
  'sums price': { en: 'Price: {columns}', ru: 'Цена: {columns}' },
  'sums sum': {
    en: 'Sum of the line divided by quantity: {columns}',
    ru: 'Сумма строки, делённая на количество: {columns}',
  },
};

export function presentQuestion(
  { id, kind, column, answers, preselected, answer }: OpenQuestion,
  columns: readonly ImportColumn[],
  lang: Lang,
): ImportReadingQuestion {
  return {
    id,
    kind,
    column,
    text: (kind === 'currency' && preselected === null ? OTHER_CURRENCY : QUESTIONS[kind])[lang],
    answers: answers.map((one) => {
      const { value, currency = null, total, firstPrice, equalsTotal } = one;
      return {
        value,
        label: labelOf(one, kind, columns, lang),
        currency,
        total: total === null ? null : amountText(total),
        firstPrice: firstPrice === null ? null : exactText(firstPrice),
        equalsTotal,
      };
    }),
    preselected,
    answer,
  };
}

function labelOf(
  { value, columns: read = [], numbersAre, currency, leftOut = 0 }: OpenAnswer,
  kind: OpenQuestion['kind'],
  columns: readonly ImportColumn[],
  lang: Lang,
): string {
  const names = read.map((column) => columnName(column, columns)).join(', ');
  const key =
    kind === 'price_column'
      ? value === 'tiers'
        ? 'tiers'
        : numbersAre === undefined
          ? 'column'
          : `column ${numbersAre}`
      : kind === 'currency'
        ? leftOut > 0
          ? 'currency_left_out'
          : 'currency'
        : kind === 'vat_rate'
          ? 'vat_rate'
          : `${kind} ${value}`;
  return fillIn((ANSWERS[key] ?? ANSWERS['column'])?.[lang] ?? value, {
    columns: names,
    currency: currency ?? value,
    count: leftOut,
    value,
  });
}

/** The heading, or the letter of a column without one. */
function columnName({ column, heading }: MoneyColumn, columns: readonly ImportColumn[]): string {
  return shownValue(heading || columns[column - 1]?.heading || cellName(1, column).slice(0, -1));
}

const amountText = (total: number) => round(plain(total), 2);
const exactText = (price: number) => strip(round(plain(price), 10));

/** A floating-point result as a decimal. */
function plain(value: number): string {
  const text = numberText(value);
  return isDecimal(text, 30) ? text : '0';
}
