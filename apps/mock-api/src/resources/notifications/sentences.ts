/** Texts of notifications, parameters in braces. Counts follow a colon, so no plural forms are needed. */
import { durationText } from '@zakupki/procurement/time/durations';
import { DateTime } from 'luxon';
import { moneyText, nameMoscowTime } from '../../sentences/format.ts';
import type { Notice, NoticeText, NoticeParam, NoticeParams } from '../../rules/notifications/notice.ts';
import { LOCALES, type Lang, type Words } from '@zakupki/words';

type NoticeTexts = { readonly title: Words; readonly body: Words };

const NOTICES: Readonly<Record<NoticeText, NoticeTexts>> = {
  deadline_soon: {
    title: {
      en: `{number} · bids due within ${durationText('deadlineNotice', 'en')}`,
      ru: `{number} · до конца приёма меньше ${durationText('deadlineNotice', 'ru')}`,
    },
    body: { en: '“{title}”: due {when}. Bids so far: {bids}.', ru: '«{title}»: до {when}. Предложений: {bids}.' },
  },
  deadline_passed: {
    title: { en: '{number} · bidding has closed', ru: '{number} · приём предложений завершён' },
    body: {
      en: '“{title}”: closed {when}. Bids: {bids}.',
      ru: '«{title}»: приём завершён {when}. Предложений: {bids}.',
    },
  },
  bid_expiring: {
    title: { en: '{supplier} · bid expires {day}', ru: '{supplier} · предложение действует до {day}' },
    body: { en: '{number} “{title}”', ru: '{number} «{title}»' },
  },
  new_blocker: {
    title: { en: '{number} · a conflict blocks the award', ru: '{number} · пока нельзя выбрать победителя' },
    body: { en: '“{title}”. Blockers: {blockers}.', ru: '«{title}». Препятствий: {blockers}.' },
  },
  bid_received: {
    title: { en: '{supplier} · bid for {number}', ru: '{supplier} · предложение по {number}' },
    body: { en: '“{title}”: bid received', ru: '«{title}»: предложение получено' },
  },
  bid_changed: {
    title: { en: '{supplier} · bid for {number} changed', ru: '{supplier} · предложение по {number} изменено' },
    body: { en: '“{title}”: the supplier sent a new version', ru: '«{title}»: поставщик прислал новую версию' },
  },
  bid_withdrawn: {
    title: { en: '{supplier} · bid for {number} withdrawn', ru: '{supplier} · предложение по {number} отозвано' },
    body: { en: '“{title}”{reason}', ru: '«{title}»{reason}' },
  },
  invitation_declined: {
    title: { en: '{supplier} · declined {number}', ru: '{supplier} · отказ от {number}' },
    body: { en: '“{title}”{reason}', ru: '«{title}»{reason}' },
  },
  invitation_bounced: {
    title: { en: '{supplier} · e-mail bounced', ru: '{supplier} · письмо не доставлено' },
    body: {
      en: '{number} “{title}”: {email} cannot be reached. Check the address.',
      ru: '{number} «{title}»: адрес {email} недоступен. Проверьте его.',
    },
  },
  credits_low: {
    title: { en: 'Credits are running low', ru: 'Кредиты заканчиваются' },
    body: {
      en: 'Credits left: {credits}. Publishing an order costs one credit.',
      ru: 'Осталось кредитов: {credits}. Публикация закупки стоит один кредит.',
    },
  },
  trial_ending: {
    title: { en: 'Your trial ends soon', ru: 'Пробный период скоро закончится' },
    body: { en: 'It ends {when}. Your drafts are kept.', ru: 'Он закончится {when}. Черновики сохранятся.' },
  },
  subscription_ending: {
    title: { en: 'Your subscription ends soon', ru: 'Подписка скоро закончится' },
    body: {
      en: 'It ends {when} and does not renew automatically.',
      ru: 'Она закончится {when} и не продлевается автоматически.',
    },
  },
  subscription_grace: {
    title: { en: 'Subscription payment overdue', ru: 'Оплата подписки просрочена' },
    body: { en: 'Everything keeps working until {when}.', ru: 'Всё работает до {when}.' },
  },
  subscription_ended: {
    title: { en: 'Your subscription has ended', ru: 'Подписка закончилась' },
    body: {
      en: 'It ended {when}. Viewing and drafts still work.',
      ru: 'Она закончилась {when}. Просмотр и черновики по-прежнему доступны.',
    },
  },
  access_ended: {
    title: { en: 'Your trial has ended', ru: 'Пробный период закончился' },
    body: {
      en: 'It ended {when}. Viewing and drafts still work.',
      ru: 'Он закончился {when}. Просмотр и черновики по-прежнему доступны.',
    },
  },
  question_received: {
    title: {
      en: '{number} · question No. {question} needs an answer',
      ru: '{number} · вопрос № {question} ждёт ответа',
    },
    body: { en: '“{title}”: {text}', ru: '«{title}»: {text}' },
  },
  document_expiring: {
    title: { en: '{supplier} · document about to expire', ru: '{supplier} · документ скоро перестанет действовать' },
    body: { en: '{supplier}: “{document}” is valid until {day}.', ru: '{supplier}: «{document}» действует до {day}.' },
  },
  webinar_soon: {
    title: { en: 'Your webinar starts soon', ru: 'Скоро начнётся вебинар' },
    body: { en: '“{title}” starts {when}.', ru: '«{title}» начнётся {when}.' },
  },
  purchase_order_confirmed: {
    title: {
      en: '{supplier} · purchase order {purchaseOrder} confirmed',
      ru: '{supplier} · заказ {purchaseOrder} подтверждён',
    },
    body: { en: '“{title}”', ru: '«{title}»' },
  },
  purchase_order_refused: {
    title: {
      en: '{supplier} · purchase order {purchaseOrder} refused',
      ru: '{supplier} · заказ {purchaseOrder} отклонён',
    },
    body: {
      en: '“{title}”: {reason}. Choose another supplier.',
      ru: '«{title}»: {reason}. Выберите другого поставщика.',
    },
  },
  payment_settled: {
    title: { en: 'Payment received', ru: 'Оплата поступила' },
    body: {
      en: '{name}, {amount}. Everything you paid for is active.',
      ru: '{name}, {amount}. Всё оплаченное доступно.',
    },
  },
};

