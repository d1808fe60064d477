/** Problems of requests to any API, for contracts whose catalogue has no sentence for a code. */
import type { Words } from '@zakupki/words';

export const REQUEST_PROBLEMS = {
  malformed_path: {
    status: 400,
    en: 'The address is not correctly percent-encoded.',
    ru: 'Адрес закодирован неверно.',
  },
  unreadable_body: {
    status: 400,
    en: 'The request body cannot be read.',
    ru: 'Тело запроса не удалось прочитать.',
  },
  body_required: {
    status: 400,
    en: 'This request needs a JSON body.',
    ru: 'Для этого запроса нужно тело в формате JSON.',
  },
  body_unexpected: { status: 400, en: 'This request takes no body.', ru: 'Этот запрос отправляется без тела.' },
  malformed_json: {
    status: 400,
    en: 'The request body is not valid JSON.',
    ru: 'Тело запроса не является корректным JSON.',
  },
  too_many_properties: {
    status: 400,
    en: 'An object in the JSON has more than {limit} properties.',
    ru: 'В одном объекте JSON больше {limit} свойств.',
  },
  too_many_values: {
    status: 400,
    en: 'The JSON has more than {limit} values.',
    ru: 'В JSON больше {limit} значений.',
  },
  nested_too_deeply: {
    status: 400,
    en: 'The JSON is nested deeper than {limit} levels.',
    ru: 'JSON вложен глубже {limit} уровней.',
  },
  malformed_form: { status: 400, en: 'The form cannot be read.', ru: 'Форму не удалось прочитать.' },
  missing_header: {
    status: 400,
    en: 'Header {name} is missing, expected: {expected}.',
    ru: 'Нет заголовка {name}, ожидается: {expected}.',
  },
  invalid_header: {
    status: 400,
    en: 'Header {name} is malformed, expected: {expected}.',
    ru: 'Заголовок {name} записан неверно, ожидается: {expected}.',
  },
  unauthorized: { status: 401, en: 'Sign in first.', ru: 'Сначала войдите.' },
  forbidden: { status: 403, en: 'You may not do this.', ru: 'У вас нет прав на это действие.' },
  not_found: { status: 404, en: 'Nothing was found at this address.', ru: 'По этому адресу ничего не найдено.' },
  method_not_allowed: {
    status: 405,
    en: '{method} is not supported here, only {allowed}.',
    ru: 'Метод {method} здесь недоступен, только {allowed}.',
  },
  request_in_progress: {
    status: 409,
    en: 'The same request is still being processed. Wait a moment and send it again.',
    ru: 'Такой же запрос ещё выполняется. Подождите и отправьте его снова.',
  },
  stale: {
    status: 412,
    en: 'This was changed elsewhere. Read it again.',
    ru: 'Это изменили в другом месте. Прочитайте заново.',
  },
  too_large: { status: 413, en: 'The request is larger than {limit} MiB.', ru: 'Запрос больше {limit} МиБ.' },
  server_storage_full: {
    status: 413,
    en: 'All files on this server together can take up to {limit} MiB. Delete some first.',
    ru: 'Все файлы на этом сервере могут занимать не больше {limit} МиБ. Сначала удалите лишние.',
  },
  unsupported_media_type: {
    status: 415,
    en: 'Send the body as application/json in UTF-8.',
    ru: 'Отправьте тело как application/json в UTF-8.',
  },
  form_required: {
    status: 415,
    en: 'Send the file as multipart/form-data.',
    ru: 'Отправьте файл как multipart/form-data.',
  },
  invalid: { status: 422, en: 'Some fields are not valid.', ru: 'Некоторые поля заполнены неверно.' },
  idempotency_key_reused: {
    status: 422,
    en: 'This Idempotency-Key was used for a different request.',
    ru: 'Этот Idempotency-Key уже использован для другого запроса.',
  },
  precondition_required: {
    status: 428,
    en: 'Send If-Match with the ETag you last saw.',
    ru: 'Передайте If-Match с последним известным ETag.',
  },
  rate_limited: {
    status: 429,
    en: 'Too many requests. Wait {seconds} seconds.',
    ru: 'Слишком много запросов. Подождите {seconds} с.',
  },
  server_error: { status: 500, en: 'The server has failed.', ru: 'На сервере произошла ошибка.' },
  unavailable: {
    status: 503,
    en: 'The server cannot answer now. Try again in a moment.',
    ru: 'Сервер сейчас не может ответить. Попробуйте чуть позже.',
  },
} as const satisfies Readonly<Record<string, Words & { status: number }>>;
