/** Messages about malformed or refused requests. */

export const requestSentences = {
  malformed_json: ['The request body is not valid JSON.', 'Тело запроса не является корректным JSON.'],
  malformed_path: ['The address is not correctly percent-encoded.', 'Адрес закодирован неверно.'],
  malformed_request: ['This is not an HTTP request that can be read.', 'Это не читаемый HTTP-запрос.'],
  headers_too_large: ['Address and headers are larger than 64 KiB.', 'Адрес и заголовки больше 64 КиБ.'],
  invalid_header: [
    'Header {name} is malformed, expected: {expected}.',
    'Заголовок {name} записан неверно, ожидается: {expected}.',
  ],
  missing_header: ['Header {name} is missing, expected: {expected}.', 'Нет заголовка {name}, ожидается: {expected}.'],
  unreadable_body: ['The request body cannot be read.', 'Тело запроса не удалось прочитать.'],
  nested_too_deeply: ['The JSON is nested deeper than {limit} levels.', 'JSON вложен глубже {limit} уровней.'],
  body_required: ['This request needs a JSON body.', 'Для этого запроса нужно тело в формате JSON.'],
  body_unexpected: ['This request takes no body.', 'Этот запрос отправляется без тела.'],
  too_large: ['The request is larger than {limit} MiB.', 'Запрос больше {limit} МиБ.'],
  unsupported_media_type: [
    'Send the body as application/json in UTF-8.',
    'Отправьте тело как application/json в UTF-8.',
  ],
  not_found: ['Nothing was found at this address.', 'По этому адресу ничего не найдено.'],
  method_not_allowed: [
    '{method} is not possible here, only {allowed}.',
    'Метод {method} здесь недоступен, только {allowed}.',
  ],
  unknown_world: [
    'World "{value}" has no valid name: lower-case letters, digits and hyphens, at most 64.',
    'Недопустимое имя мира «{value}»: строчные латинские буквы, цифры и дефисы, не больше 64.',
  ],
  unknown_scenario: ['There is no scenario "{value}". Known: {known}.', 'Сценария «{value}» нет. Есть: {known}.'],
  stale: [
    'This was changed elsewhere since you opened it.',
    'Это изменили в другом месте после того, как вы открыли страницу.',
  ],
  precondition_required: [
    'Send If-Match with the ETag you last saw.',
    'Передайте If-Match с последним известным ETag.',
  ],
  idempotency_key_reused: [
    'This Idempotency-Key was used for a different request.',
    'Этот Idempotency-Key уже использован для другого запроса.',
  ],
  invalid: ['Some fields need attention.', 'Проверьте выделенные поля.'],
  rate_limited: ['Too many requests. Wait {seconds} seconds.', 'Слишком много запросов. Подождите {seconds} с.'],
  server_error: ['Something went wrong on our side. Try again.', 'Что-то сломалось у нас. Попробуйте ещё раз.'],
  unavailable: ['The service is busy. Try again in a moment.', 'Сервис занят. Попробуйте чуть позже.'],
} as const;
