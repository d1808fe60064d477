/** Reads whether the prices of a quote include VAT, and the rate. */
import type { VatMode, VatRate } from '@zakupki/procurement/money/vat';
import { readVatRate } from '@zakupki/procurement/money/vat-input';
import { type FactReader, type Found, foundAt } from './fact.ts';
import { BEGIN, END, matchesOf, pattern } from './pattern.ts';

const RATE = String.raw`(?:\(?\s*(?:ставка\s+|по\s+ставке\s+|at\s+|rate\s+|@\s*)?(?<rate>\d{1,2}(?:[.,]0+)?)\s*%\s*\)?)`;
const VAT = String.raw`(?:ндс|vat|v\.a\.t\.?)`;

const WITHOUT = pattern(
  String.raw`${BEGIN}(?:(?:ндс|налогом\s+на\s+добавленную\s+стоимость)\s+не\s+облага\p{L}*|не\s+облага\p{L}*\s+ндс|без\s+налога\s*\(\s*ндс\s*\)|без\s+ндс[\s,(–—-]*(?=усн|упрощ|псн|нпд|в\s+связи|на\s+основании|согласно|ст\.)[^\t.;]*|не\s+явля\p{L}+\s+плательщик\p{L}*\s+ндс|неплательщик\p{L}*\s+ндс|освобожд\p{L}+\s+от\s+(?:уплаты\s+|исполнения[^.;\t]{0,40})?ндс|(?:работа\p{L}+|организация|компания|ип)\s+(?:[\p{L}\s]{0,20})без\s+ндс|(?:по|на)\s+(?:усн|упрощ[её]нк\p{L}+)|примен\p{L}+\s+(?:усн|упрощ\p{L}+)|усн|упрощ[её]нн\p{L}+\s+систем\p{L}+\s+налогообложения|vat[\s-]exempt|exempt\s+from\s+vat|not\s+subject\s+to\s+vat|no\s+vat(?:\s+(?:applies|is\s+charged|applicable))?|not\s+(?:vat[\s-]registered|registered\s+for\s+vat)|not\s+a\s+vat\s+payer|outside\s+the\s+scope\s+of\s+vat)${END}`,
);
const EXCLUDED = pattern(
  [
    String.raw`${BEGIN}без\s+(?:уч[её]та\s+)?${VAT}(?:\s*${RATE.replace('?<rate>', '?<rate1>')})?`,
    String.raw`${BEGIN}${VAT}\s*(?:${RATE.replace('?<rate>', '?<rate2>')})?[\s:,(—–-]*(?:(?:в\s+(?:цен\p{L}+|стоимость)\s+)?не\s+(?:включ|вход|учт|учит)\p{L}*(?:\s+в\s+(?:цен\p{L}+|стоимость))?|начисля\p{L}+|сверху|сверх|дополнительно|оплачивается\s+(?:отдельно|дополнительно)|(?:is\s+|are\s+)?(?:excluded|not\s+included|extra|exclusive|added|payable\s+extra)|(?:to|will)\s+be\s+added|on\s+top)`,
    String.raw`(?:${BEGIN}(?:плюс|кроме\s+того|excluding|excludes?|excl\.?|exclusive\s+of|without|plus|before|net\s+of|ex\.?)|\+)\s*(?:${RATE.replace('?<rate>', '?<rate3>')}\s*)?${VAT}${END}(?:\s*${RATE.replace('?<rate>', '?<rate4>')})?`,
    String.raw`${BEGIN}(?:net\s+prices?|prices?\s+(?:are|is)\s+net)${END}`,
  ].join('|'),
);
const INCLUDED = pattern(
  [
    String.raw`${BEGIN}(?:с|c)\s+(?:уч[её]том\s+)?${VAT}(?:\s*${RATE.replace('?<rate>', '?<rate1>')})?`,
    String.raw`${BEGIN}(?:включа\p{L}+|в\s*т\.?\s*ч\.?|в\s+том\s+числе|учитыва\p{L}+)\s+(?:в\s+себя\s+)?(?:${RATE.replace('?<rate>', '?<rate2>')}\s*)?${VAT}(?:\s*[—–-]?\s*${RATE.replace('?<rate>', '?<rate3>')})?`,
    String.raw`${BEGIN}${VAT}\s*(?:${RATE.replace('?<rate>', '?<rate4>')})?[\s:,—–-]*(?:(?:уже\s+)?(?:включ|вход|учт)\p{L}*(?:\s+в\s+(?:цен\p{L}+|стоимость))?|в\s+том\s+числе|в\s*т\.\s*ч\.?|в\s+цене|(?:is\s+|are\s+)?(?:included|inclusive|incl\.?))`,
    String.raw`${BEGIN}(?:including|includes?|incl\.?|inclusive\s+of|with|w\/)\s+(?:${RATE.replace('?<rate>', '?<rate5>')}\s*)?${VAT}${END}(?:\s*${RATE.replace('?<rate>', '?<rate6>')})?`,
    String.raw`${BEGIN}(?:gross\s+prices?|prices?\s+(?:are|is)\s+gross)${END}`,
  ].join('|'),
);
const RATE_ALONE = pattern(
  [
    String.raw`${BEGIN}(?:ставка\s+)?${VAT}\s*(?:rate)?\s*[\s:=—–-]*${RATE.replace('?<rate>', '?<rate1>')}`,
    String.raw`(?<![\d.,])(?<rate2>\d{1,2})\s*%\s*${VAT}${END}`,
  ].join('|'),
);

interface VatStatement {
  readonly mode: VatMode | null;
  readonly rate: VatRate | null;
  readonly wrongRate: string | null;
  readonly start: number;
  readonly end: number;
}

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
