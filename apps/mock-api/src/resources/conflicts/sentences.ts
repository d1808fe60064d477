/** Messages about conflicts and effects of fixes. */

export const conflictsSentences = {
  // State (409)
  conflict_settled: [
    'This conflict has been settled already. Reopen it to decide anew.',
    'Это расхождение уже урегулировано. Чтобы решить иначе, откройте его заново.',
  ],
  conflict_gone: [
    'This conflict is no longer there: the data does not contradict itself any more.',
    'Этого расхождения больше нет: данные уже не противоречат друг другу.',
  ],
  conflict_open: ['This conflict is open already.', 'Это расхождение и так открыто.'],
  conflict_follows: [
    'This merely follows from another conflict. Settle that one first.',
    'Это следствие другого расхождения. Сначала урегулируйте его.',
  ],

  // Input (422)
  conflict_action_not_offered: [
    'This does not settle the conflict here. What does: {actions}.',
    'Здесь это расхождение так не урегулировать. Возможно: {actions}.',
  ],
  conflict_nothing_by_server: [
    'This conflict is settled by changing the bid or the order, or with the supplier.',
    'Это расхождение урегулируется изменением предложения или закупки либо с поставщиком.',
  ],
  conflict_reason_needed: [
    'Say why: the reason stays with the decision.',
    'Объясните почему: причина останется при решении.',
  ],
  conflict_input_needed: ['This has to be given for this action.', 'Для этого действия это нужно указать.'],
  conflict_input_not_taken: ['This action does not take it.', 'Для этого действия это не указывают.'],
  conflict_bid_not_named: [
    'Choose one of the bids of this conflict.',
    'Выберите одно из предложений этого расхождения.',
  ],
  conflict_remains: [
    'With this the conflict would remain: {explanation}',
    'С этим расхождение осталось бы: {explanation}',
  ],
  conflict_price_not_exact: [
    'No price with four decimals gives {declared}. Correct the bid by hand or trust the calculation.',
    'Нет цены с четырьмя знаками, которая даёт {declared}. Исправьте предложение вручную или доверьтесь расчёту.',
  ],

  // What was changed
  effect_excluded: [
    'Line {position} of this bid no longer competes.',
    'Позиция {position} этого предложения больше не участвует в сравнении.',
  ],
  effect_included: [
    'Line {position} of this bid competes again.',
    'Позиция {position} этого предложения снова участвует в сравнении.',
  ],
  effect_units_per_pack: ['Line {position}: {value}.', 'Позиция {position}: {value}.'],
  effect_vat_mode: [
    'Prices are {mode} now. Total with VAT: {from} before, {to} now.',
    'Цены теперь {mode}. Итог с НДС: было {from}, стало {to}.',
  ],
  effect_vat_rate: ['Line {position}: {to} instead of {from}.', 'Позиция {position}: {to} вместо «{from}».'],
  effect_declared_dropped: [
    'The sum on paper, {value}, no longer counts.',
    'Сумма из документа, {value}, больше не учитывается.',
  ],
  effect_price: ['Line {position}: price {to} instead of {from}.', 'Позиция {position}: цена {to} вместо {from}.'],
  effect_prices: [
    'All prices are brought to the total on paper: {to} instead of {from}.',
    'Все цены приведены к итогу из документа: {to} вместо {from}.',
  ],
  effect_rate: [
    'The rate is fixed: {rate} {ordered} for {nominal} {offered}.',
    'Курс зафиксирован: {rate} {ordered} за {nominal} {offered}.',
  ],
  effect_supersedes: ['Bid {number} replaces bid {other}.', 'Предложение № {number} заменяет № {other}.'],
  effect_alternative: [
    'Bid {number} is an alternative to bid {other}.',
    'Предложение № {number} — альтернатива к № {other}.',
  ],
  effect_withdrawn: ['Bid {number} is withdrawn.', 'Предложение № {number} отозвано.'],
  effect_disqualified: ['Bid {number} is rejected.', 'Предложение № {number} отклонено.'],
  effect_confirmed: [
    'The bid holds for revision {revision} of the order.',
    'Предложение подтверждено для редакции {revision}.',
  ],
  effect_deadline: ['Bids are due {moment}.', 'Приём предложений до {moment}.'],
  effect_tolerance: ['Line {position}: tolerance {value} %.', 'Позиция {position}: допуск {value} %.'],
  effect_ceiling: ['Line {position}: ceiling {value}.', 'Позиция {position}: предел {value}.'],
  effect_budget: ['The budget is {value}.', 'Бюджет — {value}.'],
  effect_required_by: ['Line {position} is needed by {value}.', 'Позиция {position} нужна к {value}.'],
  effect_vat_not_required: ['The order no longer requires VAT.', 'Закупка больше не требует НДС.'],
  effect_revised: [
    '{text} The order is in revision {revision} now: bids on what changed have to be confirmed.',
    '{text} Теперь действует редакция {revision}: предложения по изменённому нужно подтвердить.',
  ],
} as const;
