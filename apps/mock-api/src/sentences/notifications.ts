/** What notifications say, in both languages; words stand in braces. Counts come after a colon: no plural to get wrong. */
import { DateTime } from 'luxon';
import type { Notice, NoticeText, NoticeWords } from '../rules/notifications.ts';
import type { Lang } from './sentence.ts';

type Said = { title: readonly [en: string, ru: string]; body: readonly [en: string, ru: string] };

const SAID: Readonly<Record<NoticeText, Said>> = {
  deadline_soon: {
    title: ['Bids are due within 24 hours', 'Приём предложений скоро закончится'],
    body: [
      '{number} “{title}”: due {when}. Bids so far: {bids}.',
      '{number} «{title}»: до {when}. Предложений: {bids}.',
    ],
  },
  deadline_passed: {
    title: ['Bids were due', 'Приём предложений окончен'],
    body: [
      '{number} “{title}”: due {when}. Bids: {bids}.',
      '{number} «{title}»: срок прошёл {when}. Предложений: {bids}.',
    ],
  },
  bid_expiring: {
    title: ['A bid is about to expire', 'Предложение скоро перестанет действовать'],
    body: ['{supplier}: valid until {day}. {number} “{title}”.', '{supplier}: действует до {day}. {number} «{title}».'],
  },
  new_blocker: {
    title: ['Something stands in the way of an award', 'Есть препятствия для решения'],
    body: ['{number} “{title}”. Blockers: {blockers}.', '{number} «{title}». Препятствий: {blockers}.'],
  },
  credits_low: {
    title: ['Few credits are left', 'Кредиты заканчиваются'],
    body: [
      'Credits left: {credits}. Publishing an order costs one.',
      'Осталось кредитов: {credits}. Публикация закупки стоит один.',
    ],
  },
  trial_ending: {
    title: ['The trial ends soon', 'Пробный период скоро закончится'],
    body: ['It ends {when}. Drafts stay yours.', 'Он закончится {when}. Черновики останутся.'],
  },
  subscription_ending: {
    title: ['The subscription ends soon', 'Подписка скоро закончится'],
    body: ['It ends {when} and is not renewed by itself.', 'Она закончится {when} и сама не продлится.'],
  },
  subscription_grace: {
    title: ['The subscription was not paid', 'Подписка не оплачена'],
    body: ['Everything works until {when}.', 'Всё работает до {when}.'],
  },
  subscription_ended: {
    title: ['The subscription has ended', 'Подписка закончилась'],
    body: ['Since {when}. Reading and drafts still work.', 'С {when}. Просмотр и черновики работают.'],
  },
  access_ended: {
    title: ['The trial has ended', 'Пробный период закончился'],
    body: ['Since {when}. Reading and drafts still work.', 'С {when}. Просмотр и черновики работают.'],
  },
  question_received: {
    title: ['A question waits for an answer', 'Вопрос ждёт ответа'],
    body: ['{number} “{title}”, question № {question}.', '{number} «{title}», вопрос № {question}.'],
  },
  webinar_soon: {
    title: ['Your webinar is soon', 'Скоро ваш вебинар'],
    body: ['“{title}” begins {when}.', '«{title}» начнётся {when}.'],
  },
  payment_settled: {
    title: ['The payment has arrived', 'Оплата поступила'],
    body: ['{name}, {amount} RUB. Everything paid for works.', '{name}, {amount} ₽. Всё оплаченное работает.'],
  },
};

/** Title and text of a notice, moments and days as they are written in the reader's language and zone. */
export function noticeTexts({ text, words }: Notice, lang: Lang, timeZone: string): { title: string; body: string } {
  const at = lang === 'ru' ? 1 : 0;
  const { title, body } = SAID[text];
  const fill = (pair: readonly [string, string]) =>
    pair[at].replaceAll(/\{(\w+)\}/g, (whole, name: string) => written(words[name], lang, timeZone) ?? whole);
  return { title: fill(title), body: fill(body) };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function written(word: NoticeWords[string] | undefined, lang: Lang, timeZone: string): string | null {
  if (word === undefined) return null;
  const locale = lang === 'ru' ? 'ru' : 'en-GB';
  if (typeof word === 'object')
    return DateTime.fromMillis(word.moment, { zone: timeZone, locale }).toFormat('d MMM, HH:mm');
  if (typeof word === 'string' && DAY.test(word)) return DateTime.fromISO(word, { locale }).toFormat('d MMM yyyy');
  return String(word);
}
