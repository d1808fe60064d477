/** What texts around a table say of all its prices: "Цены за 100 шт.", "(тыс. руб.)", "Скидка 5 %", "1 у.е. = 1 EUR". */
import type { Decimal } from '@zakupki/procurement/decimals/decimal';
import { ANY_SUPPORTED, type NamedCurrency, UNIT_OF_ACCOUNT } from '../words/currency-forms.ts';
import { currencyWords, onlyCurrency } from '../words/currency-words.ts';
import { type PriceUnit, countedPriceUnit } from '../words/pack.ts';
import { statedSums } from '../facts/stated-sums.ts';
import type { QuoteText } from '../facts/fact.ts';
import { vatModeOf } from '../columns/price-terms.ts';
import type { Caption, PriceWords } from './sections.ts';
import { isMoneyMeasure } from '../headings/measure-words.ts';
import { anyPhrase, anyWord } from '../words/word-table.ts';

export type PriceNotes = {
  readonly factor: Decimal | null;
  readonly per: PriceUnit | null;
  /** percent */
  readonly discount: Decimal | null;
  /** titles of sections, when one of them names a discount; it holds for the rows below the title */
  readonly sections: readonly DiscountSection[];
  readonly currency: NamedCurrency | null;
  /** the currency of a conventional unit */
  readonly unitOfAccount: NamedCurrency | null;
  /** the texts that were used, by row */
  readonly rows: ReadonlySet<number>;
  /** texts between the lines, which hold for the lines below them, with the ones that they replace */
  readonly captions: readonly Caption[];
};

type DiscountSection = {
  /** from 1 */
  readonly row: number;
  /** percent; null for a title without a discount */
  readonly percent: Decimal | null;
};

/** The discount of the section that holds a row, in percent. */
export const discountFor = ({ sections, discount }: PriceNotes, row: number): Decimal | null =>
  sections.findLast((section) => section.row < row)?.percent ?? discount;

const NO_NOTES: PriceNotes = {
  factor: null,
  per: null,
  discount: null,
  sections: [],
  currency: null,
  unitOfAccount: null,
  rows: new Set(),
  captions: [],
};

