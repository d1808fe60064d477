/** Reads the sums above or below the lines of a quote, and what they show about VAT. */
import type { Currency } from '@zakupki/procurement/money/currency';
import { add, compare, type Decimal, multiply, divide, round, subtract } from '@zakupki/procurement/decimals/decimal';
import { type VatMode, vatPercent } from '@zakupki/procurement/money/vat';
import { VAT_RATES, type VatRate } from '@zakupki/procurement/money/vat-rates';
import { currencyWords, onlyCurrency } from '../words/currency-words.ts';
import { moneyOf, MONEY } from './amount-text.ts';
import type { QuoteText } from './fact.ts';
import { matchesOf, pattern } from './pattern.ts';
import { vatStatements } from './vat-facts.ts';
import { anyPhrase, anyWord } from '../words/word-table.ts';

export type StatedSum = {
  readonly kind: 'net' | 'gross' | 'vat' | 'total' | 'discount';
  /** multiplied by its scale */
  readonly amount: string;
  /** 1000 for "Итого, тыс. руб."; null when its text names none */
  readonly scale: Decimal | null;
  readonly currency: Currency | null;
  readonly text: QuoteText;
};

const SUM_NAMES = anyPhrase({
  ru: String.raw`итого, всего, общая сумма, общая стоимость, сумма(?=\s*(?:\t|:)),
    сумма (?:сч[её]та|кп|предложения|заказа|к оплате|с ндс|без ндс|ндс), к оплате,
    стоимость (?:заказа|предложения|без ндс|с ндс), на сумму`,
  en: String.raw`grand total, sub-?\s?total, total, amount due, net (?:total|amount), sum total`,
});
const VAT_NAMES = anyPhrase({
  ru: '(?:сумма )?ндс, (?:без|с) (?:уч[её]та |уч[её]том )?ндс',
  en: String.raw`vat, (?:excl(?:uding|\.)?|incl(?:uding|\.)?|ex\.?|with|without) vat`,
});
const LABEL = new RegExp(
  String.raw`(?:^|[\t.;,:]\s*|\s)(?:${SUM_NAMES}(?!\p{L})|(?:в\s*т\.?\s*ч\.?|в\s+том\s+числе)\s+ндс|(?<=^\s*|[\t.;,]\s*)${VAT_NAMES}(?=[\s\d%().:—–-]*(?:\t|:|\s)[\s\t:—–=-]*\d)|(?<=^\s*|\t\s*)(?:net|gross)(?=\s*(?:\t|:))|скидка|discount)`,
  'iu',
);
const NO_SUM = new RegExp(
  anyPhrase({
    ru: String.raw`минимальн, при (?:заказе|сумме|покупке), ^\s*(?:все )?цены(?!\p{L}),
      всего наименований(?!.*на сумму), (?:итого|всего) позиций`,
    en: String.raw`minimum, for orders, orders? (?:over|above|from), ^\s*(?:все )?prices(?!\p{L})`,
  }),
  'iu',
);
const SUM = pattern(MONEY);
/** Percentages and counts are not sums. */
const COUNTED = anyWord({
  ru: 'шт, позици*, наимен*, дн, дней, дня, нед*, мес*',
  en: 'items?, lines?, pcs, days?, weeks?, months?',
});
const ASIDE = new RegExp(
  String.raw`\(?\s*\d{1,2}(?:[.,]\d+)?\s*(?:%|процент\p{L}*|per\s?cent)\s*\)?|всего\s+наименований\s+\d+|\d+\s*${COUNTED}(?!\p{L})\.?`,
  'giu',
);

export const isSum = (text: string): boolean => LABEL.test(text) && !NO_SUM.test(text);

