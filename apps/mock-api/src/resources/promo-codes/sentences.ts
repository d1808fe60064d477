/** Messages about promo codes. */

export const promoCodesSentences = {
  promo_trial_for_payers: {
    en: 'This promo code prolongs a trial, and you have a subscription.',
    ru: 'Этот промокод продлевает пробный период, а у вас действует подписка.',
  },
  promo_not_for_packs: {
    en: 'Discounts are for plans, not for packs of credits.',
    ru: 'Скидки действуют на тарифы, а не на пакеты кредитов.',
  },
  promo_no_discount: {
    en: 'This promo code is no discount. Redeem it on its own.',
    ru: 'Этот промокод — не скидка. Активируйте его отдельно.',
  },
  promo_part_needed: { en: 'Say what a code of this kind gives.', ru: 'Укажите, что даёт промокод этого вида.' },
  promo_part_foreign: { en: 'A code of another kind gives this.', ru: 'Это даёт промокод другого вида.' },
  discount_one_of_two: {
    en: 'Give a percentage or an amount, one of the two.',
    ru: 'Укажите процент или сумму, что-то одно.',
  },
  discount_of_nothing: { en: 'A discount should be more than nothing.', ru: 'Скидка должна быть больше нуля.' },
  promo_ends_before: { en: 'The end should come after the beginning.', ru: 'Окончание должно быть позже начала.' },
} as const;
