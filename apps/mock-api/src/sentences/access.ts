/** Access, payments and promo codes. */

export const accessSentences = {
  plan_ends_in_the_past: {
    en: 'Choose an end date in the future, at most five years away.',
    ru: 'Выберите дату окончания в будущем, не дальше пяти лет.',
  },
  grant_part_needed: { en: 'Choose what to grant.', ru: 'Укажите, что выдать.' },
  grant_part_foreign: { en: 'This does not apply to what is granted.', ru: 'Это не относится к тому, что выдаётся.' },
  plan_or_pack: { en: 'Choose a plan or a credit pack.', ru: 'Выберите тариф или пакет кредитов.' },
  plan_and_pack: {
    en: 'Pay for the plan and the credit pack separately.',
    ru: 'Оплатите тариф и пакет кредитов отдельно.',
  },
  pack_has_no_period: { en: 'A credit pack has no billing period.', ru: 'У пакета кредитов нет периода оплаты.' },
  plan_unknown: { en: 'This plan is not available.', ru: 'Такого тарифа нет.' },
  pack_unknown: { en: 'This credit pack is not available.', ru: 'Такого пакета нет.' },
  card_has_no_invoice: {
    en: 'An invoice is for bank transfers. Leave it out to pay by card.',
    ru: 'Счёт нужен для банковского перевода. Чтобы оплатить картой, уберите его.',
  },
  invoice_has_no_page: {
    en: 'An invoice is paid without the page of the payment provider. Leave the return address out.',
    ru: 'Счёт оплачивают без страницы платёжной системы. Уберите адрес возврата.',
  },
  card_declined: {
    en: 'Your bank declined the card. You were not charged. Try again, use another card or request an invoice.',
    ru: 'Банк отклонил карту. Деньги не списаны. Попробуйте ещё раз, другую карту или запросите счёт.',
  },
  pack_name: { en: 'Credits: {credits}', ru: 'Кредиты: {credits}' },
  promo_trial_for_payers: {
    en: 'This promo code extends a trial, but you already have a subscription.',
    ru: 'Этот промокод продлевает пробный период, а у вас уже действует подписка.',
  },
  promo_not_for_packs: {
    en: 'Discounts apply to plans, not to credit packs.',
    ru: 'Скидки действуют на тарифы, а не на пакеты кредитов.',
  },
  promo_no_discount: {
    en: 'This promo code is not a discount. Redeem it separately.',
    ru: 'Этот промокод не даёт скидку. Примените его отдельно.',
  },
  promo_part_needed: { en: 'Enter what this kind of promo code gives.', ru: 'Укажите, что даёт промокод этого вида.' },
  promo_part_foreign: {
    en: 'This does not apply to this kind of promo code.',
    ru: 'Это не относится к промокодам этого вида.',
  },
  discount_one_of_two: {
    en: 'Enter either a percentage or an amount.',
    ru: 'Укажите либо процент, либо сумму.',
  },
  discount_of_nothing: { en: 'The discount must be more than zero.', ru: 'Скидка должна быть больше нуля.' },
  promo_ends_before: { en: 'The end must be after the start.', ru: 'Окончание должно быть позже начала.' },
} as const;
