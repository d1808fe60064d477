import { asIs } from '../figure-text.ts';
import { type RuleFor, NOTHING } from '../rule.ts';

/** The line changed in a revision that the bid does not answer yet. */
export const specOutdated: RuleFor<'spec_outdated'> = {
  kind: 'spec_outdated',
  scope: 'bid_and_order',
  name: { en: 'Quoted before the order changed', ru: 'Цена дана до изменения закупки' },
  description: {
    en: 'The line was changed after the supplier quoted it. Ask whether the price still holds and confirm it.',
    ru: 'Позиция изменена после того, как поставщик дал цену. Узнайте, действует ли цена, и подтвердите её.',
  },
  basis: {
    en: 'The bid answers an earlier revision of the order, and the line was changed in a later one. It blocks the award of that line.',
    ru: 'Предложение дано на более раннюю редакцию закупки, а позиция изменена в более поздней. Выбор по этой позиции блокируется.',
  },
  facets: {
    line: {
      severities: ['blocker'],
      title: { en: 'Quoted before the order changed', ru: 'Цена дана до изменения' },
      evidence: {
        en: 'answers revision {quotedRevision}; the line was changed in revision {changedInRevision}.',
        ru: 'дано на редакцию {quotedRevision}, позиция изменена в редакции {changedInRevision}.',
      },
    },
  },
  figures: { quotedRevision: asIs, changedInRevision: asIs },
  suggestions: ['confirm_for_revision', 'fix_bid', 'exclude_line'],
  inCell: ({ item: { changedInRevision }, line }, { bid: { orderRevision }, flags }) => {
    if (!flags.isOutdated || line === null || !line.offered || changedInRevision <= orderRevision) return NOTHING;
    return [{ facet: 'line', severity: 'blocker', details: { quotedRevision: orderRevision, changedInRevision } }];
  },
};
