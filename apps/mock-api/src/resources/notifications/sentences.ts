/** Texts of notifications, parameters in braces. Counts follow a colon, so no plural forms are needed. */
import { DateTime } from 'luxon';
import { moneyText } from '../../sentences/format.ts';
import type { Notice, NoticeText, NoticeParam, NoticeParams } from './rules/notice.ts';
import type { Lang } from '../../sentences/sentence.ts';

type Pair = readonly [en: string, ru: string];

type NoticeTexts = { readonly title: Pair; readonly body: Pair };

const NOTICES: Readonly<Record<NoticeText, NoticeTexts>> = {
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
    body: ['{name}, {amount}. Everything paid for works.', '{name}, {amount}. Всё оплаченное работает.'],
  },
};

const OPEN: Pair = ['Open in Zakupki', 'Открыть в «Закупках»'];
const OPEN_ORDER: Pair = ['Open the order', 'Открыть закупку'];

/** Longer texts for e-mails. */
const MAILS: Partial<
  Readonly<Record<NoticeText, { readonly subject: Pair; readonly text: Pair; readonly label: Pair }>>
> = {
  deadline_soon: {
    subject: ['{number}: bids are due within 24 hours', '{number}: до конца приёма предложений меньше суток'],
    text: [
      'Order {number} “{title}” accepts bids until {when}. Bids so far: {bids}.',
      'Закупка {number} «{title}»: приём предложений до {when}. Получено предложений: {bids}.',
    ],
    label: OPEN_ORDER,
  },
  deadline_passed: {
    subject: ['{number}: bidding has closed', '{number}: приём предложений завершён'],
    text: [
      'Bidding for order {number} “{title}” closed on {when}. Bids received: {bids}. The order now waits for your decision.',
      'Закупка {number} «{title}»: приём предложений завершён {when}. Получено предложений: {bids}. Закупка ждёт вашего решения.',
    ],
    label: ['Compare bids', 'Сравнить предложения'],
  },
  bid_expiring: {
    subject: [
      '{number}: a bid from {supplier} expires on {day}',
      '{number}: предложение {supplier} действует до {day}',
    ],
    text: [
      'The bid from {supplier} for order {number} “{title}” is valid until {day}. After that day the supplier is not bound by its prices.',
      'Предложение поставщика {supplier} по закупке {number} «{title}» действует до {day}. После этого дня поставщик не обязан держать цены.',
    ],
    label: ['Open the bid', 'Открыть предложение'],
  },
  new_blocker: {
    subject: ['{number}: a conflict blocks the award', '{number}: препятствие для решения о победителе'],
    text: [
      'Order {number} “{title}” cannot be awarded yet. Blockers to resolve: {blockers}.',
      'По закупке {number} «{title}» пока нельзя выбрать победителя. Препятствий: {blockers}.',
    ],
    label: ['See the conflicts', 'Посмотреть расхождения'],
  },
  credits_low: {
    subject: ['Credits left: {credits}', 'Осталось кредитов: {credits}'],
    text: [
      'Credits left: {credits}. Publishing an order costs one credit.',
      'Осталось кредитов: {credits}. Публикация одной закупки стоит один кредит.',
    ],
    label: ['See the options', 'Посмотреть варианты'],
  },
  trial_ending: {
    subject: ['Your trial ends on {when}', 'Пробный период закончится {when}'],
    text: [
      'Your trial ends on {when}. Drafts and everything you have entered stay yours; publishing needs a plan.',
      'Пробный период закончится {when}. Черновики и введённые данные сохранятся; для публикации нужен тариф.',
    ],
    label: ['See the plans', 'Посмотреть тарифы'],
  },
  subscription_ending: {
    subject: ['Your subscription ends on {when}', 'Подписка закончится {when}'],
    text: [
      'Your subscription ends on {when} and does not renew automatically.',
      'Подписка закончится {when} и не продлевается автоматически.',
    ],
    label: ['See the plans', 'Посмотреть тарифы'],
  },
  subscription_grace: {
    subject: ['Your subscription has not been paid', 'Подписка не оплачена'],
    text: [
      'The paid period is over. Everything keeps working until {when}; pay by then to continue without a break.',
      'Оплаченный период закончился. Всё работает до {when}; чтобы продолжить без перерыва, оплатите до этого срока.',
    ],
    label: ['See the plans', 'Посмотреть тарифы'],
  },
  payment_settled: {
    subject: ['Receipt {number}: {amount}', 'Квитанция {number}: {amount}'],
    text: [
      'Payment received. Receipt {number}, {paid}. {name}. Without VAT: {net}. VAT {vatRate}%: {vat}. Total: {amount}.',
      'Платёж получен. Квитанция {number}, {paid}. {name}. Без НДС: {net}. НДС {vatRate} %: {vat}. Итого: {amount}.',
    ],
    label: ['Go to orders', 'Перейти к закупкам'],
  },
};

/** Moments are in the reader's time zone. */
export function noticeTexts({ text, params }: Notice, lang: Lang, timeZone: string): { title: string; body: string } {
  const { title, body } = NOTICES[text];
  const write = (word: NoticeParam) => formatParam(word, lang, (moment) => shortMoment(moment, lang, timeZone));
  return { title: fillParams(title, lang, params, write), body: fillParams(body, lang, params, write) };
}

type MailTexts = { readonly subject: string; readonly text: string; readonly label: string };

/** Moments name their time zone. */
export function mailTexts({ text, params }: Notice, lang: Lang, timeZone: string): MailTexts {
  const { title, body } = NOTICES[text];
  const mail = MAILS[text];
  const write = (word: NoticeParam) => formatParam(word, lang, (moment) => fullMoment(moment, lang, timeZone));
  return {
    subject: fillParams(mail?.subject ?? title, lang, params, write),
    text: fillParams(mail?.text ?? body, lang, params, write),
    label: fillParams(mail?.label ?? OPEN, lang, params, write),
  };
}

function fillParams(pair: Pair, lang: Lang, words: NoticeParams, write: (word: NoticeParam) => string): string {
  return pair[lang === 'ru' ? 1 : 0].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const word = words[name];
    return word === undefined ? whole : write(word);
  });
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function formatParam(word: NoticeParam, lang: Lang, writeMoment: (moment: number) => string): string {
  if (typeof word === 'object') {
    return 'moment' in word ? writeMoment(word.moment) : moneyText(lang, word.amount, word.currency);
  }
  if (typeof word === 'string' && DAY.test(word)) {
    return DateTime.fromISO(word, { locale: localeOf(lang) }).toFormat('d MMM yyyy');
  }
  return String(word);
}

function shortMoment(moment: number, lang: Lang, zone: string): string {
  return DateTime.fromMillis(moment, { zone, locale: localeOf(lang) }).toFormat('d MMM, HH:mm');
}

/** `3 Nov 2026, 15:00 MSK` */
function fullMoment(moment: number, lang: Lang, zone: string): string {
  const text = DateTime.fromMillis(moment, { zone, locale: localeOf(lang) }).toFormat('d MMM yyyy, HH:mm ZZZZ');
  // Intl has no short name for it.
  return zone === 'Europe/Moscow' ? text.replace('GMT+3', lang === 'ru' ? 'МСК' : 'MSK') : text;
}

const localeOf = (lang: Lang) => (lang === 'ru' ? 'ru' : 'en-GB');
