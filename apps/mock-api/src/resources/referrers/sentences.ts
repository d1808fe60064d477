/** Messages about referrers and rewards. */

export const referrersSentences = {
  referrer_unknown: { en: 'There is no referrer with this id.', ru: 'Партнёра с таким идентификатором нет.' },
  reward_percent: {
    en: 'A share is more than 0 and at most 100 percent, with at most two digits after the point.',
    ru: 'Доля — больше 0 и не больше 100 процентов, до двух знаков после запятой.',
  },
  reward_fixed: {
    en: 'A fixed reward is more than 0, with the digits its currency has, such as 1500.00.',
    ru: 'Фиксированное вознаграждение больше 0 и записывается с копейками, например 1500.00.',
  },
  reward_credits: { en: 'Credits are a whole number from 1 to 1000.', ru: 'Кредиты — целое число от 1 до 1000.' },
  reward_currency_needed: {
    en: 'Say in which currency the fixed reward is.',
    ru: 'Укажите валюту фиксированного вознаграждения.',
  },
  reward_currency_needless: {
    en: 'Only a fixed reward has a currency. Leave it out.',
    ru: 'Валюта есть только у фиксированного вознаграждения. Не указывайте её.',
  },
  account_unknown: { en: 'There is no account with this id.', ru: 'Учётной записи с таким идентификатором нет.' },
} as const;
