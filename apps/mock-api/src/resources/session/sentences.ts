/** Messages about sessions and accounts. */

export const sessionSentences = {
  impersonation_self_or_admin: {
    en: 'You can act as a buyer, not as an administrator.',
    ru: 'Действовать можно от имени закупщика, но не администратора.',
  },
  user_unknown: { en: 'There is no such user.', ru: 'Такого пользователя нет.' },

  // Links and codes
  email_unchanged: { en: 'This is your present address.', ru: 'Это ваш нынешний адрес.' },
  link_unknown: { en: 'There is no such link. Ask for a new one.', ru: 'Такой ссылки нет. Запросите новую.' },
  link_expired: { en: 'This link has expired. Ask for a new one.', ru: 'Срок действия ссылки истёк. Запросите новую.' },
  code_mismatch: { en: 'This is not the code we sent. Check the message.', ru: 'Это не тот код. Проверьте сообщение.' },
  code_expired: {
    en: 'This code no longer works. Ask for a new one.',
    ru: 'Этот код больше не действует. Запросите новый.',
  },

  // Profile
  password_mismatch: { en: 'This is not your present password.', ru: 'Это не ваш нынешний пароль.' },
  time_zone_unknown: {
    en: 'There is no time zone "{value}". Write it like Europe/Moscow.',
    ru: 'Часового пояса «{value}» нет. Пример: Europe/Moscow.',
  },
} as const;
