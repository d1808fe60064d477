/** Messages about orders. */

import { costText } from '@zakupki/procurement/money/credit-costs';
export const ordersSentences = {
  // State (409, and why an action is not offered)
  items_beyond_plan: {
    en: 'Your plan allows {limit} lines per order, and this one has {count}. Remove some lines or upgrade your plan: days already paid for count towards the new one.',
    ru: 'По вашему тарифу в закупке до {limit} позиций, а здесь {count}. Уберите лишние или перейдите на другой тариф: уже оплаченные дни зачтутся в новый.',
  },

  // Access (why an action is not offered)
  action_subscription_expired: {
    en: 'Your subscription has ended. Renew it to do this.',
    ru: 'Подписка закончилась. Продлите её, чтобы это сделать.',
  },
  action_trial_expired: {
    en: 'Your trial has ended. Choose a plan to do this.',
    ru: 'Пробный период закончился. Выберите тариф, чтобы это сделать.',
  },
  action_credits_expired: {
    en: `Publishing costs ${costText('order.publish', 'en')}, and you have none left.`,
    ru: `Публикация стоит ${costText('order.publish', 'ru')}, а кредиты закончились.`,
  },

  // Completeness, required to publish
  order_without_lines: { en: 'Add at least one line.', ru: 'Добавьте хотя бы одну позицию.' },
  deadline_too_soon: {
    en: 'Bids must be due at least an hour from now.',
    ru: 'Приём должен длиться ещё хотя бы час.',
  },
  deadline_too_far: {
    en: 'Choose a deadline within {limit} years from now.',
    ru: 'Выберите срок не дальше {limit} лет от сегодняшнего дня.',
  },
  round_needs_day: {
    en: 'A new round lasts at least a day, so that every supplier can bid.',
    ru: 'Новый раунд длится не меньше суток, чтобы успели все поставщики.',
  },
  earlier_deadline_needs_day: {
    en: 'With sealed bids, an earlier deadline must be at least a day from now, so that every supplier can bid.',
    ru: 'В закупке с закрытыми предложениями новый срок должен наступать не раньше чем через сутки, чтобы успели все поставщики.',
  },
  rate_in_use: {
    en: 'Suppliers may have submitted sealed bids in {currency}, so its rate can’t change.',
    ru: 'Поставщики могли подать закрытые предложения в {currency}, поэтому курс изменить нельзя.',
  },
  revision_needs_time: {
    en: 'Suppliers who have submitted sealed bids need a day to confirm them for a change of terms. Choose {at} or later.',
    ru: 'Поставщикам, подавшим закрытые предложения, нужны сутки, чтобы подтвердить их на новых условиях. Выберите {at} или позже.',
  },
  deadline_not_later: {
    en: 'The new deadline must be later than the current one.',
    ru: 'Новый срок должен быть позже текущего.',
  },
  decision_before_deadline: {
    en: 'Bids are due on {day}: choose that day or a later one.',
    ru: 'Приём предложений заканчивается {day}: выберите этот день или позже.',
  },
  revision_reason_needed: {
    en: 'Bids have already been submitted: enter a reason for the change.',
    ru: 'Предложения уже поданы: укажите причину изменения.',
  },

  // References and values
  line_not_in_order: {
    en: 'The order has no such line. Omit the id of a new line.',
    ru: 'В закупке нет такой позиции. У новой позиции id не указывают.',
  },
  lot_unknown: { en: 'There is no lot "{value}" in this order.', ru: 'В закупке нет лота «{value}».' },
  gtin_checksum: {
    en: 'This barcode is not valid. Check its digits.',
    ru: 'Неверный штрихкод. Проверьте цифры.',
  },
  rate_of_own_currency: {
    en: 'The order is in {currency}: enter rates for other currencies only.',
    ru: 'Закупка в {currency}: курсы нужны только для других валют.',
  },
  order_total_too_large: {
    en: 'The total of all lines exceeds 15 digits. Check quantities and prices.',
    ru: 'Сумма всех позиций длиннее 15 знаков. Проверьте количества и цены.',
  },
  bid_outgrows_order: {
    en: '{supplier}: with this change the bid total would exceed 15 digits.',
    ru: '{supplier}: после этого сумма предложения станет длиннее 15 знаков.',
  },
  cursor_unknown: { en: 'Use the cursor of the previous response.', ru: 'Возьмите курсор из предыдущего ответа.' },
} as const;
