/** Reads a quote's number, date and validity. */
import { readDate } from '../cells/cell-values.ts';
import { type FactReader, type Found, foundAt } from './fact.ts';
import { BEGIN, DAY, GAP, matchesOf, pattern, PERIOD } from './pattern.ts';
import { dayAfter, periodOf } from './period.ts';
import { anyPhrase } from '../words/word-table.ts';

const PAPER = anyPhrase({
  ru: String.raw`коммерческ+ предложени+, предложени[ея], кп, ткп, сч[её]т(?:-договор|-фактура|-оферта)?(?: на оплату)?,
    прайс(?:-лист)?, спецификаци[яи], исх(?:одящий)?`,
  en: 'quotation, quote, offer, proposal, (?:pro-?forma )?invoice, bid, price list',
});
const NUMBER = String.raw`(?<number>[\p{L}\d](?:[\p{L}\d\/._-]*[\p{L}\d])?)`;
const NUMBERED = pattern(
  String.raw`${BEGIN}${PAPER}[.\s]*(?:[:\t]\s*)?(?:№|#|N(?=[\s°º.]*\d)[°º.]?|No\b\.?:?|nr\.?|number\s*:?|номер\s*:?|ref(?:erence)?\.?\s*:?)\s*${NUMBER}(?:[\s,\t]*(?:от|dated|of|date\s*:?|дата\s*:?)\s*(?<day>${DAY}))?`,
);
/** "Our quotation CN-88/2026": without a number sign, only text in the form of a document number. */
const NUMBER_BARE = pattern(
  String.raw`${BEGIN}${PAPER}\s+(?<number>\p{L}{1,5}[-\/]?\d[\p{L}\d\/-]*)(?:[\s,]*(?:от|dated|of)\s*(?<day>${DAY}))?`,
);
const NUMBER_LABELS = anyPhrase({
  ru: 'номер(?: (?:кп|предложения|сч[её]та))?',
  en: String.raw`(?:offer|quote|quotation|our)\s*(?:no|number|ref(?:erence)?)\.?, (?:our )?ref(?:erence)?\.?, №`,
});
const NUMBER_ALONE = pattern(String.raw`(?:^|\t)\s*${NUMBER_LABELS}\s*[:\t№]\s*${NUMBER}(?:\s+от\s+(?<day>${DAY}))?`);
const DATE_LABELS = anyPhrase({
  ru: 'дата(?: (?:кп|предложения|составления|документа|выставления|сч[её]та))?, от',
  en: 'date(?: of (?:quote|offer|issue|quotation))?, dated',
});
const DATED = pattern(String.raw`(?:^|\t|[.;,]\s*)\s*${DATE_LABELS}\s*[:\t]?\s*(?<day>${DAY})`);
/** A date alone in its cell, at most after a town: "г. Москва, 20.11.2026". */
const DAY_ALONE = pattern(String.raw`(?:^|\t)\s*(?:г\.\s*\p{L}[\p{L}\s-]*,?\s*)?(?<day>${DAY})\s*(?=\t|$)`);
const VALID =
  BEGIN +
  anyPhrase({
    ru: String.raw`срок действия, действ(?:ует|ител|ия|уют)\p{L}*, актуал+,
      цены (?:фиксир\p{L}+|зафиксированы|сохраня\p{L}+), оплатить до`,
    en: String.raw`valid(?:ity)?, expir+, (?:prices?|quote|offer) (?:is|are) (?:firm|fixed|good), firm`,
  });
const VALID_UNTIL = pattern(String.raw`${VALID}${GAP}(?<day>${DAY})(?:\s*\(?включительно\)?|\s*\(?inclusive\)?)?`);
const VALID_FOR = pattern(String.raw`${VALID}${GAP}${PERIOD}`);
/** Reference to the buyer's document that the quote answers. */
const REQUESTS = anyPhrase({
  ru: String.raw`запрос*(?: (?:цен|предложени\p{L}+|кп))?, заявк+, вх(?:одящ\p{L}+)?, закупк+`,
  en: String.raw`your (?:request|rfq|enquiry|inquiry|ref(?:erence)?), rfq`,
});
const REQUEST = pattern(
  String.raw`(?:${BEGIN}(?:на|в ответ на|согласно|по)\s+)?(?:ваш\p{L}*\s+)?${REQUESTS}[.\s]*(?:№|#|No\b\.?|N)?\s*:?\s*[\p{L}\d-]*\d[\p{L}\d\/-]*(?:\s*(?:от|dated|of)\s*(?:${DAY}))?`,
);

const NOTE = pattern(
  String.raw`(?:^|\t)\s*(?:примечани[ея]|комментари[йи]|notes?|remarks?|comments?)\s*[:\t]\s*(?<note>.{2,1000})`,
);

export const readDocument: FactReader = (whole, today) => {
  // The number of another document is not the number of this quote.
  const text = whole.replaceAll(REQUEST, (match) => '¦'.repeat(match.length));
  // A label with its value in the next cell.
  const joined = text.replaceAll(/[:—–-]?[ ]*\t/gu, (match) => ' '.repeat(match.length));
  const validity = validityOf(joined, today);
  const plain = validity.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '¦'.repeat(end - start) + rest.slice(end),
    text,
  );
  const numbered = [
    ...matchesOf(NUMBERED, plain),
    ...matchesOf(NUMBER_ALONE, plain),
    ...matchesOf(NUMBER_BARE, plain),
  ].slice(0, 1);
  const dated = numbered.some((one) => one.groups?.['day'])
    ? numbered
    : [...matchesOf(DATED, plain), ...matchesOf(DAY_ALONE, plain)];
  return [
    ...numbered.flatMap((one) => {
      const number = one.groups?.['number'] ?? '';
      return /\d/u.test(number) && number.length <= 64 ? [foundAt('externalNumber', number, one)] : [];
    }),
    ...dated.slice(0, 1).flatMap((one) => {
      const day = dayIn(one.groups?.['day'] ?? '');
      return day === null ? [] : [foundAt('externalDate', day, one)];
    }),
    ...validity,
    ...matchesOf(NOTE, text).map((one) =>
      foundAt('notes', (one.groups?.['note'] ?? '').replaceAll('¦', '').trim(), one),
    ),
  ];
};

function validityOf(text: string, today: string | null): Found[] {
  const until = matchesOf(VALID_UNTIL, text).flatMap((one) => {
    const day = dayIn(one.groups?.['day'] ?? '');
    return day === null ? [] : [foundAt('validUntil', day, one)];
  });
  if (until.length > 0 || today === null) return until;
  return matchesOf(VALID_FOR, text).flatMap((one) => {
    const period = periodOf(one.groups);
    return period === null
      ? []
      : [foundAt('validUntil', dayAfter(today, period.days), one, { isDoubtful: period.isWorking })];
  });
}

/** Reads "«20» ноября 2026 г." as 2026-11-20; null when it is not a date or ambiguous. */
function dayIn(text: string): string | null {
  const plain = text
    .replaceAll(/[«»"“”]/gu, '')
    .replace(/(\d)(?:st|nd|rd|th)(?!\p{L})/iu, '$1')
    .replace(/(\d)[\s-]+of\s+/iu, '$1 ')
    .replace(/^(\d{1,2})-(\p{L}+)\.?-(\d{4})/u, '$1 $2 $3')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const found = readDate(plain);
  return found.ok ? found.value : null;
}
