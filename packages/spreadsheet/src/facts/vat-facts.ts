/** Reads whether the prices of a quote include VAT, and the rate. */
import type { VatMode } from '@zakupki/procurement/money/vat';
import type { VatRate } from '@zakupki/procurement/money/vat-rates';
import { readVatRate } from '@zakupki/procurement/money/vat-input';
import { type FactReader, type Found, foundAt } from './fact.ts';
import { BEGIN, END, matchesOf, pattern } from './pattern.ts';
import { anyPhrase } from '../words/word-table.ts';

const RATE = String.raw`(?:\(?\s*(?:ставка\s+|по\s+ставке\s+|at\s+|rate\s+|@\s*)?(?<rate>\d{1,2}(?:[.,]0+)?)\s*%\s*\)?)`;
const VAT = String.raw`(?:ндс|vat|v\.a\.t\.?)`;

/** A seller who does not charge VAT, and why. */
const NOT_CHARGED = anyPhrase({
  ru: String.raw`(?:ндс|налогом на добавленную стоимость) не облага*, не облага* ндс, без налога\s*\(\s*ндс\s*\),
    без ндс[\s,(–—-]*(?=усн|упрощ|псн|нпд|в связи|на основании|согласно|ст\.)[^\t.;]*, не явля+ плательщик* ндс,
    неплательщик* ндс, освобожд+ от (?:уплаты |исполнения[^.;\t]{0,40})?ндс,
    (?:работа+|организация|компания|ип) (?:[\p{L}\s]{0,20})без ндс, (?:по|на) (?:усн|упрощ[её]нк+),
    примен+ (?:усн|упрощ+), усн, упрощ[её]нн+ систем+ налогообложения`,
  en: String.raw`vat[\s-]exempt, exempt from vat, not subject to vat, no vat(?: (?:applies|is charged|applicable))?,
    not (?:vat[\s-]registered|registered for vat), not a vat payer, outside the scope of vat`,
});
const WITHOUT = pattern(BEGIN + NOT_CHARGED + END);
const ADDED = anyPhrase({
  ru: String.raw`(?:в (?:цен+|стоимость) )?не (?:включ|вход|учт|учит)\p{L}*(?: в (?:цен+|стоимость))?, начисля+, сверху, сверх,
    дополнительно, оплачивается (?:отдельно|дополнительно)`,
  en: String.raw`(?:is |are )?(?:excluded|not included|extra|exclusive|added|payable extra), (?:to|will) be added, on top`,
});
const NOT_WITH = anyPhrase({
  ru: 'плюс, кроме того',
  en: String.raw`excluding, excludes?, excl\.?, exclusive of, without, plus, before, net of, ex\.?`,
});
const WITH = anyPhrase({ ru: '', en: String.raw`including, includes?, incl\.?, inclusive of, with, w/` });
const PART_OF_PRICE = anyPhrase({
  ru: String.raw`(?:уже )?(?:включ|вход|учт)\p{L}*(?: в (?:цен+|стоимость))?, в том числе, в\s*т\.\s*ч\.?, в цене`,
  en: String.raw`(?:is |are )?(?:included|inclusive|incl\.?)`,
});
/** The rate as one of several groups of a pattern. */
const rate = (at: number) => RATE.replace('?<rate>', `?<rate${at}>`);
const EXCLUDED = pattern(
  [
    String.raw`${BEGIN}без\s+(?:уч[её]та\s+)?${VAT}(?:\s*${rate(1)})?`,
    String.raw`${BEGIN}${VAT}\s*(?:${rate(2)})?[\s:,(—–-]*${ADDED}`,
    String.raw`(?:${BEGIN}${NOT_WITH}|\+)\s*(?:${rate(3)}\s*)?${VAT}${END}(?:\s*${rate(4)})?`,
    String.raw`${BEGIN}(?:net\s+prices?|prices?\s+(?:are|is)\s+net)${END}`,
  ].join('|'),
);
const INCLUDED = pattern(
  [
    String.raw`${BEGIN}(?:с|c)\s+(?:уч[её]том\s+)?${VAT}(?:\s*${rate(1)})?`,
    String.raw`${BEGIN}(?:включа\p{L}+|в\s*т\.?\s*ч\.?|в\s+том\s+числе|учитыва\p{L}+)\s+(?:в\s+себя\s+)?(?:${rate(2)}\s*)?${VAT}(?:\s*[—–-]?\s*${rate(3)})?`,
    String.raw`${BEGIN}${VAT}\s*(?:${rate(4)})?[\s:,—–-]*${PART_OF_PRICE}`,
    String.raw`${BEGIN}${WITH}\s+(?:${rate(5)}\s*)?${VAT}${END}(?:\s*${rate(6)})?`,
    String.raw`${BEGIN}(?:gross\s+prices?|prices?\s+(?:are|is)\s+gross)${END}`,
  ].join('|'),
);
const RATE_ALONE = pattern(
  [
    String.raw`${BEGIN}(?:ставка\s+)?${VAT}\s*(?:rate)?\s*[\s:=—–-]*${rate(1)}`,
    String.raw`(?<![\d.,])(?<rate2>\d{1,2})\s*%\s*${VAT}${END}`,
  ].join('|'),
);

type VatStatement = {
  readonly mode: VatMode | null;
  readonly rate: VatRate | null;
  readonly wrongRate: string | null;
  readonly start: number;
  readonly end: number;
};

/** All statements on VAT; "без НДС" with a reason, such as a simplified tax system, is the rate "none". */
export function vatStatements(text: string): VatStatement[] {
  let rest = text;
  const take = (form: RegExp, mode: VatMode | null, isNone = false): VatStatement[] => {
    const found = matchesOf(form, rest);
    for (const { 0: whole, index } of found)
      rest = rest.slice(0, index) + '¦'.repeat(whole.length) + rest.slice(index + whole.length);
    return found.map(({ 0: whole, index, groups }) => {
      const percent = Object.values(groups ?? {}).find((value) => value !== undefined);
      const rate = isNone ? 'none' : percent === undefined ? null : readVatRate(`${percent}%`);
      return {
        mode,
        rate,
        wrongRate: percent !== undefined && rate === null ? percent : null,
        start: index,
        end: index + whole.length,
      };
    });
  };
  const none = take(WITHOUT, null, true);
  const stated = [...take(EXCLUDED, 'excluded'), ...take(INCLUDED, 'included'), ...take(RATE_ALONE, null)];
  // A simplified tax system with VAT at 5 or 7 %: the rate is what counts.
  const hasRate = stated.some(({ rate }) => rate !== null);
  return [...(hasRate ? [] : none), ...stated];
}

export const readVat: FactReader = (text) =>
  vatStatements(text).flatMap(({ mode, rate, start, end }): Found[] => {
    const match = Object.assign([text.slice(start, end)] as unknown as RegExpExecArray, { index: start });
    return [
      ...(mode === null ? [] : [foundAt('vatMode', mode, match)]),
      ...(rate === null ? [] : [foundAt('vatRate', rate, match)]),
    ];
  });
