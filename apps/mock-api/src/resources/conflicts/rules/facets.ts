/** Titles and evidence of each facet, [English, Russian]; figures in braces. */
import type { ConflictKindCode } from '@zakupki/api-client/schema';

type Words = readonly [en: string, ru: string];
type FacetWords = { readonly title: Words; readonly evidence: Words };

export const FACETS: Readonly<Record<ConflictKindCode, Readonly<Record<string, FacetWords>>>> = {
  item_missing: {
    absent: {
      title: ['No offer for the line', 'Нет предложения по позиции'],
      evidence: ['no price given; asked {required}.', 'цена не указана; нужно {required}.'],
    },
    declined: {
      title: ['The supplier declines the line', 'Поставщик отказался от позиции'],
      evidence: ['marked as not offered; asked {required}.', 'отмечено «не поставляем»; нужно {required}.'],
    },
  },
  quantity_mismatch: {
    short: {
      title: ['Less than asked for', 'Предложено меньше, чем нужно'],
      evidence: [
        'asked {required}, offered {offered}{tolerancePercent}.',
        'нужно {required}, предложено {offered}{tolerancePercent}.',
      ],
    },
    excess: {
      title: ['More than asked for', 'Предложено больше, чем нужно'],
      evidence: [
        'asked {required}, offered {offered}{tolerancePercent}.',
        'нужно {required}, предложено {offered}{tolerancePercent}.',
      ],
    },
    pack_step: {
      title: ['Not a whole number of packs', 'Количество не кратно упаковке'],
      evidence: [
        'offered {offered}, sold in packs of {packSize}.',
        'предложено {offered}, продаётся упаковками по {packSize}.',
      ],
    },
  },
  unit_mismatch: {
    convertible: {
      title: ['Another unit, converted', 'Другая единица, пересчитана'],
      evidence: [
        'asked in {ordered}, offered in {offered}: {equation}.',
        'нужно в «{ordered}», предложено в «{offered}»: {equation}.',
      ],
    },
    packed: {
      title: ['Offered by the pack', 'Предложено упаковками'],
      evidence: [
        'asked in {ordered}, offered in {offered}: {equation}.',
        'нужно в «{ordered}», предложено в «{offered}»: {equation}.',
      ],
    },
    unknown: {
      title: ['A unit that cannot be compared', 'Единицу нельзя сравнить'],
      evidence: [
        'asked in {ordered}, offered in {offered}; how many {ordered} one {offered} holds is not known.',
        'нужно в «{ordered}», предложено в «{offered}»; сколько {ordered} в одной такой единице, неизвестно.',
      ],
    },
  },
  price_over_ceiling: {
    line: {
      title: ['Price above the ceiling', 'Цена выше предельной'],
      evidence: [
        'asks {price}, the ceiling is {ceiling} ({basis}); {overPercent} % above.',
        'цена {price}, предел {ceiling} ({basis}); выше на {overPercent} %.',
      ],
    },
    total: {
      title: ['Total above the budget', 'Итог выше бюджета'],
      evidence: [
        'comes to {total}, the budget is {budget} ({basis}); {overPercent} % above.',
        'итог {total}, бюджет {budget} ({basis}); выше на {overPercent} %.',
      ],
    },
  },
  price_abnormally_low: {
    line: {
      title: ['Unusually low price', 'Необычно низкая цена'],
      evidence: [
        'asks {price}{meanOfOthers}{nextOffer}{suspectedFactor}.',
        'цена {price}{meanOfOthers}{nextOffer}{suspectedFactor}.',
      ],
    },
    total: {
      title: ['Unusually low total', 'Необычно низкий итог'],
      evidence: ['comes to {price}{meanOfOthers}{nextOffer}.', 'итог {price}{meanOfOthers}{nextOffer}.'],
    },
  },
  arithmetic_mismatch: {
    line: {
      title: ['The line does not add up', 'Сумма строки не сходится'],
      evidence: [
        'the paper says {declared}, price times quantity gives {computed}.',
        'в документе {declared}, цена на количество даёт {computed}.',
      ],
    },
    total: {
      title: ['The total does not add up', 'Итог не сходится'],
      evidence: [
        'the paper says {declared}, the lines come to {computed}.',
        'в документе {declared}, строки дают {computed}.',
      ],
    },
    total_basis: {
      title: ['Total stated with VAT counted otherwise', 'В итоге НДС учтён иначе, чем в ценах'],
      evidence: [
        'the paper says {declared}: the total {statedVatMode}{statedDelivery}. Prices are the other way; the sums agree.',
        'в документе {declared} — это итог {statedVatMode}{statedDelivery}. Цены указаны иначе; суммы сходятся.',
      ],
    },
  },
  currency_mismatch: {
    rate_frozen: {
      title: ['Another currency, rate fixed', 'Другая валюта, курс зафиксирован'],
      evidence: [
        'in {offered}, the order is in {ordered}; compared at {rate} {ordered} for {nominal} {offered}, rate of {date}.',
        'в {offered}, закупка в {ordered}; сравнивается по {rate} {ordered} за {nominal} {offered}, курс на {date}.',
      ],
    },
    no_rate: {
      title: ['Another currency, no rate', 'Другая валюта, курса нет'],
      evidence: [
        'in {offered}, the order is in {ordered}, and no rate is fixed: there is nothing to compare by.',
        'в {offered}, закупка в {ordered}, а курс не задан: сравнивать не по чему.',
      ],
    },
  },
  vat_mismatch: {
    mode: {
      title: ['VAT quoted otherwise', 'НДС указан иначе'],
      evidence: [
        'prices {offered}, the order asks for prices {ordered}.',
        'цены {offered}, закупка просит цены {ordered}.',
      ],
    },
    rate: {
      title: ['Another VAT rate', 'Другая ставка НДС'],
      evidence: ['{offered}, the order says {ordered}.', '{offered}, в закупке {ordered}.'],
    },
    not_payer: {
      title: ['No VAT, which the order requires', 'Без НДС, а закупка его требует'],
      evidence: ['lines without VAT: {orderItemIds}.', 'позиций без НДС: {orderItemIds}.'],
    },
    no_vat: {
      title: ['Supplier without VAT', 'Поставщик без НДС'],
      evidence: ['no line carries VAT, the order says {ordered}.', 'все цены без НДС, в закупке {ordered}.'],
    },
    obsolete_rate: {
      title: ['VAT rate out of force', 'Ставка НДС не действует'],
      evidence: [
        '{offered} for delivery on {delivery}, when another general rate is in force.',
        '{offered} при поставке {delivery}, когда общая ставка другая.',
      ],
    },
  },
  delivery_late: {
    date: {
      title: ['Delivery after the required date', 'Поставка позже срока'],
      evidence: [
        'needed by {requiredBy}, promised for {promised}: {days} late.',
        'нужно к {requiredBy}, обещают {promised}: позже на {days}.',
      ],
    },
  },
  validity_insufficient: {
    expired: {
      title: ['The offer has lapsed', 'Предложение истекло'],
      evidence: ['was valid until {validUntil}.', 'действовало до {validUntil} включительно.'],
    },
    too_short: {
      title: ['The offer lapses before the decision', 'Предложение истечёт до решения'],
      evidence: [
        'valid until {validUntil}, the decision is due by {decisionDate}.',
        'действует до {validUntil}, решение — до {decisionDate}.',
      ],
    },
    unknown: {
      title: ['Validity not given', 'Срок действия не указан'],
      evidence: ['does not say until when it stands.', 'не сказано, до какого дня оно действует.'],
    },
  },
  late_bid: {
    late: {
      title: ['Received after the deadline', 'Получено после срока'],
      evidence: ['received {receivedAt}, due {deadline}.', 'получено {receivedAt}, срок — {deadline}.'],
    },
    backdated: {
      title: ['Entered long after the deadline', 'Внесено намного позже срока'],
      evidence: [
        'entered {enteredAt} as received {receivedAt}; due {deadline}.',
        'внесено {enteredAt} как полученное {receivedAt}; срок — {deadline}.',
      ],
    },
  },
  duplicate_bid: {
    supplier: {
      title: ['Two bids of one supplier', 'Два предложения одного поставщика'],
      evidence: [
        'bids {numbers} answer the same goods and have {sameSupplier}. Check which one holds.',
        'в предложениях {numbers} на одно и то же {sameSupplier}. Проверьте, какое в силе.',
      ],
    },
  },
  affiliated_suppliers: {
    signals: {
      title: ['Suppliers may be connected', 'Поставщики могут быть связаны'],
      evidence: [
        'in common: {signs}. There may be a simple reason; check it.',
        'общее: {signs}. Причина может быть простой; проверьте.',
      ],
    },
  },
  spec_outdated: {
    line: {
      title: ['Quoted before the change', 'Цена дана до изменения'],
      evidence: [
        'answers revision {quotedRevision}; the line was changed in revision {changedInRevision}.',
        'дано на редакцию {quotedRevision}, позиция изменена в редакции {changedInRevision}.',
      ],
    },
  },
};
