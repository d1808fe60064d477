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
  code_mismatch: { en: 'Wrong code. Check the message.', ru: 'Неверный код. Проверьте сообщение.' },
  code_expired: {
    en: 'This code has expired. Request a new one.',
    ru: 'Срок действия кода истёк. Запросите новый.',
  },

  // Profile
  password_mismatch: { en: 'This is not your current password.', ru: 'Это не ваш текущий пароль.' },
  password_common: {
    en: 'Many people use this password, so it is guessed first. Choose another.',
    ru: 'Этот пароль у многих, его подберут первым. Придумайте другой.',
  },
  password_guessed: {
    en: 'Choose a password that is not your address or the name of this site.',
    ru: 'Пароль не должен повторять адрес почты или название сайта.',
  },
  time_zone_unknown: {
    en: 'Unknown time zone "{value}". Use a name such as Europe/Moscow.',
    ru: 'Неизвестный часовой пояс «{value}». Пример: Europe/Moscow.',
  },
} as const;
