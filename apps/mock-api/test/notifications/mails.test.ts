/** E-mails by the notification settings: each sent once, dated at its event, in the user's language. */
import { etag } from '@zakupki/api-client/operation';
import { describe, expect, it } from 'vitest';
import type { NotificationPrefs, ProfilePatch } from '@zakupki/api-client/schema';
import { createApp } from '../../src/create-app.ts';
import { client, type ContractClient } from '../contract/suite/client.ts';
import type { Letter } from '../contract/suite/states/states.ts';
import { control } from '../control-plane.ts';

const app = createApp();

const signIn = (name: string) => client(app).signIn(name);

/** E-mails to a demo user that link to a page of the product, newest first. */
async function emailsTo(caller: ContractClient, name: string, path: string): Promise<Letter[]> {
  const letters = await caller.outbox();
  return letters.filter(({ to, links }) => to === `${name}@demo.test` && links.some((link) => link.path === path));
}

async function patch(caller: ContractClient, body: ProfilePatch): Promise<void> {
  const { body: me } = await caller.ok('getMe', {});
  await caller.ok('updateProfile', { ifMatch: etag(me), body });
}

type Event = {
  readonly pref: keyof NotificationPrefs;
  readonly person: string;
  /** duration until the event */
  readonly advance: string;
  readonly at: string;
  readonly path: string;
  readonly en: readonly string[];
  readonly ru: readonly string[];
};

const EVENTS: readonly Event[] = [
  {
    pref: 'deadlineSoon',
    person: 'buyer',
    advance: 'PT3H',
    at: '2026-11-02T12:00:00Z',
    path: '/app/zakupki/orders/ord_paper',
    en: ['Z-2026-000121', 'Бумага и канцелярия на квартал', '3 Nov 2026, 15:00 MSK', 'Bids so far: 2'],
    ru: ['Z-2026-000121', 'Бумага и канцелярия на квартал', '3 нояб. 2026, 15:00 МСК', 'предложений: 2'],
  },
  {
    pref: 'deadlinePassed',
    person: 'buyer',
    advance: 'P2D',
    at: '2026-11-03T12:00:00Z',
    path: '/app/zakupki/orders/ord_paper',
    en: ['Z-2026-000121', 'closed on 3 Nov 2026, 15:00 MSK', 'Bids received: 2'],
    ru: ['Z-2026-000121', 'завершён 3 нояб. 2026, 15:00 МСК', 'Получено предложений: 2'],
  },
  {
    pref: 'bidExpiring',
    person: 'buyer',
    advance: 'P11D',
    at: '2026-11-12T21:00:00Z',
    path: '/app/zakupki/orders/ord_tools/bids/bid_tools_metiz',
    en: ['Z-2026-000108', 'ООО «Метиз-Сервис»', 'valid until 20 Nov 2026'],
    ru: ['Z-2026-000108', 'ООО «Метиз-Сервис»', 'действует до 20 нояб. 2026'],
  },
  {
    pref: 'trialEnding',
    person: 'trial',
    advance: 'P6D',
    at: '2026-11-08T09:00:00Z',
    path: '/app/zakupki/trial/expired',
    en: ['Your trial ends on 11 Nov 2026, 12:00 MSK'],
    ru: ['Пробный период закончится 11 нояб. 2026, 12:00 МСК'],
  },
];

describe.each(EVENTS)('$pref', ({ pref, person, advance, at, path, ...words }) => {
  const found = async (caller: ContractClient) =>
    (await emailsTo(caller, person, path)).filter((email) => email.at === at);

  it.each(['en', 'ru'] as const)('is sent once in %s with details and a link', async (locale) => {
    const caller = await signIn(person);
    await patch(caller, { locale });
    expect(await found(caller)).toEqual([]);
    await caller.advance(advance);
    const emails = await found(caller);
    expect(emails).toHaveLength(1);
    for (const fact of words[locale]) expect(`${emails[0]?.subject} ${emails[0]?.text}`).toContain(fact);
    await caller.ok('listNotifications', {});
    await caller.advance('PT1H');
    expect(await found(caller)).toEqual(emails);
  });

  it('is not sent when disabled, nor later when enabled again', async () => {
    const caller = await signIn(person);
    await patch(caller, { notificationPrefs: { [pref]: { email: false } } });
    await caller.advance(advance);
    expect(await found(caller)).toEqual([]);
    await patch(caller, { notificationPrefs: { [pref]: { email: true } } });
    expect(await found(caller)).toEqual([]);
  });

  it('does not depend on in-app settings', async () => {
    const caller = await signIn(person);
    await patch(caller, { notificationPrefs: { [pref]: { inApp: false } } });
    await caller.advance(advance);
    expect(await found(caller)).toHaveLength(1);
  });
});

