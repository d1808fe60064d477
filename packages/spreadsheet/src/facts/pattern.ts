/** Parts of patterns shared by the readers of a quote, as sources of regular expressions with the flags `iu`. */

/** Boundaries of a word; \b only knows Latin letters. */
export const BEGIN = String.raw`(?<![\p{L}\p{N}])`;
export const END = String.raw`(?![\p{L}\p{N}])`;

/** Text between a label and its value, without another number, cell or sentence. */
export const GAP = String.raw`[^\d\t.;¦]{0,50}?`;

const MONTH = String.raw`(?:янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?`;

/** Dates as documents write them: "20.11.2026", "«20» ноября 2026 г.", "Nov 20, 2026", "20-Nov-2026", "2026-11-20". */
export const DAY = [
  String.raw`\d{4}-\d{2}-\d{2}`,
  String.raw`\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})(?!\d)`,
  String.raw`[«"“]?\d{1,2}(?:st|nd|rd|th)?[»"”]?[\s-]+(?:of\s+)?${MONTH}[\s,-]+\d{4}(?:\s*г(?:ода|\.)?(?!\p{L}))?`,
  String.raw`${MONTH}\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}`,
].join('|');

export const AMOUNT = String.raw`\d{1,3}(?:[ \u00A0\u202F'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d{1,3}(?:,\d{3})+\.\d{1,2}(?!\d)|\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)|\d+(?:[.,]\d{1,3})?(?!\d)`;

/** A number of days, weeks or months: groups `from`, `to`, `kind` (working days) and `unit`. */
export const PERIOD = String.raw`(?<from>\d{1,3})(?:-?(?:ти|х|и))?(?:\s*(?:-|–|—|до|to)\s*(?<to>\d{1,3}))?\s*(?:\([^)\t]{1,20}\)\s*)?(?<kind>(?:(?:раб|кал|банк|work|business|bank|calend)[\p{L}.]*|[крб][./])\s*)?(?<unit>дн|день|дня|дней|сут|нед|мес|год|лет|day|week|wk|month|year|д(?!\p{L}))[\p{L}.]*`;

export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  return [...text.matchAll(pattern)];
}

export const pattern = (source: string): RegExp => new RegExp(source, 'giu');
