/** Messages about attachments and forms. */

export const attachmentsSentences = {
  file_needed: { en: 'Choose a file.', ru: 'Выберите файл.' },
  file_empty: { en: 'The file is empty.', ru: 'Файл пустой.' },
  attachment_owner_unknown: {
    en: 'There is no record with this id to attach the file to.',
    ru: 'Записи, к которой прикрепляется файл, нет.',
  },
  document_of_supplier: {
    en: 'Only documents of suppliers have a title and a last day.',
    ru: 'Название и срок действия есть только у документов поставщиков.',
  },
} as const;