const OPEN: Words = { en: 'Open in Zakupki', ru: 'Открыть в «Закупках»' };
const OPEN_ORDER: Words = { en: 'Open order', ru: 'Открыть закупку' };
const OPEN_BID: Words = { en: 'Open bid', ru: 'Открыть предложение' };
const INVITATIONS: Words = { en: 'View invitations', ru: 'Посмотреть приглашения' };

/** Longer texts for e-mails. */
const EMAILS: Partial<
  Readonly<Record<NoticeText, { readonly subject: Words; readonly text: Words; readonly label: Words }>>
> = {
  bid_received: {
    subject: { en: '{supplier} · bid for {number}', ru: '{supplier} · предложение по {number}' },
    text: {
      en: '{supplier} submitted a bid for order {number} “{title}” on {at}.',
      ru: '{supplier}: получено предложение по закупке {number} «{title}», {at}.',
    },
    label: OPEN_BID,
  },
  bid_changed: {
    subject: { en: '{supplier} · bid for {number} changed', ru: '{supplier} · предложение по {number} изменено' },
    text: {
      en: '{supplier} sent a new version of the bid for order {number} “{title}” on {at}.',
      ru: '{supplier}: получена новая версия предложения по закупке {number} «{title}», {at}.',
    },
    label: OPEN_BID,
  },
  bid_withdrawn: {
    subject: { en: '{supplier} · bid for {number} withdrawn', ru: '{supplier} · предложение по {number} отозвано' },
    text: {
      en: '{supplier} withdrew the bid for order {number} “{title}”{reason}',
      ru: '{supplier}: предложение по закупке {number} «{title}» отозвано{reason}',
    },
    label: OPEN_BID,
  },
  question_received: {
    subject: { en: '{number}: question No. {question}', ru: '{number}: вопрос № {question}' },
    text: {
      en: 'A supplier asked about order {number} “{title}”:\n\n{text}\n\nThe answer goes to every invited supplier.',
      ru: 'Вопрос по закупке {number} «{title}»:\n\n{text}\n\nОтвет получат все приглашённые поставщики.',
    },
    label: { en: 'Answer', ru: 'Ответить' },
  },
  invitation_declined: {
    subject: { en: '{supplier} · declined {number}', ru: '{supplier} · отказ от {number}' },
    text: {
      en: '{supplier} will not bid for order {number} “{title}”{reason}',
      ru: '{supplier} не будет участвовать в закупке {number} «{title}»{reason}',
    },
    label: INVITATIONS,
  },
  invitation_bounced: {
    subject: { en: '{supplier} · e-mail bounced', ru: '{supplier} · письмо не доставлено' },
    text: {
      en: 'The invitation to order {number} “{title}” did not reach {supplier}: {email} does not accept mail. Check the address and invite the supplier again.',
      ru: 'Приглашение к закупке {number} «{title}» не дошло до {supplier}: адрес {email} не принимает почту. Проверьте адрес и пригласите поставщика ещё раз.',
    },
    label: INVITATIONS,
  },
  deadline_soon: {
    subject: {
      en: `{number}: bids are due within ${durationText('deadlineNotice', 'en')}`,
      ru: `{number}: до конца приёма предложений меньше ${durationText('deadlineNotice', 'ru')}`,
    },
    text: {
      en: 'Order {number} “{title}” accepts bids until {when}. Bids so far: {bids}.',
      ru: 'Закупка {number} «{title}»: приём предложений до {when}. Получено предложений: {bids}.',
    },
    label: OPEN_ORDER,
  },
  deadline_passed: {
    subject: { en: '{number}: bidding has closed', ru: '{number}: приём предложений завершён' },
    text: {
      en: 'Bidding for order {number} “{title}” closed on {when}. Bids received: {bids}. The order is waiting for your decision.',
      ru: 'Закупка {number} «{title}»: приём предложений завершён {when}. Получено предложений: {bids}. Закупка ждёт вашего решения.',
    },
    label: { en: 'Compare bids', ru: 'Сравнить предложения' },
  },
  bid_expiring: {
    subject: {
      en: '{number}: a bid from {supplier} expires on {day}',
      ru: '{number}: предложение {supplier} действует до {day}',
    },
    text: {
      en: 'The bid from {supplier} for order {number} “{title}” is valid until {day}. After that day the prices are no longer guaranteed.',
      ru: 'Предложение поставщика {supplier} по закупке {number} «{title}» действует до {day}. После этого дня поставщик не обязан держать цены.',
    },
    label: OPEN_BID,
  },
  new_blocker: {
    subject: { en: '{number}: a conflict blocks the award', ru: '{number}: препятствие для решения о победителе' },
    text: {
      en: 'Order {number} “{title}” cannot be awarded yet. Blockers to resolve: {blockers}.',
      ru: 'По закупке {number} «{title}» пока нельзя выбрать победителя. Препятствий: {blockers}.',
    },
    label: { en: 'View conflicts', ru: 'Посмотреть расхождения' },
  },
  credits_low: {
    subject: { en: 'Credits left: {credits}', ru: 'Осталось кредитов: {credits}' },
    text: {
      en: 'Credits left: {credits}. Publishing an order costs one credit.',
      ru: 'Осталось кредитов: {credits}. Публикация одной закупки стоит один кредит.',
    },
    label: { en: 'View options', ru: 'Посмотреть варианты' },
  },
  trial_ending: {
    subject: { en: 'Your trial ends on {when}', ru: 'Пробный период закончится {when}' },
    text: {
      en: 'Your trial ends on {when}. Drafts and everything you have entered stay yours; publishing needs a plan.',
      ru: 'Пробный период закончится {when}. Черновики и введённые данные сохранятся; для публикации нужен тариф.',
    },
    label: { en: 'View plans', ru: 'Посмотреть тарифы' },
  },
  subscription_ending: {
    subject: { en: 'Your subscription ends on {when}', ru: 'Подписка закончится {when}' },
    text: {
      en: 'Your subscription ends on {when} and does not renew automatically.',
      ru: 'Подписка закончится {when} и не продлевается автоматически.',
    },
    label: { en: 'View plans', ru: 'Посмотреть тарифы' },
  },
  subscription_grace: {
    subject: { en: 'Subscription payment overdue', ru: 'Оплата подписки просрочена' },
    text: {
      en: 'The paid period has ended. Everything keeps working until {when}; pay by then to avoid an interruption.',
      ru: 'Оплаченный период закончился. Всё работает до {when}; чтобы продолжить без перерыва, оплатите до этого срока.',
    },
    label: { en: 'View plans', ru: 'Посмотреть тарифы' },
  },
  document_expiring: {
    subject: {
      en: '{supplier}: “{document}” expires on {day}',
      ru: '{supplier}: «{document}» действует до {day}',
    },
    text: {
      en: 'The document “{document}” of {supplier} is valid until {day}. Ask the supplier for a new one in time.',
      ru: 'Документ «{document}» поставщика {supplier} действует до {day}. Запросите у поставщика новый заранее.',
    },
    label: { en: 'Open the supplier', ru: 'Открыть поставщика' },
  },
  purchase_order_confirmed: {
    subject: {
      en: '{supplier} confirmed purchase order {purchaseOrder}',
      ru: '{supplier}: заказ {purchaseOrder} подтверждён',
    },
    text: {
      en: '{supplier} confirmed purchase order {purchaseOrder} of “{title}”.',
      ru: '{supplier} подтвердил заказ {purchaseOrder} по закупке «{title}».',
    },
    label: { en: 'Open the award', ru: 'Открыть решение' },
  },
  purchase_order_refused: {
    subject: {
      en: '{supplier} refused purchase order {purchaseOrder}',
      ru: '{supplier}: заказ {purchaseOrder} отклонён',
    },
    text: {
      en: '{supplier} refused purchase order {purchaseOrder} of “{title}”.\n\nReason: {reason}\n\nThe order is waiting for your decision again. What you chose for other suppliers is kept.',
      ru: '{supplier} отклонил заказ {purchaseOrder} по закупке «{title}».\n\nПричина: {reason}\n\nЗакупка снова ждёт решения. Выбор остальных поставщиков сохранён.',
    },
    label: { en: 'Decide again', ru: 'Принять решение' },
  },
  payment_settled: {
    subject: { en: 'Receipt {number}: {amount}', ru: 'Квитанция {number}: {amount}' },
    text: {
      en: 'Payment received. Receipt {number}, {paid}. {name}. Without VAT: {net}. VAT {vatRate}%: {vat}. Total: {amount}.',
      ru: 'Платёж получен. Квитанция {number}, {paid}. {name}. Без НДС: {net}. НДС {vatRate} %: {vat}. Итого: {amount}.',
    },
    label: { en: 'Go to orders', ru: 'Перейти к закупкам' },
  },
};

