import { asIs } from '../figure-text.ts';
import { type RuleFor, NOTHING } from '../rule.ts';

/** The line changed in a revision that the bid does not answer yet. */
export const specOutdated: RuleFor<'spec_outdated'> = {
  kind: 'spec_outdated',
  scope: 'bid_and_order',
  name: { en: 'Quoted before the order changed', ru: 'Цена указана до изменения закупки' },
  description: {
    en: 'The line was changed after the supplier quoted it. Ask whether the price still holds and confirm it.',
    ru: 'Позиция изменена после того, как поставщик указал цену. Узнайте, действует ли цена, и подтвердите её.',
  },
  basis: {
    en: 'The bid was made for an earlier revision of the order, and the line changed in a later one. This blocks the award of that line.',
    ru: 'Предложение дано для более ранней редакции закупки, а позиция изменена в более поздней. Это блокирует выбор по этой позиции.',
  },
  facets: {
    line: {
      severities: ['blocker'],
      title: { en: 'Quoted before the order changed', ru: 'Цена указана до изменения закупки' },
      evidence: {
        en: 'quoted for revision {quotedRevision}; the line changed in revision {changedInRevision}.',
        ru: 'цена указана для редакции {quotedRevision}, позиция изменена в редакции {changedInRevision}.',
      },
      actionLabels: { extend_deadline: { en: 'Extend bidding', ru: 'Продолжить приём' } },
    },
  },
  figures: { quotedRevision: asIs, changedInRevision: asIs },
  suggestions: ['confirm_for_revision', 'fix_bid', 'exclude_line', 'extend_deadline'],
  inCell: ({ item: { changedInRevision }, line }, { bid: { orderRevision }, flags }) => {
    if (!flags.isOutdated || line === null || !line.offered || changedInRevision <= orderRevision) return NOTHING;
    return [{ facet: 'line', severity: 'blocker', details: { quotedRevision: orderRevision, changedInRevision } }];
  },
};
