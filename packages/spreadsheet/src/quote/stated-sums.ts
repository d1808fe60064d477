/** Reads the sums above or below the lines of a quote, and what they show about VAT. */
import type { Currency } from '@zakupki/procurement/money/currency';
import { add, compare, multiply, divide, subtract } from '@zakupki/procurement/decimals/decimal';
import { VAT_RATES, type VatMode, type VatRate, vatPercent } from '@zakupki/procurement/money/vat';
import { moneyOf, MONEY } from './facts/amount-text.ts';
import type { QuoteText } from './facts/fact.ts';
import { matchesOf, pattern } from './facts/pattern.ts';
import { vatStatements } from './facts/vat-facts.ts';

export interface StatedSum {
  readonly kind: 'net' | 'gross' | 'vat' | 'total' | 'discount';
  readonly amount: string;
  readonly currency: Currency | null;
  readonly text: QuoteText;
}

const LABEL =
  /(?:^|[\t.;,:]\s*|\s)(?:(?:итого|всего|общая\s+сумма|общая\s+стоимость|сумма(?=\s*(?:\t|:))|сумма(?:\s+(?:сч[её]та|кп|предложения|заказа|к\s+оплате|с\s+ндс|без\s+ндс|ндс))|к\s+оплате|стоимость\s+(?:заказа|предложения|без\s+ндс|с\s+ндс)|на\s+сумму|grand\s+total|sub-?\s?total|total|amount\s+due|net\s+(?:total|amount)|sum\s+total)(?!\p{L})|(?:в\s*т\.?\s*ч\.?|в\s+том\s+числе)\s+ндс|(?<=^\s*|[\t.;,]\s*)(?:(?:сумма\s+)?ндс|vat)(?=[\s\d%().:—–-]*(?:\t|:|\s)[\s\t:—–=-]*\d)|скидка|discount)/iu;
const NO_SUM =
  /минимальн|minimum|^\s*(?:все\s+)?(?:цены|prices)(?!\p{L})|всего\s+наименований(?!.*на\s+сумму)|(?:итого|всего)\s+позиций/iu;
const SUM = pattern(MONEY);
/** Percentages and counts are not sums. */
const ASIDE =
  /\(?\s*\d{1,2}(?:[.,]\d+)?\s*%\s*\)?|всего\s+наименований\s+\d+|\d+\s*(?:шт|позици\p{L}*|наимен\p{L}*|items?|lines?|pcs|дн|дней|дня|нед\p{L}*|мес\p{L}*|days?|weeks?|months?)(?!\p{L})\.?/giu;

export const isSum = (text: string): boolean => LABEL.test(text) && !NO_SUM.test(text);

/** "Итого: 100,00; НДС 22%: 22,00; всего: 122,00" contains three sums. */
export function statedSums(from: QuoteText): StatedSum[] {
  return partsOf(from.text).flatMap((part): StatedSum[] => {
    if (!isSum(part)) return [];
    const plain = part.replaceAll(ASIDE, (match) => ' '.repeat(match.length));
    // The last number is the sum; a count may precede it.
    const money = matchesOf(SUM, plain)
      .flatMap((one) => moneyOf(one.groups) ?? [])
      .at(-1);
    return money === undefined ? [] : [{ kind: kindOf(part), ...money, text: from }];
  });
}

/** Sums of one row, each with its label. */
function partsOf(text: string): string[] {
  const marks = [...text.matchAll(new RegExp(LABEL, 'giu'))].map(({ index }) => index);
  // "Итого с НДС" and "Всего к оплате" are one label each: a part without a number belongs to the next.
  const parts: string[] = [];
  for (const [at, start] of marks.entries()) {
    const part = text.slice(at === 0 ? 0 : start, marks[at + 1] ?? text.length);
    const before = parts.at(-1);
    if (before !== undefined && !/\d/u.test(before.replaceAll(ASIDE, ' '))) parts[parts.length - 1] = before + part;
    else parts.push(part);
  }
  return parts.length > 0 ? parts : [text];
}

function kindOf(label: string): StatedSum['kind'] {
  const words = label.split(/\d{3,}|\d[.,]\d/u)[0] ?? label;
  if (/скидк|discount/iu.test(words) && !/(?:со|с\s+уч[её]том|with|after)\s+(?:скидк|discount)/iu.test(words))
    return 'discount';
  if (
    /^[\s\t.;,:]*(?:(?:в\s*т\.?\s*ч\.?|в\s+том\s+числе)\s+|сумма\s+|итого\s+|total\s+)?(?:ндс|vat)(?!\p{L})/iu.test(
      words,
    )
  )
    return 'vat';
  const modes = new Set(vatStatements(words).map(({ mode }) => mode));
  if (modes.has('excluded') || /sub-?\s?total|net\s+(?:total|amount)/iu.test(words)) return 'net';
  return modes.has('included') || /к\s+оплате|grand\s+total|amount\s+due/iu.test(words) ? 'gross' : 'total';
}

