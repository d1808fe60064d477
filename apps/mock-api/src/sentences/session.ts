/** Messages about sessions and accounts. */

export const sessionSentences = {
  impersonation_self_or_admin: {
    en: 'You can act as another user only if they are a buyer.',
    ru: 'Войти можно только как закупщик, но не как администратор.',
  },
  user_unknown: { en: 'This user does not exist.', ru: 'Такого пользователя нет.' },

  // Links and codes
  email_unchanged: { en: 'This is your current address.', ru: 'Это ваш текущий адрес.' },
  link_unknown: { en: 'This link does not exist. Request a new one.', ru: 'Такой ссылки нет. Запросите новую.' },
  link_expired: { en: 'This link has expired. Request a new one.', ru: 'Срок действия ссылки истёк. Запросите новую.' },
  account_not_chosen: {
    en: 'This link was opened in another browser than the sign-up. Choose a password.',
    ru: 'Ссылка открыта не в том браузере, где вы регистрировались. Задайте пароль.',
  },
  code_mismatch: { en: 'Wrong code. Check the message.', ru: 'Неверный код. Проверьте сообщение.' },
  code_expired: {
    en: 'This code has expired. Request a new one.',
    ru: 'Срок действия кода истёк. Запросите новый.',
  },

  // Profile
  password_mismatch: { en: 'This is not your current password.', ru: 'Это не ваш текущий пароль.' },
  password_guessed: {
    en: 'This password is easy to guess. Add words that do not belong together, or more characters.',
    ru: 'Этот пароль легко подобрать. Добавьте несколько не связанных друг с другом слов или больше символов.',
  },
  time_zone_unknown: {
    en: 'Unknown time zone "{value}". Use a name such as Europe/Moscow.',
    ru: 'Неизвестный часовой пояс «{value}». Пример: Europe/Moscow.',
  },
} as const;
