/** The users of the seed: names, companies, trials and subscriptions. */
import type { NotificationPrefs, PersonRef, Subscription, Trial } from '@zakupki/api-client/schema';
import { SUBSCRIPTION_GRACE_DAYS, TRIAL } from '../../rules/access/access.ts';
import { messagePaths } from '../../resources/outbox/messages.ts';
import { composeVerification } from '../../resources/session/verification-message.ts';
import { DEMO_HASH } from '../../resources/session/password-hash.ts';
import { ACCOUNTS, type AccountName } from '../../model/people.ts';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import type { LinkRecord } from '../../model/records/sign-in.ts';
import { NO_COMPANY_DETAILS, type UserRecord } from '../../model/records/users.ts';
import { cellText, readTable } from '../builders/read-table.ts';
import { minutesAfter, utc } from '../moments.ts';
import { sameForAll } from '@zakupki/procurement/users/notification-prefs';

/** `since` is the time of sign-up; the e-mail address is verified 15 minutes later. */
const PROFILES = readTable(
  ['person', 'since', 'first', 'last', 'phone', 'inn', 'company', 'position'],
  `
  buyer                | 01-12 08:00      | Анна     | Соколова  | +79161234567 | 7736050003   | ООО «Северный ветер»       | Руководитель отдела закупок
  buyer-sealed         | 09-14 08:05      | Елена    | Маркова   | +79161110014 | 7705123406   | ООО «Лаборатория Сфера»    | Специалист по снабжению
  empty                | 10-30 11:20      | Илья     | Громов    | +79161110002 | 5029017366   | ООО «Первый шаг»           | Офис-менеджер
  heavy                | 2019-01-10 06:30 | Виктор   | Мельников | +79161110003 | 6671482152   | АО «Промснаб-Урал»         | Директор по снабжению
  trial                | 10-28 08:45      | Мария    | Белова    | +79161110004 | 7810224675   | ООО «Кофейная мануфактура» | Управляющая
  grace                | 03-18 07:10      | Дмитрий  | Орехов    | +79161110005 | 5031194620   | ООО «Орех-Строй»           | Начальник участка
  trial-expired        | 10-05 12:40      | Ольга    | Жукова    | +79161110006 | 771903842540 | ИП Жукова О. П.            | –
  subscription-expired | 03-02 09:15      | Сергей   | Климов    | +79161110007 | 2311087640   | ООО «Климат-Юг»            | Коммерческий директор
  credits-expired      | 09-03 06:50      | Наталья  | Ершова    | +79161110008 | 6901142837   | ООО «Лесной двор»          | Специалист по закупкам
  credits-lapsed       | 09-20 10:05      | Роман    | Третьяков | +79161110009 | 7804182353   | ООО «Третьяков Логистик»   | Заведующий складом
  no-phone             | 09-07 13:30      | Ксения   | Фомина    | –            | 7706135901   | ООО «Фомина Декор»         | Дизайнер
  unverified           | 11-02 08:40      | Артём    | Зайцев    | –            | –            | ООО «Заячий остров»        | –
  blocked              | 02-09 05:55      | Григорий | Сомов     | +79161110012 | 3312049776   | ООО «Сомов и сыновья»      | Директор
  admin                | 2018-12-03 07:00 | Павел    | Орлов     | +79161110013 | 7735049260   | ООО «Закупки онлайн»       | Администратор`,
);

/** Those of other companies are missing from their purchase orders. */
const COMPANY_DETAILS = readTable(
  ['person', 'kpp', 'address', 'bankAccount', 'bik'],
  `
  buyer        | 773601001 | 127018, Москва, Складочная ул., д. 1, стр. 18 | 40702810938000045126 | 044525225
  buyer-sealed | 770501001 | 115035, Москва, Садовническая ул., д. 14       | 40702810200000031877 | 044525593
  heavy        | 667101001 | 620144, Екатеринбург, ул. Щорса, д. 7          | 40702810916540009214 | 046577674`,
);

function companyDetailsOf(name: AccountName) {
  const row = COMPANY_DETAILS.find(({ person }) => person === name);
  if (!row) return NO_COMPANY_DETAILS;
  const { kpp, address, bankAccount, bik } = row;
  return { kpp, address, bankAccount, bik };
}

const SUBSCRIPTIONS = readTable(
  ['person', 'planId', 'startedAt', 'currentPeriodEnd'],
  `
  buyer                | pln_pro_year      | 01-12 08:15 | 2027-01-12 08:15
  buyer-sealed         | pln_pro_month     | 09-15 08:00 | 11-15 08:00
  empty                | pln_start_month   | 10-30 12:00 | 11-30 12:00
  heavy                | pln_business_year | 01-20 06:00 | 2027-01-20 06:00
  grace                | pln_pro_month     | 04-01 10:00 | 11-01 10:00
  subscription-expired | pln_pro_month     | 03-15 14:00 | 10-15 14:00
  credits-expired      | pln_start_month   | 10-12 08:00 | 11-12 08:00
  credits-lapsed       | pln_start_month   | 10-05 09:00 | 11-05 09:00
  no-phone             | pln_start_month   | 09-21 08:00 | 11-21 08:00
  blocked              | pln_start_year    | 02-16 09:00 | 2027-02-16 09:00`,
);

