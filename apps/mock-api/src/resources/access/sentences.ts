/** Messages about the trial and granted access. */

export const accessSentences = {
  trial_extension_used: ['The trial was prolonged once already.', 'Пробный период уже продлевали.'],
  trial_extension_not_for_subscribers: [
    'With a subscription there is no trial to prolong.',
    'С подпиской продлевать пробный период незачем.',
  ],
  trial_not_begun: ['There is no trial to prolong.', 'Пробного периода нет, продлевать нечего.'],
  trial_not_for_payers: [
    'This person has a subscription in force: trial days would be lost. Give credits or a plan.',
    'У пользователя действует подписка: пробные дни пропадут. Выдайте кредиты или тариф.',
  ],
  plan_ends_in_the_past: [
    'A plan should last until a moment to come, at most five years away.',
    'Тариф должен действовать до момента в будущем, не дальше пяти лет.',
  ],
  grant_part_needed: ['Say what is given.', 'Укажите, что выдать.'],
  grant_part_foreign: ['Something else is given.', 'Выдаётся другое.'],
} as const;