/** Moments are in the reader's time zone. */
export function noticeTexts({ text, params }: Notice, lang: Lang, timeZone: string): { title: string; body: string } {
  const { title, body } = NOTICES[text];
  const write = (word: NoticeParam) => formatParam(word, lang, (moment) => shortMoment(moment, lang, timeZone));
  return { title: fillParams(title, lang, params, write), body: fillParams(body, lang, params, write) };
}

type EmailTexts = { readonly subject: string; readonly text: string; readonly label: string };

/** Moments name their time zone. */
export function emailTexts({ text, params }: Notice, lang: Lang, timeZone: string): EmailTexts {
  const { title, body } = NOTICES[text];
  const email = EMAILS[text];
  const write = (word: NoticeParam) => formatParam(word, lang, (moment) => fullMoment(moment, lang, timeZone));
  return {
    subject: fillParams(email?.subject ?? title, lang, params, write),
    text: fillParams(email?.text ?? body, lang, params, write),
    label: fillParams(email?.label ?? OPEN, lang, params, write),
  };
}

function fillParams(texts: Words, lang: Lang, words: NoticeParams, write: (word: NoticeParam) => string): string {
  return texts[lang].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
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
    return DateTime.fromISO(word, { locale: LOCALES[lang] }).toFormat('d MMM yyyy');
  }
  return String(word);
}

function shortMoment(moment: number, lang: Lang, zone: string): string {
  return DateTime.fromMillis(moment, { zone, locale: LOCALES[lang] }).toFormat('d MMM, HH:mm');
}

/** `3 Nov 2026, 15:00 MSK` */
function fullMoment(moment: number, lang: Lang, zone: string): string {
  const text = DateTime.fromMillis(moment, { zone, locale: LOCALES[lang] }).toFormat('d MMM yyyy, HH:mm ZZZZ');
  return nameMoscowTime(text, zone, lang);
}
