/** Messages about attachments and forms. */

export const attachmentsSentences = {
  form_required: { en: 'Send the file as multipart/form-data.', ru: 'Отправьте файл как multipart/form-data.' },
  malformed_form: {
    en: 'The form cannot be read. Send it again.',
    ru: 'Форму не удалось прочитать. Отправьте её ещё раз.',
  },
  file_needed: { en: 'Choose a file.', ru: 'Выберите файл.' },
  file_empty: { en: 'The file is empty.', ru: 'Файл пустой.' },
  file_too_large: { en: 'The file is larger than {limit} MiB.', ru: 'Файл больше {limit} МиБ.' },
  unsupported_file_type: {
    en: 'Files of this type are not taken. Attach PDF, XLSX, DOCX, CSV, PNG, JPG or ZIP.',
    ru: 'Такие файлы не принимаются. Подойдут PDF, XLSX, DOCX, CSV, PNG, JPG и ZIP.',
  },
  file_name_mismatch: {
    en: 'The file is named as {named}, but its content is {content}. Give it the right extension.',
    ru: 'Файл назван как {named}, но по содержимому это {content}. Исправьте расширение.',
  },
  declared_type_mismatch: {
    en: 'The file was sent as {named}, but its content is {content}.',
    ru: 'Файл отправлен как {named}, но по содержимому это {content}.',
  },
  attachment_owner_unknown: {
    en: 'There is nothing with this id to attach to.',
    ru: 'Нет того, к чему прикрепляется файл.',
  },
  too_many_attachments: {
    en: 'At most {limit} files can be attached here.',
    ru: 'Сюда можно прикрепить не больше {limit} файлов.',
  },
  attachment_exists: {
    en: 'This very file is attached here already: {name}.',
    ru: 'Этот файл здесь уже есть: {name}.',
  },
  attachment_storage_full: {
    en: 'All your files together may take {limit} MiB. Delete some first.',
    ru: 'Все ваши файлы вместе могут занимать {limit} МиБ. Сначала удалите лишние.',
  },
  server_storage_full: {
    en: 'All files on this server together may take {limit} MiB. Delete some, or raise MOCK_MAX_ATTACHMENTS_MIB.',
    ru: 'Все файлы на этом сервере вместе могут занимать {limit} МиБ. Удалите лишние или увеличьте MOCK_MAX_ATTACHMENTS_MIB.',
  },
  attachment_locked: {
    en: 'The order has ended: files attached before are kept as its record.',
    ru: 'Закупка завершена: файлы, прикреплённые раньше, остаются в её истории.',
  },
} as const;
