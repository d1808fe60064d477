import type { VatRate } from '@zakupki/api-client/schema';
import type { Cell } from '../../comparison/order-sheet.ts';
import type { OrderRecord } from '../../../model/records/orders.ts';
import { day, vat, vatText, type TextContext } from '../figure-text.ts';
import { type Place, type RuleFor, NOTHING, type Evidence } from '../rule.ts';
import { numberedText } from '../../../sentences/format.ts';
import { contradictoryRates } from '@zakupki/procurement/money/delivery-vat';
import {
  EARLIER_GENERAL_RATE,
  GENERAL_RATE,
  GENERAL_RATE_SINCE,
  GENERAL_VAT_RATES,
  isOutOfForce,
  SPECIAL_VAT_RATES,
} from '@zakupki/procurement/money/vat-rates';
import { fillIn, type Lang, LANGUAGES, LOCALES, type Words } from '@zakupki/words';

/** Fills in the rates; figures of a conflict stay in braces. */
function withRates(words: Words): Words {
  const filled = LANGUAGES.map((lang) => {
    const list = (rates: readonly string[], type: Intl.ListFormatType) =>
      new Intl.ListFormat(LOCALES[lang], { type }).format(rates);
    const since = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });
    return [
      lang,
      fillIn(words[lang], {
        earlier: EARLIER_GENERAL_RATE,
        general: GENERAL_RATE,
        since: since.format(Date.parse(GENERAL_RATE_SINCE)),
        special: list(SPECIAL_VAT_RATES, 'conjunction'),
        oneSpecial: list(SPECIAL_VAT_RATES, 'disjunction'),
        others: list(GENERAL_VAT_RATES, 'disjunction'),
      }),
    ] as const;
  });
  return Object.fromEntries(filled) as Record<Lang, string>;
}

