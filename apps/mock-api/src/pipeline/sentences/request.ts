/** Messages about malformed or refused requests. */

export const requestSentences = {
  malformed_request: { en: 'This is not an HTTP request that can be read.', ru: 'Это не читаемый HTTP-запрос.' },
  host_not_allowed: {
    en: 'This server does not answer under the name "{host}". Add it to MOCK_ALLOWED_HOSTS.',
    ru: 'Под именем «{host}» этот сервер не отвечает. Добавьте его в MOCK_ALLOWED_HOSTS.',
  },
  dot_segments: {
    en: 'The path contains "." or ".." and is not forwarded.',
    ru: 'Путь содержит «.» или «..», он не передаётся дальше.',
  },
  headers_too_large: { en: 'Address and headers are larger than 64 KiB.', ru: 'Адрес и заголовки больше 64 КиБ.' },
  unknown_world: {
    en: 'World "{value}" has no valid name: lower-case letters, digits and hyphens, at most 64.',
    ru: 'Недопустимое имя мира «{value}»: строчные латинские буквы, цифры и дефисы, не больше 64.',
  },
  unknown_example: {
    en: 'The contract has no example "{value}" of this status here. Known: {known}.',
    ru: 'Примера «{value}» для этого статуса здесь нет. Есть: {known}.',
  },
  unknown_scenario: {
    en: 'There is no scenario "{value}". Known: {known}.',
    ru: 'Сценария «{value}» нет. Есть: {known}.',
  },
} as const;
