/** Messages about an import, with parameters in braces. */
import type { ImportIssue } from '@zakupki/api-client/schema';
import { fillIn, type Lang, type Words } from '@zakupki/procurement/words';
import type { Issue, IssueCode } from './issue.ts';
import type { Refusal, UnreadableError } from '../files/limits.ts';

const ISSUES: Readonly<Record<IssueCode, Words>> = {
  heading_row: {
    en: 'Row {row} stands above the headings and was not taken as a line.',
    ru: 'Строка {row} стоит над заголовками и не взята как позиция.',
  },
  repeated_heading: {
    en: 'Row {row} repeats the headings and was not taken as a line.',
    ru: 'Строка {row} повторяет заголовки и не взята как позиция.',
  },
  total_row: {
    en: 'Row {row} is a total and was not taken as a line.',
    ru: 'Строка {row} — итог, она не взята как позиция.',
  },
  section_row: {
    en: 'Row {row} is the heading of a section and was not taken as a line.',
    ru: 'Строка {row} — заголовок раздела, она не взята как позиция.',
  },
  not_a_line: {
    en: 'Row {row} does not say how much of what, so it was not taken as a line.',
    ru: 'В строке {row} не сказано, сколько и чего, поэтому она не взята как позиция.',
  },
  no_name: {
    en: 'Row {row} has no name. Fill it in, or choose the column of names.',
    ru: 'В строке {row} нет наименования. Заполните его или выберите колонку с наименованиями.',
  },
  nothing_offered: {
    en: 'Row {row} has no price, so it was not taken.',
    ru: 'В строке {row} нет цены, поэтому она не взята.',
  },
  not_in_order: {
    en: 'Row {row} answers no line of the order. Choose the line, or leave the row out.',
    ru: 'Для строки {row} не нашлось позиции закупки. Выберите позицию или оставьте строку.',
  },
  unknown_line: {
    en: 'Row {row} is of a line that is no longer in this order.',
    ru: 'Строка {row} относится к позиции, которой в закупке уже нет.',
  },
  doubtful_match: {
    en: 'Row {row} was taken as line {position} of the order. Please check.',
    ru: 'Строка {row} отнесена к позиции {position} закупки. Проверьте.',
  },
  too_many_lines: {
    en: 'Row {row} was not taken: an order has at most {limit} lines.',
    ru: 'Строка {row} не взята: в закупке не больше {limit} позиций.',
  },
  unused_column: {
    en: 'Column {column} “{value}” was not used. Choose what it holds if it is needed.',
    ru: 'Колонка {column} «{value}» не использована. Если она нужна, выберите, что в ней.',
  },
  hidden_sheet: { en: 'The sheet “{value}” is hidden and was not read.', ru: 'Лист «{value}» скрыт и не прочитан.' },
  other_sheet: {
    en: 'The sheet “{value}” was not read. Choose it if the lines are there.',
    ru: 'Лист «{value}» не прочитан. Выберите его, если позиции там.',
  },
  formula_without_value: {
    en: 'Row {row}: the formula {value} has no stored result. Open the file in a spreadsheet program and save it, or type the value.',
    ru: 'Строка {row}: у формулы {value} нет сохранённого результата. Откройте файл в табличном редакторе и сохраните или впишите значение.',
  },
  cell_error: { en: 'Row {row} has {value} instead of a value.', ru: 'В строке {row} вместо значения стоит {value}.' },
  not_a_number: {
    en: 'Row {row}: “{value}” is not a number, such as 1234.50.',
    ru: 'Строка {row}: «{value}» — не число вида 1234,50.',
  },
  ambiguous_number: {
    en: 'Row {row}: “{value}” may be {first} or {second}. Say how the column writes its fractions.',
    ru: 'Строка {row}: «{value}» можно понять как {first} или {second}. Укажите, чем в колонке отделены дроби.',
  },
  negative: { en: 'Row {row}: “{value}” is below zero.', ru: 'Строка {row}: «{value}» меньше нуля.' },
  zero: {
    en: 'Row {row}: the quantity is zero. It has to be more.',
    ru: 'Строка {row}: количество равно нулю, нужно больше.',
  },
  too_large: { en: 'Row {row}: “{value}” is too large.', ru: 'Строка {row}: «{value}» — слишком большое число.' },
  too_precise: {
    en: 'Row {row}: “{value}” has too many digits after the point.',
    ru: 'Строка {row}: в «{value}» слишком много знаков после запятой.',
  },
  unknown_unit: {
    en: 'Row {row}: “{value}” is no unit the marketplace knows.',
    ru: 'Строка {row}: «{value}» — неизвестная единица измерения.',
  },
  unit_missing: {
    en: 'Row {row} has no unit, so pieces are meant.',
    ru: 'В строке {row} нет единицы измерения, поэтому взяты штуки.',
  },
  unknown_vat_rate: {
    en: 'Row {row}: “{value}” is no VAT rate. Rates are without VAT, 0, 5, 7, 10, 20 and 22 %.',
    ru: 'Строка {row}: «{value}» — не ставка НДС. Ставки: без НДС, 0, 5, 7, 10, 20 и 22 %.',
  },
  unknown_date: {
    en: 'Row {row}: “{value}” is no date, such as 20.11.2026.',
    ru: 'Строка {row}: «{value}» — не дата вида 20.11.2026.',
  },
  date_ambiguous: {
    en: 'Row {row}: “{value}” may be read two ways. Write the date as 20.11.2026.',
    ru: 'Строка {row}: «{value}» можно понять двояко. Запишите дату в виде 20.11.2026.',
  },
  unknown_country: {
    en: 'Row {row}: “{value}” is no country we know.',
    ru: 'Строка {row}: «{value}» — неизвестная страна.',
  },
  gtin_invalid: {
    en: 'Row {row}: “{value}” is no barcode: its digits do not agree.',
    ru: 'Строка {row}: «{value}» — не штрихкод: цифры не сходятся.',
  },
  okpd2_invalid: {
    en: 'Row {row}: “{value}” is no OKPD 2 code, such as 25.94.11.',
    ru: 'Строка {row}: «{value}» — не код ОКПД 2 вида 25.94.11.',
  },
  too_long: {
    en: 'Row {row}: the text is longer than {limit} characters and was cut.',
    ru: 'Строка {row}: текст длиннее {limit} символов и обрезан.',
  },
  unclear_answer: {
    en: 'Row {row}: “{value}” is neither yes nor no.',
    ru: 'Строка {row}: «{value}» — не «да» и не «нет».',
  },
  total_differs: {
    en: 'Row {row}: {value} is not price times quantity. The price was taken.',
    ru: 'Строка {row}: {value} не равно цене, умноженной на количество. Взята цена.',
  },
  merged_cells: {
    en: 'Row {row} shares a merged cell with row {top}. The number was taken for row {top} alone.',
    ru: 'Строка {row} делит объединённую ячейку со строкой {top}. Число взято только для строки {top}.',
  },
  repeated_line: { en: 'Row {row} repeats row {earlier}.', ru: 'Строка {row} повторяет строку {earlier}.' },
  no_columns: {
    en: 'No column of names was found. Choose it.',
    ru: 'Колонка с наименованиями не найдена. Выберите её.',
  },
  currency_differs: {
    en: 'Prices are in {value}, the order is in {currency}.',
    ru: 'Цены указаны в {value}, закупка — в {currency}.',
  },
  email_invalid: {
    en: 'Row {row}: “{value}” is no e-mail address.',
    ru: 'Строка {row}: «{value}» — не адрес эл. почты.',
  },
  phone_invalid: {
    en: 'Row {row}: “{value}” is no phone number, such as +79161234567.',
    ru: 'Строка {row}: «{value}» — не номер телефона вида +79161234567.',
  },
  tax_id_invalid: {
    en: 'Row {row}: “{value}” is no tax number. Check its digits.',
    ru: 'Строка {row}: «{value}» — не ИНН. Проверьте цифры.',
  },
  not_whole: {
    en: 'Row {row}: “{value}” should be a whole number of days.',
    ru: 'Строка {row}: «{value}» — нужно целое число дней.',
  },
  row_excluded: { en: 'Row {row} was left out by you.', ru: 'Строка {row} не взята: вы её исключили.' },
  numbering_row: {
    en: 'Row {row} numbers the columns and was not taken as a line.',
    ru: 'Строка {row} нумерует колонки и не взята как позиция.',
  },
  joined_row: {
    en: 'Row {row} continues row {line} and was added to it.',
    ru: 'Строка {row} продолжает строку {line} и добавлена к ней.',
  },
  name_from_cell: {
    en: 'Row {row} has no name in its column, so the first text of the row was taken.',
    ru: 'В строке {row} нет наименования в своей колонке, поэтому взят первый текст строки.',
  },
  name_split: {
    en: 'Row {row}: the name is longer than 300 characters. Its rest went to the specification.',
    ru: 'Строка {row}: наименование длиннее 300 символов. Остаток перенесён в характеристики.',
  },
  other_table: {
    en: 'The sheet “{value}” looks like a list of lines as well and was not read. Choose it to read it.',
    ru: 'Лист «{value}» тоже похож на список позиций и не прочитан. Выберите его, чтобы прочитать.',
  },
  kept_as_note: {
    en: 'Row {row}: “{value}” is no date, so it went to the delivery note.',
    ru: 'Строка {row}: «{value}» — не дата, поэтому текст перенесён в примечание к поставке.',
  },
  vat_mode_differs: {
    en: 'The prices of the file and of the order differ in VAT: with it in one, without it in the other.',
    ru: 'Цены в файле и в закупке отличаются НДС: в одном месте с НДС, в другом без.',
  },
  repeated_offer: {
    en: 'Row {row} is another offer for the line of row {earlier} and was not taken.',
    ru: 'Строка {row} — ещё одно предложение по позиции из строки {earlier}, она не взята.',
  },
  multiplied: {
    en: 'Column {column} “{value}”: its numbers were multiplied by {factor}.',
    ru: 'Колонка {column} «{value}»: числа умножены на {factor}.',
  },
  not_understood: { en: 'Row {row} was not understood: “{value}”.', ru: 'Строка {row} не понята: «{value}».' },
  about_buyer: {
    en: 'Row {row} is about you, not the supplier: “{value}”.',
    ru: 'Строка {row} — о покупателе, а не о поставщике: «{value}».',
  },
  fact_differs: {
    en: '“{value}” differs from “{first}”, which was taken.',
    ru: '«{value}» расходится с «{first}»; взято второе.',
  },
  ambiguous_match: {
    en: 'Row {row}: which line it answers is not clear. Choose one (similar: {lines}), or leave the row out.',
    ru: 'Строка {row}: неясно, какой позиции она соответствует. Выберите позицию (похожие: {lines}) или оставьте строку.',
  },
  total_of_other_basis: {
    en: 'Row {row}: the total {value} is on the other side of VAT than the prices, so it was not taken.',
    ru: 'Строка {row}: сумма {value} указана иначе, чем цены (с НДС или без НДС), поэтому не взята.',
  },
  pack_unknown: {
    en: 'Row {row}: the price is for a pack, but how much a pack holds is not said. Enter the units per pack.',
    ru: 'Строка {row}: цена за упаковку, но сколько в ней, не сказано. Укажите количество в упаковке.',
  },
  pack_from_name: {
    en: 'Row {row}: how much a pack holds was read in the name. Please check.',
    ru: 'Строка {row}: количество в упаковке прочитано в наименовании. Проверьте.',
  },
  packs_rounded: {
    en: 'Row {row}: the quantity is not a whole number of packs and was rounded up.',
    ru: 'Строка {row}: количество не кратно упаковке и округлено вверх.',
  },
  working_days: {
    en: 'Row {row}: “{value}” are working days; calendar days were taken.',
    ru: 'Строка {row}: «{value}» — рабочие дни, они пересчитаны в календарные.',
  },
  contact_incomplete: {
    en: 'Row {row}: “{value}” has no e-mail address or phone number, so the name went to the notes.',
    ru: 'Строка {row}: у контакта «{value}» нет почты и телефона, поэтому имя перенесено в заметки.',
  },
  entry_full: {
    en: 'Row {row} was not added to row {line}: a supplier has at most 20 contacts and 10 tags.',
    ru: 'Строка {row} не добавлена к строке {line}: у поставщика не больше 20 контактов и 10 тегов.',
  },
  both_dates: {
    en: 'Row {row} has a date and a number of days. The date was taken.',
    ru: 'В строке {row} есть и дата, и срок в днях. Взята дата.',
  },
};

