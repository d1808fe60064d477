/** Reads delivery time, cost and terms, and the warranty. */
import { moneyOf, moneyPattern } from './amount-text.ts';
import { type FactReader, type Found, foundAt } from './fact.ts';
import { BEGIN, END, GAP, matchesOf, pattern, PERIOD } from './pattern.ts';
import { periodOf } from './period.ts';

const LEAD_LABEL = String.raw`${BEGIN}(?:срок(?:и)?\s+(?:поставки|доставки|отгрузки|изготовления|выполнения|исполнения|производства)|срок\s*[:—–-]|(?:время|период)\s+(?:поставки|доставки)|поставк[аи]|отгрузк[аи]|постав\p{L}+|отгруз\p{L}+|достав(?:им|ка|ки|ляем)|изготовление|готовность|lead[\s-]*time|deliver(?:y|ed|ies)?(?:\s+(?:time|terms?|period|date))?|ships?|shipping(?:\s+time)?|shipment|dispatch(?:ed)?|production\s+time)${END}`;
const LEAD_TIME = pattern(String.raw`${LEAD_LABEL}${GAP}${PERIOD}`);
const SHORT_TERM = pattern(String.raw`(?:^|[\t.;,]\s*)срок${GAP}${PERIOD}`);
const IN_STOCK = pattern(
  String.raw`${LEAD_LABEL}[\s:—–-]*(?:сразу|в\s+наличии|со\s+склада|на\s+складе|в\s+день\s+оплаты|ex\s+stock|from\s+stock|in\s+stock|immediate(?:ly)?)|(?:вс[её]|весь\s+товар|товар|продукция|all\s+items?(?:\s+are)?|goods(?:\s+are)?)\s+(?:есть\s+)?(?:в\s+наличии|на\s+складе|in\s+stock)`,
);
const DELIVERY = String.raw`${BEGIN}(?:(?:стоимость|цена)\s+(?:услуг\p{L}*\s+)?(?:по\s+)?доставк[иеу]|услуг\p{L}+\s+(?:по\s+)?доставк[иеу]|доставк[аи]|транспортн\p{L}+(?:\s+(?:расходы|услуги))?|транспортировка|(?:cost\s+of\s+)?(?:delivery|shipping|freight|transport)(?:\s+(?:costs?|charges?|fees?))?)${END}`;
const DELIVERY_COST = moneyPattern(
  String.raw`${DELIVERY}(?:[^\d\t.;¦]|\.(?=\s?\p{Ll}|[:,])){0,60}?[\t\s:—–=-]*(?:\d{1,2}\s+(?:усл|шт|рейс|раз)\p{L}*\.?\s*[\t×xх*]?\s*)?`,
);
const FREE = pattern(
  String.raw`${DELIVERY}[^\d\t;.¦]{0,60}?(?:бесплатн\p{L}*|включен\p{L}*|входит|учтен\p{L}*|за\s+(?:наш\s+)?сч[её]т\s+(?:поставщика|продавца)|за\s+наш\s+сч[её]т|free(?:\s+of\s+charge)?|included|is\s+included)|(?:бесплатн\p{L}+|free)\s+(?:доставк\p{L}+|delivery|shipping)|(?:включа\p{L}+|с\s+уч[её]том|включая|including|incl\.?|includes?)[^.;\t¦]{0,50}?(?:доставк\p{L}+|delivery|shipping|freight)`,
);
/** A cost with a condition is a term, not the cost of this delivery. */
const CONDITION =
  /при\s+(?:заказе|сумме|покупке|оплате)|от\s+\d[\d\s]*(?:тыс|руб|р\.|₽)|for\s+orders|if\s|over\s+[\d$€]/iu;
