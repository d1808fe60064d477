/** Messages about snapshots and capsules that cannot be loaded. */

export const statesSentences = {
  sealed_block_unreadable: {
    en: 'This sealed block was changed or is not one of the mock. Load the file as it was exported.',
    ru: 'Этот закрытый блок изменён или сделан не моком. Загрузите файл таким, каким он был выгружен.',
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