/** Sentences about suppliers where those about lines would not fit. */
const SUPPLIER_ISSUES: Partial<Readonly<Record<IssueCode, Words>>> = {
  heading_row: {
    en: 'Row {row} is above the headings and was skipped.',
    ru: 'Строка {row} над заголовками и пропущена.',
  },
  repeated_heading: {
    en: 'Row {row} repeats the headings and was skipped.',
    ru: 'Строка {row} повторяет заголовки и пропущена.',
  },
  not_a_line: { en: 'Row {row} is a total and was skipped.', ru: 'Строка {row} — итог, она пропущена.' },
  no_name: {
    en: 'Row {row} has neither a name nor an e-mail address.',
    ru: 'В строке {row} нет ни названия, ни адреса почты.',
  },
  name_from_cell: {
    en: 'Row {row} has no name, so “{value}” was taken.',
    ru: 'В строке {row} нет названия, поэтому взято «{value}».',
  },
  too_many_lines: {
    en: 'Row {row} was skipped: at most {limit} suppliers are imported at once.',
    ru: 'Строка {row} пропущена: за один раз загружается не больше {limit} поставщиков.',
  },
  other_sheet: {
    en: 'The sheet “{value}” was not read. Choose it if the suppliers are there.',
    ru: 'Лист «{value}» не прочитан. Выберите его, если поставщики там.',
  },
  no_columns: { en: 'No column of names was found. Choose it.', ru: 'Колонка с названиями не найдена. Выберите её.' },
  joined_row: {
    en: 'Row {row} is the supplier of row {line} and was added to it.',
    ru: 'Строка {row} — тот же поставщик, что в строке {line}, и добавлена к ней.',
  },
  not_understood: {
    en: 'Row {row}, column {column}: “{value}” is not valid here and was left out.',
    ru: 'Строка {row}, колонка {column}: «{value}» здесь не подходит и не взято.',
  },
};

