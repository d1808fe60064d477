/** What a heading says of its prices besides currency and VAT: new or old, of a tier, cost. */
import { headingSpelling } from './fields.ts';
import { anyWord } from '../words/word-table.ts';
import { ANY_SUPPORTED, CODE, SYMBOL } from '../words/currency-forms.ts';

export type PriceKind = 'final' | 'plain' | 'wholesale' | 'retail' | 'list' | 'ceiling' | 'cost';

/** How unlikely a price of the kind is to be the offer; a difference of less than 1 does not decide. */
export const KIND_COST: Readonly<Record<PriceKind, number>> = {
  final: 0,
  plain: 1.5,
  wholesale: 2,
  retail: 2.5,
  list: 3.5,
  ceiling: 5,
  cost: 6,
};

/** Beginnings of words in the spelling of headings, by kind; the first kind that fits counts. */
const STEMS: readonly (readonly [PriceKind, string])[] = [
  ['list', 'без скидк, до скидк, без учета скидк, before discount, without discount, excl discount, before rebate'],
  [
    'final',
    `стало, сейчас, действующ, актуальн, текущ, со скидк, с учетом скидк, с уч скидк, после скидк, новая, новой, новые, нов цена, ваша, ваш, для вас, вам, вашей,
     специальн, спец, спеццен, акци, персональн, индивидуальн, договорн, итогов, окончательн, конечн, предлагаем, предложени,
     discounted, after discount, net of discount, less discount, after rebate, new, your, special, promo, promotional,
     final, offer, offered, quoted, contract, sale, reduced, individual, personal, now, current, nett, best`,
  ],
  ['cost', 'закуп, себестоим, входн, вх, приход, purchase, buying, cost, landed, нетто закуп'],
  [
    'ceiling',
    'предельн, максимальн, нмц, ceiling, highest, max, maximum, лимит, потол, limit, cap, плановая, бюджет, budget, target',
  ],
  [
    'list',
    'было, прошл, предыдущ, прайс, базов, стар, прежн, каталож, обычн, исходн, регулярн, рыноч, конкурент, list, old, regular, base, catalogue, catalog, standard, was, before, previous, original, market, competitor',
  ],
  ['retail', 'розни, розн, ррц, рекоменд, retail, rrp, msrp, srp'],
  ['wholesale', 'опт, оптов, дилер, wholesale, dealer, trade'],
];

const KINDS = STEMS.map(([kind, stems]) => [kind, stems.split(/\s*,\s*/u).map((stem) => ` ${stem.trim()}`)] as const);

/** English short words are matched whole: "max" but not "maxima". */
const WHOLE = new Set([
  ' new',
  ' was',
  ' base',
  ' max',
  ' cap',
  ' list',
  ' old',
  ' your',
  ' trade',
  ' per',
  ' вх',
  ' cost',
  ' вам',
  ' ваш',
  ' опт',
  ' sale',
  ' net',
  ' offer',
  ' final',
  ' limit',
  ' now',
  ' before',
  ' best',
  ' nett',
  ' стало',
  ' было',
]);

/** Which of two prices holds depends on the day. */
const DATED = /(?<!\p{L})(?:с|до|по|from|since|until|till|to)\s+\d{1,2}[./]\d{1,2}(?:[./]\d{2,4})?/iu;

export function priceKind(heading: string): PriceKind {
  if (DATED.test(heading)) return 'plain';
  const spelled = ` ${headingSpelling(heading)} `;
  const has = (stem: string) => spelled.includes(WHOLE.has(stem) ? `${stem} ` : stem);
  return KINDS.find(([, stems]) => stems.some(has))?.[0] ?? 'plain';
}

