/** The demo users: names, ids, and the password that the accounts share. */
import type { Words } from '@zakupki/words';
import type { People } from '@zakupki/mock-control/schema';

export const PASSWORD = 'demo-password';

export type PersonName = People['people'][number]['name'];

type Person = {
  /** name in entry links and tests; the e-mail address is `<name>@demo.test` */
  readonly name: PersonName;
  readonly id: string;
  readonly email: string;
  /** description for QA */
  readonly state: Words;
};

/** Accounts that can sign in, and accounts that are refused for a reason worth testing. */
export const ACCOUNTS = [
  {
    name: 'buyer',
    id: 'usr_buyer',
    email: 'buyer@demo.test',
    state: {
      en: 'Active subscription, 42 credits, phone; orders in every status, one with conflicts of many kinds.',
      ru: 'Подписка действует, 42 кредита, телефон указан; закупки во всех статусах, в одной — расхождения многих видов.',
    },
  },
  {
    name: 'buyer-sealed',
    id: 'usr_buyer_sealed',
    email: 'buyer-sealed@demo.test',
    state: {
      en: 'Active subscription; an order with two sealed bids, and one whose sealed bids were opened, with its protocol.',
      ru: 'Подписка действует; закупка с двумя закрытыми предложениями и закупка, где их уже вскрыли, с протоколом.',
    },
  },
  {
    name: 'empty',
    id: 'usr_empty',
    email: 'empty@demo.test',
    state: { en: 'Active subscription, no orders yet.', ru: 'Подписка действует, закупок ещё нет.' },
  },
  {
    name: 'heavy',
    id: 'usr_heavy',
    email: 'heavy@demo.test',
    state: {
      en: 'Active subscription, 10,000 orders; one has 200 lines and 30 bids.',
      ru: 'Подписка действует, 10 000 закупок; в одной 200 позиций и 30 предложений.',
    },
  },
  {
    name: 'trial',
    id: 'usr_trial',
    email: 'trial@demo.test',
    state: { en: 'In the trial: 9 days and 3 credits left.', ru: 'Пробный период: осталось 9 дней и 3 кредита.' },
  },
  {
    name: 'grace',
    id: 'usr_grace',
    email: 'grace@demo.test',
    state: {
      en: 'Paid period over, inside the grace days: everything still works.',
      ru: 'Оплаченный период закончился, идут льготные дни: всё ещё работает.',
    },
  },
  {
    name: 'trial-expired',
    id: 'usr_trial_expired',
    email: 'trial-expired@demo.test',
    state: {
      en: 'Trial over, never subscribed: publishing the draft is a 402.',
      ru: 'Пробный период закончился, подписки не было: на публикацию черновика приходит 402.',
    },
  },
  {
    name: 'subscription-expired',
    id: 'usr_subscription_expired',
    email: 'subscription-expired@demo.test',
    state: {
      en: 'Subscription over, grace days too: publishing the draft is a 402.',
      ru: 'Подписка закончилась, льготные дни тоже: на публикацию черновика приходит 402.',
    },
  },
  {
    name: 'credits-expired',
    id: 'usr_credits_expired',
    email: 'credits-expired@demo.test',
    state: {
      en: 'Active subscription, credits used up: publishing the draft is a 402.',
      ru: 'Подписка действует, кредиты израсходованы: на публикацию черновика приходит 402.',
    },
  },
  {
    name: 'credits-lapsed',
    id: 'usr_credits_lapsed',
    email: 'credits-lapsed@demo.test',
    state: {
      en: 'Active subscription, credits out of date: publishing the draft is a 402.',
      ru: 'Подписка действует, срок кредитов истёк: на публикацию черновика приходит 402.',
    },
  },
  {
    name: 'no-phone',
    id: 'usr_no_phone',
    email: 'no-phone@demo.test',
    state: {
      en: 'Active subscription, phone missing: asked for it before anything else.',
      ru: 'Подписка действует, телефон не указан: сначала его просят указать.',
    },
  },
  {
    name: 'unverified',
    id: 'usr_unverified',
    email: 'unverified@demo.test',
    state: {
      en: 'E-mail address not verified: cannot sign in, the link is in the outbox.',
      ru: 'Почта не подтверждена: войти нельзя, ссылка лежит в исходящих.',
    },
  },
  {
    name: 'blocked',
    id: 'usr_blocked',
    email: 'blocked@demo.test',
    state: { en: 'Account blocked: cannot sign in.', ru: 'Учётная запись заблокирована: войти нельзя.' },
  },
  {
    name: 'admin',
    id: 'usr_admin',
    email: 'admin@demo.test',
    state: { en: 'Administrator; no orders of their own.', ru: 'Администратор; своих закупок нет.' },
  },
] as const satisfies readonly Person[];

export type AccountName = (typeof ACCOUNTS)[number]['name'];

/** Suppliers invited to the order `ord_tender`. They have no account or password; `id` is the id of their invitation. */
export const SUPPLIERS = [
  {
    name: 'supplier',
    id: 'inv_tender_tara',
    email: 'supplier@demo.test',
    state: {
      en: 'Invited to the order Z-2026-000113, has opened the link, no bid yet.',
      ru: 'Приглашён к закупке Z-2026-000113, открыл ссылку, предложения ещё нет.',
    },
  },
  {
    name: 'supplier-declined',
    id: 'inv_tender_podshipnik',
    email: 'supplier-declined@demo.test',
    state: {
      en: 'Invited to the order Z-2026-000113 and declined.',
      ru: 'Приглашён к закупке Z-2026-000113 и отказался.',
    },
  },
  {
    name: 'supplier-revoked',
    id: 'inv_tender_energo',
    email: 'supplier-revoked@demo.test',
    state: {
      en: 'The invitation was revoked: every request is a 401.',
      ru: 'Приглашение отозвано: на любой запрос приходит 401.',
    },
  },
] as const satisfies readonly Person[];

export const PEOPLE = [...ACCOUNTS, ...SUPPLIERS] as const;
