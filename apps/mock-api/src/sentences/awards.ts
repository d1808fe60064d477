/** Messages about comparisons and awards. */

export const awardsSentences = {
  // Time of a comparison
  at_in_future: { en: 'Choose a time in the past.', ru: 'Выберите время в прошлом.' },
  at_before_publication: {
    en: 'Choose a time after the order was published.',
    ru: 'Выберите время после публикации закупки.',
  },

  // Allocations
  award_line_unknown: { en: 'This order has no such line.', ru: 'В закупке нет такой позиции.' },
  award_bid_unknown: { en: 'There is no such bid on this order.', ru: 'По этой закупке нет такого предложения.' },
  award_bid_not_submitted: {
    en: 'Choose a submitted bid: this one is a draft, withdrawn or rejected.',
    ru: 'Выберите поданное предложение: это черновик, либо оно отозвано или отклонено.',
  },
  award_offer_unknown: {
    en: 'The bid has no such offer for this line.',
    ru: 'В предложении нет такой строки для этой позиции.',
  },
  award_offer_twice: {
    en: 'This offer is already chosen. Combine the quantities.',
    ru: 'Эта строка предложения уже выбрана. Объедините количества.',
  },
  award_no_equivalents: { en: 'This order does not accept equivalents.', ru: 'Закупка не допускает аналогов.' },
  award_offer_not_priced: {
    en: 'This offer has no comparable price: it is declined, has no price, or its unit or currency cannot be converted.',
    ru: 'Цену этой строки нельзя сравнить: поставщик отказался, цена не указана либо единица или валюта не пересчитывается.',
  },
  award_offer_excluded: {
    en: 'This line of the bid is excluded from the comparison.',
    ru: 'Эта строка предложения исключена из сравнения.',
  },
  award_more_than_offered: { en: 'The bid offers {limit} at most.', ru: 'Поставщик предлагает не больше {limit}.' },
  award_more_than_asked: {
    en: 'The order needs {limit} at most, tolerance included.',
    ru: 'По закупке нужно не больше {limit} с учётом допуска.',
  },
  target_needed: {
    en: 'Enter the target total or the number of lines with a target price.',
    ru: 'Укажите целевую сумму или число позиций с целевой ценой.',
  },
  award_too_large: {
    en: 'The total is too large. Award fewer lines at once.',
    ru: 'Сумма слишком велика. Выберите меньше позиций.',
  },
  award_bid_needed: { en: 'Choose the winning bid.', ru: 'Выберите предложение, которое победило.' },
  award_allocations_needed: {
    en: 'Choose an offer for at least one line.',
    ru: 'Выберите предложение хотя бы по одной позиции.',
  },
  award_not_for_mode: { en: 'This does not apply to the mode {mode}.', ru: 'Это не относится к режиму {mode}.' },
  justification_needed: {
    en: 'Enter a justification: a chosen price is not the best, a lower bid was set aside, or a conflict of a chosen offer was accepted as is.',
    ru: 'Укажите обоснование: выбрана не лучшая цена, более дешёвое предложение не учтено либо расхождение по выбранному принято как есть.',
  },

  // Notes
  note_pack_step: {
    en: 'Sold in packs of {packSize}: {needed} needed, {quantity} paid for.',
    ru: 'Продаётся упаковками по {packSize}: нужно {needed}, оплачивается {quantity}.',
  },
  note_below_minimum_order: {
    en: 'The supplier’s minimum order is {minimum} {currency}; this is {sum}.',
    ru: 'Минимальный заказ у поставщика — {minimum} {currency}, а здесь {sum}.',
  },
  note_expires_soon: { en: 'The bid is valid only until {day}.', ru: 'Предложение действует только до {day}.' },
} as const;
