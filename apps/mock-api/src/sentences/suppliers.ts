/** Messages about the address book. */

export const supplierSentences = {
  merge_with_itself: {
    en: 'Choose another supplier: this one cannot be merged with itself.',
    ru: 'Выберите другого поставщика: объединить с самим собой нельзя.',
  },
  tag_added_and_removed: {
    en: 'A tag is either added or removed.',
    ru: 'Тег либо добавляется, либо удаляется.',
  },
  supplier_tags_full: {
    en: '{name} would have more than {limit} tags.',
    ru: 'У поставщика {name} стало бы больше {limit} тегов.',
  },
  supplier_full: {
    en: 'Together with what the supplier already has, this exceeds the limit of {limit}.',
    ru: 'Вместе с тем, что у поставщика уже есть, это превышает предел: {limit}.',
  },
} as const;
