/** Messages about comparisons and awards. */

export const awardsSentences = {
  // State (409, and why an action is not offered)
  order_not_awardable: [
    'Only an order in evaluation can be awarded.',
    'Выбрать победителя можно только у закупки на рассмотрении.',
  ],
  order_not_awarded: [
    'Only an awarded order has an award to take back.',
    'Отменить выбор можно только у закупки с победителем.',
  ],
  award_too_old: [
    'An award can be taken back within {days} days only.',
    'Отменить выбор победителя можно только в течение {days} дней.',
  ],
  blocking_conflicts: [
    'Something you chose has an open conflict that blocks the award. Resolve it or choose another offer.',
    'У выбранного есть открытые конфликты, которые не дают определить победителя. Разрешите их или выберите другое предложение.',
  ],

  // The moment to look at
  at_in_future: ['Choose a moment that has passed.', 'Выберите момент, который уже прошёл.'],
  at_before_publication: [
    'Choose a moment after the order was published.',
    'Выберите момент после публикации закупки.',
  ],

  // Allocations
  award_line_unknown: ['This order has no such line.', 'В закупке нет такой позиции.'],
  award_bid_unknown: ['There is no such bid on this order.', 'По этой закупке нет такого предложения.'],
  award_bid_not_submitted: [
    'Choose a submitted bid: this one is a draft, withdrawn or disqualified.',
    'Выберите поданное предложение: это черновик, либо оно отозвано или отклонено.',
  ],
  award_offer_unknown: [
    'The bid does not answer this line with such an offer.',
    'В предложении нет такой строки по этой позиции.',
  ],
  award_offer_twice: [
    'This offer is chosen already. Put the quantities together.',
    'Эта строка предложения уже выбрана. Сложите количества.',
  ],
  award_no_equivalents: ['This order takes no equivalents.', 'Закупка не допускает аналогов.'],
  award_offer_not_priced: [
    'The offer has no price that can be compared: it is declined, not priced, or in a unit or currency without a rate.',
    'У строки нет сопоставимой цены: она не предложена, без цены либо в единице или валюте без курса.',
  ],
  award_offer_excluded: [
    'This line of the bid was taken out of the comparison.',
    'Эта строка предложения исключена из сравнения.',
  ],
  award_more_than_offered: ['The bid offers {limit} at most.', 'В предложении не больше {limit}.'],
  award_more_than_asked: [
    'The order asks for {limit} at most, its tolerance included.',
    'В закупке не больше {limit} с учётом допуска.',
  ],
  target_needed: [
    'Give the total or the number of lines a price is named for.',
    'Укажите сумму или число позиций, для которых названа цена.',
  ],
  award_too_large: [
    'Together the amounts are more than can be written. Award fewer lines at once.',
    'Сумма больше допустимой. Выберите меньше позиций.',
  ],
  award_bid_needed: ['Say which bid is to get everything.', 'Укажите, какое предложение получает всё.'],
  award_allocations_needed: ['Say who gets what.', 'Укажите, кому что достаётся.'],
  award_not_for_mode: ['This does not go with the mode {mode}.', 'Это не относится к режиму {mode}.'],
  justification_needed: [
    'Say why: a price you chose is not the best, or a conflict of what you chose is accepted.',
    'Обоснуйте выбор: цена не лучшая либо принят конфликт по выбранному.',
  ],

  // Notes
  note_pack_step: [
    'Sold in packs of {packSize}: {quantity} are paid for, {needed} are needed.',
    'Продаётся кратно {packSize}: нужно {needed}, оплачивается {quantity}.',
  ],
  note_below_minimum_order: [
    'The supplier wants an order of {minimum} {currency} at least; this comes to {sum}.',
    'Поставщик принимает заказы от {minimum} {currency}, а здесь {sum}.',
  ],
  note_expires_soon: ['The offer is valid until {day} only.', 'Предложение действует только до {day}.'],
} as const;
