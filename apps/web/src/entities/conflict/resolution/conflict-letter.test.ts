import type { Conflict, ConflictDetails, Order } from '@zakupki/api-client/schema';
import { describe, expect, it } from 'vitest';
import { getLocale } from '../../../i18n/locale.ts';
import type { ConflictContextData } from '../conflict-context.ts';
import { writeLetter } from './conflict-letter.ts';

const LINE = { id: 'itm_5', position: 5, name: 'Анкер 12×100', quantity: '1500', unitCode: 'H87' };
const ORDER = {
  number: 'Z-118',
  title: 'Крепёж',
  currency: 'RUB',
  timeZone: 'Europe/Moscow',
  vatMode: 'excluded',
  decisionDate: null,
  submissionDeadline: null,
  budget: '480000.00',
  delivery: { address: 'Москва, Складская, 1' },
  items: [LINE],
};
// The only fields of an order that a letter reads.
const context = {
  order: ORDER as unknown as Order,
  bidOf: () => undefined,
  lineOf: (id: string | null) => (id === null ? undefined : LINE),
} as unknown as ConflictContextData;

function letterBody(details: ConflictDetails, parts: Partial<Conflict> = {}, locale: 'en' | 'ru' = 'en') {
  const conflict = { kind: details.kind, facet: '', bidIds: ['bid_1'], orderItemId: 'itm_5', details, ...parts };
  return writeLetter(locale, {
    conflict: conflict as Conflict,
    action: 'request_clarification',
    context,
    bid: null,
    signature: 'Анна',
  }).body;
}

const LOW: ConflictDetails = {
  kind: 'price_abnormally_low',
  price: '4.72',
  meanOfOthers: '53.8967',
  nextOffer: '46.50',
  suspectedFactor: 10,
};

const HIGH: ConflictDetails = {
  kind: 'price_abnormally_high',
  price: '1700',
  medianOfOthers: '17.53',
  lastPrice: '16.46',
  ceiling: '19.20',
  suspectedFactor: 100,
};

describe('a letter', () => {
  it('is in the chosen language, not in the page’s', () => {
    const before = getLocale();
    expect(letterBody(LOW, {}, 'ru')).toContain('вы предложили 4,72\u00a0₽');
    expect(letterBody(LOW, {}, 'en')).toContain('you quote ₽4.72');
    expect(getLocale()).toBe(before);
  });

  it('does not mention other suppliers’ prices', () => {
    for (const text of [letterBody(LOW), letterBody(LOW, { orderItemId: null })]) {
      expect(text).not.toMatch(/53|46/);
    }
  });

  it('asks what a high price is for, without the prices of others and earlier ones', () => {
    expect(letterBody(HIGH)).toContain(
      'you quote ₽1,700.00. Is this the price per piece, as requested, and not for a pack',
    );
    expect(letterBody(HIGH, {}, 'ru')).toContain(
      'Это цена за шт, как мы просим, а не за упаковку, 100 или 1000 единиц',
    );
    for (const text of [letterBody(HIGH), letterBody(HIGH, { orderItemId: null })]) {
      expect(text).not.toMatch(/17\.53|16\.46|19\.20/);
    }
  });

  it('omits the budget but states the ceiling of a line', () => {
    const over = { kind: 'price_over_ceiling', basis: 'net', overPercent: '1.2' } as const;
    const total = { ...over, price: null, ceiling: null, total: '485799.57', budget: '480000.00' };
    expect(letterBody(total, { orderItemId: null })).not.toMatch(/480/);
    expect(letterBody({ ...over, price: '226', ceiling: '210', total: null, budget: null })).toContain('₽210.00');
  });

  it('asks connected suppliers without naming them to each other', () => {
    const text = letterBody(
      { kind: 'affiliated_suppliers', strong: ['phone'], weak: [] },
      { bidIds: ['bid_1', 'bid_2'], orderItemId: null },
    );
    expect(text).toContain('connected with other suppliers');
    expect(text).not.toMatch(/phone|bid_/);
  });

  it('invites other suppliers with the lines but no details of bids', () => {
    const conflict = { kind: 'affiliated_suppliers', bidIds: ['bid_1'], orderItemId: null } as unknown as Conflict;
    const { body } = writeLetter('en', { conflict, action: 'invite_more', context, bid: null, signature: '' });
    expect(body).toContain('5. Анкер 12×100 — 1,500\u00a0pcs');
    expect(body).toContain('Москва, Складская, 1');
  });
});
