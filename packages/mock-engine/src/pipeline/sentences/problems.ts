/** Problems of the engine. Those of the connection, the control plane and the proxy are in no contract. */
import type { Words } from '@zakupki/words';
import { REQUEST_PROBLEMS } from './request-problems.ts';

export const ENGINE_PROBLEMS = {
  ...REQUEST_PROBLEMS,
  malformed_request: { status: 400, en: 'The request is not valid HTTP.', ru: 'Некорректный HTTP-запрос.' },
  host_not_allowed: {
    status: 421,
    en: 'The host name "{host}" is not allowed. Add it to MOCK_ALLOWED_HOSTS.',
    ru: 'Имя хоста «{host}» не разрешено. Добавьте его в MOCK_ALLOWED_HOSTS.',
  },
  dot_segments: {
    status: 400,
    en: 'The path contains "." or ".." and is not forwarded.',
    ru: 'Путь содержит «.» или «..» и не передаётся дальше.',
  },
  request_slow: { status: 408, en: 'The request did not arrive in time.', ru: 'Запрос не пришёл вовремя.' },
  several_hosts: {
    status: 400,
    en: 'The request names more than one host.',
    ru: 'В запросе больше одного заголовка Host.',
  },
  headers_too_large: {
    status: 431,
    en: 'The URL and headers are larger than 64 KiB.',
    ru: 'Адрес и заголовки больше 64 КиБ.',
  },
  unknown_world: {
    status: 400,
    en: '"{value}" is not a valid world name. Use lower-case letters, digits and hyphens, at most 64.',
    ru: 'Недопустимое имя мира «{value}». Подойдут строчные латинские буквы, цифры и дефисы, не больше 64 знаков.',
  },
  world_missing: {
    status: 400,
    en: 'This server has no world "{value}". Create it with PUT on the control plane.',
    ru: 'На этом сервере нет мира «{value}». Создайте его запросом PUT к панели управления.',
  },
  unknown_scenario: {
    status: 400,
    en: 'There is no scenario "{value}". Known: {known}.',
    ru: 'Сценария «{value}» нет. Есть: {known}.',
  },
  control_remote: {
    status: 403,
    en: 'The control plane accepts calls from this machine; others need the control token as a bearer token.',
    ru: 'Панель управления принимает вызовы с этой машины; остальным нужен токен управления в заголовке Authorization.',
  },
  control_token: {
    status: 403,
    en: 'The control plane of a server of the product needs its token: open the address of the QA console that the server printed, or send the token as a bearer token.',
    ru: 'Панели управления сервера с продуктом нужен токен: откройте адрес консоли, который напечатал сервер, или пришлите токен в заголовке Authorization.',
  },
  control_host: {
    status: 403,
    en: 'The control plane is available at localhost or a loopback address only.',
    ru: 'Панель управления доступна только по localhost или loopback-адресу.',
  },
  control_cross_site: {
    status: 403,
    en: 'The control plane does not accept requests from pages of other sites.',
    ru: 'Панель управления не принимает запросы со страниц других сайтов.',
  },
  control_invalid: {
    status: 400,
    en: 'The request is not valid; see the errors of its fields.',
    ru: 'Запрос некорректен; причины указаны у полей.',
  },
  delivery_unknown: {
    status: 404,
    en: 'There is no delivery "{value}" in this world.',
    ru: 'Отправки «{value}» в этом мире нет.',
  },
  not_a_proxy: {
    status: 409,
    en: 'This server is not a proxy, so there is nothing to record. Start one with MOCK_PROXY_TARGET.',
    ru: 'Этот сервер — не прокси, записывать нечего. Запустите его с MOCK_PROXY_TARGET.',
  },
  request_unknown: {
    status: 404,
    en: 'Request "{value}" is not among the last 500 of this world.',
    ru: 'Запроса «{value}» нет среди последних 500 в этом мире.',
  },
  console_not_built: {
    status: 404,
    en: 'The QA console is not built: run pnpm build, then reload this page.',
    ru: 'Консоль QA не собрана: выполните pnpm build и откройте страницу снова.',
  },
  unknown_person: {
    status: 400,
    en: 'There is no user "{value}". Known: {known}.',
    ru: 'Пользователя «{value}» нет. Есть: {known}.',
  },
  world_unused: {
    status: 404,
    en: 'World "{value}" does not exist. It is created on first use or with PUT.',
    ru: 'Мира «{value}» нет. Он создаётся при первом обращении или по PUT.',
  },
  earlier_world_unknown: {
    status: 404,
    en: 'No world of an earlier build is named "{value}".',
    ru: 'Мира прежней сборки с именем «{value}» нет.',
  },
  clock_out_of_range: {
    status: 400,
    en: 'The clock must stay between the years 2000 and 2099.',
    ru: 'Часы должны оставаться в пределах 2000–2099 годов.',
  },
  not_a_product_path: {
    status: 400,
    en: '"{value}" is not a path of the product, such as {known}.',
    ru: '«{value}» — не путь внутри продукта, такой как {known}.',
  },
  other_seed: {
    status: 409,
    en: 'This was taken from other data: its seed is {given}, the seed of this server is {known}. Load it into the version of the mock it was taken from.',
    ru: 'Снимок сделан с других данных: его основа {given}, у этого сервера {known}. Загрузите его в ту версию мока, с которой он снят.',
  },
  other_contract: {
    status: 409,
    en: 'This was recorded against version {given} of the contract, this server has {known}.',
    ru: 'Запись сделана по версии контракта {given}, у этого сервера {known}.',
  },
  capsule_mismatch: {
    status: 400,
    en: 'The two worlds of a capsule are one world at two moments: seed and name must be the same in both.',
    ru: 'Два мира капсулы — один мир в два момента: основа и имя мира должны совпадать.',
  },
  target_unreachable: {
    status: 502,
    en: '{target} cannot be reached: {reason}.',
    ru: 'Сервер {target} недоступен: {reason}.',
  },
  target_broke_off: {
    status: 502,
    en: '{target} closed the connection before its answer was complete.',
    ru: 'Сервер {target} закрыл соединение, не закончив ответ.',
  },
  target_unreadable: {
    status: 502,
    en: '{target} did not answer with valid HTTP: {reason}.',
    ru: 'Ответ сервера {target} — не HTTP: {reason}.',
  },
  target_too_large: {
    status: 502,
    en: '{target} answered with more than 16 MiB.',
    ru: 'Ответ сервера {target} больше 16 МиБ.',
  },
  target_slow: {
    status: 504,
    en: '{target} did not answer within {seconds} seconds.',
    ru: 'Сервер {target} не ответил за {seconds} с.',
  },
  signed_in_elsewhere: {
    status: 400,
    en: 'Sign-in is handled by {target}, where you cannot be signed in as "{value}" from here. Omit `as` and sign in there.',
    ru: 'Вход проверяет {target}: войти там как «{value}» отсюда нельзя. Уберите `as` и войдите сами.',
  },
  target_drift: {
    status: 502,
    en: 'The answer of {target} (status {status}) breaks the contract; `violations` says where.',
    ru: 'Ответ сервера {target} (статус {status}) нарушает контракт; подробности — в `violations`.',
  },
} as const satisfies Readonly<Record<string, Words & { status: number }>>;
