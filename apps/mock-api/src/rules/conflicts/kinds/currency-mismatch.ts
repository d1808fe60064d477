import { asIs, day, number } from '../figure-text.ts';
import { type RuleFor, NOTHING } from '../rule.ts';

/** Another currency: a note with a fixed rate, otherwise the bid cannot be compared. */
export const currencyMismatch: RuleFor<'currency_mismatch'> = {
  kind: 'currency_mismatch',
  scope: 'bid_and_order',
  name: { en: 'Different currency', ru: 'Другая валюта' },
  description: {
    en: 'The bid is in another currency than the order. Check the exchange rate used to compare it.',
    ru: 'Предложение дано не в валюте закупки. Проверьте курс, по которому его сравнивают.',
  },
  basis: {
    en: 'Currencies differ. With a rate fixed in the order this is a note; without one the bid cannot be compared and blocks its award.',
    ru: 'Валюты различаются. Если курс зафиксирован в закупке, это заметка; без курса предложение нельзя сравнить, и это блокирует его выбор.',
  },
  facets: {
    rate_frozen: {
      severities: ['info'],
      title: { en: 'Different currency, rate fixed', ru: 'Другая валюта, курс зафиксирован' },
      evidence: {
        en: 'in {offered}, the order is in {ordered}; compared at {rate} {ordered} for {nominal} {offered}, rate of {date}.',
        ru: 'в {offered}, закупка в {ordered}; для сравнения — {rate} {ordered} за {nominal} {offered}, курс на {date}.',
      },
    },
    no_rate: {
      severities: ['blocker'],
      title: { en: 'Different currency, no rate', ru: 'Другая валюта, курса нет' },
      evidence: {
        en: 'in {offered}, the order is in {ordered}, and no exchange rate is set, so it cannot be compared.',
        ru: 'в {offered}, закупка в {ordered}, а курс не задан: сравнить нельзя.',
      },
    },
  },
  figures: { offered: asIs, ordered: asIs, rate: number, nominal: number, date: day },
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
