import { day, dayCount } from '../figure-text.ts';
import { daysBetween } from '@zakupki/mock-engine/dates/calendar';
import { daysText } from '../../../sentences/format.ts';
import { type RuleFor, NOTHING } from '../rule.ts';
import { type Words, fillIn } from '@zakupki/words';

const TOLERABLE_DAYS = 3;

const LATER: Words = { en: '{days} late', ru: 'Позже на {days}' };

/** Promised after the required date. */
export const deliveryLate: RuleFor<'delivery_late'> = {
  kind: 'delivery_late',
  scope: 'bid_and_order',
  name: { en: 'Delivery after the needed-by date', ru: 'Поставка позже срока' },
  description: {
    en: 'The promised date is later than you need the goods. Ask for an earlier date, or move the needed-by date.',
    ru: 'Обещанная дата позже той, к которой нужен товар. Попросите поставить раньше или перенесите срок.',
  },
  basis: {
    en: 'The promised date, or the decision date plus the lead time, is later than the needed-by date. Up to three days late is a note.',
    ru: 'Обещанная дата либо дата решения плюс срок поставки позже требуемой. Опоздание до трёх дней — заметка.',
  },
  facets: {
    date: {
      severities: ['warning', 'info'],
      title: { en: 'Delivery after the needed-by date', ru: 'Поставка позже срока' },
      evidence: {
        en: 'needed by {requiredBy}, promised for {promised}: {days} late.',
        ru: 'нужно к {requiredBy}, обещают {promised}: позже на {days}.',
      },
      impact: ({ days: late }, { lang }) => ({
        amount: null,
        text: fillIn(LATER[lang], { days: daysText(lang, Number(late)) }),
      }),
    },
  },
  figures: { promised: day, requiredBy: day, days: dayCount },
  suggestions: ['negotiate', 'move_required_date', 'exclude_line', 'waive'],
  inCell: ({ item: { requiredBy }, promised }) => {
    if (promised === null || requiredBy === null || promised <= requiredBy) return NOTHING;
    const days = daysBetween(requiredBy, promised);
    const severity = days <= TOLERABLE_DAYS ? 'info' : 'warning';
    return [{ facet: 'date', severity, details: { promised, requiredBy, days } }];
  },
};
