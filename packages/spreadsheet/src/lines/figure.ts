/** Where a figure comes from: its cell, and the steps that changed it. */
import type { ImportFigure } from '@zakupki/api-client/schema';
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { cellName } from '../cells/sheet.ts';

type StepCode =
  | 'scaled'
  | 'reduced'
  | 'per'
  | 'discounted'
  | 'tier'
  | 'rounded'
  | 'of_sum'
  | 'last_price'
  | 'divided'
  | 'minimum'
  | 'of_vat';

export type Step = {
  readonly code: StepCode;
  /** decimals are written in the reader's language, other texts as they are */
  readonly params: Readonly<Record<string, string>>;
};

export type Figure = {
  readonly steps: readonly Step[];
} & Omit<ImportFigure, 'cell' | 'steps'>;

const STEPS: Readonly<Record<StepCode, Words>> = {
  tier: { en: 'price for an order of {tier}', ru: 'цена при заказе {tier}' },
  scaled: { en: '{before} × {factor} → {after}', ru: '{before} × {factor} → {after}' },
  discounted: { en: '{before} less {percent}% → {after}', ru: '{before} минус {percent} % → {after}' },
  reduced: { en: '{before} − {less} → {after}', ru: '{before} − {less} → {after}' },
  per: { en: '{before} per {count} → {after} each', ru: '{before} за {count} → {after} за единицу' },
  rounded: { en: '{before} rounded to {after}', ru: '{before}, округлено до {after}' },
  divided: { en: '{before} ÷ {count} → {after}', ru: '{before} ÷ {count} → {after}' },
  minimum: { en: 'less was asked: the minimum of {after}', ru: 'запрошено меньше: минимум {after}' },
  of_vat: { en: 'a VAT rate of {rate}%', ru: 'ставка НДС {rate} %' },
  last_price: { en: 'like the last price paid, {last}', ru: 'как последняя цена закупки, {last}' },
  of_sum: { en: '{sum} ÷ {quantity} → {after}', ru: '{sum} ÷ {quantity} → {after}' },
};

/** A decimal as people write it: "0,17" in Russian. */
const written = (value: Decimal, lang: Lang): string => (lang === 'ru' ? value.replace('.', ',') : value);

export function presentFigure({ steps, row, column, ...figure }: Figure, lang: Lang): ImportFigure {
  const worded = steps.map(({ code, params }) =>
    fillIn(
      STEPS[code][lang],
      Object.fromEntries(
        Object.entries(params).map(([key, value]) => [
          key,
          /^\d+(?:\.\d+)?$/u.test(value) ? written(value, lang) : value,
        ]),
      ),
    ),
  );
  return { row, column, cell: cellName(row, column), ...figure, steps: worded };
}