/** VAT differs from the order: mode, rate, obsolete rate, or supplier without VAT. */
export const vatMismatch: RuleFor<'vat_mismatch'> = {
  kind: 'vat_mismatch',
  scope: 'bid_and_order',
  name: { en: 'VAT differs', ru: 'НДС не совпадает' },
  description: {
    en: 'VAT is quoted differently from what you asked: included instead of excluded, at a different rate, or not at all. Check the rate with the supplier.',
    ru: 'НДС учтён не так, как вы просили: цены с НДС вместо цен без НДС, другая ставка или НДС нет. Уточните ставку у поставщика.',
  },
  basis: withRates({
    en: 'The bid’s VAT mode or a line’s rate differs from the order’s; or a line has no VAT while the order requires it, which blocks the award; a supplier without VAT on any line is one warning where the order does not require it; or the rate is {earlier}% for delivery from {since}, or {general}% for delivery before that day; or the lines of one bid have rates that no supplier charges together: {special}%, or one of these with {others}%.',
    ru: 'Способ указания НДС или ставка строки отличается от закупки; либо строка без НДС, хотя закупка его требует, — это блокирует выбор; если закупка НДС не требует, поставщик без НДС во всех строках — одно предупреждение; либо ставка {earlier} % при поставке с {since} или {general} % при поставке раньше; либо в строках одного предложения ставки, которые один поставщик вместе не применяет: {special} %, или одна из них с {others} %.',
  }),
  facets: {
    mode: {
      severities: ['info'],
      title: { en: 'Different VAT basis', ru: 'НДС учтён по-другому' },
      evidence: {
        en: 'prices {offered}, the order asks for prices {ordered}.',
        ru: 'цены {offered}, закупка просит цены {ordered}.',
      },
    },
    rate: {
      severities: ['warning'],
      title: { en: 'Different VAT rate', ru: 'Другая ставка НДС' },
      evidence: { en: '{offered}, the order says {ordered}.', ru: '{offered}, в закупке {ordered}.' },
    },
    not_payer: {
      severities: ['blocker'],
      title: { en: 'No VAT, but the order requires it', ru: 'Без НДС, а закупка его требует' },
      evidence: { en: 'lines without VAT: {orderItemIds}.', ru: 'позиций без НДС: {orderItemIds}.' },
      isWaivable: true,
    },
    no_vat: {
      severities: ['warning'],
      title: { en: 'Supplier without VAT', ru: 'Поставщик без НДС' },
      evidence: { en: 'no line has VAT, the order says {ordered}.', ru: 'все цены без НДС, в закупке {ordered}.' },
    },
    mixed_rates: {
      severities: ['warning'],
      title: { en: 'VAT rates that one supplier cannot combine', ru: 'Ставки НДС, которые один поставщик не сочетает' },
      evidence: withRates({
        en: '{rates}. A supplier charges either one special rate, {oneSpecial}%, on everything, or the general rates. Until this is clarified, delivery is counted at the order’s rate, {ordered}.',
        ru: '{rates}. Поставщик применяет либо одну специальную ставку, {oneSpecial} %, ко всему, либо общие. Пока ставка не уточнена, доставка считается по ставке закупки: {ordered}.',
      }),
    },
    obsolete_rate: {
      severities: ['warning'],
      title: { en: 'Outdated VAT rate', ru: 'Устаревшая ставка НДС' },
      evidence: {
        en: '{offered} for delivery on {delivery}, when another general rate applies.',
        ru: '{offered} при поставке {delivery}, когда общая ставка другая.',
      },
    },
  },
  figures: { offered: vat, ordered: vat, delivery: day, orderItemIds: lineNumbers, rates: rateList },
  suggestions: ['normalise', 'fix_bid', 'relax_requirement', 'waive'],
  causes: ({ facet, orderItemId, details }) => {
    const rateOf = (id: string | null): Place => ({ kind: 'vat_mismatch', facet: 'rate', orderItemId: id });
    if (facet === 'obsolete_rate') return [rateOf(orderItemId)];
    return facet === 'not_payer' && Array.isArray(details['orderItemIds']) ? details['orderItemIds'].map(rateOf) : [];
  },
  inBid: ({ bid, cells, totals }, { order }) => {
    const found: Evidence[] = [];
    if (bid.vatMode !== order.vatMode)
      found.push({ facet: 'mode', severity: 'info', details: { offered: bid.vatMode, ordered: order.vatMode } });
    const untaxed = cells.filter(
      ({ line, isExcluded }) => !isExcluded && line !== null && line.offered && line.vatRate === 'none',
    );
    if (order.requireVat && untaxed.length > 0)
      found.push({
        facet: 'not_payer',
        severity: 'blocker',
        details: { orderItemIds: untaxed.map(({ item }) => item.id) },
      });
    else if (isWithoutVat(cells) && untaxed.some(({ item }) => orderedRate(item, order) !== 'none'))
      found.push({ facet: 'no_vat', severity: 'warning', details: { offered: 'none', ordered: order.vatRateDefault } });
    const rates = contradictoryRates(totals.byRate.map(({ rate }) => rate));
    if (rates.length > 0)
      found.push({ facet: 'mixed_rates', severity: 'warning', details: { rates, ordered: order.vatRateDefault } });
    return found;
  },
  inCell: ({ item, line, promised }, { cells }, { order }) => {
    if (line === null || !line.offered) return NOTHING;
    // Reported once for the bid.
    if (line.vatRate === 'none' && isWithoutVat(cells)) return NOTHING;
    const ordered = orderedRate(item, order);
    const delivery = promised ?? item.requiredBy;
    const isObsolete = delivery !== null && isOutOfForce(line.vatRate, delivery);
    if (line.vatRate === ordered && !isObsolete) return NOTHING;
    const found: Evidence[] = [];
    if (isObsolete)
      found.push({ facet: 'obsolete_rate', severity: 'warning', details: { offered: line.vatRate, delivery } });
    if (line.vatRate !== ordered)
      found.push({ facet: 'rate', severity: 'warning', details: { offered: line.vatRate, ordered } });
    return found;
  },
};

/** Memoized, since it is read for each line of a bid. */
const withoutVat = new WeakMap<readonly Cell[], boolean>();

function isWithoutVat(cells: readonly Cell[]): boolean {
  const known = withoutVat.get(cells);
  if (known !== undefined) return known;
  const isVatFree = cells.every(({ line }) => line === null || !line.offered || line.vatRate === 'none');
  withoutVat.set(cells, isVatFree);
  return isVatFree;
}

function orderedRate(item: Cell['item'], order: Pick<OrderRecord, 'vatRateDefault'>): VatRate {
  return item.vatRate ?? order.vatRateDefault;
}

/** "VAT 5%, VAT 22%" */
function rateList(_value: string, { lang, details: { rates } }: TextContext): string {
  return Array.isArray(rates) ? rates.map((rate) => vatText(String(rate), lang)).join(', ') : '';
}

/** Numbers of the lines; only the count above ten. */
function lineNumbers(_value: string, { lang, details: { orderItemIds }, order }: TextContext): string {
  const named = new Set(Array.isArray(orderItemIds) ? orderItemIds : []);
  const positions = order.items.filter(({ id }) => named.has(id)).map(({ position }) => String(position));
  if (positions.length <= 10) return `${named.size} (${numberedText(lang, positions.join(', '))})`;
  return fillIn(OUT_OF[lang], { count: named.size, all: order.items.length });
}

const OUT_OF: Words = { en: '{count} of {all}', ru: '{count} из {all}' };
