/** Messages about saved filters. */

export const savedFiltersSentences = {
  saved_filter_name_taken: {
    en: 'There is a filter “{name}” already. Choose another name or overwrite that one.',
    ru: 'Фильтр «{name}» уже есть. Выберите другое название или перезапишите его.',
  },
  too_many_saved_filters: {
    en: 'At most {limit} filters can be saved. Delete one first.',
    ru: 'Сохранить можно не больше {limit} фильтров. Сначала удалите лишний.',
  },
} as const;
