/** Messages about an import, with parameters in braces. */
import type { ImportIssue } from '@zakupki/api-client/schema';
import { fillIn, type Lang, type Words } from '@zakupki/words';
import { VAT_RATES } from '@zakupki/procurement/money/vat-rates';
import { vatWord } from '../writing/value-words.ts';
import type { Issue, IssueCode } from '../cells/issue.ts';

const ISSUES: Readonly<Record<IssueCode, Words>> = {
  heading_row: {
    en: 'Row {row} is above the headings and was skipped.',
    ru: 'Строка {row} находится над заголовками и пропущена.',
  },
  repeated_heading: {
    en: 'Row {row} repeats the headings and was skipped.',
    ru: 'Строка {row} повторяет заголовки и пропущена.',
  },
  total_row: {
    en: 'Row {row} is a total and was skipped.',
    ru: 'Строка {row} — итог, она пропущена.',
  },
  another_table: {
    en: 'Row {row} has other headings. The rows below it were not read: paste them as a list of their own.',
    ru: 'В строке {row} другие заголовки. Строки под ней не прочитаны: вставьте их отдельным списком.',
  },
  section_row: {
    en: 'Row {row} is a section heading and was skipped.',
    ru: 'Строка {row} — заголовок раздела, она пропущена.',
  },
  not_a_line: {
    en: 'Row {row} has no item and quantity, so it was skipped.',
    ru: 'В строке {row} нет товара с количеством, поэтому она пропущена.',
  },
  no_name: {
    en: 'Row {row} has no name. Enter it, or choose the column with names.',
    ru: 'В строке {row} нет наименования. Заполните его или выберите колонку с наименованиями.',
  },
  nothing_offered: {
    en: 'Row {row} has no price and was skipped.',
    ru: 'В строке {row} нет цены, она пропущена.',
  },
  not_in_order: {
    en: 'Row {row} matches no line of the order. Choose a line or skip the row.',
    ru: 'Для строки {row} не нашлось позиции закупки. Выберите позицию или пропустите строку.',
  },
  unknown_line: {
    en: 'Row {row} is for a line that is no longer in this order.',
    ru: 'Строка {row} относится к позиции, которой в закупке уже нет.',
  },
  doubtful_match: {
    en: 'Row {row} was matched to line {position} of the order. Check the match.',
    ru: 'Строка {row} сопоставлена с позицией {position} закупки. Проверьте.',
  },
  too_many_lines: {
    en: 'Row {row} was skipped: an order can have at most {limit} lines.',
    ru: 'Строка {row} пропущена: в закупке не больше {limit} позиций.',
  },
  unused_column: {
    en: 'Column {column} “{value}” was not used. If you need it, choose what it contains.',
    ru: 'Колонка {column} «{value}» не использована. Если она нужна, выберите, что в ней.',
  },
  hidden_sheet: { en: 'Sheet “{value}” is hidden and was not read.', ru: 'Лист «{value}» скрыт и не прочитан.' },
  other_sheet: {
    en: 'Sheet “{value}” was not read. Choose it if it contains the lines.',
    ru: 'Лист «{value}» не прочитан. Выберите его, если позиции там.',
  },
  formula_without_value: {
    en: 'Row {row}: the formula {value} has no stored result. Open the file in a spreadsheet program and save it, or enter the value.',
    ru: 'Строка {row}: у формулы {value} нет сохранённого результата. Откройте файл в табличном редакторе и сохраните или впишите значение.',
  },
  cell_error: { en: 'Row {row} has {value} instead of a value.', ru: 'В строке {row} вместо значения стоит {value}.' },
  not_a_number: {
    en: 'Row {row}: “{value}” is not a number, such as 1234.50.',
    ru: 'Строка {row}: «{value}» — не число вида 1234,50.',
  },
  ambiguous_number: {
    en: 'Row {row}: “{value}” could be {first} or {second}. Choose how to read the numbers of the column.',
    ru: 'Строка {row}: «{value}» можно понять как {first} или {second}. Укажите, как читать числа этой колонки.',
  },
  negative: { en: 'Row {row}: “{value}” is below zero.', ru: 'Строка {row}: «{value}» меньше нуля.' },
  zero: {
    en: 'Row {row}: “{value}” is zero. Enter a larger number.',
    ru: 'Строка {row}: «{value}» — ноль. Укажите число больше нуля.',
  },
  too_large: { en: 'Row {row}: “{value}” is too large.', ru: 'Строка {row}: «{value}» — слишком большое число.' },
  too_precise: {
    en: 'Row {row}: “{value}” has too many decimal places.',
    ru: 'Строка {row}: в «{value}» слишком много знаков после запятой.',
  },
  unit_differs: {
    en: 'Row {row}: the price is for another unit than the order’s, and the two do not convert. Enter the price for the unit of the order.',
    ru: 'Строка {row}: цена за другую единицу, чем в заказе, и они не пересчитываются. Введите цену за единицу заказа.',
  },
  unknown_unit: {
    en: 'Row {row}: unknown unit “{value}”.',
    ru: 'Строка {row}: неизвестная единица измерения «{value}».',
  },
  unit_missing: {
    en: 'Row {row} has no unit, so pieces were used.',
    ru: 'В строке {row} нет единицы измерения, поэтому взяты штуки.',
  },
  unknown_vat_rate: {
    en: 'Row {row}: “{value}” is not a VAT rate. The rates are: {rates}.',
    ru: 'Строка {row}: «{value}» — не ставка НДС. Ставки: {rates}.',
  },
  unknown_date: {
    en: 'Row {row}: “{value}” is not a date, such as 20.11.2026.',
    ru: 'Строка {row}: «{value}» — не дата вида 20.11.2026.',
  },
  date_ambiguous: {
    en: 'Row {row}: “{value}” could be two different dates. Enter it as 20.11.2026.',
    ru: 'Строка {row}: «{value}» можно понять двояко. Запишите дату в виде 20.11.2026.',
  },
  unknown_country: {
    en: 'Row {row}: unknown country “{value}”.',
    ru: 'Строка {row}: неизвестная страна «{value}».',
  },
  gtin_invalid: {
    en: 'Row {row}: “{value}” is not a valid barcode. Check its digits.',
    ru: 'Строка {row}: «{value}» — неверный штрихкод. Проверьте цифры.',
  },
  okpd2_invalid: {
    en: 'Row {row}: “{value}” is not an OKPD2 code, such as 25.94.11.',
    ru: 'Строка {row}: «{value}» — не код ОКПД2 вида 25.94.11.',
  },
  too_long: {
    en: 'Row {row}: the text was cut to {limit} characters.',
    ru: 'Строка {row}: текст обрезан до {limit} символов.',
  },
  unclear_answer: {
    en: 'Row {row}: “{value}” is neither yes nor no.',
    ru: 'Строка {row}: «{value}» — не «да» и не «нет».',
  },
  total_differs: {
    en: 'Row {row}: {value} is not price times quantity. The price was used.',
    ru: 'Строка {row}: {value} не равно цене, умноженной на количество. Использована цена.',
  },
  merged_cells: {
    en: 'Row {row} shares a merged cell with row {top}. The number was used for row {top} only.',
    ru: 'Строка {row} делит объединённую ячейку со строкой {top}. Число использовано только для строки {top}.',
  },
  repeated_line: { en: 'Row {row} repeats row {earlier}.', ru: 'Строка {row} повторяет строку {earlier}.' },
  no_columns: {
    en: 'No column with names was found. Choose it.',
    ru: 'Колонка с наименованиями не найдена. Выберите её.',
  },
  currency_differs: {
    en: 'Prices are in {value}, the order is in {currency}.',
    ru: 'Цены указаны в {value}, закупка — в {currency}.',
  },
  email_invalid: {
    en: 'Row {row}: “{value}” is not an e-mail address.',
    ru: 'Строка {row}: «{value}» — не адрес эл. почты.',
  },
  phone_invalid: {
    en: 'Row {row}: “{value}” is not a phone number, such as +79161234567.',
    ru: 'Строка {row}: «{value}» — не номер телефона вида +79161234567.',
  },
  tax_id_invalid: {
    en: 'Row {row}: “{value}” is not a valid tax number. Check its digits.',
    ru: 'Строка {row}: «{value}» — неверный ИНН. Проверьте цифры.',
  },
  not_whole: {
    en: 'Row {row}: “{value}” must be a whole number of days.',
    ru: 'Строка {row}: «{value}» — нужно целое число дней.',
  },
  row_excluded: { en: 'You skipped row {row}.', ru: 'Строку {row} вы пропустили.' },
  numbering_row: {
    en: 'Row {row} only numbers the columns and was skipped.',
    ru: 'Строка {row} — номера колонок, она пропущена.',
  },
  joined_row: {
    en: 'Row {row} continues row {line} and was merged into it.',
    ru: 'Строка {row} продолжает строку {line} и добавлена к ней.',
  },
  name_from_cell: {
    en: 'Row {row} has no name in the column with names, so the first text of the row was used.',
    ru: 'В строке {row} колонка с наименованием пуста, поэтому взят первый текст строки.',
  },
  name_split: {
    en: 'Row {row}: the name is longer than 300 characters. The rest was moved to the specification.',
    ru: 'Строка {row}: наименование длиннее 300 символов. Остаток перенесён в характеристики.',
  },
  other_table: {
    en: 'Sheet “{value}” also looks like a list of lines and was not read. Choose it to read it.',
    ru: 'Лист «{value}» тоже похож на список позиций и не прочитан. Выберите его, чтобы прочитать.',
  },
  kept_as_note: {
    en: 'Row {row}: “{value}” is not a date, so it was moved to the delivery note.',
    ru: 'Строка {row}: «{value}» — не дата, поэтому текст перенесён в примечание к поставке.',
  },
  vat_mode_differs: {
    en: 'Prices in the file and in the order differ in VAT: one includes it, the other does not.',
    ru: 'Цены в файле и в закупке различаются по НДС: одни с НДС, другие без.',
  },
  repeated_offer: {
    en: 'Row {row} is another offer for the line of row {earlier} and was skipped.',
    ru: 'Строка {row} — ещё одно предложение по позиции из строки {earlier}, она пропущена.',
  },
  multiplied: {
    en: 'Column {column} “{value}”: the numbers were multiplied by {factor}.',
    ru: 'Колонка {column} «{value}»: числа умножены на {factor}.',
  },
  not_understood: {
    en: 'Row {row} could not be read: “{value}”.',
    ru: 'Строку {row} не удалось прочитать: «{value}».',
  },
  about_buyer: {
    en: 'Row {row} is about you, not the supplier: “{value}”.',
    ru: 'Строка {row} — о покупателе, а не о поставщике: «{value}».',
  },
  fact_differs: {
    en: '“{value}” differs from “{first}”, which was used.',
    ru: '«{value}» расходится с «{first}»; использовано второе.',
  },
  ambiguous_match: {
    en: 'Row {row} could match several lines: {lines}. Choose one or skip the row.',
    ru: 'Строка {row} подходит к нескольким позициям: {lines}. Выберите одну или пропустите строку.',
  },
  total_of_other_basis: {
    en: 'Row {row}: the total {value} is on another VAT basis than the prices and was not used.',
    ru: 'Строка {row}: сумма {value} указана иначе, чем цены (с НДС или без НДС), поэтому не использована.',
  },
  pack_unknown: {
    en: 'Row {row}: the price is per pack, but the units per pack are not stated. Enter them.',
    ru: 'Строка {row}: цена за упаковку, но сколько в ней единиц, не указано. Укажите количество в упаковке.',
  },
  pack_from_name: {
    en: 'Row {row}: the units per pack were read from the name. Check them.',
    ru: 'Строка {row}: количество в упаковке взято из наименования. Проверьте.',
  },
  packs_rounded: {
    en: 'Row {row}: the quantity is not a whole number of packs and was rounded up.',
    ru: 'Строка {row}: количество не кратно упаковке и округлено вверх.',
  },
  working_days: {
    en: 'Row {row}: “{value}” are working days, converted to calendar days.',
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
  hidden_row: {
    en: 'Row {row} is hidden in the file and was skipped.',
    ru: 'Строка {row} скрыта в файле и пропущена.',
  },
  hidden_column: {
    en: 'Column “{value}” is hidden in the file and was used. Check that it is the right one.',
    ru: 'Колонка «{value}» скрыта в файле, но использована. Проверьте, что это нужная.',
  },
  price_rounded: {
    en: 'Row {row}: the exact price is {exact}, rounded to {rounded}. The line sum in the file differs only because of that.',
    ru: 'Строка {row}: точная цена {exact}, округлена до {rounded}. Сумма строки в файле отличается только из-за этого.',
  },
  price_imprecise: {
    en: 'Row {row}: the exact price {exact} would be rounded to {rounded}. Enter the price for a larger unit.',
    ru: 'Строка {row}: точная цена {exact} округляется до {rounded}. Укажите цену за более крупную единицу.',
  },
  discount_applied: {
    en: 'The discount stated in the file was subtracted from the prices.',
    ru: 'Из цен вычтена скидка, указанная в файле.',
  },
  tier_applied: {
    en: 'The price depends on the quantity. Each line has the price for its quantity, and the other prices are in its note.',
    ru: 'Цена зависит от количества. В каждой позиции взята цена для её количества, остальные — в примечании.',
  },
  tier_missing: {
    en: 'Row {row}: no price is given for this quantity. The price for {tier} was used.',
    ru: 'Строка {row}: для этого количества цены нет. Взята цена «{tier}».',
  },
  sum_differs: {
    en: 'The file states a total of {value}, but its lines add up to {sum}.',
    ru: 'В файле указан итог {value}, а сумма его строк — {sum}.',
  },
  vat_amount_differs: {
    en: 'Row {row}: VAT of {value} does not match any standard rate of the line sum. Choose the rate.',
    ru: 'Строка {row}: НДС {value} не соответствует ни одной ставке от суммы строки. Выберите ставку.',
  },
  became_date: {
    en: 'Row {row}: “{value}” is a date in the file. The spreadsheet may have changed a size: {guess}?',
    ru: 'Строка {row}: «{value}» в файле — дата. Возможно, так изменился размер: {guess}?',
  },
  note_applied: {
    en: 'Row {row} was applied to the prices: “{value}”.',
    ru: 'Строка {row} учтена в ценах: «{value}».',
  },
  footnote: {
    en: 'Row {row}: “{value}” refers to a note in the file.',
    ru: 'Строка {row}: «{value}» ссылается на примечание в файле.',
  },
  declined: {
    en: 'Row {row}: “{value}” means that the line is not offered.',
    ru: 'Строка {row}: «{value}» — позиция не предлагается.',
  },
  price_on_request: {
    en: 'Row {row}: “{value}” is not a price. Ask the supplier for it.',
    ru: 'Строка {row}: «{value}» — не цена. Уточните её у поставщика.',
  },
  below_minimum: {
    en: 'Row {row}: the smallest quantity sold is {value}, more than {asked} asked for.',
    ru: 'Строка {row}: минимальное количество {value} больше запрошенного {asked}.',
  },
  currency_mixed: {
    en: 'Row {row}: “{value}” is not in {currency}, so it was not used.',
    ru: 'Строка {row}: «{value}» не в {currency}, поэтому не учтено.',
  },
  both_dates: {
    en: 'Row {row} has both a date and a number of days. The date was used.',
    ru: 'В строке {row} есть и дата, и срок в днях. Использована дата.',
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

export function presentIssue(issue: Issue, lang: Lang): ImportIssue {
  const rates = issue.code === 'unknown_vat_rate' && { rates: VAT_RATES.map((rate) => vatWord(rate, lang)).join(', ') };
  return worded({ ...issue, params: { ...issue.params, ...rates } }, ISSUES[issue.code][lang]);
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
