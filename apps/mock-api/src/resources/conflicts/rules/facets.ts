/** Titles and evidence of each facet, in every language; figures in braces. */
import type { Words } from '@zakupki/procurement/words';
import type { ConflictKindCode } from '@zakupki/api-client/schema';

type FacetWords = { readonly title: Words; readonly evidence: Words };

export const FACETS: Readonly<Record<ConflictKindCode, Readonly<Record<string, FacetWords>>>> = {
  item_missing: {
    absent: {
      title: { en: 'No offer for the line', ru: 'Нет предложения по позиции' },
      evidence: { en: 'no price given; asked {required}.', ru: 'цена не указана; нужно {required}.' },
    },
    declined: {
      title: { en: 'The supplier declines the line', ru: 'Поставщик отказался от позиции' },
      evidence: { en: 'marked as not offered; asked {required}.', ru: 'отмечено «не поставляем»; нужно {required}.' },
    },
  },
  quantity_mismatch: {
    short: {
      title: { en: 'Less than asked for', ru: 'Предложено меньше, чем нужно' },
      evidence: {
        en: 'asked {required}, offered {offered}{tolerancePercent}.',
        ru: 'нужно {required}, предложено {offered}{tolerancePercent}.',
      },
    },
    excess: {
      title: { en: 'More than asked for', ru: 'Предложено больше, чем нужно' },
      evidence: {
        en: 'asked {required}, offered {offered}{tolerancePercent}.',
        ru: 'нужно {required}, предложено {offered}{tolerancePercent}.',
      },
    },
    pack_step: {
      title: { en: 'Not a whole number of packs', ru: 'Количество не кратно упаковке' },
      evidence: {
        en: 'offered {offered}, sold in packs of {packSize}.',
        ru: 'предложено {offered}, продаётся упаковками по {packSize}.',
      },
    },
  },
  unit_mismatch: {
    convertible: {
      title: { en: 'Another unit, converted', ru: 'Другая единица, пересчитана' },
      evidence: {
        en: 'asked in {ordered}, offered in {offered}: {equation}.',
        ru: 'нужно в «{ordered}», предложено в «{offered}»: {equation}.',
      },
    },
    packed: {
      title: { en: 'Offered by the pack', ru: 'Предложено упаковками' },
      evidence: {
        en: 'asked in {ordered}, offered in {offered}: {equation}.',
        ru: 'нужно в «{ordered}», предложено в «{offered}»: {equation}.',
      },
    },
    unknown: {
      title: { en: 'A unit that cannot be compared', ru: 'Единицу нельзя сравнить' },
      evidence: {
        en: 'asked in {ordered}, offered in {offered}; how many {ordered} one {offered} holds is not known.',
        ru: 'нужно в «{ordered}», предложено в «{offered}»; сколько {ordered} в одной такой единице, неизвестно.',
      },
    },
  },
  price_over_ceiling: {
    line: {
      title: { en: 'Price above the ceiling', ru: 'Цена выше предельной' },
      evidence: {
        en: 'asks {price}, the ceiling is {ceiling} ({basis}); {overPercent} % above.',
        ru: 'цена {price}, предел {ceiling} ({basis}); выше на {overPercent} %.',
      },
    },
    total: {
      title: { en: 'Total above the budget', ru: 'Итог выше бюджета' },
      evidence: {
        en: 'comes to {total}, the budget is {budget} ({basis}); {overPercent} % above.',
        ru: 'итог {total}, бюджет {budget} ({basis}); выше на {overPercent} %.',
      },
    },
  },
  price_abnormally_low: {
    line: {
      title: { en: 'Unusually low price', ru: 'Необычно низкая цена' },
      evidence: {
        en: 'asks {price}{meanOfOthers}{nextOffer}{suspectedFactor}.',
        ru: 'цена {price}{meanOfOthers}{nextOffer}{suspectedFactor}.',
      },
    },
    total: {
      title: { en: 'Unusually low total', ru: 'Необычно низкий итог' },
      evidence: { en: 'comes to {price}{meanOfOthers}{nextOffer}.', ru: 'итог {price}{meanOfOthers}{nextOffer}.' },
    },
  },
  arithmetic_mismatch: {
    line: {
      title: { en: 'The line does not add up', ru: 'Сумма строки не сходится' },
      evidence: {
        en: 'the paper says {declared}, price times quantity gives {computed}.',
        ru: 'в документе {declared}, цена на количество даёт {computed}.',
      },
    },
    total: {
      title: { en: 'The total does not add up', ru: 'Итог не сходится' },
      evidence: {
        en: 'the paper says {declared}, the lines come to {computed}.',
        ru: 'в документе {declared}, строки дают {computed}.',
      },
    },
    total_basis: {
      title: { en: 'Total stated with VAT counted otherwise', ru: 'В итоге НДС учтён иначе, чем в ценах' },
      evidence: {
        en: 'the paper says {declared}: the total {statedVatMode}{statedDelivery}. Prices are the other way; the sums agree.',
        ru: 'в документе {declared} — это итог {statedVatMode}{statedDelivery}. Цены указаны иначе; суммы сходятся.',
      },
    },
  },
  currency_mismatch: {
    rate_frozen: {
      title: { en: 'Another currency, rate fixed', ru: 'Другая валюта, курс зафиксирован' },
      evidence: {
        en: 'in {offered}, the order is in {ordered}; compared at {rate} {ordered} for {nominal} {offered}, rate of {date}.',
        ru: 'в {offered}, закупка в {ordered}; сравнивается по {rate} {ordered} за {nominal} {offered}, курс на {date}.',
      },
    },
    no_rate: {
      title: { en: 'Another currency, no rate', ru: 'Другая валюта, курса нет' },
      evidence: {
        en: 'in {offered}, the order is in {ordered}, and no rate is fixed: there is nothing to compare by.',
        ru: 'в {offered}, закупка в {ordered}, а курс не задан: сравнивать не по чему.',
      },
    },
  },
  vat_mismatch: {
    mode: {
      title: { en: 'VAT quoted otherwise', ru: 'НДС указан иначе' },
      evidence: {
        en: 'prices {offered}, the order asks for prices {ordered}.',
        ru: 'цены {offered}, закупка просит цены {ordered}.',
      },
    },
    rate: {
      title: { en: 'Another VAT rate', ru: 'Другая ставка НДС' },
      evidence: { en: '{offered}, the order says {ordered}.', ru: '{offered}, в закупке {ordered}.' },
    },
    not_payer: {
      title: { en: 'No VAT, which the order requires', ru: 'Без НДС, а закупка его требует' },
      evidence: { en: 'lines without VAT: {orderItemIds}.', ru: 'позиций без НДС: {orderItemIds}.' },
    },
    no_vat: {
      title: { en: 'Supplier without VAT', ru: 'Поставщик без НДС' },
      evidence: { en: 'no line carries VAT, the order says {ordered}.', ru: 'все цены без НДС, в закупке {ordered}.' },
    },
    obsolete_rate: {
      title: { en: 'VAT rate out of force', ru: 'Ставка НДС не действует' },
      evidence: {
        en: '{offered} for delivery on {delivery}, when another general rate is in force.',
        ru: '{offered} при поставке {delivery}, когда общая ставка другая.',
      },
    },
  },
  delivery_late: {
    date: {
      title: { en: 'Delivery after the required date', ru: 'Поставка позже срока' },
      evidence: {
        en: 'needed by {requiredBy}, promised for {promised}: {days} late.',
        ru: 'нужно к {requiredBy}, обещают {promised}: позже на {days}.',
      },
    },
  },
  validity_insufficient: {
    expired: {
      title: { en: 'The offer has lapsed', ru: 'Предложение истекло' },
      evidence: { en: 'was valid until {validUntil}.', ru: 'действовало до {validUntil} включительно.' },
    },
    too_short: {
      title: { en: 'The offer lapses before the decision', ru: 'Предложение истечёт до решения' },
      evidence: {
        en: 'valid until {validUntil}, the decision is due by {decisionDate}.',
        ru: 'действует до {validUntil}, решение — до {decisionDate}.',
      },
    },
    unknown: {
      title: { en: 'Validity not given', ru: 'Срок действия не указан' },
      evidence: { en: 'does not say until when it stands.', ru: 'не сказано, до какого дня оно действует.' },
    },
  },
  late_bid: {
    late: {
      title: { en: 'Received after the deadline', ru: 'Получено после срока' },
      evidence: { en: 'received {receivedAt}, due {deadline}.', ru: 'получено {receivedAt}, срок — {deadline}.' },
    },
    backdated: {
      title: { en: 'Entered long after the deadline', ru: 'Внесено намного позже срока' },
      evidence: {
        en: 'entered {enteredAt} as received {receivedAt}; due {deadline}.',
        ru: 'внесено {enteredAt} как полученное {receivedAt}; срок — {deadline}.',
      },
    },
  },
  duplicate_bid: {
    supplier: {
      title: { en: 'Two bids of one supplier', ru: 'Два предложения одного поставщика' },
      evidence: {
        en: 'bids {numbers} answer the same goods and have {sameSupplier}. Check which one holds.',
        ru: 'в предложениях {numbers} на одно и то же {sameSupplier}. Проверьте, какое в силе.',
      },
    },
  },
  affiliated_suppliers: {
    signals: {
      title: { en: 'Suppliers may be connected', ru: 'Поставщики могут быть связаны' },
      evidence: {
        en: 'in common: {signs}. There may be a simple reason; check it.',
        ru: 'общее: {signs}. Причина может быть простой; проверьте.',
      },
    },
  },
  spec_outdated: {
    line: {
      title: { en: 'Quoted before the change', ru: 'Цена дана до изменения' },
      evidence: {
        en: 'answers revision {quotedRevision}; the line was changed in revision {changedInRevision}.',
        ru: 'дано на редакцию {quotedRevision}, позиция изменена в редакции {changedInRevision}.',
      },
    },
  },
};