const ABOUT_PRICES = /(?<!\p{L})(?:цен[аыуе]?|стоимост|сумм|прайс|price|amount|all figures|rates?)/iu;
/** A text that is only a currency or a scale stands above a table: "(тыс. руб.)", "Валюта: тыс. руб.". */
const ALONE =
  /^[\s(]*(?:(?:в|in|валюта|currency|ед\p{L}*\.?\s*изм\p{L}*\.?|единица\s+измерения)\s*[:—–-]?\s*)?[\p{L}\s.,'’₽$€]{1,24}[\s).]*$/iu;
const IN_SCALE = new RegExp(
  String.raw`(?<!\p{L})${anyWord({
    ru: 'цен*, стоимост*, сумм*, данные, показател*',
    en: 'prices?, amounts?, figures, values, rates?',
  })}[^.;\d]{0,40}?(?<!\p{L})(?:в|in)\s+${anyWord({
    ru: 'тыс, млн, миллион, коп, тысяч, цент',
    en: String.raw`k, ths, thousand, million, mln, kopeck, cent, ['’]000`,
  })}|(?<!\p{L})(?:в|in)\s+${ANY_SUPPORTED}\s*(?:k|ths|thousand|million|mln)`,
  'iu',
);
/** A title such as "Price list 2026 (USD, EXW Shanghai)" is about all prices. */
const TITLE = /^[^.;]{0,40}(?:price\s*list|quotation|прайс|коммерческое\s+предложение)[^.;]{0,80}$/iu;
const withoutAmounts = (text: string) => text.replaceAll(/\d[\d\s.,]*[\p{L}\p{Sc}]*/gu, ' ');
const CONDITION = /(?<!\p{L})(?:при|если|от|свыше|более|over|above|if|for orders|from)\s[^.;]*\d|минимальн|minimum/iu;
const PER_COUNT = new RegExp(
  String.raw`(?:${anyWord({
    ru: 'цен*, стоимост*, прайс*',
    en: 'prices?',
  })}[^.;]{0,60}?(?:за|per|for)\s+(?:1\s+)?|${anyPhrase({
    ru: 'единица цены',
    en: 'unit of pricing, pric(?:e|ing) unit',
  })}\s*[:=—–-]\s*)(?:(?<rest>(?:\d{1,3}(?:[ ,.\u00A0]\d{3})+|[\d\p{L}])[^.;,)]{0,24}))`,
  'iu',
);
const DISCOUNTS = anyWord({ ru: 'скидк*', en: 'discount, rebate' });
const PERCENT = String.raw`\d{1,2}(?:[.,]\d{1,2})?`;
const DISCOUNT = new RegExp(
  [
    String.raw`(?<!\p{L})${DISCOUNTS}[^\d.;]{0,40}(?<percent>${PERCENT})\s*(?:%|процент|per\s?cent)`,
    String.raw`(?<before>${PERCENT})\s*%\s*(?:\p{L}+\s+)?${DISCOUNTS}`,
    String.raw`${anyWord({
      ru: 'цен*, прайс*',
      en: 'prices?, list',
    })}[^.;\d]{0,30}(?:минус|less)\s+(?<less>${PERCENT})\s*%`,
  ].join('|'),
  'iu',
);
const APPLIED = new RegExp(
  [
    String.raw`${anyWord({
      ru: String.raw`с\s+уч[её]том, со, после, включа+, учтен*, уже`,
      en: String.raw`including, after, with, net of, incl\.?`,
    })}\s+(?:[\p{L}]+\s+)?(?:скидк|discount)`,
    String.raw`скидк\p{L}*[^.;]{0,20}(?:учтен|включен)`,
    'discount[^.;]{0,12}(?:included|applied)',
  ].join('|'),
  'iu',
);
const OF_ACCOUNT = new RegExp(
  String.raw`(?:${UNIT_OF_ACCOUNT}|cu|усл\.?\s*ед\.?)\s*(?:=|—|–|-|равн\p{L}+|is|equals?|эквивалент\p{L}*)\s*(?:1\s*)?(?<currency>[^\d\s]+(?:\s*сша)?)`,
  'iu',
);
const IN_ACCOUNT = new RegExp(
  String.raw`(?:цен\p{L}*|стоимост\p{L}*|prices?)[^.;\d]{0,40}?(?<!\p{L})(?:в|in)\s+${UNIT_OF_ACCOUNT}`,
  'iu',
);
const IN_CURRENCY = new RegExp(
  [
    String.raw`${anyWord({
      ru: 'цен*, стоимост*, сумм*',
      en: 'prices?, amounts?, all figures',
    })}[^.;\d]{0,40}?(?:(?<!\p{L})(?:в|in))\s+(?<currency>[^.;\d]{1,24})`,
    String.raw`валют[аеы]?\s*[:—–-]\s*(?<named>[^.;\d]{1,24})`,
    String.raw`currency\s*[:—–-]?\s*(?<english>[^.;\d]{1,24})`,
    String.raw`${anyWord({
      ru: String.raw`прайс(?:[\s-]*лист)?, коммерческое\s+предложение`,
      en: String.raw`price\s*list, quotation`,
    })}\s*[,:(—–-]\s*(?:в\s+|in\s+)?(?<listed>[^.;,()\d]{1,24})\)?\s*$`,
  ].join('|'),
  'iu',
);

/** The sheet of the lines, and where they are in it. */
type ListedRows = {
  readonly sheet: string | null;
  readonly rows: readonly number[];
  readonly headerRow: number;
};

export function priceNotes(texts: readonly QuoteText[], lines: ListedRows): PriceNotes {
  const notes = notesIn(texts, lines);
  // "Прайс USD" on the tab of the sheet.
  return notes.currency !== null || notes.captions.length > 0 || lines.sheet === null
    ? notes
    : { ...notes, currency: onlyCurrency(lines.sheet) };
}

function notesIn(texts: readonly QuoteText[], lines: ListedRows): PriceNotes {
  const captions = texts.flatMap((text) => captionOf(text, lines.sheet) ?? []).toSorted((a, b) => a.row - b.row);
  const [first = 0, last = 0] = [lines.rows[0], lines.rows.at(-1)];
  const isBetween = ({ row }: Caption) => row > first && row < last;
  const isDivided = captions.some(isBetween);
  const sections = sectionsIn(texts, lines);
  let notes: PriceNotes = { ...NO_NOTES, sections };
  const rows = new Set<number>(sections.flatMap(({ row, percent }) => (percent === null ? [] : [row])));
  const note = (found: Partial<PriceNotes>, row: number | null) => {
    notes = { ...notes, ...found };
    if (row !== null) rows.add(row);
  };
  const above = texts.filter(({ sheet, row }) => sheet === lines.sheet && row < first).flatMap(cornersOf);
  for (const { row, text: whole } of [...above, ...texts]) {
    const text = whole.slice(0, 400).replaceAll('\t', ' ');
    const isAbout = ABOUT_PRICES.test(text);
    const { factor } = currencyWords(text);
    // "119 600 рублей 00 копеек" is an amount; "цены в тыс. руб." is a scale.
    if (factor !== null && isScale(text, isAbout) && notes.factor === null) note({ factor }, row);
    const account = OF_ACCOUNT.exec(text)?.groups?.['currency'];
    const unit = account === undefined ? null : onlyCurrency(account);
    if (unit !== null && notes.unitOfAccount === null) note({ unitOfAccount: unit }, row);
    if (unit !== null && IN_ACCOUNT.test(text) && notes.currency === null) note({ currency: unit }, row);
    const named = IN_CURRENCY.exec(text)?.groups;
    const currency =
      named === undefined ? null : namedCurrency(Object.values(named).find((one) => one !== undefined) ?? '');
    // It is a fact of the quote too.
    if (currency !== null && notes.currency === null) note({ currency }, null);
    else if (TITLE.test(text) && notes.currency === null && onlyCurrency(withoutAmounts(text)) !== null)
      note({ currency: onlyCurrency(withoutAmounts(text)) }, null);
    else if (ALONE.test(text) && !isAbout && onlyCurrency(text) !== null && notes.currency === null)
      note({ currency: onlyCurrency(text) }, row);
    const per = perOfText(text);
    if (per !== null && notes.per === null) note({ per }, row);
    const percent = discountIn(whole);
    const isOfSection = sections.some((section) => section.row === row);
    if (percent !== null && !isOfSection && notes.discount === null) note({ discount: percent }, row);
  }
  if (!isDivided) return { ...notes, rows };
  for (const { row } of captions) rows.add(row);
  return { ...notes, factor: null, per: null, currency: null, rows, captions };
}

/** "USD или EUR" leaves the currency open. */
const namedCurrency = (text: string): NamedCurrency | null =>
  /(?<!\p{L})(?:или|либо|or)(?!\p{L})|\//iu.test(text) && currencyWords(text).currencies.length > 1
    ? 'unknown'
    : onlyCurrency(text);

/** A discount that a text takes off prices, in percent. */
function discountIn(whole: string): Decimal | null {
  const text = whole.slice(0, 400).replaceAll('\t', ' ');
  const found = DISCOUNT.exec(text)?.groups;
  const percent = found?.['percent'] ?? found?.['before'] ?? found?.['less'];
  // A row with the money of a discount is one of the sums.
  const isSum = statedSums({ sheet: null, row: 0, text: whole.slice(0, 400) }).length > 0;
  return percent === undefined || isSum || APPLIED.test(text) || CONDITION.test(text)
    ? null
    : percent.replace(',', '.');
}

/** The titles between the lines, when one of them names a discount. */
function sectionsIn(texts: readonly QuoteText[], { sheet, rows, headerRow }: ListedRows): DiscountSection[] {
  const last = rows.at(-1) ?? 0;
  const titles = texts
    .flatMap(({ sheet: own, row, text }) =>
      own === sheet && row !== null && row > headerRow && row < last ? [{ row, percent: discountIn(text) }] : [],
    )
    .toSorted((a, b) => a.row - b.row);
  return headerRow > 0 && titles.some(({ percent }) => percent !== null) ? titles : [];
}

/** "(тыс. руб.)" in the corner above a table, beside the title. */
const cornersOf = ({ text, ...place }: QuoteText): QuoteText[] => {
  const cells = text.slice(0, 400).split('\t');
  return cells.length < 2
    ? []
    : cells.flatMap((cell) => (ALONE.test(cell) && isMoneyMeasure(cell.trim()) ? [{ ...place, text: cell }] : []));
};

const isScale = (text: string, isAbout: boolean) => ALONE.test(text) || (isAbout && IN_SCALE.test(text));

/** Rows of captions between the lines, which are about the lines below them and not about all. */
export function captionRows(texts: readonly QuoteText[], { sheet, rows, headerRow }: ListedRows): ReadonlySet<number> {
  const [first = 0, last = 0] = [rows[0], rows.at(-1)];
  const found = texts
    .flatMap((text) => captionOf(text, sheet)?.row ?? [])
    .filter((row) => row > headerRow && row < last);
  return new Set(found.some((row) => row > first) ? found : []);
}

/** What a text of the lines' sheet says of the scale, currency and unit of prices; null when it says nothing. */
function captionOf({ sheet, row, text: whole }: QuoteText, lines: string | null): Caption | null {
  const text = whole.slice(0, LONGEST_CAPTION).replaceAll('\t', ' ');
  if (sheet !== lines || whole.length > LONGEST_CAPTION || statedSums({ sheet, row, text }).length > 0) return null;
  const isAbout = ABOUT_PRICES.test(text);
  const { factor } = currencyWords(text);
  const named = IN_CURRENCY.exec(text)?.groups;
  const stated = named === undefined ? text : (Object.values(named).find((one) => one !== undefined) ?? '');
  const currency = named !== undefined || (ALONE.test(text) && !isAbout) ? onlyCurrency(stated) : null;
  const scale = factor !== null && isScale(text, isAbout) ? factor : null;
  const per = perOfText(text);
  const vatMode = isAbout ? vatModeOf(text) : null;
  if (currency === null && scale === null && per === null && vatMode === null) return null;
  return { row, factor: scale ?? (currency === null ? null : '1'), currency, per, vatMode };
}

const OF_PRICE = /^(?:цен[аы]|price)\s+/iu;
const OF_VAT =
  /^(?:(?:без|с|вкл\p{L}*\.?|не\s+вкл\p{L}*|в\s+т\.?\s*ч\.?|incl\p{L}*\.?|excl\p{L}*\.?|with|without)\s+)(?:уч[её]т\p{L}*\s+)?(?:ндс|vat)[\s\d%.]*$/iu;

/** What a remark of one row says of its price and nothing else: "в долларах", "без НДС", "за 100 шт"; null otherwise. */
export function remarkOf(whole: string): PriceWords | null {
  const text = whole.trim().replace(OF_PRICE, '');
  if (text === '' || text.length > LONGEST_CAPTION) return null;
  const measure = text.replace(/^(?:в|in)\s+/iu, '');
  const isMoney = isMoneyMeasure(measure);
  const per = /^(?:за|per)\s/iu.test(text) ? countedPriceUnit(text) : null;
  const vatMode = OF_VAT.test(text) ? vatModeOf(text) : null;
  if (!isMoney && per === null && vatMode === null) return null;
  return {
    factor: isMoney ? currencyWords(measure).factor : null,
    currency: isMoney ? onlyCurrency(measure) : null,
    per: per !== null && isSeveral(per) ? per : null,
    vatMode,
  };
}

/** A caption is short; remarks are longer. */
const LONGEST_CAPTION = 80;

/** The quantity of a price that a text names beside the word for prices: "цена за 100 шт"; null when it names none. */
export function perOfText(text: string): PriceUnit | null {
  const rest = PER_COUNT.exec(text.slice(0, 400))?.groups?.['rest'];
  const per =
    rest === undefined ? null : countedPriceUnit(`/${rest.replace(/(?<=\d)[ ,.\u00A0](?=\d{3}(?!\d))/gu, '')}`);
  return per !== null && isSeveral(per) ? per : null;
}

/** A price for one piece needs no change. */
const isSeveral = ({ unitCode, contents }: PriceUnit) => ['DZN', 'CEN', 'MIL'].includes(unitCode) || contents !== null;
