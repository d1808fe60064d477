/** Messages about orders. */

export const ordersSentences = {
  // State (409, and why an action is not offered)
  order_not_draft: [
    'Only a draft can be published or deleted; this order is no longer one.',
    'Опубликовать или удалить можно только черновик, а эта закупка уже не черновик.',
  ],
  order_not_published: [
    'Only a published order can be extended or closed.',
    'Продлить или закрыть можно только опубликованную закупку.',
  ],
  order_not_in_evaluation: [
    'Only an order in evaluation can be reopened or declared unsuccessful.',
    'Открыть заново или признать несостоявшейся можно только закупку на рассмотрении.',
  ],
  order_in_evaluation: [
    'Bids are being compared. Reopen the order before you change it.',
    'Предложения уже сравниваются. Чтобы изменить закупку, сначала откройте приём заново.',
  ],
  order_final: [
    'This order has ended and can no longer be changed. Duplicate it to buy again.',
    'Закупка завершена, изменить её нельзя. Чтобы закупить снова, создайте копию.',
  ],
  order_not_final: [
    'Only an order that has ended can be archived.',
    'В архив можно убрать только завершённую закупку.',
  ],
  order_archived: ['This order is in the archive already.', 'Закупка уже в архиве.'],
  order_not_archived: ['This order is not in the archive.', 'Закупка не в архиве.'],
  has_bids: [
    'There are bids for this order. Cancel it instead of deleting it.',
    'По этой закупке есть предложения. Вместо удаления её можно отменить.',
  ],
  items_beyond_plan: [
    'Your plan allows {limit} lines in an order, and this one has {count}. Leave some out, or choose a larger plan.',
    'По вашему тарифу в закупке до {limit} позиций, а здесь {count}. Уберите лишние или выберите тариф побольше.',
  ],
  reopen_limit: [
    'An order can be reopened three times at most. Duplicate it to collect bids again.',
    'Закупку можно открыть заново не больше трёх раз. Чтобы собрать предложения ещё раз, создайте копию.',
  ],
  currency_frozen: [
    'The currency cannot change once a bid has been submitted.',
    'После подачи первого предложения валюту изменить нельзя.',
  ],
  deadline_shorten: [
    'The deadline can only move later once a bid has been submitted. Close the order to stop earlier.',
    'После подачи первого предложения срок можно только продлить. Чтобы закончить раньше, закройте приём.',
  ],

  // Access (why an action is not offered)
  action_subscription_expired: [
    'Your subscription has ended. Renew it to do this.',
    'Подписка закончилась. Продлите её, чтобы это сделать.',
  ],
  action_trial_expired: [
    'Your trial has ended. Choose a plan to do this.',
    'Пробный период закончился. Выберите тариф, чтобы это сделать.',
  ],
  action_credits_expired: [
    'Publishing costs a credit, and you have none left.',
    'Публикация стоит один кредит, а кредиты закончились.',
  ],

  // Completeness, asked for at publishing
  order_without_lines: ['Add at least one line.', 'Добавьте хотя бы одну позицию.'],
  deadline_too_soon: [
    'Give suppliers at least an hour from now.',
    'Дайте поставщикам не меньше часа, считая от текущего момента.',
  ],
  deadline_too_far: [
    'Choose a deadline within {limit} years from now.',
    'Выберите срок не дальше {limit} лет от сегодняшнего дня.',
  ],
  deadline_not_later: [
    'The new deadline has to be later than the present one.',
    'Новый срок должен быть позже нынешнего.',
  ],
  decision_before_deadline: [
    'Bids are due on {day}: decide on that day or later.',
    'Приём предложений заканчивается {day}: решение — в этот день или позже.',
  ],
  revision_reason_needed: [
    'Bids have been submitted: say why the terms change.',
    'Предложения уже поданы: объясните, почему меняются условия.',
  ],

  // References and values
  line_not_in_order: [
    'The order has no such line. Leave the id out of a new line.',
    'В закупке нет такой позиции. У новой позиции id не указывают.',
  ],
  lot_unknown: ['There is no lot "{value}" in this order.', 'В закупке нет лота «{value}».'],
  gtin_checksum: [
    'Check the barcode: its last digit does not match the others.',
    'Проверьте штрихкод: контрольная цифра не сходится.',
  ],
  rate_of_own_currency: [
    'The order itself is in {currency}: give rates of other currencies only.',
    'Сама закупка в {currency}: курсы нужны только для других валют.',
  ],
  order_total_too_large: [
    'Together the lines come to more than 15 digits. Check quantities and prices.',
    'Все позиции вместе дают сумму длиннее 15 знаков. Проверьте количества и цены.',
  ],
  bid_outgrows_order: [
    'With this, the bid of {supplier} would come to more than 15 digits.',
    'При этом предложение «{supplier}» дало бы сумму длиннее 15 знаков.',
  ],
  cursor_unknown: ['Take the cursor from the answer before.', 'Возьмите курсор из предыдущего ответа.'],
} as const;
