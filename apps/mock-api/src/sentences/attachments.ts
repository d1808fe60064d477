/** Messages about attachments. */

export const attachmentsSentences = {
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