/** "Цена за мин. партию", "Price per MOQ", "Lot price"; without a count, which would be a tier. */
const BATCH = new RegExp(
  String.raw`(?:(?<!\p{L})(?:за|per|for)|\/)\s*(?:1\s+|the\s+)?(?:(?:мин\p{L}*|min\p{L}*)\.?\s*)?${anyWord({
    ru: 'парти, лот, отгрузк, заказ',
    en: String.raw`moq, batch, lot(?!\p{L}), order, q(?:uanti)?ty`,
  })}|(?<!\p{L})(?:lot|batch|moq)\s+price|стоимость\s+(?:мин\p{L}*\.?\s*)?парти`,
  'iu',
);
export const isPriceOfBatch = (heading: string): boolean => BATCH.test(heading) && !/\d{2}/u.test(heading);

/** "Стоимость" is the sum of a line or the price of a unit; "Стоимость всего" and "Сумма" are sums. */
export const isSumOrPrice = (heading: string): boolean => {
  const spelled = headingSpelling(heading);
  return (
    /^(?:(?:плановая |сметная |ориентировочная )?стоимость|(?:estimated )?(?:value|cost)|бюджет|budget|лимит)(?: |$)/u.test(
      spelled,
    ) && !/ (?:всего|общая|итог|total|позици|строк|парти|line)/u.test(spelled)
  );
};

/** The quantities for which a price holds; null is open. */
export type Tier = {
  readonly from: number | null;
  readonly to: number | null;
  /** whether the lower limit itself belongs to the tier below */
  readonly isAbove: boolean;
  /** whether the upper limit itself belongs to the tier above */
  readonly isBelow: boolean;
  /** a limit in money or packs rather than in pieces */
  readonly isMoney: boolean;
};

/** The tier of a price without limits. */
export const ANY_QUANTITY: Tier = { from: null, to: null, isAbove: false, isBelow: false, isMoney: false };

