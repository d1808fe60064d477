/** Figures of a conflict as text. */
import type { Currency } from '@zakupki/api-client/schema';
import { round, strip } from '@zakupki/procurement/decimals/decimal';
import { unitAlone } from '@zakupki/procurement/units/unit-forms';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { dayText, daysText, momentText, moneyText, numberText, quantityText } from '../../sentences/format.ts';
import type { ConflictFigures } from '../../model/records/conflicts.ts';
import type { OrderRecord } from '../../model/records/orders.ts';

export type TextContext = {
  readonly lang: Lang;
  readonly details: ConflictFigures;
  readonly orderItemId: string | null;
  readonly order: Pick<OrderRecord, 'items' | 'currency' | 'timeZone'>;
};

export type FigureText = (value: string, context: TextContext) => string;

export const asIs: FigureText = (value) => value;
/** Prices are compared with more digits than shown. */
export const money: FigureText = (value, { lang, details, order }) =>
  moneyText(lang, strip(round(value, 4)), (details['currency'] as Currency | undefined) ?? order.currency);
export const day: FigureText = (value, { lang }) => dayText(lang, value);
export const dayCount: FigureText = (value, { lang }) => daysText(lang, Number(value));
export const moment: FigureText = (value, { lang, order }) => momentText(lang, value, order.timeZone);
export const number: FigureText = (value, { lang }) => numberText(lang, value);
export const quantity: FigureText = (value, { lang, details }) =>
  typeof details['unitCode'] === 'string' ? quantityText(lang, value, details['unitCode']) : numberText(lang, value);
export const unit: FigureText = (value, { lang }) => unitAlone(value, lang);
export const vat: FigureText = (value, { lang }) => vatText(value, lang);

/** Puts the figure into a phrase as `{value}`. Without the figure, the phrase is left out. */
export const within =
  (phrase: Words, write: FigureText = asIs): FigureText =>
  (value, context) =>
    fillIn(phrase[context.lang], { value: write(value, context) });

const VAT: Readonly<Record<string, Words>> = {
  included: { en: 'with VAT', ru: 'с НДС' },
  excluded: { en: 'without VAT', ru: 'без учёта НДС' },
  none: { en: 'no VAT', ru: 'без НДС' },
};
const VAT_RATE: Words = { en: 'VAT {value}%', ru: 'НДС {value} %' };

export function vatText(value: string, lang: Lang): string {
  return fillIn((VAT[value] ?? VAT_RATE)[lang], { value });
}
