/** Messages about the trial and granted access. */

export const accessSentences = {
  plan_ends_in_the_past: {
    en: 'Choose an end date in the future, at most five years away.',
    ru: 'Выберите дату окончания в будущем, не дальше пяти лет.',
  },
  grant_part_needed: { en: 'Choose what to grant.', ru: 'Укажите, что выдать.' },
  grant_part_foreign: { en: 'This does not apply to what is granted.', ru: 'Это не относится к тому, что выдаётся.' },
} as const;
