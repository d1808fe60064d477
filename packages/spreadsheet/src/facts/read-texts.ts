/** Reads facts from the texts around the lines of a quote, and reports what was not understood. */
import { type Issue, shownValue } from '../cells/issue.ts';
import { readCurrencyName } from './currency-facts.ts';
import { readDelivery } from './delivery-facts.ts';
import { readDocument } from './document-facts.ts';
import type { Fact, FactReader, Found, QuoteText } from './fact.ts';
import { readPayment } from './payment-facts.ts';
import { readSupplier, wrongTaxNumber } from './supplier-facts.ts';
import { isSum, type StatedSum, statedSums } from './stated-sums.ts';
import { readVat, vatStatements } from './vat-facts.ts';
import { anyPhrase, anyWord } from '../words/word-table.ts';
import { ANY_SUPPORTED, CODE, SYMBOL } from '../words/currency-forms.ts';

export type TextsReading = {
  readonly facts: readonly Fact[];
  readonly sums: readonly StatedSum[];
  readonly issues: readonly Issue[];
  /** rows, by sheet and number, from which a fact was read */
  readonly understood: ReadonlySet<string>;
};

export const placeOf = ({ sheet, row }: Pick<QuoteText, 'sheet' | 'row'>): string => `${sheet ?? ''} ${row}`;

const READERS: readonly FactReader[] = [readSupplier, readVat, readCurrencyName, readDelivery, readPayment];

/** The buyer, whose details must not be mistaken for the supplier's. */
const BUYER = new RegExp(
  String.raw`(?:^|\t)\s*${anyPhrase({
    ru: String.raw`кому, покупатель, заказчик, получатель, грузополучатель, плательщик, клиент,
      для (?=(?:ООО|АО|ПАО|ЗАО|ИП)\s), уважаем+`,
    en: `to, attn, attention, customer, buyer, bill(?:ed)? to, ship to, client, prepared for, dear`,
  })}(?![\p{L}])\s*[:.,—–-]?.*?(?=\t\s*${anyWord({
    ru: 'поставщик, продавец, исполнитель',
    en: 'supplier, seller, vendor, from',
  })}(?!\p{L})|$)`,
  'iu',
);

/** @param today start of periods when the quote has no date */
export function readTexts(texts: readonly QuoteText[], today: string | null): TextsReading {
  const facts: Fact[] = [];
  const sums: StatedSum[] = [];
  const issues: Issue[] = [];
  const understood = new Set<string>();
  const written = texts.flatMap(({ text }) => clausesOf(text).flatMap((clause) => readDocument(clause, null)));
  const base = written.find(({ field }) => field === 'externalDate')?.value ?? today;
  for (const from of withSignatures(texts)) {
    const buyer = BUYER.exec(from.text)?.[0] ?? '';
    if (buyer !== '') issues.push(issueOf('info', 'about_buyer', from, buyer.trim()));
    const supplierText = from.text.replace(buyer, ' ').trim();
    const unknown: string[] = [];
    for (const clause of clausesOf(supplierText)) {
      const clauseSums = sumsIn({ ...from, text: clause });
      sums.push(...clauseSums);
      const found =
        clauseSums.length > 0
          ? vatRates(clause)
          : [...readDocument(clause, base), ...READERS.flatMap((read) => read(clause, base))];
      facts.push(...found.map((fact) => factOf(fact, { ...from, text: clause })));
      const wrong = wrongTaxNumber(clause);
      if (wrong !== null) issues.push(issueOf('error', 'tax_id_invalid', from, wrong));
      for (const { wrongRate } of vatStatements(clause))
        if (wrongRate !== null) issues.push(issueOf('error', 'unknown_vat_rate', from, `${wrongRate}%`));
      if (found.length > 0) understood.add(placeOf(from));
      if (clauseSums.length === 0) unknown.push(...leftOf(clause, found));
    }
    if (unknown.length > 0)
      issues.push(
        issueOf(unknown.some(isAboutMoney) ? 'warning' : 'info', 'not_understood', from, unknown.join(' … ')),
      );
  }
  return { facts, sums, issues, understood };
}

/** Whether a text states any fact of a quote. */
export const statesFact = (text: string): boolean => READERS.some((read) => read(text, null).length > 0);

const sumsIn = (text: QuoteText) => (isSum(text.text) ? statedSums(text) : []);

/** A sum states the rate of VAT, but not whether the prices include it. */
const vatRates = (clause: string) => readVat(clause, null).filter(({ field }) => field === 'vatRate');

