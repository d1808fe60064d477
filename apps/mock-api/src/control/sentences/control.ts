/** Messages of the control plane. */

export const controlSentences = {
  control_remote: {
    en: 'The control plane accepts calls from this machine; others need the control token as a bearer token.',
    ru: 'Панель управления принимает вызовы с этой машины; остальным нужен токен управления в заголовке Authorization.',
  },
  control_token: {
    en: 'The control plane of a server of the product needs its token: open the address of the QA console that the server printed, or send the token as a bearer token.',
    ru: 'Панели управления сервера с продуктом нужен токен: откройте адрес консоли, который напечатал сервер, или пришлите токен в заголовке Authorization.',
  },
  control_host: {
    en: 'The control plane is available at localhost or a loopback address only.',
    ru: 'Панель управления доступна только по localhost или loopback-адресу.',
  },
  control_cross_site: {
    en: 'The control plane does not accept requests from pages of other sites.',
    ru: 'Панель управления не принимает запросы со страниц других сайтов.',
  },
  control_invalid: {
    en: 'The request is not valid; see the errors of its fields.',
    ru: 'Запрос некорректен; причины указаны у полей.',
  },
  at_least_one_of: { en: 'Give at least one of: {allowed}.', ru: 'Укажите хотя бы одно из: {allowed}.' },
  exactly_one_of: { en: 'Give exactly one of: {allowed}.', ru: 'Укажите ровно одно из: {allowed}.' },
  unknown_operation: {
    en: 'The contract has no operation "{value}". Known: {known}.',
    ru: 'Операции «{value}» в контракте нет. Есть: {known}.',
  },
  unknown_tag: {
    en: 'The contract has no tag "{value}". Known: {known}.',
    ru: 'Тега «{value}» в контракте нет. Есть: {known}.',
  },
  unknown_path: {
    en: 'The contract has no path "{value}". Paths start after /api: /orders/{orderId} for all, /orders/ord_paper for one.',
    ru: 'В контракте нет ничего по адресу «{value}». Пути начинаются после /api: /orders/{orderId} — все, /orders/ord_paper — одна.',
  },
  rule_never: {
    en: 'No operation answers {status} under these conditions. Possible: {known}.',
    ru: 'При таких условиях ни одна операция не отвечает {status}; возможны {known}.',
  },
  rule_nowhere: {
    en: 'No operation of the contract meets all of these conditions.',
    ru: 'Ни одна операция контракта не отвечает всем этим условиям сразу.',
  },
  rule_message: {
    en: 'A message is part of an error: give a status of 400 or more with it, and no body.',
    ru: 'Сообщение — часть ошибки: укажите с ним статус от 400 и не указывайте тело.',
  },
  rule_parameter: {
    en: 'No operation under these conditions has the query parameter "{value}". Known: {known}.',
    ru: 'При таких условиях ни у одной операции нет параметра «{value}». Есть: {known}.',
  },
  rule_header_name: { en: '"{value}" is not a header name.', ru: '«{value}» — не имя заголовка.' },
  rule_header_value: {
    en: 'A header value is one line of Latin characters.',
    ru: 'В заголовке одна строка латинских символов.',
  },
  rule_own_header: {
    en: 'This header belongs to the connection or to the mock; a rule cannot set it.',
    ru: 'Этот заголовок относится к соединению или к моку; правило его не задаёт.',
  },
  rule_credentials: {
    en: 'Rules are stored and exported, so they cannot hold credentials. Use person instead.',
    ru: 'Правила хранятся и выгружаются, поэтому учётных данных в них быть не может. Укажите person.',
  },
  rule_pattern: { en: 'This pattern is not valid: {reason}.', ru: 'Шаблон некорректен: {reason}.' },
  rule_pointer: {
    en: '"{value}" is not a JSON pointer. Start with a slash, such as /items/0/quantity.',
    ru: '«{value}» — не указатель JSON. Он начинается с косой черты, например /items/0/quantity.',
  },
  rule_no_body: {
    en: 'No operation under these conditions takes a JSON body.',
    ru: 'При таких условиях ни одна операция не принимает тело в JSON.',
  },
  rule_person: {
    en: 'There is no user "{value}". Give an e-mail address or one of: {known}.',
    ru: 'Пользователя «{value}» нет. Укажите адрес почты или имя: {known}.',
  },
  rule_patch: {
    en: 'A patch changes the real answer, so it cannot be combined with {fields}.',
    ru: 'Патч меняет настоящий ответ, поэтому не сочетается с {fields}.',
  },
  rule_patch_surplus: {
    en: 'The operation "{op}" does not use this.',
    ru: 'У операции «{op}» этого поля нет.',
  },
  rule_no_answer: {
    en: 'A dropped connection has no headers.',
    ru: 'У оборванного соединения нет заголовков.',
  },
  rule_seed: {
    en: 'A seed is used with a chance or a delay from … to only.',
    ru: 'seed указывают только вместе с chance или задержкой от … до.',
  },
  webhook_host: {
    en: 'Webhooks can call this machine by http or https, and the hosts in MOCK_WEBHOOK_HOSTS.',
    ru: 'Вебхуки могут вызывать эту машину по http или https и хосты из MOCK_WEBHOOK_HOSTS.',
  },
  delivery_unknown: {
    en: 'There is no delivery "{value}" in this world.',
    ru: 'Отправки «{value}» в этом мире нет.',
  },
  not_a_proxy: {
    en: 'This server is not a proxy, so there is nothing to record. Start one with MOCK_PROXY_TARGET.',
    ru: 'Этот сервер — не прокси, записывать нечего. Запустите его с MOCK_PROXY_TARGET.',
  },
  request_unknown: {
    en: 'Request "{value}" is not among the last 500 of this world.',
    ru: 'Запроса «{value}» нет среди последних 500 в этом мире.',
  },
  console_not_built: {
    en: 'The QA console is not built: run pnpm build, then reload this page.',
    ru: 'Консоль QA не собрана: выполните pnpm build и откройте страницу снова.',
  },
  link_refused: { en: 'This link does not work', ru: 'Ссылка не работает' },
  to_console: { en: 'Open the QA console', ru: 'Открыть консоль QA' },
  unknown_person: {
    en: 'There is no user "{value}". Known: {known}.',
    ru: 'Пользователя «{value}» нет. Есть: {known}.',
  },
  world_unused: {
    en: 'World "{value}" does not exist. It is created on first use or with PUT.',
    ru: 'Мира «{value}» нет. Он создаётся при первом обращении или по PUT.',
  },
  earlier_world_unknown: {
    en: 'No world of an earlier build is named "{value}".',
    ru: 'Мира прежней сборки с именем «{value}» нет.',
  },
  clock_out_of_range: {
    en: 'The clock must stay between the years 2000 and 2099.',
    ru: 'Часы должны оставаться в пределах 2000–2099 годов.',
  },
  not_a_product_path: {
    en: '"{value}" is not a path of the product, such as /zakupki/orders?status=draft.',
    ru: '«{value}» — не путь внутри продукта, такой как /zakupki/orders?status=draft.',
  },
} as const;
