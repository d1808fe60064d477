import { moment } from '../figure-text.ts';
import { type RuleFor, NOTHING } from '../rule.ts';

const DAY_MS = 86_400_000;

/** Received after the deadline, or entered more than a day after it. */
export const lateBid: RuleFor<'late_bid'> = {
  kind: 'late_bid',
  scope: 'bid_and_order',
  name: { en: 'Received after the deadline', ru: 'Получено после срока' },
  description: {
    en: 'The bid arrived after the deadline, or was entered long after it as received on time. Decide whether to accept it.',
    ru: 'Предложение пришло после окончания приёма либо внесено намного позже как полученное вовремя. Решите, принимать ли его.',
  },
  basis: {
    en: 'The bid was received after the deadline; or it was received on time but entered more than 24 hours after the deadline.',
    ru: 'Предложение получено после окончания приёма либо получено вовремя, но внесено больше чем через 24 часа после него.',
  },
  facets: {
    late: {
      severities: ['warning'],
      title: { en: 'Received after the deadline', ru: 'Получено после срока' },
      evidence: { en: 'received {receivedAt}, due {deadline}.', ru: 'получено {receivedAt}, срок — {deadline}.' },
    },
    backdated: {
      severities: ['info'],
      title: { en: 'Entered long after the deadline', ru: 'Внесено намного позже срока' },
      evidence: {
        en: 'entered {enteredAt} as received {receivedAt}; due {deadline}.',
        ru: 'внесено {enteredAt} как полученное {receivedAt}; срок — {deadline}.',
      },
    },
  },
  figures: { receivedAt: moment, deadline: moment, enteredAt: moment },
  suggestions: ['accept_late', 'disqualify', 'extend_deadline'],
  disqualificationReason: 'late',
  inBid: ({ bid: { receivedAt, createdAt }, flags }, { order: { submissionDeadline: deadline } }) => {
    if (deadline === null) return NOTHING;
    if (flags.isLate) return [{ facet: 'late', severity: 'warning', details: { receivedAt, deadline } }];
    if (Date.parse(createdAt) <= Date.parse(deadline) + DAY_MS) return NOTHING;
    return [{ facet: 'backdated', severity: 'info', details: { receivedAt, deadline, enteredAt: createdAt } }];
  },
};
