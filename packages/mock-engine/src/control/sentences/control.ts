/** Messages of the control plane. */

export const controlSentences = {
  at_least_one_of: { en: 'Give at least one of: {allowed}.', ru: 'Укажите хотя бы одно из: {allowed}.' },
  exactly_one_of: { en: 'Give exactly one of: {allowed}.', ru: 'Укажите ровно одно из: {allowed}.' },
  forced_in_past: {
    en: 'The clock of the world is already at {now}; give a later end.',
    ru: 'Часы мира уже показывают {now}; укажите более поздний срок.',
  },
  unknown_operation: {
    en: 'The contract has no operation "{value}". Known: {known}.',
    ru: 'Операции «{value}» в контракте нет. Есть: {known}.',
  },
  unknown_tag: {
    en: 'The contract has no tag "{value}". Known: {known}.',
    ru: 'Тега «{value}» в контракте нет. Есть: {known}.',
  },
  unknown_path: {
    en: 'The contract has no path "{value}". Paths start after /api, such as {known}.',
    ru: 'В контракте нет ничего по адресу «{value}». Пути начинаются после /api, например {known}.',
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
  link_refused: { en: 'This link does not work', ru: 'Ссылка не работает' },
  to_console: { en: 'Open the QA console', ru: 'Открыть консоль QA' },
} as const;
