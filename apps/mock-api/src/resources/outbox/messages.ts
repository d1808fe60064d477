/** E-mails and text messages in every language, and product links in them. */
import { createHash } from 'node:crypto';
import type { LetterRecord } from '@zakupki/mock-engine/world/records/letters';
import type { LinkRecord } from '../../model/records/sign-in.ts';
import { durationText } from '@zakupki/procurement/time/durations';
import { fillIn, type Lang, type Words } from '@zakupki/words';

type MessageText = Pick<LetterRecord, 'kind' | 'channel'> & {
  subject: Words;
  text: Words;
  /** link texts, in the order of the paths */
  labels: readonly Words[];
};

/** Parameters in braces. */
const MESSAGES = {
  verify: {
    kind: 'verify',
    channel: 'email',
    subject: { en: 'Confirm your e-mail address', ru: 'Подтвердите адрес почты' },
    text: {
      en: `On {at}, {to} was used to sign up for Zakupki. Device: {device}.{company} If this was you, open the link to confirm the address and start your trial. The link works for ${durationText('signUpLink', 'en')}. If this was not you, do nothing: without the link there is no account.`,
      ru: `{at} с адресом {to} зарегистрировались в «Закупках». Устройство: {device}.{company} Если это были вы, откройте ссылку, чтобы подтвердить адрес и начать пробный период. Ссылка действует в течение ${durationText('signUpLink', 'ru')}. Если это были не вы, ничего делать не нужно: без ссылки учётной записи не будет.`,
    },
    labels: [{ en: 'Confirm e-mail address', ru: 'Подтвердить адрес' }],
  },
  verifyAgain: {
    kind: 'verify',
    channel: 'email',
    subject: { en: 'Confirm your e-mail address', ru: 'Подтвердите адрес почты' },
    text: {
      en: `Open the link to confirm {to}, choose a password and start your Zakupki trial. The link works for ${durationText('signUpLink', 'en')}. If you did not sign up, do nothing: without the link there is no account.`,
      ru: `Откройте ссылку, чтобы подтвердить адрес {to}, задать пароль и начать пробный период в «Закупках». Ссылка действует в течение ${durationText('signUpLink', 'ru')}. Если вы не регистрировались, ничего делать не нужно: без ссылки учётной записи не будет.`,
    },
    labels: [{ en: 'Confirm e-mail address', ru: 'Подтвердить адрес' }],
  },
  registered: {
    kind: 'notice',
    channel: 'email',
    subject: { en: 'You already have an account', ru: 'У вас уже есть учётная запись' },
    text: {
      en: 'We received a sign-up request for {to}, but this address already has an account. Sign in or choose a new password. If this was not you, ignore this e-mail.',
      ru: 'Мы получили запрос на регистрацию с адресом {to}, но учётная запись с ним уже есть. Войдите или задайте новый пароль. Если это были не вы, ничего делать не нужно.',
    },
    labels: [
      { en: 'Sign in', ru: 'Войти' },
      { en: 'Choose new password', ru: 'Задать новый пароль' },
    ],
  },
  emailChange: {
    kind: 'verify',
    channel: 'email',
    subject: { en: 'Confirm your new e-mail address', ru: 'Подтвердите новый адрес почты' },
    text: {
      en: `Open the link to start signing in to Zakupki with {to}. It works once, within ${durationText('emailChangeLink', 'en')}. If you did not request this, ignore this e-mail.`,
      ru: `Откройте ссылку, чтобы входить в «Закупки» с адресом {to}. Она действует один раз в течение ${durationText('emailChangeLink', 'ru')}. Если вы этого не запрашивали, ничего делать не нужно.`,
    },
    labels: [{ en: 'Confirm new address', ru: 'Подтвердить новый адрес' }],
  },
  emailChanged: {
    kind: 'notice',
    channel: 'email',
    subject: { en: 'Your e-mail address was changed', ru: 'Адрес почты изменён' },
    text: {
      en: 'The e-mail address of the Zakupki account {to} was changed to {email} on {at}. The change was requested on this device: {device}. All other devices were signed out. If this was not you, contact support immediately.',
      ru: 'Адрес почты учётной записи {to} в «Закупках» изменён на {email}: {at}. Устройство, с которого запросили смену: {device}. На остальных устройствах вход завершён. Если адрес сменили не вы, сразу напишите в поддержку.',
    },
    labels: [],
  },
  accountDeleted: {
    kind: 'notice',
    channel: 'email',
    subject: { en: 'Your account was deleted', ru: 'Учётная запись удалена' },
    text: {
      en: 'The Zakupki account of {to} and its personal data were deleted. If this was not you, contact support immediately.',
      ru: 'Учётная запись {to} в «Закупках» и её личные данные удалены. Если это сделали не вы, сразу напишите в поддержку.',
    },
    labels: [],
  },
  reset: {
    kind: 'reset',
    channel: 'email',
    subject: { en: 'Reset your Zakupki password', ru: 'Новый пароль для «Закупок»' },
    text: {
      en: `Open the link to choose a new password for {to}. It works once, within ${durationText('passwordLink', 'en')}. If you did not request this, ignore this e-mail.`,
      ru: `Откройте ссылку, чтобы задать новый пароль для {to}. Она действует один раз в течение ${durationText('passwordLink', 'ru')}. Если вы этого не запрашивали, ничего делать не нужно.`,
    },
    labels: [{ en: 'Choose new password', ru: 'Задать новый пароль' }],
  },
  login: {
    kind: 'login',
    channel: 'email',
    subject: { en: 'Your sign-in link', ru: 'Ссылка для входа' },
    text: {
      en: `Open the link to sign in as {to}. It works once, within ${durationText('loginLink', 'en')}. If you did not request this, ignore this e-mail.`,
      ru: `Откройте ссылку, чтобы войти как {to}. Она действует один раз в течение ${durationText('loginLink', 'ru')}. Если вы этого не запрашивали, ничего делать не нужно.`,
    },
    labels: [{ en: 'Sign in', ru: 'Войти' }],
  },
  phone: {
    kind: 'phone',
    channel: 'sms',
    subject: { en: 'Confirmation code', ru: 'Код подтверждения' },
    text: {
      en: `{code} is your Zakupki code. It works for ${durationText('phoneCode', 'en')}. Do not share it.`,
      ru: `{code} — ваш код для «Закупок». Он действует в течение ${durationText('phoneCode', 'ru')}. Никому его не сообщайте.`,
    },
    labels: [],
  },
  phoneInUse: {
    kind: 'phone',
    channel: 'sms',
    subject: { en: 'Phone number in use', ru: 'Номер уже указан' },
    text: {
      en: 'Zakupki: your number was entered in another account, but one of the accounts already uses it. Was it you? Enter a different number.',
      ru: '«Закупки»: ваш номер указали в другой учётной записи, хотя одна учётная запись с ним уже есть. Если это были вы, введите другой номер.',
    },
    labels: [],
  },
  webinar: {
    kind: 'notice',
    channel: 'email',
    subject: { en: 'You are registered: {title}', ru: 'Вы записаны: {title}' },
    text: {
      en: `“{title}” starts on {when}. You can join from ${durationText('webinarRoom', 'en')} before the start. If you can’t attend, cancel your registration on the webinar page.`,
      ru: `«{title}» начнётся {when}. Вход откроется за ${durationText('webinarRoom', 'ru')} до начала. Если не сможете прийти, отмените запись на странице вебинара.`,
    },
    labels: [{ en: 'Open webinar', ru: 'Открыть вебинар' }],
  },
  invoice: {
    kind: 'notice',
    channel: 'email',
    subject: { en: 'Invoice {number}', ru: 'Счёт {number}' },
    text: {
      en: 'Invoice {number} for {company}: {item}, {amount} {currency}, including 22% VAT: {vat} {currency}. Access starts as soon as we receive the payment, usually within a day.',
      ru: 'Счёт {number} для {company}: {item}, {amount} {currency}, в том числе НДС 22 %: {vat} {currency}. Доступ откроется, как только поступит оплата, обычно в течение дня.',
    },
    labels: [{ en: 'View your plan', ru: 'Посмотреть тариф' }],
  },
  promoRefused: {
    kind: 'notice',
    channel: 'email',
    subject: { en: 'Your promo code was not used', ru: 'Промокод не применён' },
    text: {
      en: 'You signed up with promo code {promo}. {why} Your trial has started without it.',
      ru: 'При регистрации вы указали промокод {promo}. {why} Пробный период начался без него.',
    },
    labels: [{ en: 'Enter another code', ru: 'Ввести другой код' }],
  },
} as const satisfies Record<string, MessageText>;

