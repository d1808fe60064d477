/** Why a file or block cannot be read, with parameters in braces. */
import { fillIn, type Lang, type Words } from '@zakupki/words';
import type { Refusal, UnreadableError } from '../cells/limits.ts';

const REFUSALS: Readonly<Record<Refusal, Words>> = {
  empty: { en: 'There is no data in it.', ru: 'Здесь нет данных.' },
  too_large: {
    en: 'It is larger than {limit}. Keep only the rows you need.',
    ru: 'Размер больше {limit}. Оставьте только нужные строки.',
  },
  encrypted: {
    en: 'The file is password-protected. Remove the password and save it again.',
    ru: 'Файл защищён паролем. Снимите пароль и сохраните файл снова.',
  },
  old_xls: {
    en: 'This .xls file cannot be read. Open it in Excel or LibreOffice, choose “Save as” and the type .xlsx, then upload that file.',
    ru: 'Этот файл .xls не читается. Откройте его в Excel или LibreOffice, выберите «Сохранить как» и тип .xlsx, затем загрузите новый файл.',
  },
  binary_workbook: {
    en: 'This is a binary workbook (.xlsb). Open it in Excel, choose “Save as” and the type .xlsx, then upload that file.',
    ru: 'Это двоичная книга Excel (.xlsb). Откройте её в Excel, выберите «Сохранить как» и тип .xlsx, затем загрузите новый файл.',
  },
  document: {
    en: 'This is a document, not a spreadsheet. Open it, copy the table and paste it here.',
    ru: 'Это документ, а не таблица. Откройте его, скопируйте таблицу и вставьте её сюда.',
  },
  web_page: {
    en: 'This is a web page or XML, even if its name ends in .xls. Open it in Excel or LibreOffice, choose “Save as” and the type .xlsx, then upload that file.',
    ru: 'Это веб-страница или XML, даже если имя файла кончается на .xls. Откройте её в Excel или LibreOffice, выберите «Сохранить как» и тип .xlsx, затем загрузите новый файл.',
  },
  not_a_spreadsheet: {
    en: 'This is not a spreadsheet. Choose an .xlsx, .xls, .ods, .csv or text file.',
    ru: 'Это не таблица. Выберите файл .xlsx, .xls, .ods, .csv или текстовый файл.',
  },
  broken_zip: {
    en: 'The file is damaged and cannot be opened. Save it again or upload another copy.',
    ru: 'Файл повреждён и не открывается. Сохраните его заново или загрузите другую копию.',
  },
  zip_bomb: {
    en: 'The file unpacks to more than {limit} MiB and was not opened.',
    ru: 'Файл распаковывается больше чем в {limit} МиБ и не был открыт.',
  },
  too_many_columns: {
    en: 'The sheet has more than {limit} columns. Keep only those you need.',
    ru: 'На листе больше {limit} колонок. Оставьте только нужные.',
  },
  too_many_rows: {
    en: 'The sheet has {rows} rows; the limit is {limit}. Keep only the rows you need.',
    ru: 'На листе строк: {rows}, читается не больше {limit}. Оставьте только нужные.',
  },
  too_much: {
    en: 'The file has too much data: the limit is {cells} cells in {rows} rows and {characters} characters. Copy what you need into a new file.',
    ru: 'В файле слишком много данных: читается не больше {cells} ячеек в {rows} строках и {characters} знаков. Скопируйте нужное в новый файл.',
  },
  processor_time: {
    en: 'Reading this takes more than {seconds} seconds of processor time. Very long texts in cells are the usual cause: copy the rows you need into a new file.',
    ru: 'Чтение требует больше {seconds} секунд процессорного времени. Обычно причина — очень длинные тексты в ячейках: скопируйте нужные строки в новый файл.',
  },
  memory: {
    en: 'Reading this takes more than {megabytes} MB of memory. Copy the rows you need into a new file.',
    ru: 'Для чтения нужно больше {megabytes} МБ памяти. Скопируйте нужные строки в новый файл.',
  },
  no_such_sheet: { en: 'There is no sheet “{sheet}”.', ru: 'Листа «{sheet}» нет.' },
  no_visible_sheet: {
    en: 'All sheets with data are hidden. Unhide the one with the lines.',
    ru: 'Все листы с данными скрыты. Откройте лист с позициями.',
  },
};

/** Why a file or block cannot be read. */
export function sentenceOf({ reason, params }: Pick<UnreadableError, 'reason' | 'params'>, lang: Lang): string {
  return fillIn(REFUSALS[reason][lang], params);
}
