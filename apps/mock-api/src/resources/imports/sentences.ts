/** Messages about imports. */

export const importsSentences = {
  import_source_needed: { en: 'Paste a block of text or choose a file.', ru: 'Вставьте текст или выберите файл.' },
  import_one_source: {
    en: 'Give either a block of text or a file, not both.',
    ru: 'Передайте либо текст, либо файл, но не то и другое.',
  },
  import_base64: {
    en: 'The content of a file is sent in base64, such as UEsDBA==.',
    ru: 'Содержимое файла передаётся в base64, например UEsDBA==.',
  },
  import_whose_mapping: {
    en: 'Name the supplier by their tax number: columns are remembered for them.',
    ru: 'Укажите ИНН поставщика: колонки запоминаются за ним.',
  },
  import_which_mapping: {
    en: 'Say what the columns hold that are to be remembered.',
    ru: 'Укажите, что в колонках, которые нужно запомнить.',
  },
} as const;