type MessageName = keyof typeof MESSAGES;

/**
 * @param to e-mail address or phone number
 * @param paths of the links, in the order of the labels
 * @param words parameters other than {to}
 */
export function composeMessage(
  name: MessageName,
  lang: Lang,
  to: string,
  paths: readonly string[] = [],
  words: Readonly<Record<string, string>> = {},
): Omit<LetterRecord, 'id' | 'at'> {
  const { kind, channel, subject, text, labels }: MessageText = MESSAGES[name];
  const say = (texts: Words) => fillIn(texts[lang], { ...words, to });
  return {
    channel,
    to,
    kind,
    subject: say(subject),
    text: say(text),
    links: labels.map((label, index) => ({ label: say(label), path: paths[index] ?? '/app/' })),
  };
}

type Link = Pick<LinkRecord, 'id' | 'userId' | 'expiresAt'>;

/** Unix time in seconds. */
export function expiryOf(link: Link): string {
  return String(Math.floor(Date.parse(link.expiresAt) / 1000));
}

/** Signs a verification link. The link's id is secret, so no key is needed. */
export function signatureOf(link: Link): string {
  return createHash('sha256')
    .update(`${link.userId}/${link.id}?expires=${expiryOf(link)}`)
    .digest('hex')
    .slice(0, 32);
}

/** Product paths with /app. */
export const messagePaths = {
  login: '/app/login',
  forgot: '/app/password/reset',
  orders: '/app/zakupki',
  promo: '/app/promo-code',
  verify: (link: Link) =>
    `/app/signup/email/verify/${link.userId}/${link.id}?expires=${expiryOf(link)}&signature=${signatureOf(link)}`,
  emailChange: (link: Link) => `/app/email/confirm?token=${link.id}`,
  reset: (link: Link) => `/app/password/reset?token=${link.id}`,
  /** @param redirect product path without /app */
  tokenLogin: (token: string, redirect: string) =>
    `/app/auth-by-token?token=${token}&redirect=${encodeURIComponent(redirect)}`,
  /** @param ticket of a guest; null for users */
  webinar: (id: string, ticket: string | null) => `/app/webinar?id=${id}${ticket === null ? '' : `&ticket=${ticket}`}`,
};
