/** Messages about orders. */

export const ordersSentences = {
  // State (409, and why an action is not offered)
  items_beyond_plan: {
    en: 'Your plan allows {limit} lines in an order, and this one has {count}. Leave some out, or choose a larger plan.',
    ru: 'По вашему тарифу в закупке до {limit} позиций, а здесь {count}. Уберите лишние или выберите тариф побольше.',
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
    en: 'Publishing costs a credit, and you have none left.',
    ru: 'Публикация стоит один кредит, а кредиты закончились.',
  },

  // Completeness, asked for at publishing
  order_without_lines: { en: 'Add at least one line.', ru: 'Добавьте хотя бы одну позицию.' },
  deadline_too_soon: {
    en: 'Give suppliers at least an hour from now.',
    ru: 'Дайте поставщикам не меньше часа, считая от текущего момента.',
  },
  deadline_too_far: {
    en: 'Choose a deadline within {limit} years from now.',
    ru: 'Выберите срок не дальше {limit} лет от сегодняшнего дня.',
  },
  deadline_not_later: {
    en: 'The new deadline has to be later than the present one.',
    ru: 'Новый срок должен быть позже нынешнего.',
  },
  decision_before_deadline: {
    en: 'Bids are due on {day}: decide on that day or later.',
    ru: 'Приём предложений заканчивается {day}: решение — в этот день или позже.',
  },
  revision_reason_needed: {
    en: 'Bids have been submitted: say why the terms change.',
    ru: 'Предложения уже поданы: объясните, почему меняются условия.',
  },

  // References and values
  line_not_in_order: {
    en: 'The order has no such line. Leave the id out of a new line.',
    ru: 'В закупке нет такой позиции. У новой позиции id не указывают.',
  },
  lot_unknown: { en: 'There is no lot "{value}" in this order.', ru: 'В закупке нет лота «{value}».' },
  gtin_checksum: {
    en: 'Check the barcode: its last digit does not match the others.',
    ru: 'Проверьте штрихкод: контрольная цифра не сходится.',
  },
  rate_of_own_currency: {
    en: 'The order itself is in {currency}: give rates of other currencies only.',
    ru: 'Сама закупка в {currency}: курсы нужны только для других валют.',
  },
  order_total_too_large: {
    en: 'Together the lines come to more than 15 digits. Check quantities and prices.',
    ru: 'Все позиции вместе дают сумму длиннее 15 знаков. Проверьте количества и цены.',
  },
  bid_outgrows_order: {
    en: 'With this, the bid of {supplier} would come to more than 15 digits.',
    ru: 'При этом предложение «{supplier}» дало бы сумму длиннее 15 знаков.',
  },
  cursor_unknown: { en: 'Take the cursor from the answer before.', ru: 'Возьмите курсор из предыдущего ответа.' },
} as const;
