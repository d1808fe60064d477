/** Messages about snapshots and capsules that cannot be loaded. */

export const statesSentences = {
  other_seed: [
    'This was taken from other data: its seed is {given}, this server begins with {known}. Load it into the version of the mock it was taken from.',
    'Снимок сделан с других данных: его основа {given}, у этого сервера {known}. Загрузите его в ту версию мока, с которой он снят.',
  ],
  other_contract: [
    'This was recorded against version {given} of the contract, this server has {known}.',
    'Запись сделана по версии контракта {given}, у этого сервера {known}.',
  ],
  capsule_mismatch: [
    'The two worlds of a capsule are one at two moments: seed and world must be the same in both.',
    'Два мира капсулы — один мир в два момента: основа и имя мира должны совпадать.',
  ],
  unknown_table: ['There is no table "{value}". Known: {known}.', 'Таблицы «{value}» нет. Есть: {known}.'],
  unknown_counter: ['Nothing is counted as "{value}". Known: {known}.', 'Счётчика «{value}» нет. Есть: {known}.'],
  record_repeated: ['The id {value} is already in this table.', 'Идентификатор {value} уже есть в этой таблице.'],
  not_in_seed: [
    'Only records of the seed are listed as deleted; it has no {value}.',
    'Удалёнными перечисляют только записи основы; {value} среди них нет.',
  ],
  record_unusable: [
    '{operation} could not be answered with this record: {reason}.',
    'С этой записью нельзя ответить на {operation}: {reason}.',
  ],
} as const;
