import type { ConflictImpact } from '@zakupki/api-client/schema';
import { comparableTotal } from '../../bids/worth.ts';
import { deltaPercent } from '@zakupki/procurement/money/percent';
import { money, number, vatText, type TextContext } from '../figure-text.ts';
import { moneyText } from '../../../sentences/format.ts';
import { priceOn, quotedBasis } from '../../bids/totals.ts';
import { roundAmount } from '@zakupki/procurement/money/amount';
import { subtract, multiply, isDecimal, compare, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { type RuleFor, NOTHING } from '../rule.ts';
import { type Words, fillIn } from '@zakupki/words';

const OVER_CEILING: Words = {
  en: 'Over the ceiling by {sum} ({percent}%)',
  ru: 'Выше предельной цены на {sum} ({percent} %)',
};
const OVER_BUDGET: Words = { en: 'Over budget by {sum} ({percent}%)', ru: 'Сверх бюджета на {sum} ({percent} %)' };

/** Above the line's ceiling or the order's budget, on the basis of the order. Equal is fine. */
export const priceOverCeiling: RuleFor<'price_over_ceiling'> = {
  kind: 'price_over_ceiling',
  scope: 'bid_and_order',
  name: { en: 'Price above the ceiling', ru: 'Цена выше предельной' },
  description: {
    en: 'A price exceeds the ceiling price of the line, or the total exceeds the budget. Check the figures, ask for a better price, or raise the limit.',
    ru: 'Цена превышает предельную цену позиции, либо итог превышает бюджет. Проверьте цифры, попросите скидку или поднимите предел.',
  },
  basis: {
    en: 'The comparable unit price is above the ceiling price of the line, or the comparable total with delivery is above the budget; both on the VAT basis of the order. An equal amount is fine.',
    ru: 'Цена единицы для сравнения выше предельной цены позиции либо итог для сравнения с доставкой выше бюджета; НДС учитывается так, как указан в закупке. Равенство допустимо.',
  },
  facets: {
    line: {
      severities: ['warning'],
      title: { en: 'Price above the ceiling', ru: 'Цена выше предельной' },
      evidence: {
        en: 'price {price}, ceiling {ceiling} ({basis}): {overPercent}% above.',
        ru: 'цена {price}, предельная {ceiling} ({basis}): выше на {overPercent} %.',
      },
      impact: ({ price, ceiling, overPercent }, context) => {
        const quantityAsked = context.order.items.find(({ id }) => id === context.orderItemId)?.quantity ?? null;
        if (quantityAsked === null) return null;
        const amount = multiply(subtract(String(price), String(ceiling)), quantityAsked);
        return excess(OVER_CEILING, amount, overPercent, context);
      },
    },
    total: {
      severities: ['blocker'],
      title: { en: 'Total above the budget', ru: 'Итог выше бюджета' },
      evidence: {
        en: 'total {total}, budget {budget} ({basis}): {overPercent}% above.',
        ru: 'итог {total}, бюджет {budget} ({basis}): выше на {overPercent} %.',
      },
      isWaivable: true,
      actionLabels: { raise_ceiling: { en: 'Raise budget', ru: 'Увеличить бюджет' } },
      impact: ({ total, budget, overPercent }, context) =>
        excess(OVER_BUDGET, subtract(String(total), String(budget)), overPercent, context),
    },
  },
  figures: {
    price: money,
    ceiling: money,
    total: money,
    budget: money,
    basis: (value, { lang }) => vatText(value === 'gross' ? 'included' : 'excluded', lang),
    overPercent: number,
  },
  suggestions: ['negotiate', 'raise_ceiling', 'waive'],
  inCell: (cell, { bid }, { order }) => {
    const { item, line } = cell;
    const ceiling = item.maxUnitPrice;
    if (ceiling === null || line === null || cell.price === null) return NOTHING;
    const basis = quotedBasis(order);
    const price = basis === order.compareBasis ? cell.price : priceOn(basis, order, bid, { item, line }).price;
    if (price === null || compare(price, ceiling) <= 0) return NOTHING;
    const details = { price, ceiling, basis, overPercent: deltaPercent(price, ceiling) };
    return [{ facet: 'line', severity: 'warning', details }];
  },
  inBid: ({ total: comparable, worth }, { order }) => {
    if (order.budget === null || comparable === null) return NOTHING;
    const basis = quotedBasis(order);
    const total = comparableTotal(order, worth, basis);
    if (total === null || compare(total, order.budget) <= 0) return NOTHING;
    const details = { total, budget: order.budget, basis, overPercent: deltaPercent(total, order.budget) };
    return [{ facet: 'total', severity: 'blocker', details }];
  },
};

function excess(words: Words, amount: Decimal, overPercent: unknown, context: TextContext): ConflictImpact | null {
  const { lang, order } = context;
  const rounded = roundAmount(amount, order.currency);
  if (!isDecimal(rounded)) return null;
  const sum = moneyText(lang, rounded, order.currency);
  return { amount: rounded, text: fillIn(words[lang], { sum, percent: number(String(overPercent), context) }) };
}
