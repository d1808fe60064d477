/** Messages about promo codes. */

export const promoCodesSentences = {
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
