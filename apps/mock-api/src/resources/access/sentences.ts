/** Messages about the trial and granted access. */

export const accessSentences = {
  trial_extension_used: { en: 'The trial was prolonged once already.', ru: 'Пробный период уже продлевали.' },
  trial_extension_not_for_subscribers: {
    en: 'With a subscription there is no trial to prolong.',
    ru: 'С подпиской продлевать пробный период незачем.',
  },
  trial_not_begun: { en: 'There is no trial to prolong.', ru: 'Пробного периода нет, продлевать нечего.' },
  trial_not_for_payers: {
    en: 'This person has a subscription in force: trial days would be lost. Give credits or a plan.',
    ru: 'У пользователя действует подписка: пробные дни пропадут. Выдайте кредиты или тариф.',
  },
  plan_ends_in_the_past: {
    en: 'A plan should last until a moment to come, at most five years away.',
    ru: 'Тариф должен действовать до момента в будущем, не дальше пяти лет.',
  },
  grant_part_needed: { en: 'Say what is given.', ru: 'Укажите, что выдать.' },
  grant_part_foreign: { en: 'Something else is given.', ru: 'Выдаётся другое.' },
} as const;
