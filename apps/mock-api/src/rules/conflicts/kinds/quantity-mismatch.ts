import type { Cell } from '../../comparison/order-sheet.ts';
import { normalizedQuantity } from '@zakupki/procurement/offers/comparison-price';
import { number, quantity, within } from '../figure-text.ts';
import { quantityText } from '../../../sentences/format.ts';
import { subtract, multiply, compare, add, divide, strip, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { type RuleFor, NOTHING, type Evidence } from '../rule.ts';
import { type Words, fillIn } from '@zakupki/words';

const TOLERANCE = within({ en: '; tolerance {value}%', ru: '; допуск {value} %' }, number);
const MISSING: Words = { en: 'Missing: {value}', ru: 'Не хватает: {value}' };

/** Quantity beyond the tolerance, or not a whole number of packs. */
export const quantityMismatch: RuleFor<'quantity_mismatch'> = {
  kind: 'quantity_mismatch',
  scope: 'bid_and_order',
  name: { en: 'Quantity differs', ru: 'Количество не совпадает' },
  description: {
    en: 'The supplier offers less or more than you requested, or a quantity that is not a whole number of packs. Check whether it suits you, or split the line between suppliers.',
    ru: 'Поставщик предлагает меньше или больше, чем вы просили, либо количество не кратно упаковке. Проверьте, устраивает ли это вас, или разделите позицию между поставщиками.',
  },
  basis: {
    en: 'The offered quantity, in the order’s unit, is below or above the requested one by more than the tolerance of the line, or is not a multiple of the pack size.',
    ru: 'Предложенное количество в единице закупки меньше или больше запрошенного сверх допуска позиции либо не кратно размеру упаковки.',
  },
  facets: {
    short: {
      severities: ['warning'],
      title: { en: 'Less than requested', ru: 'Предложено меньше, чем нужно' },
      evidence: {
        en: 'requested: {required}, offered: {offered}{tolerancePercent}.',
        ru: 'нужно: {required}, предложено: {offered}{tolerancePercent}.',
      },
      impact: ({ required, offered, unitCode }, { lang }) => {
        const value = quantityText(lang, subtract(String(required), String(offered)), String(unitCode));
        return { amount: null, text: fillIn(MISSING[lang], { value }) };
      },
    },
    excess: {
      severities: ['info'],
      title: { en: 'More than requested', ru: 'Предложено больше, чем нужно' },
      evidence: {
        en: 'requested: {required}, offered: {offered}{tolerancePercent}.',
        ru: 'нужно: {required}, предложено: {offered}{tolerancePercent}.',
      },
    },
    pack_step: {
      severities: ['info'],
      title: { en: 'Not a whole number of packs', ru: 'Количество не кратно упаковке' },
      evidence: {
        en: 'offered {offered}, sold in packs of {packSize}.',
        ru: 'предложено {offered}, продаётся упаковками по {packSize}.',
      },
    },
  },
  figures: {
    required: quantity,
    offered: quantity,
    tolerancePercent: (value, context) => (value === '0' ? '' : TOLERANCE(value, context)),
    unitCode: null,
    packSize: number,
  },
  suggestions: ['fix_bid', 'allocate_partly', 'change_tolerance', 'waive'],
  inCell: ({ item, line }) => {
    if (line === null || !line.offered) return NOTHING;
    return [...amount({ item, line }), ...packStep(line.quantity, line.packSize)];
  },
};

function amount({ item, line }: Pick<Cell, 'item'> & { line: NonNullable<Cell['line']> }): readonly Evidence[] {
  const required = item.quantity;
  if (required === null || (line.quantity === required && line.unitCode === item.unitCode)) return NOTHING;
  const offered = normalizedQuantity(line, item.unitCode);
  if (offered === null) return NOTHING;
  const tolerance = item.quantityTolerancePercent;
  const details = { required, offered, tolerancePercent: tolerance, unitCode: item.unitCode };
  const hundredfold = multiply(offered, '100');
  if (compare(hundredfold, multiply(required, subtract('100', tolerance))) < 0)
    return [{ facet: 'short', severity: 'warning', details }];
  if (compare(hundredfold, multiply(required, add('100', tolerance))) > 0)
    return [{ facet: 'excess', severity: 'info', details }];
  return NOTHING;
}

function packStep(quantity: Decimal, packSize: Decimal | null): readonly Evidence[] {
  if (packSize === null) return NOTHING;
  const packs = divide(quantity, packSize, 0);
  if (compare(multiply(packs, packSize), quantity) === 0) return NOTHING;
  return [{ facet: 'pack_step', severity: 'info', details: { offered: strip(quantity), packSize: strip(packSize) } }];
}