/** "Итого: 100,00; НДС 22%: 22,00; всего: 122,00" contains three sums. */
export function statedSums(from: QuoteText): StatedSum[] {
  return partsOf(from.text).flatMap((part): StatedSum[] => {
    if (!isSum(part)) return [];
    const plain = part.replaceAll(ASIDE, (match) => ' '.repeat(match.length));
    // The last number is the sum; a count may precede it.
    const found = matchesOf(SUM, plain).flatMap((one) => {
      const money = moneyOf(one.groups);
      return money === null ? [] : [{ money, start: one.index, end: one.index + one[0].length }];
    });
    const last = found.at(-1);
    if (last === undefined) return [];
    const { money } = last;
    const scale = scaleOf(plain.slice(0, found[0]?.start), plain.slice(last.end));
    const named = money.currency === null ? onlyCurrency(part) : null;
    const currency = named === null || named === 'unknown' ? money.currency : named;
    const amount = scale === null ? money.amount : round(multiply(money.amount, scale), 2);
    return [{ kind: kindOf(part), amount, scale, currency, text: from }];
  });
}

/** The scale in the label of a sum, or right behind it: "15,6 тыс. руб."; "рублей 00 копеек" is none. */
function scaleOf(label: string, behind: string): Decimal | null {
  const ofLabel = currencyWords(label).factor;
  const ofAmount = currencyWords(behind.slice(0, LONGEST_SCALE)).factor;
  return ofLabel ?? (ofAmount !== null && compare(ofAmount, '1') > 0 ? ofAmount : null);
}
const LONGEST_SCALE = 20;

/**
 * Sums of a list whose prices are in thousands, in units; those that name their scale are already. A total that equals the
 * lines as it is written is not in thousands.
 */
export function inUnits(
  sums: readonly StatedSum[],
  { price, total }: { readonly price: Decimal | null; readonly total: Decimal | null },
  linesTotal: Decimal | null,
): StatedSum[] {
  const factor = total ?? price;
  if (factor === null || factor === '1') return [...sums];
  const scaled = sums.map((sum) =>
    sum.scale === null ? { ...sum, scale: factor, amount: round(multiply(sum.amount, factor), 2) } : sum,
  );
  const equals = (some: readonly StatedSum[]) =>
    linesTotal !== null && some.some(({ amount }) => isNear(amount, linesTotal) || isWithVat(amount, linesTotal));
  if (equals(sums)) return [...sums];
  return total !== null || equals(scaled) ? scaled : [...sums];
}

const isWithVat = (amount: Decimal, net: Decimal) => rateIn(net, subtract(amount, net), 'excluded') !== null;

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
  if (modes.has('excluded') || /sub-?\s?total|net\s+(?:total|amount)|^\s*net(?!\p{L})/iu.test(words)) return 'net';
  return modes.has('included') || /к\s+оплате|grand\s+total|amount\s+due|^\s*gross(?!\p{L})/iu.test(words)
    ? 'gross'
    : 'total';
}

/** Sum of the rounding differences of the lines. */
const ROUNDING = '1';
export const isNear = (a: string, b: string): boolean => compare(subtract(a, b).replace('-', ''), ROUNDING) <= 0;

type SumsMeaning = {
  readonly mode: VatMode | null;
  readonly rate: VatRate | null;
  /** the sum in the VAT mode of the prices */
  readonly declared: StatedSum | null;
  /** sums that exist only in the other VAT mode */
  readonly ofOtherBasis: readonly StatedSum[];
};

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
        : isTaxed(gross, linesTotal, rate ?? rateOf(known))
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

/** "Итого с НДС 5 %" that is the sum of the lines and their VAT. */
function isTaxed(gross: readonly StatedSum[], linesTotal: string | null, rate: VatRate | null): boolean {
  if (linesTotal === null || rate === null || vatPercent(rate) === '0') return false;
  const taxed = add(linesTotal, divide(multiply(linesTotal, vatPercent(rate)), '100', 2));
  return gross.some(({ amount }) => isNear(amount, taxed));
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

/** The rate that the stated VAT is of the stated sums, whatever the texts call it. */
export const rateOfSums = (sums: readonly StatedSum[]): VatRate | null => rateOf(withBasis(sums));

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