const NOT_INCLUDED = /не\s+(?:включ|вход|учт)|not\s+included|excluded|отдельно|separately/iu;
const TERMS = pattern(
  String.raw`${BEGIN}(?:(?:условия|базис|способ|порядок|место|адрес)\s+(?:поставки|доставки|отгрузки)|delivery\s+terms|terms\s+of\s+delivery|incoterms?(?:\s*\d{4})?)\s*[:\t—–-]\s*(?<terms>[^\t]{2,300})`,
);
const PICKUP = pattern(
  String.raw`${BEGIN}(?:самовывоз|pick-?up|ex\s+works|(?:EXW|FCA|CPT|CIP|DAP|DDP|DPU|FOB|CIF|CFR|FAS)(?=\s))[^\t.;¦]{0,120}`,
);
const WARRANTY = pattern(
  String.raw`${BEGIN}(?:гаранти\p{L}*|warrant\p{L}*|guarantee)(?:[^\d\t.;¦]|\t){0,40}?${PERIOD}`,
);
const MIN_ORDER = moneyPattern(
  String.raw`${BEGIN}(?:мин(?:имальн\p{L}+|\.)?\s+(?:сумма\s+)?(?:заказ\p{L}*|отгрузк\p{L}+|партия)|минимальная\s+сумма(?:\s+(?:заказа|отгрузки))?|min(?:imum|\.)?\s+order(?:\s+(?:value|amount))?|moq)[^\d.;¦]{0,40}?`,
);

export const readDelivery: FactReader = (text) => [
  ...leadTime(text),
  ...cost(text),
  ...matchesOf(TERMS, text).map((one) => foundAt('deliveryTerms', tidied(one.groups?.['terms'] ?? ''), one)),
  ...matchesOf(PICKUP, text).map((one) => foundAt('deliveryTerms', tidied(one[0]), one)),
  ...warranty(text),
  ...matchesOf(MIN_ORDER, text).flatMap((one) => {
    const money = moneyOf(one.groups);
    return money?.currency ? [foundAt('minOrderAmount', money.amount, one)] : [];
  }),
];

const tidied = (text: string) => text.replaceAll(/\s+/gu, ' ').trim().slice(0, 500);

/** A label with its value in the next cell. */
const joined = (text: string) => text.replaceAll(/[:—–-]?[ ]*\t/gu, (match) => ' '.repeat(match.length));

function leadTime(text: string): Found[] {
  const plain = joined(text);
  const found = [...matchesOf(LEAD_TIME, plain), ...matchesOf(SHORT_TERM, plain)].flatMap((one) => {
    const period = periodOf(one.groups);
    const isValid =
      period !== null &&
      period.days <= 730 &&
      !/действи|гаранти|оплат/iu.test(plain.slice(Math.max(0, one.index - 14), one.index) + one[0]);
    return isValid ? [foundAt('deliveryDays', String(period.days), one, { isDoubtful: period.isWorking })] : [];
  });
  return found.length > 0 ? found : matchesOf(IN_STOCK, plain).map((one) => foundAt('deliveryDays', '0', one));
}

function cost(text: string): Found[] {
  const free = matchesOf(FREE, text).flatMap((one) => {
    const around = text.slice(Math.max(0, one.index - 60), one.index + one[0].length + 40);
    if (NOT_INCLUDED.test(one[0])) return [];
    return CONDITION.test(around)
      ? [foundAt('deliveryTerms', tidied(text.slice(one.index)), one)]
      : [foundAt('deliveryCost', '0.00', one)];
  });
  if (free.length > 0) return free;
  return matchesOf(DELIVERY_COST, text).flatMap((one) => {
    const behind = text.slice(one.index + one[0].length);
    const money = moneyOf(one.groups);
    // A number without a currency is a cost only at the end of its cell.
    const isCost = money !== null && (money.currency !== null || /^\s*(?:\t|$)/u.test(behind));
    if (!isCost || /^\s*(?:раб|кал|дн|день|дней|нед|мес|day|week|%|км|km)/iu.test(behind)) return [];
    return CONDITION.test(one[0])
      ? [foundAt('deliveryTerms', tidied(text), one)]
      : [foundAt('deliveryCost', money.amount, one)];
  });
}

function warranty(text: string): Found[] {
  return matchesOf(WARRANTY, text).flatMap((one) => {
    const { from, to, unit = '' } = one.groups ?? {};
    const count = Number(to ?? from);
    const months = /^(?:год|лет|year)/iu.test(unit) ? count * 12 : /^(?:мес|month)/iu.test(unit) ? count : null;
    return months === null || months > 240 ? [] : [foundAt('warrantyMonths', String(months), one)];
  });
}
