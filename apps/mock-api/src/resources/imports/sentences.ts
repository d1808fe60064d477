/** Messages about imports. */

export const importsSentences = {
  import_source_needed: ['Paste a block of text or choose a file.', 'Вставьте текст или выберите файл.'],
  import_one_source: [
    'Give either a block of text or a file, not both.',
    'Передайте либо текст, либо файл, но не то и другое.',
  ],
  import_base64: [
    'The content of a file is sent in base64, such as UEsDBA==.',
    'Содержимое файла передаётся в base64, например UEsDBA==.',
  ],
  import_whose_mapping: [
    'Name the supplier by their tax number: columns are remembered for them.',
    'Укажите ИНН поставщика: колонки запоминаются за ним.',
  ],
  import_which_mapping: [
    'Say what the columns hold that are to be remembered.',
    'Укажите, что в колонках, которые нужно запомнить.',
  ],
} as const;
