/** Messages about referrers and rewards. */

export const referrersSentences = {
  referrer_blocked: [
    'This invitation no longer counts. You can sign up without it.',
    'Это приглашение больше не действует. Зарегистрироваться можно и без него.',
  ],
  referrer_code_taken: [
    'Another referrer has the code "{code}". Choose a different one.',
    'Код «{code}» уже есть у другого партнёра. Выберите другой.',
  ],
  referrer_unknown: ['There is no referrer with this id.', 'Партнёра с таким идентификатором нет.'],
  reward_percent: [
    'A share is more than 0 and at most 100 percent, with at most two digits after the point.',
    'Доля — больше 0 и не больше 100 процентов, до двух знаков после запятой.',
  ],
  reward_fixed: [
    'A fixed reward is more than 0, with the digits its currency has, such as 1500.00.',
    'Фиксированное вознаграждение больше 0 и записывается с копейками, например 1500.00.',
  ],
  reward_credits: ['Credits are a whole number from 1 to 1000.', 'Кредиты — целое число от 1 до 1000.'],
  reward_currency_needed: [
    'Say in which currency the fixed reward is.',
    'Укажите валюту фиксированного вознаграждения.',
  ],
  reward_currency_needless: [
    'Only a fixed reward has a currency. Leave it out.',
    'Валюта есть только у фиксированного вознаграждения. Не указывайте её.',
  ],
  account_unknown: ['There is no account with this id.', 'Учётной записи с таким идентификатором нет.'],
} as const;
