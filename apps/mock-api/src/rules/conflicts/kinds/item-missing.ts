import { quantity } from '../figure-text.ts';
import { type RuleFor, NOTHING } from '../rule.ts';

/** A line without an offer. An unpriced line counts as missing; an allowed equivalent counts as an offer. */
export const itemMissing: RuleFor<'item_missing'> = {
  kind: 'item_missing',
  scope: 'bid_and_order',
  name: { en: 'No offer for a line', ru: 'Нет предложения по позиции' },
  description: {
    en: 'The supplier gave no price for a line of the order. Check whether the line was missed when the bid was entered.',
    ru: 'Поставщик не дал цену на одну из позиций закупки. Проверьте, не пропущена ли строка при вводе.',
  },
  basis: {
    en: 'The bid has no priced line for a line of the order, or the line is marked as not offered. An equivalent counts as an offer where the order allows equivalents. Where partial bids are not allowed, this blocks the award.',
    ru: 'В предложении нет строки с ценой для позиции закупки, либо строка отмечена как не предложенная. Аналог считается предложением, если закупка допускает аналоги. Если частичные предложения не допускаются, выбор победителя блокируется.',
  },
  facets: {
    absent: {
      severities: ['blocker', 'warning'],
      title: { en: 'No offer for the line', ru: 'Нет предложения по позиции' },
      evidence: { en: 'no price given; requested: {asked}.', ru: 'цена не указана; нужно: {asked}.' },
      isWaivable: true,
    },
    declined: {
      severities: ['blocker', 'info'],
      title: { en: 'Supplier declined the line', ru: 'Поставщик отказался от позиции' },
      evidence: { en: 'marked as not offered; requested: {asked}.', ru: 'отмечено «не поставляем»; нужно: {asked}.' },
      isWaivable: true,
    },
  },
  figures: { required: null, unitCode: null },
  phrases: {
    asked: (context) =>
      context.details['required'] === null ? '—' : quantity(String(context.details['required']), context),
  },
  suggestions: ['fix_bid', 'exclude_line', 'request_clarification', 'waive'],
  inCell: ({ item, line, hasEquivalent }, _bid, { order }) => {
    if (line !== null && line.offered && line.unitPrice !== null) return NOTHING;
    if (hasEquivalent && order.alternativesAllowed) return NOTHING;
    const isDeclined = line !== null && !line.offered;
    const tolerable = isDeclined ? 'info' : 'warning';
    return [
      {
        facet: isDeclined ? 'declined' : 'absent',
        severity: order.partialBidsAllowed ? tolerable : 'blocker',
        details: { required: item.quantity, unitCode: item.unitCode },
      },
    ];
  },
};
