import { NOTHING, type Rule } from '../rule.ts';

/** Another currency: a note with a fixed rate, otherwise the bid cannot be compared. */
export const currencyMismatch: Rule = {
  kind: 'currency_mismatch',
  scope: 'bid_and_order',
  facets: { rate_frozen: ['info'], no_rate: ['blocker'] },
  suggestions: ['set_rate', 'fix_bid', 'disqualify'],
  inBid: ({ bid }, { order }) => {
    if (bid.currency === order.currency) return NOTHING;
    const currencies = { offered: bid.currency, ordered: order.currency };
    const frozen = order.exchangeRates.find(({ currency }) => currency === bid.currency);
    if (frozen === undefined) return [{ facet: 'no_rate', severity: 'blocker', details: currencies }];
    const { rate, nominal, date } = frozen;
    return [{ facet: 'rate_frozen', severity: 'info', details: { ...currencies, rate, nominal, date } }];
  },
};
