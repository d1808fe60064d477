/** Messages of the control plane. */

export const controlSentences = {
  control_remote: {
    en: 'The control plane answers callers on this machine, and others with the control token as bearer.',
    ru: 'Панель управления отвечает вызовам с этой машины, остальным — с токеном управления в заголовке Authorization.',
  },
  control_host: {
    en: 'The control plane answers at localhost or a loopback address, not under another host name.',
    ru: 'Панель управления отвечает на localhost или loopback-адресе, но не под другим именем хоста.',
  },
  control_cross_site: {
    en: 'The control plane takes no requests from pages of another site.',
    ru: 'Панель управления не принимает запросы со страниц других сайтов.',
  },
  control_invalid: {
    en: 'This cannot be done as asked; the fields say why.',
    ru: 'Так сделать нельзя; причины указаны у полей.',
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
    en: 'The contract has nothing at "{value}". Paths begin below /api: /orders/{orderId} for all, /orders/ord_paper for one.',
    ru: 'В контракте нет ничего по адресу «{value}». Пути начинаются после /api: /orders/{orderId} — все, /orders/ord_paper — одна.',
  },
  rule_never: {
    en: 'No operation answers {status} under these conditions; possible are {known}.',
    ru: 'При таких условиях ни одна операция не отвечает {status}; возможны {known}.',
  },
  rule_nowhere: {
    en: 'No operation of the contract meets all of these conditions.',
    ru: 'Ни одна операция контракта не отвечает всем этим условиям сразу.',
  },
  rule_message: {
    en: 'A message is part of a problem: give a status of 400 or more with it, and no body.',
    ru: 'Сообщение — часть ошибки: укажите с ним статус от 400 и не указывайте тело.',
  },
  rule_parameter: {
    en: 'No operation under these conditions has the query parameter "{value}". Known: {known}.',
    ru: 'При таких условиях ни у одной операции нет параметра «{value}». Есть: {known}.',
  },
  rule_header_name: { en: '"{value}" is no name of a header.', ru: '«{value}» — не имя заголовка.' },
  rule_header_value: {
    en: 'A header holds one line of Latin characters.',
    ru: 'В заголовке одна строка латинских символов.',
  },
  rule_own_header: {
    en: 'This header belongs to the connection or to the mock; a rule cannot set it.',
    ru: 'Этот заголовок относится к соединению или к моку; правило его не задаёт.',
  },
  rule_credentials: {
    en: 'Rules are stored and exported, credentials are not: name the person instead.',
    ru: 'Правила хранятся и выгружаются, а учётные данные — нет: укажите вместо них person.',
  },
  rule_pattern: { en: 'This pattern cannot be read: {reason}.', ru: 'Шаблон не разобран: {reason}.' },
  rule_pointer: {
    en: '"{value}" is no JSON pointer: it begins with a slash, as /items/0/quantity does.',
    ru: '«{value}» — не указатель JSON: он начинается с косой черты, как /items/0/quantity.',
  },
  rule_no_body: {
    en: 'No operation under these conditions takes a JSON body.',
    ru: 'При таких условиях ни одна операция не принимает тело в JSON.',
  },
  rule_person: {
    en: 'No person is called "{value}". Give an e-mail address, or one of: {known}.',
    ru: 'Человека «{value}» нет. Укажите адрес почты или имя: {known}.',
  },
  rule_patch: {
    en: 'A patch changes the real answer, so it goes without {fields}.',
    ru: 'Патч меняет настоящий ответ, поэтому не сочетается с {fields}.',
  },
  rule_patch_surplus: {
    en: 'The operation "{op}" does not take this.',
    ru: 'У операции «{op}» этого поля нет.',
  },
  rule_no_answer: {
    en: 'A dropped connection has no headers.',
    ru: 'У оборванного соединения нет заголовков.',
  },
  rule_seed: {
    en: 'A seed goes with a chance, or with a delay from … to.',
    ru: 'seed указывают вместе с chance или с задержкой от … до.',
  },
  webhook_host: {
    en: 'Webhooks call this machine by http or https, and hosts named in MOCK_WEBHOOK_HOSTS.',
    ru: 'Вебхуки вызывают эту машину по http или https и хосты из MOCK_WEBHOOK_HOSTS.',
  },
  delivery_unknown: {
    en: 'There is no delivery "{value}" in this world.',
    ru: 'Отправки «{value}» в этом мире нет.',
  },
  not_a_proxy: {
    en: 'This server answers by itself, so there is nothing to record. Start one with MOCK_PROXY_TARGET.',
    ru: 'Этот сервер отвечает сам, записывать нечего. Запустите его с MOCK_PROXY_TARGET.',
  },
  request_unknown: {
    en: 'Request "{value}" is not among the last 500 of this world.',
    ru: 'Запроса «{value}» нет среди последних 500 в этом мире.',
  },
  console_not_built: {
    en: 'The QA console is not built: run pnpm build, then load this page again.',
    ru: 'Консоль QA не собрана: выполните pnpm build и откройте страницу снова.',
  },
  link_refused: { en: 'This link leads nowhere', ru: 'Ссылка никуда не ведёт' },
  to_console: { en: 'Open the QA console', ru: 'Открыть консоль QA' },
  unknown_person: {
    en: 'No person is called "{value}". Known: {known}.',
    ru: 'Человека «{value}» нет. Есть: {known}.',
  },
  world_unused: {
    en: 'World "{value}" is not there: it is made when first used, or with PUT.',
    ru: 'Мира «{value}» нет: он появляется при первом обращении или по PUT.',
  },
  clock_out_of_range: {
    en: 'The clock would leave the years 2000 to 2099.',
    ru: 'Часы вышли бы за пределы 2000–2099 годов.',
  },
  not_a_product_path: {
    en: '"{value}" is not a path of the product, such as /zakupki/orders?status=draft.',
    ru: '«{value}» — не путь внутри продукта, такой как /zakupki/orders?status=draft.',
  },
} as const;