describe('a new blocker', () => {
  it.each([
    [true, 1],
    [false, 0],
  ])('is dated at its event, not at the next request; enabled: %s', async (email, count) => {
    const anna = await signIn('buyer');
    await patch(anna, { notificationPrefs: { newBlocker: { email } } });
    // A bid on this order is valid to the end of 20 November in Moscow.
    await anna.advance('P25D');
    const found = async () => emailsTo(anna, 'buyer', '/app/zakupki/orders/ord_tools/conflicts');
    const emails = await found();
    expect(emails.map(({ at }) => at)).toEqual(Array(count).fill('2026-11-20T21:00:00Z'));
    expect(emails.every(({ text }) => text.includes('Z-2026-000108'))).toBe(true);
    // A request triggers the processing.
    await anna.ok('getOrder', { orderId: 'ord_tools' });
    const { data } = (await anna.ok('listNotifications', {})).body;
    const [listed] = data.filter(({ type, link }) => type === 'new_blocker' && link.includes('ord_tools'));
    expect(listed?.at).toBe('2026-11-20T21:00:00Z');
    expect(await found()).toEqual(emails);
  });
});

it('an order extended for a few hours is due soon from then on', async () => {
  const anna = await signIn('buyer');
  const { body: order } = await anna.ok('getOrder', { orderId: 'ord_laptops' });
  const path = '/app/zakupki/orders/ord_laptops';
  await anna.advance('P6DT23H');
  // Due on 9 November at 15:00 UTC: the reminder went out on the day before.
  expect((await emailsTo(anna, 'buyer', path)).map(({ at }) => at)).toEqual(['2026-11-08T15:00:00Z']);
  const body = { submissionDeadline: '2026-11-09T18:00:00Z', reason: 'Просили' };
  await anna.ok('extendOrder', { orderId: order.id, ifMatch: etag(order), body });
  const [second, first] = await emailsTo(anna, 'buyer', path);
  expect(first?.at).toBe('2026-11-08T15:00:00Z');
  expect(second?.at).toMatch(/^2026-11-09T08:00:/);
  await anna.advance('P1D');
  expect((await emailsTo(anna, 'buyer', path)).map(({ at }) => at)).toEqual([
    '2026-11-09T18:00:00Z',
    second?.at,
    first?.at,
  ]);
});

describe('a document that will expire', () => {
  const path = '/app/zakupki/suppliers/sup_volga';
  const words = {
    en: ['АО «Волга-Инструмент»', 'Рамочный договор № 14', '20 Nov 2026'],
    ru: ['АО «Волга-Инструмент»', 'Рамочный договор № 14', '20 нояб. 2026'],
  };

  it.each(['en', 'ru'] as const)('is announced once in %s, 14 days before', async (locale) => {
    const anna = await signIn('buyer');
    await patch(anna, { locale });
    await anna.ok('updateAttachment', { attachmentId: 'att_volga_contract', body: { expiresOn: '2026-11-20' } });
    expect(await emailsTo(anna, 'buyer', path)).toEqual([]);
    await anna.advance('P5D');
    const emails = await emailsTo(anna, 'buyer', path);
    expect(emails.map(({ at }) => at)).toEqual(['2026-11-05T21:00:00Z']);
    for (const fact of words[locale]) expect(`${emails[0]?.subject} ${emails[0]?.text}`).toContain(fact);
    await anna.advance('P1D');
    expect(await emailsTo(anna, 'buyer', path)).toEqual(emails);
  });

  it('is not announced when disabled', async () => {
    const anna = await signIn('buyer');
    await patch(anna, { notificationPrefs: { documentExpiring: { email: false } } });
    await anna.ok('updateAttachment', { attachmentId: 'att_volga_contract', body: { expiresOn: '2026-11-20' } });
    await anna.advance('P5D');
    expect(await emailsTo(anna, 'buyer', path)).toEqual([]);
  });
});

it('shows times in the user’s time zone', async () => {
  const anna = await signIn('buyer');
  await patch(anna, { timeZone: 'Asia/Novosibirsk', locale: 'en' });
  await anna.advance('PT3H');
  const [email] = await emailsTo(anna, 'buyer', '/app/zakupki/orders/ord_paper');
  expect(email?.text).toContain('3 Nov 2026, 19:00 GMT+7');
});

describe('low credits', () => {
  it.each([
    [true, ['Осталось кредитов: 2']],
    [false, []],
  ])('are announced when the balance falls, enabled: %s', async (email, subjects) => {
    const maria = await signIn('trial');
    await patch(maria, { notificationPrefs: { creditsLow: { email } } });
    const { body: copy } = await maria.ok('duplicateOrder', { orderId: 'ord_trial_published', body: {} });
    const { order: draft } = (
      await maria.ok('updateOrder', {
        orderId: copy.id,
        ifMatch: etag(copy),
        body: { submissionDeadline: '2026-11-20T12:00:00Z', decisionDate: '2026-11-25' },
      })
    ).body;
    await maria.ok('publishOrder', { orderId: draft.id, ifMatch: etag(draft), body: {} });
    const found = async () =>
      (await emailsTo(maria, 'trial', '/app/zakupki/credits/expired')).map(({ subject }) => subject);
    expect(await found()).toEqual(subjects);
    await maria.advance('P1D');
    await maria.ok('getAccess', {});
    expect(await found()).toEqual(subjects);
  });
});

