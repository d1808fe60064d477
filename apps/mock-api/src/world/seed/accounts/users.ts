/** The users of the seed: names, companies, trials and subscriptions. */
import type { NotificationPrefs, PersonRef, Subscription, Trial } from '@zakupki/api-client/schema';
import { composeMessage, messagePaths } from '../../../resources/outbox/messages.ts';
import { hashPassword } from '../../../resources/session/password.ts';
import { PASSWORD, PEOPLE, type PersonName } from '../../people.ts';
import type { LetterRecord } from '../../records/messages.ts';
import type { LinkRecord } from '../../records/sign-in.ts';
import type { UserRecord } from '../../records/users.ts';
import { minutesAfter, utc } from '../moments.ts';

type Account = {
  first: string;
  last: string;
  phone: string | null;
  company: string | null;
  inn: string | null;
  position: string | null;
  /** when they signed up; the address is verified a quarter of an hour later */
  since: string;
  trial?: Trial;
  subscription?: Subscription;
  vatPayer?: boolean;
  verified?: false;
  blocked?: true;
  admin?: true;
  version?: number;
  referrer?: NonNullable<UserRecord['referrer']>;
  lastActiveAt?: string;
};

const SCHOOL = { id: 'ref_partner_one', code: 'partner-one' };
const FORUM = { id: 'ref_forum', code: 'snabforum' };
const COUPONS = { id: 'ref_coupons', code: 'coupons-24' };

const GRACE_DAYS = 3;
const TRIAL_DAYS = 14;

function trial(startedAt: string, extensionsUsed = 0): Trial {
  return { startedAt, endsAt: minutesAfter(startedAt, TRIAL_DAYS * 1440), extensionsUsed };
}

function subscription(planId: string, startedAt: string, currentPeriodEnd: string, autoRenew = true): Subscription {
  const graceUntil = minutesAfter(currentPeriodEnd, GRACE_DAYS * 1440);
  return { planId, startedAt, currentPeriodEnd, graceUntil, cancelAtPeriodEnd: !autoRenew, autoRenew };
}

const ACCOUNTS: Readonly<Record<PersonName, Account>> = {
  buyer: {
    first: 'Анна',
    last: 'Соколова',
    phone: '+79161234567',
    company: 'ООО «Северный ветер»',
    inn: '7736050003',
    position: 'Руководитель отдела закупок',
    since: utc('01-12 08:00'),
    version: 3,
    trial: trial(utc('01-12 08:15')),
    subscription: subscription('pln_pro_year', utc('01-12 08:15'), utc('2027-01-12 08:15')),
  },
  empty: {
    first: 'Илья',
    last: 'Громов',
    phone: '+79161110002',
    company: 'ООО «Первый шаг»',
    inn: '5029017366',
    position: 'Офис-менеджер',
    since: utc('10-30 11:20'),
    trial: trial(utc('10-30 11:35')),
    subscription: subscription('pln_start_month', utc('10-30 12:00'), utc('11-30 12:00')),
  },
  heavy: {
    first: 'Виктор',
    last: 'Мельников',
    phone: '+79161110003',
    company: 'АО «Промснаб-Урал»',
    inn: '6671482152',
    position: 'Директор по снабжению',
    since: utc('2019-01-10 06:30'),
    subscription: subscription('pln_business_year', utc('01-20 06:00'), utc('2027-01-20 06:00')),
  },
  trial: {
    first: 'Мария',
    last: 'Белова',
    phone: '+79161110004',
    company: 'ООО «Кофейная мануфактура»',
    inn: '7810224675',
    position: 'Управляющая',
    referrer: SCHOOL,
    since: utc('10-28 08:45'),
    trial: trial(utc('10-28 09:00')),
  },
  grace: {
    first: 'Дмитрий',
    last: 'Орехов',
    phone: '+79161110005',
    company: 'ООО «Орех-Строй»',
    inn: '5031194620',
    position: 'Начальник участка',
    referrer: SCHOOL,
    since: utc('03-18 07:10'),
    trial: trial(utc('03-18 07:25')),
    subscription: subscription('pln_pro_month', utc('04-01 10:00'), utc('11-01 10:00')),
  },
  'trial-expired': {
    first: 'Ольга',
    last: 'Жукова',
    phone: '+79161110006',
    company: 'ИП Жукова О. П.',
    inn: '771903842540',
    position: null,
    vatPayer: false,
    referrer: COUPONS,
    since: utc('10-05 12:40'),
    trial: trial(utc('10-05 12:55')),
  },
  'subscription-expired': {
    first: 'Сергей',
    last: 'Климов',
    phone: '+79161110007',
    company: 'ООО «Климат-Юг»',
    inn: '2311087640',
    position: 'Коммерческий директор',
    referrer: FORUM,
    since: utc('03-02 09:15'),
    trial: trial(utc('03-02 09:30')),
    subscription: subscription('pln_pro_month', utc('03-15 14:00'), utc('10-15 14:00'), false),
  },
  'credits-expired': {
    first: 'Наталья',
    last: 'Ершова',
    phone: '+79161110008',
    company: 'ООО «Лесной двор»',
    inn: '6901142837',
    position: 'Специалист по закупкам',
    referrer: SCHOOL,
    since: utc('09-03 06:50'),
    trial: trial(utc('09-03 07:05')),
    subscription: subscription('pln_start_month', utc('10-12 08:00'), utc('11-12 08:00')),
  },
  'credits-lapsed': {
    first: 'Роман',
    last: 'Третьяков',
    phone: '+79161110009',
    company: 'ООО «Третьяков Логистик»',
    inn: '7804182353',
    position: 'Заведующий складом',
    since: utc('09-20 10:05'),
    trial: trial(utc('09-20 10:20')),
    subscription: subscription('pln_start_month', utc('10-05 09:00'), utc('11-05 09:00')),
  },
  'no-phone': {
    first: 'Ксения',
    last: 'Фомина',
    phone: null,
    company: 'ООО «Фомина Декор»',
    inn: '7706135901',
    position: 'Дизайнер',
    referrer: SCHOOL,
    since: utc('09-07 13:30'),
    trial: trial(utc('09-07 13:45')),
    subscription: subscription('pln_start_month', utc('09-21 08:00'), utc('11-21 08:00')),
  },
  unverified: {
    first: 'Артём',
    last: 'Зайцев',
    phone: null,
    company: 'ООО «Заячий остров»',
    inn: null,
    position: null,
    since: utc('11-02 08:40'),
    verified: false,
  },
  blocked: {
    first: 'Григорий',
    last: 'Сомов',
    phone: '+79161110012',
    company: 'ООО «Сомов и сыновья»',
    inn: '3312049776',
    position: 'Директор',
    since: utc('02-09 05:55'),
    blocked: true,
    lastActiveAt: utc('10-14 16:48'),
    trial: { startedAt: utc('02-09 06:10'), endsAt: utc('02-26 06:10'), extensionsUsed: 0 },
    subscription: subscription('pln_start_year', utc('02-16 09:00'), utc('2027-02-16 09:00')),
  },
  admin: {
    first: 'Павел',
    last: 'Орлов',
    phone: '+79161110013',
    company: 'ООО «Закупки онлайн»',
    inn: '7735049260',
    position: 'Администратор',
    admin: true,
    since: utc('2018-12-03 07:00'),
  },
};

