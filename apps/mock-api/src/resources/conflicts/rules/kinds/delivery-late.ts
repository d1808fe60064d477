import { daysBetween } from '../../../../dates/calendar.ts';
import { NOTHING, type Rule } from '../rule.ts';

const TOLERABLE_DAYS = 3;

/** Promised after the required date. */
export const deliveryLate: Rule = {
  kind: 'delivery_late',
  scope: 'bid_and_order',
  facets: { date: ['warning', 'info'] },
  suggestions: ['negotiate', 'move_required_date', 'exclude_line', 'waive'],
  inCell: ({ item: { requiredBy }, promised }) => {
    if (promised === null || requiredBy === null || promised <= requiredBy) return NOTHING;
    const days = daysBetween(requiredBy, promised);
    const severity = days <= TOLERABLE_DAYS ? 'info' : 'warning';
    return [{ facet: 'date', severity, details: { promised, requiredBy, days } }];
  },
};