describe('a receipt', () => {
  const receipts = (letters: readonly Letter[]) => letters.filter(({ text }) => /Receipt|Квитанция/.test(text));

  it.each([
    [
      'en',
      [
        'Receipt К-2026-00001',
        '2 Nov 2026, 12:',
        'MSK',
        'Without VAT: ₽4,090.16',
        'VAT 22%: ₽899.84',
        'Total: ₽4,990.00',
      ],
    ],
    [
      'ru',
      [
        'Квитанция К-2026-00001',
        '2 нояб. 2026, 12:',
        'Без НДС: 4\u00a0090,16',
        'НДС 22 %: 899,84',
        'Итого: 4\u00a0990,00',
      ],
    ],
  ] as const)('of a card payment is sent immediately in %s', async (locale, facts) => {
    const olga = await signIn('trial-expired');
    // Receipts ignore the notification settings.
    const off = { email: false };
    const names = ['deadlineSoon', 'deadlinePassed', 'bidExpiring', 'newBlocker', 'creditsLow', 'trialEnding'];
    await patch(olga, { locale, notificationPrefs: Object.fromEntries(names.map((name) => [name, off])) });
    await olga.ok('startCheckout', { body: { planId: 'pln_pro_month' } });
    const sent = receipts(await olga.outbox());
    expect(sent).toHaveLength(1);
    for (const fact of facts) expect(sent[0]?.text).toContain(fact);
    await olga.advance('P3D');
    expect(receipts(await olga.outbox())).toEqual(sent);
  });

  it('of payments at the same moment has a number of its own', async () => {
    const olga = await signIn('trial-expired');
    await control(app, 'post', `${olga.session.world}/clock`, { mode: 'frozen' });
    await olga.ok('startCheckout', { body: { planId: 'pln_pro_month' } });
    await olga.ok('startCheckout', { body: { packId: 'pck_10' } });
    const { data } = (await olga.ok('listPayments', {})).body;
    expect(new Set(data.map(({ paidAt }) => paidAt)).size).toBe(1);
    const numbers = new Set(['К-2026-00001', 'К-2026-00002']);
    expect(data).toHaveLength(2);
    expect(new Set(data.map(({ receiptNumber }) => receiptNumber))).toEqual(numbers);
    const mailed = receipts(await olga.outbox()).map(({ text }) => /К-2026-\d{5}/.exec(text)?.[0]);
    expect(new Set(mailed)).toEqual(numbers);
  });

  it('of an invoice is dated at the arrival of the money', async () => {
    const sergey = await signIn('subscription-expired');
    const invoice = {
      company: 'ООО «Климат»',
      taxId: { scheme: 'RU-INN', id: '7707083893' },
      email: 'buh@klimat.example',
    } as const;
    const { body } = await sergey.ok('startCheckout', { body: { planId: 'pln_pro_year', invoice } });
    expect(receipts(await sergey.outbox())).toEqual([]);
    await sergey.advance('P5D');
    expect(receipts(await sergey.outbox()).map(({ at }) => at)).toEqual([body.payment.expectedAt]);
  });
});

describe('the outbox', () => {
  it('contains several events of one clock change once each, in order', async () => {
    const maria = await signIn('trial');
    await maria.advance('P8DT1H');
    const ending = await emailsTo(maria, 'trial', '/app/zakupki/trial/expired');
    expect(ending.map(({ at }) => at)).toEqual(['2026-11-10T09:00:00Z', '2026-11-08T09:00:00Z']);
    const moments = (await maria.outbox()).map(({ at }) => Date.parse(at));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    await control(app, 'post', `${maria.session.world}/clock`, { set: '2026-11-05T09:00:00Z' });
    await maria.advance('P8D');
    expect(await emailsTo(maria, 'trial', '/app/zakupki/trial/expired')).toEqual(ending);
  });

  it('is equal in a copy, a restored snapshot and a capsule, and empty after a reset', async () => {
    const anna = await signIn('buyer');
    const { world } = anna.session;
    const restore = async (part: 'snapshot' | 'capsule', to: string) =>
      control(app, 'put', `${to}/${part}`, await control(app, 'get', `${world}/${part}`));
    await patch(anna, { notificationPrefs: { deadlineSoon: { email: false } } });
    await anna.advance('P4D');
    const before = await anna.outbox();
    expect(before.length).toBeGreaterThan(3);
    const copies = {
      fork: (to: string) => control(app, 'post', `${world}/fork`, { to }),
      snapshot: (to: string) => restore('snapshot', to),
      capsule: (to: string) => restore('capsule', to),
    };
    for (const [how, make] of Object.entries(copies)) {
      const to = `${world}-${how}`;
      await make(to);
      expect(await anna.with({ world: to }).outbox()).toEqual(before);
    }
    await control(app, 'post', `${world}/reset`);
    expect((await anna.outbox()).map(({ kind }) => kind)).toEqual(['verify']);
  });
});
