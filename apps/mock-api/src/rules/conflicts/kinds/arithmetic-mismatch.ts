import type { ConflictFigures } from '../../../model/records/conflicts.ts';
import type { ConflictImpact, Currency } from '@zakupki/api-client/schema';
import { deliveryVatRate } from '@zakupki/procurement/money/delivery-vat';
import { differenceFromDeclared, findStatedTotal, isRoundingOfLines } from '@zakupki/procurement/money/stated-total';
import type { BidSheet } from '../../comparison/order-sheet.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { isDecimal, subtract, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { sumAmounts } from '@zakupki/procurement/money/amount';
import { defaultVatRate } from '../../bids/totals.ts';
import { money, vat, type TextContext } from '../figure-text.ts';
import { moneyText } from '../../../sentences/format.ts';
import { type RuleFor, NOTHING, type Evidence } from '../rule.ts';
import { statedSumOf } from '../stated-sum.ts';
import { type Words, fillIn } from '@zakupki/words';

const AND_DELIVERY: Words = { en: ' and delivery', ru: ' и с доставкой' };
const DIFFERENCE: Words = { en: 'Difference: {value}', ru: 'Расхождение: {value}' };

/**
 * Declared sums differ from calculated ones. A total with delivery is fine; a total in the other VAT mode is a note, and
 * so is the rounding of all lines together.
 */
export const arithmeticMismatch: RuleFor<'arithmetic_mismatch'> = {
  kind: 'arithmetic_mismatch',
  scope: 'within_bid',
  name: { en: 'Totals don’t add up', ru: 'Сумма не сходится' },
  description: {
    en: 'An amount stated by the supplier differs from price times quantity. Check which one is right.',
    ru: 'Сумма в документе поставщика отличается от цены, умноженной на количество. Проверьте, что из этого верно.',
  },
  basis: {
    en: 'For a line, a difference that rounding the price cannot explain: more than half of its last digit, at least half a kopeck, for each unit. Differences from rounding make one note for each bid, if together they exceed half a kopeck per line. For the total, a difference of more than one unit of the currency. A total with delivery is fine; one with VAT where prices are without, or the reverse, is a note. A line total may be with VAT or without.',
    ru: 'По строке — расхождение, которое не объяснить округлением цены: больше половины её последнего знака (не меньше половины копейки) на единицу. Расхождения от округления — одна заметка на предложение, если вместе они больше половины копейки на позицию. По итогу — больше одной единицы валюты. Итог с доставкой допустим; итог с НДС при ценах без НДС (или наоборот) — заметка. Сумма строки может быть и с НДС, и без него.',
  },
  facets: {
    line: {
      severities: ['warning'],
      title: { en: 'Line total doesn’t add up', ru: 'Сумма строки не сходится' },
      evidence: {
        en: 'stated {declared}, price times quantity is {computed}.',
        ru: 'в документе {declared}, цена на количество — {computed}.',
      },
      impact: differenceImpact,
    },
    total: {
      severities: ['warning'],
      title: { en: 'Bid total doesn’t add up', ru: 'Итог не сходится' },
      evidence: {
        en: 'stated {declared}, the lines add up to {computed}.',
        ru: 'в документе {declared}, по строкам {computed}.',
      },
      impact: differenceImpact,
    },
    rounding: {
      severities: ['info'],
      title: { en: 'Line totals rounded', ru: 'Суммы строк округлены' },
      evidence: {
        en: 'rounded line totals add up to {declared}, price times quantity to {computed}.',
        ru: 'округлённые суммы строк дают {declared}, цена на количество — {computed}.',
      },
      impact: differenceImpact,
    },
    total_basis: {
      severities: ['info'],
      title: { en: 'Total stated on a different VAT basis', ru: 'В итоге НДС учтён иначе, чем в ценах' },
      evidence: {
        en: 'the stated {declared} is the total {statedVatMode}{statedDelivery}, unlike the prices; the amounts agree.',
        ru: 'в документе {declared} — это итог {statedVatMode}{statedDelivery}, а цены указаны иначе; суммы сходятся.',
      },
    },
  },
  figures: {
    declared: money,
    computed: money,
    difference: null,
    currency: null,
    statedVatMode: vat,
    statedDelivery: (value, { lang }) => (value === 'true' ? AND_DELIVERY[lang] : ''),
  },
  suggestions: ['trust_computed', 'trust_declared', 'fix_bid'],
  inCell: ({ line }, { bid }) => {
    const stated = statedSumOf(line, bid);
    if (stated === null || stated.isRounding) return NOTHING;
    return [
      { facet: 'line', severity: 'warning', details: mismatchFigures(stated.declared, stated.computed, bid.currency) },
    ];
  },
  inBid: (sheet, { order }) => [...roundingOf(sheet), ...totalMismatch(sheet, order)],
};

/** One finding for all rounded lines of a bid. */
function roundingOf({ bid, cells }: BidSheet): readonly Evidence[] {
  const lines = cells.flatMap(({ line, isExcluded }) => {
    const stated = isExcluded ? null : statedSumOf(line, bid);
    return stated?.isRounding ? [stated] : [];
  });
  const difference = sumAmounts(
    lines.map((line) => line.difference),
    bid.currency,
  );
  if (isRoundingOfLines(difference, cells.length)) return NOTHING;
  const declared = sumAmounts(
    lines.map((line) => line.declared),
    bid.currency,
  );
  const details = mismatchFigures(declared, subtract(declared, difference), bid.currency);
  return [{ facet: 'rounding', severity: 'info', details }];
}

function totalMismatch({ bid, totals }: BidSheet, order: OrderRecord): readonly Evidence[] {
  if (bid.declaredTotal === null || totals.byRate.length === 0) return NOTHING;
  const rates = totals.byRate.map(({ rate }) => rate);
  const stated = findStatedTotal(bid.declaredTotal, totals, {
    ...bid,
    deliveryVatRate: deliveryVatRate(rates, defaultVatRate(order, bid)),
  });
  if (stated?.vatMode === bid.vatMode) return NOTHING;
  const details = mismatchFigures(
    bid.declaredTotal,
    bid.vatMode === 'included' ? totals.gross : totals.net,
    bid.currency,
  );
  if (stated === null) return [{ facet: 'total', severity: 'warning', details }];
  const { vatMode: statedVatMode, hasDelivery: statedDelivery } = stated;
  return [{ facet: 'total_basis', severity: 'info', details: { ...details, statedVatMode, statedDelivery } }];
}

function mismatchFigures(declared: Decimal, computed: Decimal, currency: Currency): Evidence['details'] {
  return { declared, computed, difference: differenceFromDeclared(declared, computed, currency), currency };
}

function differenceImpact({ difference, currency }: ConflictFigures, { lang, order }: TextContext): ConflictImpact {
  const size = String(difference).replace('-', '');
  const value = moneyText(lang, size, currency as Currency);
  return {
    amount: currency === order.currency && isDecimal(size) ? size : null,
    text: fillIn(DIFFERENCE[lang], { value }),
  };
}
