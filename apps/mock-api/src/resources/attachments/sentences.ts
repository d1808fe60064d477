/** Messages about attachments and forms. */

export const attachmentsSentences = {
  form_required: ['Send the file as multipart/form-data.', 'Отправьте файл как multipart/form-data.'],
  malformed_form: ['The form cannot be read. Send it again.', 'Форму не удалось прочитать. Отправьте её ещё раз.'],
  file_needed: ['Choose a file.', 'Выберите файл.'],
  file_empty: ['The file is empty.', 'Файл пустой.'],
  file_too_large: ['The file is larger than {limit} MiB.', 'Файл больше {limit} МиБ.'],
  unsupported_file_type: [
    'Files of this type are not taken. Attach PDF, XLSX, DOCX, CSV, PNG, JPG or ZIP.',
    'Такие файлы не принимаются. Подойдут PDF, XLSX, DOCX, CSV, PNG, JPG и ZIP.',
  ],
  file_name_mismatch: [
    'The file is named as {named}, but its content is {content}. Give it the right extension.',
    'Файл назван как {named}, но по содержимому это {content}. Исправьте расширение.',
  ],
  declared_type_mismatch: [
    'The file was sent as {named}, but its content is {content}.',
    'Файл отправлен как {named}, но по содержимому это {content}.',
  ],
  attachment_owner_unknown: ['There is nothing with this id to attach to.', 'Нет того, к чему прикрепляется файл.'],
  too_many_attachments: [
    'At most {limit} files can be attached here.',
    'Сюда можно прикрепить не больше {limit} файлов.',
  ],
  attachment_exists: ['This very file is attached here already: {name}.', 'Этот файл здесь уже есть: {name}.'],
  attachment_storage_full: [
    'All your files together may take {limit} MiB. Delete some first.',
    'Все ваши файлы вместе могут занимать {limit} МиБ. Сначала удалите лишние.',
  ],
  attachment_locked: [
    'The order has ended: files attached before are kept as its record.',
    'Закупка завершена: файлы, прикреплённые раньше, остаются в её истории.',
  ],
} as const;
