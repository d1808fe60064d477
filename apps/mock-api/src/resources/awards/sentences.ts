/** Messages about comparisons and awards. */

export const awardsSentences = {
  // State (409, and why an action is not offered)

  // The moment to look at
  at_in_future: { en: 'Choose a moment that has passed.', ru: 'Выберите момент, который уже прошёл.' },
  at_before_publication: {
    en: 'Choose a moment after the order was published.',
    ru: 'Выберите момент после публикации закупки.',
  },

  // Allocations
  award_line_unknown: { en: 'This order has no such line.', ru: 'В закупке нет такой позиции.' },
  award_bid_unknown: { en: 'There is no such bid on this order.', ru: 'По этой закупке нет такого предложения.' },
  award_bid_not_submitted: {
    en: 'Choose a submitted bid: this one is a draft, withdrawn or disqualified.',
    ru: 'Выберите поданное предложение: это черновик, либо оно отозвано или отклонено.',
  },
  award_offer_unknown: {
    en: 'The bid does not answer this line with such an offer.',
    ru: 'В предложении нет такой строки по этой позиции.',
  },
  award_offer_twice: {
    en: 'This offer is chosen already. Put the quantities together.',
    ru: 'Эта строка предложения уже выбрана. Сложите количества.',
  },
  award_no_equivalents: { en: 'This order takes no equivalents.', ru: 'Закупка не допускает аналогов.' },
  award_offer_not_priced: {
    en: 'The offer has no price that can be compared: it is declined, not priced, or in a unit or currency without a rate.',
    ru: 'У строки нет сопоставимой цены: она не предложена, без цены либо в единице или валюте без курса.',
  },
  award_offer_excluded: {
    en: 'This line of the bid was taken out of the comparison.',
    ru: 'Эта строка предложения исключена из сравнения.',
  },
  award_more_than_offered: { en: 'The bid offers {limit} at most.', ru: 'В предложении не больше {limit}.' },
  award_more_than_asked: {
    en: 'The order asks for {limit} at most, its tolerance included.',
    ru: 'В закупке не больше {limit} с учётом допуска.',
  },
  target_needed: {
    en: 'Give the total or the number of lines a price is named for.',
    ru: 'Укажите сумму или число позиций, для которых названа цена.',
  },
  award_too_large: {
    en: 'Together the amounts are more than can be written. Award fewer lines at once.',
    ru: 'Сумма больше допустимой. Выберите меньше позиций.',
  },
  award_bid_needed: { en: 'Say which bid is to get everything.', ru: 'Укажите, какое предложение получает всё.' },
  award_allocations_needed: { en: 'Say who gets what.', ru: 'Укажите, кому что достаётся.' },
  award_not_for_mode: { en: 'This does not go with the mode {mode}.', ru: 'Это не относится к режиму {mode}.' },
  justification_needed: {
    en: 'Say why: a price you chose is not the best, or a conflict of what you chose is accepted.',
    ru: 'Обоснуйте выбор: цена не лучшая либо принят конфликт по выбранному.',
  },

  // Notes
  note_pack_step: {
    en: 'Sold in packs of {packSize}: {quantity} are paid for, {needed} are needed.',
    ru: 'Продаётся кратно {packSize}: нужно {needed}, оплачивается {quantity}.',
  },
  note_below_minimum_order: {
    en: 'The supplier wants an order of {minimum} {currency} at least; this comes to {sum}.',
    ru: 'Поставщик принимает заказы от {minimum} {currency}, а здесь {sum}.',
  },
  note_expires_soon: { en: 'The offer is valid until {day} only.', ru: 'Предложение действует только до {day}.' },
} as const;
