/** Messages about conflicts and effects of fixes. */

export const conflictsSentences = {
  // State (409)

  // Input (422)
  conflict_action_not_offered: {
    en: 'This does not settle the conflict here. What does: {actions}.',
    ru: 'Здесь это расхождение так не урегулировать. Возможно: {actions}.',
  },
  conflict_nothing_by_server: {
    en: 'This conflict is settled by changing the bid or the order, or with the supplier.',
    ru: 'Это расхождение урегулируется изменением предложения или закупки либо с поставщиком.',
  },
  conflict_reason_needed: {
    en: 'Say why: the reason stays with the decision.',
    ru: 'Объясните почему: причина останется при решении.',
  },
  conflict_input_needed: { en: 'This has to be given for this action.', ru: 'Для этого действия это нужно указать.' },
  conflict_input_not_taken: { en: 'This action does not take it.', ru: 'Для этого действия это не указывают.' },
  conflict_bid_not_named: {
    en: 'Choose one of the bids of this conflict.',
    ru: 'Выберите одно из предложений этого расхождения.',
  },
  conflict_remains: {
    en: 'With this the conflict would remain: {explanation}',
    ru: 'С этим расхождение осталось бы: {explanation}',
  },
  conflict_price_not_exact: {
    en: 'No price with four decimals gives {declared}. Correct the bid manually or use the calculated total.',
    ru: 'Нет цены с четырьмя знаками, которая даёт {declared}. Исправьте предложение вручную или доверьтесь расчёту.',
  },

  // What was changed
  effect_excluded: {
    en: 'Line {position} of this bid no longer competes.',
    ru: 'Позиция {position} этого предложения больше не участвует в сравнении.',
  },
  effect_included: {
    en: 'Line {position} of this bid competes again.',
    ru: 'Позиция {position} этого предложения снова участвует в сравнении.',
  },
  effect_units_per_pack: { en: 'Line {position}: {value}.', ru: 'Позиция {position}: {value}.' },
  effect_vat_mode: {
    en: 'Prices are {mode} now. Total with VAT: {from} before, {to} now.',
    ru: 'Цены теперь {mode}. Итог с НДС: было {from}, стало {to}.',
  },
  effect_vat_rate: { en: 'Line {position}: {to} instead of {from}.', ru: 'Позиция {position}: {to} вместо «{from}».' },
  effect_declared_dropped: {
    en: 'The sum on paper, {value}, no longer counts.',
    ru: 'Сумма из документа, {value}, больше не учитывается.',
  },
  effect_price: {
    en: 'Line {position}: price {to} instead of {from}.',
    ru: 'Позиция {position}: цена {to} вместо {from}.',
  },
  effect_prices: {
    en: 'All prices are brought to the total on paper: {to} instead of {from}.',
    ru: 'Все цены приведены к итогу из документа: {to} вместо {from}.',
  },
  effect_rate: {
    en: 'The rate is fixed: {rate} {ordered} for {nominal} {offered}.',
    ru: 'Курс зафиксирован: {rate} {ordered} за {nominal} {offered}.',
  },
  effect_supersedes: { en: 'Bid {number} replaces bid {other}.', ru: 'Предложение № {number} заменяет № {other}.' },
  effect_alternative: {
    en: 'Bid {number} is an alternative to bid {other}.',
    ru: 'Предложение № {number} — альтернатива к № {other}.',
  },
  effect_withdrawn: { en: 'Bid {number} is withdrawn.', ru: 'Предложение № {number} отозвано.' },
  effect_disqualified: { en: 'Bid {number} is rejected.', ru: 'Предложение № {number} отклонено.' },
  effect_confirmed: {
    en: 'The bid holds for revision {revision} of the order.',
    ru: 'Предложение подтверждено для редакции {revision}.',
  },
  effect_deadline: { en: 'Bids are due {moment}.', ru: 'Приём предложений до {moment}.' },
  effect_tolerance: { en: 'Line {position}: tolerance {value} %.', ru: 'Позиция {position}: допуск {value} %.' },
  effect_ceiling: { en: 'Line {position}: ceiling {value}.', ru: 'Позиция {position}: предел {value}.' },
  effect_budget: { en: 'The budget is {value}.', ru: 'Бюджет — {value}.' },
  effect_required_by: { en: 'Line {position} is needed by {value}.', ru: 'Позиция {position} нужна к {value}.' },
  effect_vat_not_required: { en: 'The order no longer requires VAT.', ru: 'Закупка больше не требует НДС.' },
  effect_revised: {
    en: '{text} The order is in revision {revision} now: bids on what changed have to be confirmed.',
    ru: '{text} Теперь действует редакция {revision}: предложения по изменённому нужно подтвердить.',
  },
} as const;
