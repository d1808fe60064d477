/** Messages of the control plane. */

export const controlSentences = {
  control_remote: [
    'The control plane answers callers on this machine, and others with the control token as bearer.',
    'Панель управления отвечает вызовам с этой машины, остальным — с токеном управления в заголовке Authorization.',
  ],
  control_host: [
    'The control plane answers at localhost or a loopback address, not under another host name.',
    'Панель управления отвечает на localhost или loopback-адресе, но не под другим именем хоста.',
  ],
  control_cross_site: [
    'The control plane takes no requests from pages of another site.',
    'Панель управления не принимает запросы со страниц других сайтов.',
  ],
  control_invalid: [
    'This cannot be done as asked; the fields say why.',
    'Так сделать нельзя; причины указаны у полей.',
  ],
  at_least_one_of: ['Give at least one of: {allowed}.', 'Укажите хотя бы одно из: {allowed}.'],
  exactly_one_of: ['Give exactly one of: {allowed}.', 'Укажите ровно одно из: {allowed}.'],
  unknown_operation: [
    'The contract has no operation "{value}". Known: {known}.',
    'Операции «{value}» в контракте нет. Есть: {known}.',
  ],
  unknown_tag: ['The contract has no tag "{value}". Known: {known}.', 'Тега «{value}» в контракте нет. Есть: {known}.'],
  unknown_path: [
    'The contract has nothing at "{value}". Paths begin below /api: /orders/{id} for all, /orders/ord_paper for one.',
    'В контракте нет ничего по адресу «{value}». Пути начинаются после /api: /orders/{id} — все, /orders/ord_paper — одна.',
  ],
  rule_never: [
    'No operation answers {status} under these conditions; possible are {known}.',
    'При таких условиях ни одна операция не отвечает {status}; возможны {known}.',
  ],
  rule_nowhere: [
    'No operation of the contract meets all of these conditions.',
    'Ни одна операция контракта не отвечает всем этим условиям сразу.',
  ],
  rule_message: [
    'A message is part of a problem: give a status of 400 or more with it, and no body.',
    'Сообщение — часть ошибки: укажите с ним статус от 400 и не указывайте тело.',
  ],
  request_unknown: [
    'Request "{value}" is not among the last 500 of this world.',
    'Запроса «{value}» нет среди последних 500 в этом мире.',
  ],
  console_not_built: [
    'The QA console is not built: run pnpm build, then load this page again.',
    'Консоль QA не собрана: выполните pnpm build и откройте страницу снова.',
  ],
  link_refused: ['This link leads nowhere', 'Ссылка никуда не ведёт'],
  to_console: ['Open the QA console', 'Открыть консоль QA'],
  control_too_large: ['The request is larger than {limit} MiB.', 'Запрос больше {limit} МиБ.'],
  unknown_person: ['There is nobody called "{value}". Known: {known}.', 'Человека «{value}» нет. Есть: {known}.'],
  world_unused: [
    'World "{value}" is not there: it is made when first used, or with PUT.',
    'Мира «{value}» нет: он появляется при первом обращении или по PUT.',
  ],
  clock_out_of_range: ['The clock would leave the years 2000 to 2099.', 'Часы вышли бы за пределы 2000–2099 годов.'],
  not_a_product_path: [
    '"{value}" is not a path of the product, such as /zakupki/orders?status=draft.',
    '«{value}» — не путь внутри продукта, такой как /zakupki/orders?status=draft.',
  ],
} as const;