const factOf = (
  { field, value, isDoubtful = false, payment, scheme, currency }: Found,
  { sheet, row, text }: QuoteText,
): Fact => ({
  field,
  value,
  sheet,
  row,
  text: shownValue(text.replaceAll(/\s*\t\s*/gu, ' · ')),
  isDoubtful,
  ...(payment && { payment }),
  ...(scheme && { scheme }),
  ...(currency && { currency }),
});

function issueOf(severity: Issue['severity'], code: Issue['code'], { row }: QuoteText, value: string): Issue {
  return { severity, code, row, column: null, value: shownValue(value.replaceAll(/\s*\t\s*/gu, ' · ')) };
}

/** Joins "С уважением," with the name in the next row. */
function withSignatures(texts: readonly QuoteText[]): QuoteText[] {
  return texts.map((from, at) => {
    const before = texts[at - 1];
    const isSigned =
      before?.row === from.row - 1 &&
      /^\s*(?:с уважением|(?:best |kind )?regards|sincerely)[\s,.]*$/iu.test(before.text);
    return isSigned ? { ...from, text: `${before.text.trim().replace(/[,.]*$/u, '')}, ${from.text}` } : from;
  });
}

/** Longest text matched at once: patterns are slow on long texts. */
const CLAUSE = /[^]{1,500}/gu;

/** Abbreviations, whose full stop ends no sentence. */
const ABBREVIATED = anyWord({
  ru: 'ул, пр, пер, наб, пл, стр, корп, оф, обл, пос, дер, респ, мкр, пом, лит, пгт, терр, тел, моб, эл, им, ст, гг',
  en: '[eE]xcl, [iI]ncl, [eE]x, no, tel, mr, mrs, ms, dr, co, ltd, inc, corp, approx, ref',
});
const LABELS = anyWord({
  ru: String.raw`доставка, срок\s, гарантия, итого, всего\s, самовывоз, цены\s`,
  en: String.raw`delivery, lead\s+time, warranty, total`,
});
const BREAK = new RegExp(
  [
    String.raw`(?<=[\p{Ll}\d%)»"](?:\s?%|[\p{Ll}\d%)»"])[.;!])(?<!(?<!\p{L})${ABBREVIATED}\.)\s+(?=\p{Lu})`,
    String.raw`\n+`,
    String.raw`,\s+(?=${LABELS}(?!\p{L}))`,
  ].join('|'),
  'u',
);

/** Splits into sentences, and at labels within a sentence. */
function clausesOf(text: string): string[] {
  return text
    .split(BREAK)
    .filter((clause) => clause.trim() !== '')
    .flatMap((clause) => clause.match(CLAUSE) ?? []);
}

/** Terms that change what is paid, with a figure: "При заказе от 1000 шт скидка 5 %", "Доставка 5 % от суммы". */
const CHANGES_PRICE = new RegExp(
  String.raw`(?<!\p{L})${anyWord({
    ru: `скидк, наценк, надбавк, доставк, транспортн, бонус, ретро, коэф, множител, курс, пошлин, групп`,
    en: `discount, rebate, surcharge, markup, freight, delivery, shipping, coefficient, multiplier, exchange, duty,
      group`,
  })}`,
  'iu',
);
const COEFFICIENT = /(?<!\p{L})(?:коэф|множител|coefficient|multiplier)\p{L}*[^\d.;]{0,20}\d/iu;
const FIGURE = new RegExp(String.raw`\d(?:[\d\s.,]*)(?:%|тыс|${ANY_SUPPORTED})|(?:${SYMBOL}|${CODE})\s*\d`, 'iu');
const isAboutMoney = (text: string) => COEFFICIENT.test(text) || (CHANGES_PRICE.test(text) && FIGURE.test(text));

/** The parts of a clause that contain words but no fact. */
function leftOf(clause: string, found: readonly Found[]): string[] {
  const marks = Array.from(clause, () => true);
  for (const { start, end } of found) marks.fill(false, start, end);
  return Array.from(clause)
    .map((sign, at) => (marks[at] ? sign : '\u0000'))
    .join('')
    .split('\u0000')
    .map((part) => part.replace(/^[\s,.:;—–\t-]+|[\s,.:;—–\t-]+$/gu, ''))
    .filter((part) => (found.length === 0 ? /[\p{L}\d]/u : /\p{L}{3,}.*\s.*\p{L}{3,}/su).test(part));
}
