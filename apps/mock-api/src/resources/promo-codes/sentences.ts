/** Messages about promo codes. */

export const promoCodesSentences = {
  promo_not_found: {
    en: 'There is no such promo code. Check the spelling.',
    ru: 'Такого промокода нет. Проверьте, нет ли опечатки.',
  },
  promo_inactive: { en: 'This promo code was switched off.', ru: 'Этот промокод отключён.' },
  promo_not_started: {
    en: 'This promo code does not work yet. Try it again after {from}.',
    ru: 'Этот промокод ещё не действует. Попробуйте после {from}.',
  },
  promo_expired: {
    en: 'This promo code is no longer valid: it ended on {until}.',
    ru: 'Срок действия промокода истёк {until}.',
  },
  promo_exhausted: {
    en: 'This promo code was used as often as it could be.',
    ru: 'Этот промокод уже использовали максимальное число раз.',
  },
  promo_already_used: { en: 'You have used this promo code already.', ru: 'Вы уже использовали этот промокод.' },
  promo_not_for_you: {
    en: 'This promo code is not meant for your account.',
    ru: 'Этот промокод не предназначен для вашей учётной записи.',
  },
  promo_not_applicable: {
    en: 'This promo code cannot be applied here: it is for other plans.',
    ru: 'Здесь этот промокод применить нельзя: он для других тарифов.',
  },
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
  too_many_promo_tries: {
    en: 'Too many wrong promo codes. Try again in {minutes} min.',
    ru: 'Слишком много неверных промокодов. Повторите через {minutes} мин.',
  },
  promo_code_taken: { en: 'There is a promo code {code} already.', ru: 'Промокод {code} уже есть.' },
  promo_code_in_use: {
    en: 'Somebody has redeemed it: its code and what it gives stay. Switch it off and create another.',
    ru: 'Его уже использовали, поэтому сам код и то, что он даёт, не меняются. Отключите его и создайте другой.',
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
