/** Messages about malformed or refused requests. */

export const requestSentences = {
  malformed_json: { en: 'The request body is not valid JSON.', ru: 'Тело запроса не является корректным JSON.' },
  malformed_path: { en: 'The address is not correctly percent-encoded.', ru: 'Адрес закодирован неверно.' },
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
  invalid_header: {
    en: 'Header {name} is malformed, expected: {expected}.',
    ru: 'Заголовок {name} записан неверно, ожидается: {expected}.',
  },
  missing_header: {
    en: 'Header {name} is missing, expected: {expected}.',
    ru: 'Нет заголовка {name}, ожидается: {expected}.',
  },
  unreadable_body: { en: 'The request body cannot be read.', ru: 'Тело запроса не удалось прочитать.' },
  nested_too_deeply: {
    en: 'The JSON is nested deeper than {limit} levels.',
    ru: 'JSON вложен глубже {limit} уровней.',
  },
  body_required: { en: 'This request needs a JSON body.', ru: 'Для этого запроса нужно тело в формате JSON.' },
  body_unexpected: { en: 'This request takes no body.', ru: 'Этот запрос отправляется без тела.' },
  too_large: { en: 'The request is larger than {limit} MiB.', ru: 'Запрос больше {limit} МиБ.' },
  unsupported_media_type: {
    en: 'Send the body as application/json in UTF-8.',
    ru: 'Отправьте тело как application/json в UTF-8.',
  },
  not_found: { en: 'Nothing was found at this address.', ru: 'По этому адресу ничего не найдено.' },
  method_not_allowed: {
    en: '{method} is not possible here, only {allowed}.',
    ru: 'Метод {method} здесь недоступен, только {allowed}.',
  },
  unknown_world: {
    en: 'World "{value}" has no valid name: lower-case letters, digits and hyphens, at most 64.',
    ru: 'Недопустимое имя мира «{value}»: строчные латинские буквы, цифры и дефисы, не больше 64.',
  },
  unknown_scenario: {
    en: 'There is no scenario "{value}". Known: {known}.',
    ru: 'Сценария «{value}» нет. Есть: {known}.',
  },
  stale: {
    en: 'This was changed elsewhere since you opened it.',
    ru: 'Это изменили в другом месте после того, как вы открыли страницу.',
  },
  precondition_required: {
    en: 'Send If-Match with the ETag you last saw.',
    ru: 'Передайте If-Match с последним известным ETag.',
  },
  idempotency_key_reused: {
    en: 'This Idempotency-Key was used for a different request.',
    ru: 'Этот Idempotency-Key уже использован для другого запроса.',
  },
  invalid: { en: 'Some fields need attention.', ru: 'Проверьте выделенные поля.' },
  rate_limited: {
    en: 'Too many requests. Wait {seconds} seconds.',
    ru: 'Слишком много запросов. Подождите {seconds} с.',
  },
  server_error: {
    en: 'Something went wrong on our side. Try again.',
    ru: 'Что-то сломалось у нас. Попробуйте ещё раз.',
  },
  unavailable: { en: 'The service is busy. Try again in a moment.', ru: 'Сервис занят. Попробуйте чуть позже.' },
} as const;