const REFUSALS: Readonly<Record<Refusal, Words>> = {
  empty: { en: 'There is nothing in it.', ru: 'Здесь ничего нет.' },
  too_large: {
    en: 'It is larger than {limit}. Leave only the rows that are needed.',
    ru: 'Размер больше {limit}. Оставьте только нужные строки.',
  },
  encrypted: {
    en: 'The file is protected with a password. Remove the password and save it again.',
    ru: 'Файл защищён паролем. Снимите пароль и сохраните файл снова.',
  },
  old_xls: {
    en: 'This .xls file cannot be read. Open it in Excel or LibreOffice, choose “Save as” and the type .xlsx, then send that file.',
    ru: 'Этот файл .xls не читается. Откройте его в Excel или LibreOffice, выберите «Сохранить как» и тип .xlsx, затем загрузите новый файл.',
  },
  binary_workbook: {
    en: 'This is a binary workbook (.xlsb). Open it in Excel, choose “Save as” and the type .xlsx, then send that file.',
    ru: 'Это двоичная книга Excel (.xlsb). Откройте её в Excel, выберите «Сохранить как» и тип .xlsx, затем загрузите новый файл.',
  },
  document: {
    en: 'This is a document, not a spreadsheet. Open it, copy the table and paste it here.',
    ru: 'Это документ, а не таблица. Откройте его, скопируйте таблицу и вставьте её сюда.',
  },
  web_page: {
    en: 'This is a web page or XML, even if its name ends in .xls. Open it in Excel or LibreOffice, choose “Save as” and the type .xlsx, then send that file.',
    ru: 'Это веб-страница или XML, даже если имя файла кончается на .xls. Откройте её в Excel или LibreOffice, выберите «Сохранить как» и тип .xlsx, затем загрузите новый файл.',
  },
  not_a_spreadsheet: {
    en: 'This is no spreadsheet. Choose an .xlsx, .xls, .ods, .csv or text file.',
    ru: 'Это не таблица. Выберите файл .xlsx, .xls, .ods, .csv или текстовый файл.',
  },
  broken_zip: {
    en: 'The file is damaged and cannot be opened. Save it again or send another copy.',
    ru: 'Файл повреждён и не открывается. Сохраните его заново или пришлите другую копию.',
  },
  zip_bomb: {
    en: 'The file unpacks to more than {limit} MiB and was not opened.',
    ru: 'Файл распаковывается больше чем в {limit} МиБ и не был открыт.',
  },
  too_many_columns: {
    en: 'The sheet has more than {limit} columns. Leave only those that are needed.',
    ru: 'На листе больше {limit} колонок. Оставьте только нужные.',
  },
  too_many_rows: {
    en: 'The sheet has {rows} rows, at most {limit} are read. Leave only those that are needed.',
    ru: 'На листе {rows} строк, читается не больше {limit}. Оставьте только нужные.',
  },
  too_much: {
    en: 'The file holds too much: at most {cells} cells in {rows} rows and {characters} characters are read. Copy what is needed into a new file.',
    ru: 'В файле слишком много данных: читается не больше {cells} ячеек в {rows} строках и {characters} знаков. Скопируйте нужное в новый файл.',
  },
  too_complex: {
    en: 'Reading this takes too much time or memory. Copy the rows that are needed into a new file.',
    ru: 'Чтение занимает слишком много времени или памяти. Скопируйте нужные строки в новый файл.',
  },
  no_such_sheet: { en: 'There is no sheet “{sheet}”.', ru: 'Листа «{sheet}» нет.' },
  no_visible_sheet: {
    en: 'All filled sheets are hidden. Show the one with the lines.',
    ru: 'Все заполненные листы скрыты. Покажите лист с позициями.',
  },
};

/** Why a file or block cannot be read. */
export function sentenceOf({ reason, params }: Pick<UnreadableError, 'reason' | 'params'>, lang: Lang): string {
  return fillIn(REFUSALS[reason][lang], params);
}

export function presentIssue(issue: Issue, lang: Lang): ImportIssue {
  return worded(issue, ISSUES[issue.code][lang]);
}

export function presentSupplierIssue(issue: Issue, lang: Lang): ImportIssue {
  return worded(issue, (SUPPLIER_ISSUES[issue.code] ?? ISSUES[issue.code])[lang]);
}

function worded({ severity, code, row, column, value, params }: Issue, sentence: string): ImportIssue {
  return {
    severity,
    code,
    row,
    column,
    value,
    message: fillIn(sentence, { row, column, value: value ?? '', ...params }),
  };
}
