/** Reads the terms of payment. */
import type { Payment } from '@zakupki/api-client/schema';
import { type FactReader, type Found, foundAt } from './fact.ts';
import { BEGIN, matchesOf, pattern, PERIOD } from './pattern.ts';
import { periodOf } from './period.ts';
import { anyPhrase } from '../words/word-table.ts';

const LABEL = String.raw`(?:(?:условия|порядок|форма|сроки?)\s+(?:оплаты|расч[её]тов|платежа)|оплат[аы]|расч[её]т|payment(?:\s+terms?)?|terms\s+of\s+payment|terms)`;
const LABELLED = pattern(String.raw`${BEGIN}${LABEL}(?![\p{L}])\s*[:\t—–-]?\s*(?<terms>[^\t¦]{2,250})`);
const NAMES = anyPhrase({
  ru: 'предоплат*, аванс*, постоплат*, отсрочк*',
  en: String.raw`prepay*, (?:payment )?in advance, advance payment, net\s*\d{1,3}(?: days)?, cash on delivery,
    payment (?:on|upon|after) delivery`,
});
const ALONE = pattern(
  String.raw`${BEGIN}(?:\d{1,3}\s*%[\s-]*(?:-?(?:ная|ый)\s+)?)?${NAMES}(?:[^\t.;¦]|\.(?=\S)){0,160}`,
);
const PREPAID =
  /предоплат|аванс|prepa|in\s+advance|advance|down\s*payment|deposit|до\s+отгрузки|перед\s+отгрузк|before\s+(?:shipment|delivery)/iu;
const POSTPAID = new RegExp(
  anyPhrase({
    ru: String.raw`отсрочк, постоплат, по факту, после (?:поставки|получения|отгрузки|приемки|приёмки|подписания),
      с (?:момента|даты) (?:поставки|получения|отгрузки|при[её]мки), по получени, при получени, остат, оставш, остальн`,
    en: String.raw`net\s*\d, days? net, after (?:delivery|receipt|invoice|shipment), (?:on|upon) (?:delivery|receipt),
      cash on, balance, deferred, credit`,
  }),
  'iu',
);
const PERCENT = /(?<percent>\d{1,3})\s*%/gu;
const NET_DAYS = /net\s*(?<days>\d{1,3})/iu;
const DAYS_LATER = new RegExp(PERIOD, 'giu');

/** Omits what the text does not state. Returns null when it states no terms of payment. */
export function paymentOf(text: string): { payment: Payment; isDoubtful: boolean } | null {
  const percents = matchesOf(PERCENT, text).map((one) => Number(one.groups?.['percent']));
  const isPrepaid = PREPAID.test(text);
  const isPostpaid = POSTPAID.test(text);
  const [first] = percents;
  const halves = /(?<![\d])(?<before>\d{2})\s*\/\s*(?<after>\d{2})(?![\d/])/u.exec(text)?.groups;
  if (halves && Number(halves['before']) + Number(halves['after']) === 100)
    return { payment: mixed(halves['before'] ?? '', laterDays(text)), isDoubtful: isWorking(text) };
  const isPart = first !== undefined && first > 0 && first < 100;
  if (isPart && (isPrepaid || isPostpaid)) {
    const before = isPrepaid && partOf(text, PREPAID, percents);
    const part = typeof before === 'number' ? before : 100 - (partOf(text, POSTPAID, percents) ?? first);
    return part > 0 && part < 100
      ? { payment: mixed(String(part), laterDays(text)), isDoubtful: isWorking(text) }
      : null;
  }
  if (isPrepaid && !isPostpaid) return { payment: { kind: 'prepaid' }, isDoubtful: false };
  if (isPostpaid && !isPrepaid)
    return { payment: { kind: 'postpaid', ...days(laterDays(text)) }, isDoubtful: isWorking(text) };
  return null;
}

const days = (count: number | null) => (count === null ? {} : { postpayDays: count });
const mixed = (percent: string, count: number | null): Payment => ({
  kind: 'mixed',
  prepayPercent: percent,
  ...days(count),
});

/** The percentage nearest to its word. */
function partOf(text: string, word: RegExp, percents: readonly number[]): number | null {
  const at = word.exec(text)?.index ?? -1;
  if (at < 0) return null;
  const near = matchesOf(PERCENT, text).map((one, index) => ({
    percent: percents[index] ?? 0,
    distance: Math.abs(one.index - at),
  }));
  return near.toSorted((a, b) => a.distance - b.distance)[0]?.percent ?? null;
}

/** Working days are converted to calendar days. */
const isWorking = (text: string): boolean =>
  matchesOf(DAYS_LATER, text).some(({ groups }) => periodOf(groups)?.isWorking ?? false);

/** Days after delivery: the last period, since the first may belong to the advance payment. */
function laterDays(text: string): number | null {
  const net = NET_DAYS.exec(text)?.groups?.['days'];
  if (net !== undefined) return Number(net);
  const behind = text.slice(Math.max(0, text.search(POSTPAID) - 60));
  const period = matchesOf(DAYS_LATER, behind)
    .map((one) => periodOf(one.groups))
    .at(-1);
  if (period) return period.days <= 365 ? period.days : null;
  return /по\s+факту|по\s+получени|при\s+получени|(?:on|upon)\s+(?:delivery|receipt)|cash\s+on/iu.test(text) ? 0 : null;
}

/** "Скидка при предоплате 5 %" offers a discount; it does not ask for an advance. */
const OF_DISCOUNT = /(?:скидк|бонус|discount|rebate)\p{L}*[^.;]{0,40}\s(?:при|за|for|on|if)\s/iu;

export const readPayment: FactReader = (text) => {
  if (OF_DISCOUNT.test(text)) return [];
  const labelled = matchesOf(LABELLED, text).flatMap((one) => found(one, one.groups?.['terms'] ?? '', one[0]));
  return labelled.length > 0 ? labelled : matchesOf(ALONE, text).flatMap((one) => found(one, one[0], one[0]));
};

function found(match: RegExpExecArray, terms: string, whole: string): Found[] {
  // "Payment after delivery": the label belongs to the terms.
  const understood = paymentOf(terms) ?? paymentOf(whole);
  if (understood === null) return [];
  const { payment, isDoubtful } = understood;
  return [foundAt('payment', terms.replaceAll(/\s+/gu, ' ').trim(), match, { payment, isDoubtful })];
}