const COUNT = String.raw`\d{1,3}(?:[ \u00A0\u202F.,]\d{3})+|\d+(?:[.,]\d+)?`;
const SCALE = String.raw`тыс\.?|k(?!\p{L})|млн\.?`;
/** Behind the last limit: "5–10 тыс. шт" is from 5 thousand. */
const LAST = String.raw`(?:\s*(?<last>${SCALE}))?`;
const UNIT = String.raw`(?:\s*(?<unit>${SCALE}))?\s*(?:шт\p{L}*|ед\p{L}*|м\p{L}{0,3}|кг|т|л|pcs|pieces?|units?|pc|ea|m|kg)?\.?`;
const RANGE = new RegExp(
  String.raw`(?<from>${COUNT})${UNIT}\s*(?:-|–|—|−|\.\.\.?|…|до|to|по)\s*(?<to>${COUNT})${LAST}`,
  'iu',
);
const FROM = new RegExp(
  String.raw`(?:(?<!\p{L})(?:от|с|начиная с|from|starting at|min\.?)|≥|>=)\s*(?<from>${COUNT})${LAST}`,
  'iu',
);
const ABOVE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:свыше|более|больше|over|more than|above)|>)\s*(?<from>${COUNT})${LAST}`,
  'iu',
);
const MORE = new RegExp(
  String.raw`(?<from>${COUNT})${UNIT}\s*(?:\+|и\s+(?:более|выше|больше)|(?:and|or)\s+(?:more|above|over))`,
  'iu',
);
const UP_TO = new RegExp(
  String.raw`(?:(?<!\p{L})(?:до|по|не более|up to|until|max\.?)|≤|<=)\s*(?<to>${COUNT})${LAST}`,
  'iu',
);
const BELOW = new RegExp(
  String.raw`(?:(?<!\p{L})(?:менее|меньше|ниже|under|below|less than|fewer than)|<)\s*(?<to>${COUNT})${LAST}`,
  'iu',
);
/** "Price break 500". */
const BREAK = new RegExp(String.raw`(?:break|tier|заказе|партии)s?\s*:?\s*(?<from>${COUNT})\s*\p{L}{0,3}\.?$`, 'iu');
/** A count after these words is the quantity of one price, and a year or a rate is no quantity. */
const OTHER =
  /\d{1,2}[./]\d{1,2}[./]\d{2,4}|(?<!\d)\d{1,2}\.(?:0\d|1[0-2])(?!\d)|(?:за|per|\/)\s*\d[\d\s]*|\d+(?:[.,]\d+)?\s*%|(?<!\d)20\d\d\s*(?:г|год)/giu;
/** A limit of the order's sum: "от 10 000 руб.", "over $500"; "от 100 шт, руб." is none. */
const MONEY = new RegExp(
  [
    String.raw`\d\s*(?:тыс\.?\s*|k\s*|млн\.?\s*)?${ANY_SUPPORTED}`,
    String.raw`(?:${anyWord({
      ru: 'от, до, свыше, более',
      en: 'over, above, from, under, below, to, than',
    })}|[<>≤≥]=?)\s*(?:${SYMBOL}|${CODE})\s*\d`,
  ].join('|'),
  'iu',
);

/** "от 10 уп" counts packs, and quantities are in pieces. */
const PACKS = /\d\s*\+?\s*(?:уп|кор|пач|меш|пал|pack|box|carton|pallet)/iu;

const counted = (text: string | undefined, unit: string | undefined): number | null => {
  if (text === undefined) return null;
  const plain = /[.,]\d{3}(?!\d)/u.test(text) ? text.replaceAll(/[.,]/gu, '') : text.replace(',', '.');
  const value = Number(plain.replaceAll(/[\s\u00A0\u202F]/gu, ''));
  const factor = unit === undefined ? 1 : /^(?:тыс|k)/iu.test(unit) ? 1000 : 1_000_000;
  return Number.isFinite(value) ? value * factor : null;
};

/** The tier that a heading names: "до 499 шт", "500–999", "от 1000 шт", "100+"; null when it names none. */
export function tierOf(heading: string): Tier | null {
  const text = heading.replaceAll(OTHER, ' ');
  const at = (form: RegExp) => form.exec(text)?.groups;
  const isMoney = MONEY.test(text) || PACKS.test(text);
  const tier = (
    groups: Readonly<Record<string, string | undefined>>,
    limits: { isAbove?: boolean; isBelow?: boolean } = {},
  ): Tier => {
    const from = counted(groups['from'], groups['unit'] ?? groups['last']);
    const to = counted(groups['to'], groups['last'] ?? groups['unit']);
    return { from, to, isAbove: limits.isAbove ?? false, isBelow: limits.isBelow ?? false, isMoney };
  };
  const range = at(RANGE);
  if (range) return tier(range);
  const above = at(ABOVE);
  if (above) return tier(above, { isAbove: true });
  const more = at(MORE) ?? at(FROM);
  if (more) {
    const upper = at(UP_TO);
    return tier({ ...more, ...(upper && { to: upper['to'], ...(upper['last'] && { last: upper['last'] }) }) });
  }
  const below = at(BELOW);
  if (below) return tier(below, { isBelow: true });
  const upTo = at(UP_TO);
  if (upTo) return tier(upTo);
  const bare = at(BREAK);
  return bare ? tier(bare) : null;
}

/** The index of the tier that holds the quantity; of two that share a limit, the one that begins there. -1 for none. */
export function tierFor(tiers: readonly Tier[], quantity: number): number {
  const fits = tiers.map(({ from, to, isAbove, isBelow }) => {
    const isFrom = from === null || (isAbove ? quantity > from : quantity >= from);
    return isFrom && (to === null || (isBelow ? quantity < to : quantity <= to));
  });
  let best = -1;
  for (const [at, isFitting] of fits.entries()) {
    if (!isFitting) continue;
    const [tier, before] = [tiers[at], tiers[best]];
    if (
      !before ||
      (tier?.from ?? 0) > (before.from ?? 0) ||
      ((tier?.from ?? 0) === (before.from ?? 0) && (tier?.to ?? Infinity) < (before.to ?? Infinity))
    )
      best = at;
  }
  return best;
}