/** Sum of the rounding differences of the lines. */
const ROUNDING = '1';
export const isNear = (a: string, b: string): boolean => compare(subtract(a, b).replace('-', ''), ROUNDING) <= 0;

interface SumsMeaning {
  readonly mode: VatMode | null;
  readonly rate: VatRate | null;
  /** the sum in the VAT mode of the prices */
  readonly declared: StatedSum | null;
  /** sums that exist only in the other VAT mode */
  readonly ofOtherBasis: readonly StatedSum[];
}

/**
 * A stated mode wins; otherwise the sum of the lines shows whether the prices add up to the sum with or without VAT.
 */
export function meaningOf(
  sums: readonly StatedSum[],
  {
    mode,
    linesTotal,
    rate,
    deliveryCost,
  }: { mode: VatMode | null; rate: VatRate | null; linesTotal: string | null; deliveryCost: string | null },
): SumsMeaning {
  const known = withBasis(sums);
  const isLines = ({ amount }: StatedSum) =>
    linesTotal !== null &&
    (isNear(amount, linesTotal) || (deliveryCost !== null && isNear(amount, add(linesTotal, deliveryCost))));
  const net = known.filter(({ kind }) => kind === 'net');
  const gross = known.filter(({ kind }) => kind === 'gross');
  const plain = known.filter(({ kind }) => kind === 'total');
  const inferred: VatMode | null =
    gross.some(isLines) && !net.some(isLines)
      ? 'included'
      : net.some(isLines) && !gross.some(isLines)
        ? 'excluded'
        : mode === null && linesTotal === null && known.some(isPartOfTotal)
          ? 'included'
          : null;
  const basis = mode ?? inferred;
  const ofBasis = basis === 'included' ? gross : basis === 'excluded' ? net : [];
  const usable = basis === null ? [...gross, ...plain, ...net] : [...ofBasis, ...plain];
  const hasDiscount = known.some(({ kind }) => kind === 'discount');
  const declared =
    (hasDiscount ? undefined : usable.find(isLines)) ?? ofBasis.at(-1) ?? plain.at(-1) ?? usable.at(-1) ?? null;
  return {
    mode: inferred,
    rate: rate ?? rateOf(known),
    declared,
    ofOtherBasis: declared === null ? (basis === 'included' ? net : basis === 'excluded' ? gross : []) : [],
  };
}

/** "В т. ч. НДС": the total includes VAT, and so do the prices unless the numbers contradict. */
const isPartOfTotal = ({ kind, text }: StatedSum) =>
  kind === 'vat' && /в\s*т\.?\s*ч|в\s+том\s+числе|incl/iu.test(text.text);

/** The numbers show whether a plain total next to an amount of VAT includes it. */
function withBasis(sums: readonly StatedSum[]): StatedSum[] {
  const vat = sums.filter(({ kind }) => kind === 'vat').at(-1)?.amount;
  if (vat === undefined || compare(vat, '0') === 0) return [...sums];
  const amounts = sums.filter(({ kind }) => kind !== 'vat' && kind !== 'discount').map(({ amount }) => amount);
  const has = (amount: string) => amounts.some((stated) => isNear(stated, amount));
  return sums.map((sum): StatedSum => {
    if (sum.kind !== 'total' && !(sum.kind === 'gross' && !has(subtract(sum.amount, vat)))) return sum;
    if (has(add(sum.amount, vat))) return { ...sum, kind: 'net' };
    if (has(subtract(sum.amount, vat)) || rateIn(sum.amount, vat, 'included') !== null)
      return { ...sum, kind: 'gross' };
    return rateIn(sum.amount, vat, 'excluded') === null ? sum : { ...sum, kind: 'net' };
  });
}

/** The rate that gives the amount of VAT for a sum. */
function rateIn(sum: string, vat: string, mode: VatMode): VatRate | null {
  return (
    VAT_RATES.find((rate) => {
      const percent = vatPercent(rate);
      if (percent === '0') return false;
      const whole = mode === 'included' ? add('100', percent) : '100';
      return isNear(divide(multiply(sum, percent), whole, 2), vat);
    }) ?? null
  );
}

function rateOf(sums: readonly StatedSum[]): VatRate | null {
  const vat = sums.find(({ kind }) => kind === 'vat')?.amount;
  if (vat === undefined || compare(vat, '100') < 0) return null;
  for (const { kind, amount } of sums) {
    const rate =
      kind === 'gross' ? rateIn(amount, vat, 'included') : kind === 'net' ? rateIn(amount, vat, 'excluded') : null;
    if (rate !== null) return rate;
  }
  return null;
}
