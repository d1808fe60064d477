/** Messages about promo codes. */

export const promoCodesSentences = {
  promo_not_found: [
    'There is no such promo code. Check the spelling.',
    'Такого промокода нет. Проверьте, нет ли опечатки.',
  ],
  promo_inactive: ['This promo code was switched off.', 'Этот промокод отключён.'],
  promo_not_started: [
    'This promo code does not work yet. Try it again after {from}.',
    'Этот промокод ещё не действует. Попробуйте после {from}.',
  ],
  promo_expired: ['This promo code is no longer valid: it ended on {until}.', 'Срок действия промокода истёк {until}.'],
  promo_exhausted: [
    'This promo code was used as often as it could be.',
    'Этот промокод уже использовали максимальное число раз.',
  ],
  promo_already_used: ['You have used this promo code already.', 'Вы уже использовали этот промокод.'],
  promo_not_for_you: [
    'This promo code is not meant for your account.',
    'Этот промокод не предназначен для вашей учётной записи.',
  ],
  promo_not_applicable: [
    'This promo code cannot be applied here: it is for other plans.',
    'Здесь этот промокод применить нельзя: он для других тарифов.',
  ],
  promo_trial_for_payers: [
    'This promo code prolongs a trial, and you have a subscription.',
    'Этот промокод продлевает пробный период, а у вас действует подписка.',
  ],
  promo_not_for_packs: [
    'Discounts are for plans, not for packs of credits.',
    'Скидки действуют на тарифы, а не на пакеты кредитов.',
  ],
  promo_no_discount: [
    'This promo code is no discount. Redeem it on its own.',
    'Этот промокод — не скидка. Активируйте его отдельно.',
  ],
  too_many_promo_tries: [
    'Too many wrong promo codes. Try again in {minutes} min.',
    'Слишком много неверных промокодов. Повторите через {minutes} мин.',
  ],
  promo_code_taken: ['There is a promo code {code} already.', 'Промокод {code} уже есть.'],
  promo_code_in_use: [
    'Somebody has redeemed it: its code and what it gives stay. Switch it off and create another.',
    'Его уже использовали, поэтому сам код и то, что он даёт, не меняются. Отключите его и создайте другой.',
  ],
  promo_part_needed: ['Say what a code of this kind gives.', 'Укажите, что даёт промокод этого вида.'],
  promo_part_foreign: ['A code of another kind gives this.', 'Это даёт промокод другого вида.'],
  discount_one_of_two: ['Give a percentage or an amount, one of the two.', 'Укажите процент или сумму, что-то одно.'],
  discount_of_nothing: ['A discount should be more than nothing.', 'Скидка должна быть больше нуля.'],
  promo_ends_before: ['The end should come after the beginning.', 'Окончание должно быть позже начала.'],
} as const;
