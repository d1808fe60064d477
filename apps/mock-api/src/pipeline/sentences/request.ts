/** Messages about malformed or refused requests. */

export const requestSentences = {
  malformed_request: { en: 'The request is not valid HTTP.', ru: 'Некорректный HTTP-запрос.' },
  host_not_allowed: {
    en: 'The host name "{host}" is not allowed. Add it to MOCK_ALLOWED_HOSTS.',
    ru: 'Имя хоста «{host}» не разрешено. Добавьте его в MOCK_ALLOWED_HOSTS.',
  },
  dot_segments: {
    en: 'The path contains "." or ".." and is not forwarded.',
    ru: 'Путь содержит «.» или «..» и не передаётся дальше.',
  },
  request_slow: {
    en: 'The request did not arrive in time.',
    ru: 'Запрос не пришёл вовремя.',
  },
  several_hosts: { en: 'The request names more than one host.', ru: 'В запросе больше одного заголовка Host.' },
  headers_too_large: { en: 'The URL and headers are larger than 64 KiB.', ru: 'Адрес и заголовки больше 64 КиБ.' },
  unknown_world: {
    en: '"{value}" is not a valid world name. Use lower-case letters, digits and hyphens, at most 64.',
    ru: 'Недопустимое имя мира «{value}». Подойдут строчные латинские буквы, цифры и дефисы, не больше 64 знаков.',
  },
  world_missing: {
    en: 'This server has no world "{value}". Create it with PUT on the control plane.',
    ru: 'На этом сервере нет мира «{value}». Создайте его запросом PUT к панели управления.',
  },
  unknown_example: {
    en: 'The contract has no example "{value}" for this status. Known: {known}.',
    ru: 'Примера «{value}» для этого статуса нет. Есть: {known}.',
  },
  unknown_scenario: {
    en: 'There is no scenario "{value}". Known: {known}.',
    ru: 'Сценария «{value}» нет. Есть: {known}.',
  },
} as const;