const both = { email: true, inApp: true };
const NOTIFICATIONS: NotificationPrefs = {
  deadlineSoon: both,
  deadlinePassed: both,
  bidExpiring: both,
  newBlocker: { email: false, inApp: true },
  creditsLow: both,
  trialEnding: both,
};

/** @param name of a person of the seed; a reference is returned as it is */
export function personRef(name: PersonName | PersonRef): PersonRef {
  if (typeof name !== 'string') return name;
  const { id } = PEOPLE.find((person) => person.name === name) ?? PEOPLE[0];
  return { id, name: `${ACCOUNTS[name].first} ${ACCOUNTS[name].last}` };
}

export function users(): UserRecord[] {
  const passwordHash = hashPassword(PASSWORD);
  return PEOPLE.map(({ name, id, email, state }) => {
    const account = ACCOUNTS[name];
    const verifiedAt = account.verified === false ? null : minutesAfter(account.since, 15);
    return {
      id,
      email,
      emailVerifiedAt: verifiedAt,
      role: account.admin ? 'admin' : 'buyer',
      status: account.blocked ? 'blocked' : 'active',
      locale: 'ru',
      createdAt: account.since,
      lastActiveAt: account.lastActiveAt ?? (verifiedAt ? utc('11-02 09:00') : account.since),
      referrer: account.referrer ?? null,
      version: account.version ?? 1,
      passwordHash,
      profile: {
        firstName: account.first,
        lastName: account.last,
        phone: account.phone,
        phoneVerifiedAt: account.phone && minutesAfter(account.since, 20),
        company: {
          name: account.company,
          taxId: account.inn === null ? null : { scheme: 'RU-INN', id: account.inn },
          vatPayer: account.vatPayer ?? true,
        },
        position: account.position,
        timeZone: 'Europe/Moscow',
        notificationPrefs: NOTIFICATIONS,
        marketingConsentAt: null,
      },
      trial: account.trial ?? null,
      subscription: account.subscription ?? null,
      state: [state.en, state.ru],
    };
  });
}

/** The message of the outbox that the unverified user has not opened yet. */
export function verificationMessage(): { links: LinkRecord[]; letters: LetterRecord[] } {
  const { id: userId, email } = PEOPLE.find(({ name }) => name === 'unverified') ?? PEOPLE[0];
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
  const sent = composeMessage('verify', 'ru', email, [messagePaths.verify(link)]);
  return { links: [link], letters: [{ ...sent, id: 'let_unverified_1', at: utc('11-02 08:40') }] };
}
