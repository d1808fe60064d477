/** Attached and imported files. */

export const filesSentences = {
  file_empty: { en: 'The file is empty.', ru: 'Файл пустой.' },
  attachment_owner_unknown: {
    en: 'There is no record with this id to attach the file to.',
    ru: 'Записи, к которой прикрепляется файл, нет.',
  },
  document_of_supplier: {
    en: 'Only documents of suppliers have a title and a last day.',
    ru: 'Название и срок действия есть только у документов поставщиков.',
  },
  import_source_needed: { en: 'Paste text or choose a file.', ru: 'Вставьте текст или выберите файл.' },
  import_one_source: {
    en: 'Send either text or a file, not both.',
    ru: 'Передайте либо текст, либо файл, но не то и другое.',
  },
  import_base64: {
    en: 'Send the content of the file in base64, such as UEsDBA==.',
    ru: 'Содержимое файла передаётся в base64, например UEsDBA==.',
  },
  import_whose_mapping: {
    en: 'Enter the supplier’s tax number: columns are remembered per supplier.',
    ru: 'Укажите ИНН поставщика: колонки запоминаются для него.',
  },
  import_which_mapping: {
    en: 'Choose what the columns contain before they are remembered.',
    ru: 'Укажите, что содержат колонки, которые нужно запомнить.',
  },
} as const;
