/** Messages about the proxied server. */

export const proxySentences = {
  target_unreachable: { en: '{target} cannot be reached: {reason}.', ru: 'Сервер {target} недоступен: {reason}.' },
  target_broke_off: {
    en: '{target} closed the connection before its answer was complete.',
    ru: 'Сервер {target} закрыл соединение, не закончив ответ.',
  },
  target_unreadable: {
    en: '{target} did not answer with valid HTTP: {reason}.',
    ru: 'Ответ сервера {target} — не HTTP: {reason}.',
  },
  target_too_large: { en: '{target} answered with more than 16 MiB.', ru: 'Ответ сервера {target} больше 16 МиБ.' },
  target_slow: {
    en: '{target} did not answer within {seconds} seconds.',
    ru: 'Сервер {target} не ответил за {seconds} с.',
  },
  signed_in_elsewhere: {
    en: 'Sign-in is handled by {target}, where you cannot be signed in as "{value}" from here. Omit `as` and sign in there.',
    ru: 'Вход проверяет {target}: войти там как «{value}» отсюда нельзя. Уберите `as` и войдите сами.',
  },
  target_drift: {
    en: 'The answer of {target} (status {status}) breaks the contract; `violations` says where.',
    ru: 'Ответ сервера {target} (статус {status}) нарушает контракт; подробности — в `violations`.',
  },
} as const;
