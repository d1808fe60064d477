import type { ConflictFigures } from '../../../../world/records/conflicts.ts';
import type { ConflictImpact, Currency } from '@zakupki/api-client/schema';
import { differenceFromDeclared, findStatedTotal, isStatedLineSum } from '@zakupki/procurement/money/stated-total';
import { isCounted } from '../../../bids/rules/totals.ts';
import { isDecimal, type Decimal } from '@zakupki/procurement/decimals/decimal';
import { lineTotal } from '@zakupki/procurement/money/amount';
import { money, vat, type TextContext } from '../figure-text.ts';
import { moneyText } from '../../../../sentences/format.ts';
import { type RuleFor, NOTHING, type Evidence } from '../rule.ts';
import { type Words, fillIn } from '@zakupki/procurement/words';

const AND_DELIVERY: Words = { en: ' and delivery', ru: ' и с доставкой' };
const DIFFERENCE: Words = { en: 'Difference: {value}', ru: 'Расхождение: {value}' };

/**
 * Declared sums differ from calculated ones. A total with delivery is fine; a total in the other VAT mode is a note.
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
    en: 'For a line, a difference of more than 0.01; for the total, of more than one unit of the currency. A total with delivery is fine; one with VAT where prices are without, or the reverse, is a note. A line total may be with VAT or without.',
    ru: 'По строке — расхождение больше 0,01; по итогу — больше одной единицы валюты. Итог с доставкой допустим; итог с НДС при ценах без НДС (или наоборот) — заметка. Сумма строки может быть и с НДС, и без него.',
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
    if (line === null || !isCounted(line) || line.unitPrice === null) return NOTHING;
    if (line.declaredLineTotal === null) return NOTHING;
    const computed = lineTotal(line.unitPrice, line.quantity, bid.currency);
    if (isStatedLineSum(line.declaredLineTotal, { lineTotal: computed, vatRate: line.vatRate }, bid)) return NOTHING;
    return [
      { facet: 'line', severity: 'warning', details: mismatchFigures(line.declaredLineTotal, computed, bid.currency) },
    ];
  },
  inBid: ({ bid, totals }, { order }) => {
    if (bid.declaredTotal === null || totals.byRate.length === 0) return NOTHING;
    const stated = findStatedTotal(bid.declaredTotal, totals, { ...bid, deliveryVatRate: order.vatRateDefault });
    if (stated?.vatMode === bid.vatMode) return NOTHING;
    const details = mismatchFigures(
      bid.declaredTotal,
      bid.vatMode === 'included' ? totals.gross : totals.net,
      bid.currency,
    );
    if (stated === null) return [{ facet: 'total', severity: 'warning', details }];
    const { vatMode: statedVatMode, hasDelivery: statedDelivery } = stated;
    return [{ facet: 'total_basis', severity: 'info', details: { ...details, statedVatMode, statedDelivery } }];
  },
};

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