const SCHOOL = { id: 'ref_partner_one', code: 'partner-one' };
const FORUM = { id: 'ref_forum', code: 'snabforum' };
const COUPONS = { id: 'ref_coupons', code: 'coupons-24' };

const REFERRERS: { readonly [N in AccountName]?: UserRecord['referrer'] } = {
  trial: SCHOOL,
  grace: SCHOOL,
  'trial-expired': COUPONS,
  'subscription-expired': FORUM,
  'credits-expired': SCHOOL,
  'no-phone': SCHOOL,
};

/** Of those without the usual trial; a promo code extended that of the blocked user. */
const TRIAL_DAYS: { readonly [N in AccountName]?: number } = {
  heavy: 0,
  unverified: 0,
  admin: 0,
  blocked: TRIAL.days + 3,
};

function trialOf(name: AccountName, startedAt: string): Trial | null {
  const days = TRIAL_DAYS[name] ?? TRIAL.days;
  return days === 0 ? null : { startedAt, endsAt: minutesAfter(startedAt, days * 1440), extensionsUsed: 0 };
}

function subscriptionOf(name: AccountName): Subscription | null {
  const row = SUBSCRIPTIONS.find(({ person }) => person === name);
  if (!row) return null;
  const currentPeriodEnd = utc(row.currentPeriodEnd);
  const autoRenew = name !== 'subscription-expired';
  return {
    planId: row.planId,
    startedAt: utc(row.startedAt),
    currentPeriodEnd,
    graceUntil: minutesAfter(currentPeriodEnd, SUBSCRIPTION_GRACE_DAYS * 1440),
    cancelAtPeriodEnd: !autoRenew,
    autoRenew,
  };
}

const both = { email: true, inApp: true };
const NOTIFICATIONS: NotificationPrefs = { ...sameForAll(both), newBlocker: { email: false, inApp: true } };

function profileOf(name: AccountName) {
  const profile = PROFILES.find(({ person }) => person === name);
  if (!profile) throw new Error(`No profile of ${name}`);
  return profile;
}

/** @param name of a demo user; a reference is returned unchanged */
export function personRef(name: AccountName | PersonRef): PersonRef {
  if (typeof name !== 'string') return name;
  const { id } = ACCOUNTS.find((person) => person.name === name) ?? ACCOUNTS[0];
  const { first, last } = profileOf(name);
  return { id, name: `${first} ${last}` };
}

export function users(): UserRecord[] {
  return ACCOUNTS.map(({ name, id, email, state }) => {
    const profile = profileOf(name);
    const [phone, inn, position] = [cellText(profile.phone), cellText(profile.inn), cellText(profile.position)];
    const createdAt = utc(profile.since);
    const verifiedAt = minutesAfter(createdAt, 15);
    const isVerified = name !== 'unverified';
    const lastActiveAt = name === 'blocked' ? utc('10-14 16:48') : isVerified ? utc('11-02 09:00') : createdAt;
    return {
      id,
      email,
      emailVerifiedAt: isVerified ? verifiedAt : null,
      role: name === 'admin' ? 'admin' : 'buyer',
      status: name === 'blocked' ? 'blocked' : 'active',
      locale: 'ru',
      createdAt,
      lastActiveAt,
      referrer: REFERRERS[name] ?? null,
      version: name === 'buyer' ? 3 : 1,
      passwordHash: DEMO_HASH,
      profile: {
        firstName: profile.first,
        lastName: profile.last,
        phone,
        phoneVerifiedAt: phone && minutesAfter(createdAt, 20),
        company: {
          name: profile.company,
          taxId: inn === null ? null : { scheme: 'RU-INN', id: inn },
          ...companyDetailsOf(name),
          vatPayer: name !== 'trial-expired',
        },
        position,
        timeZone: 'Europe/Moscow',
        sealedBidsByDefault: false,
        notificationPrefs: NOTIFICATIONS,
        marketingConsentAt: null,
      },
      trial: trialOf(name, verifiedAt),
      subscription: subscriptionOf(name),
      state: [state.en, state.ru],
    };
  });
}

/** The verification e-mail in the outbox that the unverified user has not opened yet. */
export function verificationMessage(): { links: LinkRecord[]; letters: LetterRecord[] } {
  const { id: userId, email } = ACCOUNTS.find(({ name }) => name === 'unverified') ?? ACCOUNTS[0];
  const link: LinkRecord = {
    id: '5f2c9a7e1b3d4860',
    kind: 'verify',
    userId,
    expiresAt: utc('11-03 08:40'),
    usedAt: null,
    phone: null,
    code: null,
    failures: 0,
  };
  const sent = composeVerification('ru', email, messagePaths.verify(link), null);
  return { links: [link], letters: [{ ...sent, id: 'let_unverified_1', at: utc('11-02 08:40') }] };
}
