/** Messages about the trial and granted access. */

export const accessSentences = {
  plan_ends_in_the_past: {
    en: 'A plan should last until a moment to come, at most five years away.',
    ru: 'Тариф должен действовать до момента в будущем, не дальше пяти лет.',
  },
  grant_part_needed: { en: 'Say what is given.', ru: 'Укажите, что выдать.' },
  grant_part_foreign: { en: 'Something else is given.', ru: 'Выдаётся другое.' },
} as const;
