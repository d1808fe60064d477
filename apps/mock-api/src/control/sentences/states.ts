/** Messages about snapshots and capsules that cannot be loaded. */

export const statesSentences = {
  other_seed: {
    en: 'This was taken from other data: its seed is {given}, the seed of this server is {known}. Load it into the version of the mock it was taken from.',
    ru: 'Снимок сделан с других данных: его основа {given}, у этого сервера {known}. Загрузите его в ту версию мока, с которой он снят.',
  },
  other_contract: {
    en: 'This was recorded against version {given} of the contract, this server has {known}.',
    ru: 'Запись сделана по версии контракта {given}, у этого сервера {known}.',
  },
  capsule_mismatch: {
    en: 'The two worlds of a capsule are one world at two moments: seed and name must be the same in both.',
    ru: 'Два мира капсулы — один мир в два момента: основа и имя мира должны совпадать.',
  },
  sealed_block_unreadable: {
    en: 'This block of sealed bids was changed or is not one of the mock. Load the file as it was exported.',
    ru: 'Этот блок с закрытыми предложениями изменён или сделан не моком. Загрузите файл таким, каким он был выгружен.',
  },
  unknown_table: { en: 'There is no table "{value}". Known: {known}.', ru: 'Таблицы «{value}» нет. Есть: {known}.' },
  unknown_counter: {
    en: 'There is no counter "{value}". Known: {known}.',
    ru: 'Счётчика «{value}» нет. Есть: {known}.',
  },
  record_repeated: {
    en: 'The id {value} is already in this table.',
    ru: 'Идентификатор {value} уже есть в этой таблице.',
  },
  not_in_seed: {
    en: 'Only records of the seed are listed as deleted; it has no {value}.',
    ru: 'Удалёнными перечисляют только записи основы; {value} среди них нет.',
  },
  record_unusable: {
    en: '{operation} could not be answered with this record: {reason}.',
    ru: 'С этой записью нельзя ответить на {operation}: {reason}.',
  },
} as const;
