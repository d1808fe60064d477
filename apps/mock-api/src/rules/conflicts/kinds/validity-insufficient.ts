import { day } from '../figure-text.ts';
import { type RuleFor, NOTHING } from '../rule.ts';

/** Expired now or before the decision date. The last day counts in full. */
export const validityInsufficient: RuleFor<'validity_insufficient'> = {
  kind: 'validity_insufficient',
  scope: 'bid_and_order',
  name: { en: 'Quote validity too short', ru: 'Недостаточный срок действия' },
  description: {
    en: 'The quote has expired, expires before your decision, or does not say how long it is valid. Ask the supplier to extend it or to state a date.',
    ru: 'Предложение истекло, истечёт до вашего решения или не содержит срока действия. Попросите поставщика продлить его или указать срок.',
  },
  basis: {
    en: 'The last day of validity has passed, which blocks the award; or it is before the decision date; or it is not stated. The last day counts in full, in the order’s time zone.',
    ru: 'Последний день действия прошёл — это блокирует выбор; либо он раньше даты решения; либо не указан. Последний день считается полностью, по часовому поясу закупки.',
  },
  facets: {
    expired: {
      severities: ['blocker'],
      title: { en: 'Quote expired', ru: 'Предложение истекло' },
      evidence: { en: 'was valid until {validUntil}.', ru: 'действовало до {validUntil} включительно.' },
    },
    too_short: {
      severities: ['warning'],
      title: { en: 'Quote expires before the decision', ru: 'Предложение истечёт до решения' },
      evidence: {
        en: 'valid until {validUntil}, the decision is due by {decisionDate}.',
        ru: 'действует до {validUntil}, решение — до {decisionDate}.',
      },
    },
    unknown: {
      severities: ['info'],
      title: { en: 'Quote validity missing', ru: 'Срок действия не указан' },
      evidence: { en: 'no validity date stated.', ru: 'срок действия не указан.' },
      actionLabels: { request_extension: { en: 'Ask for a validity date', ru: 'Запросить срок действия' } },
    },
  },
  figures: { validUntil: day, decisionDate: day },
  suggestions: ['request_extension', 'fix_bid', 'award_before', 'waive'],
  inBid: ({ bid: { validUntil }, flags }, { order: { decisionDate } }) => {
    if (validUntil === null) return [{ facet: 'unknown', severity: 'info', details: { validUntil } }];
    if (flags.isExpired) return [{ facet: 'expired', severity: 'blocker', details: { validUntil } }];
    if (decisionDate === null || validUntil >= decisionDate) return NOTHING;
    return [{ facet: 'too_short', severity: 'warning', details: { validUntil, decisionDate } }];
  },
};
