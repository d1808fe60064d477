/** Messages about the proxied server. */

export const proxySentences = {
  target_unreachable: { en: '{target} cannot be reached: {reason}.', ru: 'Сервер {target} недоступен: {reason}.' },
  target_broke_off: {
    en: '{target} broke the connection off before its answer was complete.',
    ru: 'Сервер {target} оборвал соединение, не закончив ответ.',
  },
  target_unreadable: {
    en: '{target} answered with something that is not HTTP: {reason}.',
    ru: 'Ответ сервера {target} — не HTTP: {reason}.',
  },
  target_too_large: { en: '{target} answered with more than 16 MiB.', ru: 'Ответ сервера {target} больше 16 МиБ.' },
  target_slow: {
    en: '{target} did not answer within {seconds} seconds.',
    ru: 'Сервер {target} не ответил за {seconds} с.',
  },
  signed_in_elsewhere: {
    en: 'Sign-in is checked by {target}, where signing in as "{value}" is not possible from here. Leave `as` out and sign in there.',
    ru: 'Вход проверяет {target}: войти там как «{value}» отсюда нельзя. Уберите `as` и войдите сами.',
  },
  target_drift: {
    en: 'The answer of {target} (status {status}) breaks the contract; `violations` says where.',
    ru: 'Ответ сервера {target} (статус {status}) нарушает контракт; подробности — в `violations`.',
  },
} as const;
