/** Messages about conflicts and effects of fixes. */

export const conflictsSentences = {
  // Input (422)
  conflict_action_not_offered: {
    en: 'This action does not resolve the conflict. Use one of: {actions}.',
    ru: 'Так это расхождение не устранить. Доступно: {actions}.',
  },
  conflict_nothing_by_server: {
    en: 'To resolve this conflict, change the bid or the order, or write to the supplier.',
    ru: 'Чтобы устранить это расхождение, измените предложение или закупку либо напишите поставщику.',
  },
  conflict_reason_needed: {
    en: 'Enter a reason. It is kept with the decision.',
    ru: 'Укажите причину. Она останется при решении.',
  },
  conflict_input_needed: { en: 'Required for this action.', ru: 'Обязательно для этого действия.' },
  conflict_input_not_taken: { en: 'Not used by this action.', ru: 'Для этого действия не указывается.' },
  conflict_bid_not_named: {
    en: 'Choose one of the bids in this conflict.',
    ru: 'Выберите одно из предложений этого расхождения.',
  },
  conflict_remains: {
    en: 'This would not resolve the conflict: {explanation}',
    ru: 'Так расхождение не устранить: {explanation}',
  },
  conflict_price_not_exact: {
    en: 'No price with four decimal places gives {declared}. Correct the bid manually or use the calculated total.',
    ru: 'Нет цены с четырьмя знаками, которая даёт {declared}. Исправьте предложение вручную или возьмите расчётную сумму.',
  },

  // What was changed
  effect_excluded: {
    en: 'Line {position} of this bid is excluded from the comparison.',
    ru: 'Позиция {position} этого предложения исключена из сравнения.',
  },
  effect_included: {
    en: 'Line {position} of this bid is included in the comparison again.',
    ru: 'Позиция {position} этого предложения снова участвует в сравнении.',
  },
  effect_units_per_pack: { en: 'Line {position}: {value}.', ru: 'Позиция {position}: {value}.' },
  effect_vat_mode: {
    en: 'Prices are now {mode}. Total with VAT: {from} before, {to} now.',
    ru: 'Цены теперь {mode}. Итог с НДС: было {from}, стало {to}.',
  },
  effect_vat_rate: { en: 'Line {position}: {to}, was {from}.', ru: 'Позиция {position}: было {from}, стало {to}.' },
  effect_declared_dropped: {
    en: 'The supplier’s stated total, {value}, is no longer used.',
    ru: 'Итог из документа, {value}, больше не учитывается.',
  },
  effect_price: {
    en: 'Line {position}: price {to}, was {from}.',
    ru: 'Позиция {position}: цена {to} вместо {from}.',
  },
  effect_prices: {
    en: 'Prices were adjusted to the stated total: {to}, was {from}.',
    ru: 'Цены пересчитаны под итог из документа: {to} вместо {from}.',
  },
  effect_rate: {
    en: 'The exchange rate is fixed: {rate} {ordered} for {nominal} {offered}.',
    ru: 'Курс зафиксирован: {rate} {ordered} за {nominal} {offered}.',
  },
  effect_supersedes: {
    en: 'Bid No. {number} replaces bid No. {other}.',
    ru: 'Предложение № {number} заменяет № {other}.',
  },
  effect_alternative: {
    en: 'Bid No. {number} is an alternative to bid No. {other}.',
    ru: 'Предложение № {number} — вариант к № {other}.',
  },
  effect_withdrawn: { en: 'Bid No. {number} is withdrawn.', ru: 'Предложение № {number} отозвано.' },
  effect_disqualified: { en: 'Bid No. {number} is rejected.', ru: 'Предложение № {number} отклонено.' },
  effect_confirmed: {
    en: 'The bid is confirmed for revision {revision} of the order.',
    ru: 'Предложение подтверждено для редакции {revision}.',
  },
  effect_deadline: { en: 'Bids are now due {moment}.', ru: 'Приём предложений до {moment}.' },
  effect_tolerance: { en: 'Line {position}: tolerance {value}%.', ru: 'Позиция {position}: допуск {value} %.' },
  effect_ceiling: { en: 'Line {position}: ceiling price {value}.', ru: 'Позиция {position}: предельная цена {value}.' },
  effect_budget: { en: 'The budget is now {value}.', ru: 'Бюджет теперь {value}.' },
  effect_required_by: {
    en: 'Line {position} is now needed by {value}.',
    ru: 'Позиция {position} теперь нужна к {value}.',
  },
  effect_vat_not_required: {
    en: 'The order now accepts bids without VAT.',
    ru: 'Закупка теперь принимает предложения без НДС.',
  },
  effect_revised: {
    en: '{text} The order is now at revision {revision}: bids on the changed lines must be confirmed.',
    ru: '{text} Теперь действует редакция {revision}: предложения по изменённым позициям нужно подтвердить.',
  },
} as const;
