/** Messages about the proxied server. */

export const proxySentences = {
  target_unreachable: ['{target} cannot be reached: {reason}.', 'Сервер {target} недоступен: {reason}.'],
  target_broke_off: [
    '{target} broke the connection off before its answer was complete.',
    'Сервер {target} оборвал соединение, не закончив ответ.',
  ],
  target_unreadable: [
    '{target} answered with something that is not HTTP: {reason}.',
    'Ответ сервера {target} — не HTTP: {reason}.',
  ],
  target_too_large: ['{target} answered with more than 16 MiB.', 'Ответ сервера {target} больше 16 МиБ.'],
  target_slow: ['{target} did not answer within {seconds} seconds.', 'Сервер {target} не ответил за {seconds} с.'],
  signed_in_elsewhere: [
    'Sign-in is checked by {target}, where nobody can be signed in as "{value}" from here. Leave `as` out and sign in there.',
    'Вход проверяет {target}: войти там как «{value}» отсюда нельзя. Уберите `as` и войдите сами.',
  ],
  target_drift: [
    'The answer of {target} (status {status}) breaks the contract; `violations` says where.',
    'Ответ сервера {target} (статус {status}) нарушает контракт; подробности — в `violations`.',
  ],
} as const;
