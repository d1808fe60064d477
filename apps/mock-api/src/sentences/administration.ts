/** What administrators enter and look at. */

export const administrationSentences = {
  period_too_long: {
    en: 'Grouped by {granularity}, a period can have at most {limit} days; this one has {given}. Choose a shorter period or longer intervals.',
    ru: 'При шаге «{granularity}» период — не больше {limit} дней, а здесь {given}. Сократите период или увеличьте шаг.',
  },
  day_after_last: {
    en: 'Must not be after {limit}, the last day ({last}).',
    ru: 'Не позже {limit} — последнего дня ({last}).',
  },
  webinar_profile_counts: {
    en: 'You are signed in, so this is taken from your profile. Omit it.',
    ru: 'Вы вошли: эти сведения берутся из профиля. Не указывайте их.',
  },
  referrer_unknown: { en: 'There is no referrer with this id.', ru: 'Партнёра с таким идентификатором нет.' },
  reward_percent: {
    en: 'Enter a percentage above 0 and up to 100, with at most two decimal places.',
    ru: 'Укажите процент больше 0 и не больше 100, до двух знаков после запятой.',
  },
  reward_fixed: {
    en: 'Enter an amount above 0 with the decimal places of its currency, such as 1500.00.',
    ru: 'Укажите сумму больше 0 с копейками, например 1500.00.',
  },
  reward_credits: {
    en: 'Enter a whole number of credits from 1 to 1000.',
    ru: 'Укажите целое число кредитов от 1 до 1000.',
  },
  reward_currency_needed: {
    en: 'Choose the currency of the fixed reward.',
    ru: 'Укажите валюту фиксированного вознаграждения.',
  },
  reward_currency_needless: {
    en: 'A currency applies only to a fixed reward.',
    ru: 'Валюта указывается только для фиксированного вознаграждения.',
  },
  account_unknown: { en: 'There is no account with this id.', ru: 'Учётной записи с таким идентификатором нет.' },
} as const;
