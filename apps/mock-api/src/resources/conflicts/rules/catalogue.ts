/** Help texts of conflict kinds, in every language. Severities and suggestions are in the rules. */
import type { ConflictAction, ConflictKind, ConflictKindCode, ConflictSeverity } from '@zakupki/api-client/schema';
import type { Lang, Words } from '@zakupki/procurement/words';
import { RULES } from './find.ts';

/** Neutral wording: a conflict is something to check. */
type KindWords = { readonly name: Words; readonly description: Words; readonly basis: Words };

const KINDS: Readonly<Record<ConflictKindCode, KindWords>> = {
  item_missing: {
    name: { en: 'No offer for a line', ru: 'Нет предложения по позиции' },
    description: {
      en: 'The supplier gave no price for one of the lines ordered. Check whether a line was missed when the bid was entered.',
      ru: 'Поставщик не дал цену на одну из позиций закупки. Проверьте, не пропущена ли строка при вводе.',
    },
    basis: {
      en: 'The bid has no priced line for a line of the order, or the line is marked as not offered. An equivalent counts as an offer where the order allows alternatives. Where partial bids are not allowed, this blocks the award.',
      ru: 'В предложении нет строки с ценой для позиции закупки, либо строка отмечена как не предложенная. Аналог считается предложением, если закупка допускает альтернативы. Если частичные предложения не допускаются, выбор победителя блокируется.',
    },
  },
  quantity_mismatch: {
    name: { en: 'Quantity differs', ru: 'Количество не совпадает' },
    description: {
      en: 'The supplier offers less or more than you asked for, or a quantity that is no whole number of packs. Check whether it suits you, or split the line between suppliers.',
      ru: 'Поставщик предлагает меньше или больше, чем вы просили, либо количество не кратно упаковке. Проверьте, устраивает ли это вас, или разделите позицию между поставщиками.',
    },
    basis: {
      en: 'The offered quantity, in the order’s unit, lies below or above the asked one by more than the line’s tolerance, or is not a multiple of the pack size.',
      ru: 'Предложенное количество в единице закупки меньше или больше запрошенного сверх допуска позиции либо не кратно размеру упаковки.',
    },
  },
  unit_mismatch: {
    name: { en: 'Another unit of measure', ru: 'Другая единица измерения' },
    description: {
      en: 'The offer is in another unit than the order. Check how many of your units one offered unit holds.',
      ru: 'Предложение дано не в той единице, что закупка. Проверьте, сколько единиц закупки содержит одна предложенная единица.',
    },
    basis: {
      en: 'Unit codes differ. Units of one dimension are converted by the table, packs by their stated content; without either the line cannot be compared and blocks its award.',
      ru: 'Коды единиц различаются. Единицы одной величины пересчитываются по таблице, упаковки — по указанному содержимому; без этого позицию нельзя сравнить, и её выбор блокируется.',
    },
  },
  price_over_ceiling: {
    name: { en: 'Price above the ceiling', ru: 'Цена выше предельной' },
    description: {
      en: 'A price exceeds the line’s ceiling, or the bid exceeds the budget. Check the figures, ask for a better price, or raise the limit.',
      ru: 'Цена превышает предел по позиции, либо предложение превышает бюджет. Проверьте цифры, попросите скидку или поднимите предел.',
    },
    basis: {
      en: 'The comparable unit price is above the line’s maximum, or the comparable total with delivery is above the budget; both with or without VAT as the order quotes. Equal is fine.',
      ru: 'Сопоставимая цена единицы выше максимальной по позиции, либо сопоставимый итог с доставкой выше бюджета; НДС учитывается так, как указан в закупке. Равенство допустимо.',
    },
  },
  price_abnormally_low: {
    name: { en: 'Unusually low price', ru: 'Необычно низкая цена' },
    description: {
      en: 'The price is far below the other offers. Check for a slipped decimal point or a price meant for another pack, and ask the supplier to confirm it.',
      ru: 'Цена намного ниже остальных предложений. Проверьте, не сдвинута ли запятая и не указана ли цена за другую упаковку, и попросите поставщика подтвердить её.',
    },
    basis: {
      en: 'At least three offers and the price is at most 60 % of the mean of the others, or it is at most 70 % of the next dearer offer. Totals are measured in the same way among bids on all lines.',
      ru: 'Не меньше трёх предложений, и цена не выше 60 % среднего по остальным, либо она не выше 70 % следующего, более дорогого предложения. Итоги сравниваются так же среди предложений на все позиции.',
    },
  },
  arithmetic_mismatch: {
    name: { en: 'Sums do not add up', ru: 'Сумма не сходится' },
    description: {
      en: 'An amount on the supplier’s paper differs from the price multiplied by the quantity. Check which of them was meant.',
      ru: 'Сумма из документа поставщика отличается от цены, умноженной на количество. Проверьте, что из этого имелось в виду.',
    },
    basis: {
      en: 'For a line, a difference of more than 0.01; for the total, of more than one unit of the currency. A total with delivery adds up; one with VAT where prices are without, or the other way round, is a note. A line’s sum adds up with its VAT and without.',
      ru: 'По строке — расхождение больше 0,01; по итогу — больше одной единицы валюты. Итог с доставкой сходится; итог с НДС при ценах без НДС (или наоборот) — заметка. Сумма строки сходится и с НДС, и без него.',
    },
  },
  currency_mismatch: {
    name: { en: 'Another currency', ru: 'Другая валюта' },
    description: {
      en: 'The bid is in another currency than the order. Check the exchange rate it is compared by.',
      ru: 'Предложение дано не в валюте закупки. Проверьте курс, по которому его сравнивают.',
    },
    basis: {
      en: 'Currencies differ. With a rate fixed in the order this is a note; without one the bid cannot be compared and blocks its award.',
      ru: 'Валюты различаются. Если курс зафиксирован в закупке, это заметка; без курса предложение нельзя сравнить, и его выбор блокируется.',
    },
  },
  vat_mismatch: {
    name: { en: 'VAT differs', ru: 'НДС не совпадает' },
    description: {
      en: 'VAT is quoted otherwise than you asked: with it instead of without, at another rate, or not at all. Check the rate with the supplier.',
      ru: 'НДС указан не так, как вы просили: с налогом вместо цены без него, по другой ставке или без НДС вовсе. Уточните ставку у поставщика.',
    },
    basis: {
      en: 'The bid’s VAT mode or a line’s rate differs from the order’s; or a line bears no VAT while the order requires it, which blocks the award; a supplier without VAT on any line is one warning where the order does not require it; or the rate is 20 % for delivery from 1 January 2026 on, or 22 % for delivery before that day.',
      ru: 'Способ указания НДС или ставка строки отличается от закупки; либо строка без НДС, хотя закупка его требует, — это блокирует выбор; если закупка НДС не требует, поставщик без НДС во всех строках — одно предупреждение; либо ставка 20 % при поставке с 1 января 2026 года или 22 % при поставке раньше.',
    },
  },
  delivery_late: {
    name: { en: 'Delivery after the required date', ru: 'Поставка позже срока' },
    description: {
      en: 'The promised date is later than you need the goods. Check whether an earlier one is possible, or move the required date.',
      ru: 'Обещанная дата позже той, к которой нужен товар. Узнайте, можно ли раньше, или перенесите срок.',
    },
    basis: {
      en: 'The promised date, or the decision date plus the lead time, is later than the date required. Up to three days late is a note.',
      ru: 'Обещанная дата либо дата решения плюс срок поставки позже требуемой. Опоздание до трёх дней — заметка.',
    },
  },
  validity_insufficient: {
    name: { en: 'Offer not valid long enough', ru: 'Недостаточный срок действия' },
    description: {
      en: 'The offer has lapsed, lapses before your decision, or does not say how long it stands. Ask the supplier to extend it.',
      ru: 'Предложение истекло, истечёт до вашего решения или не содержит срока действия. Попросите поставщика продлить его.',
    },
    basis: {
      en: 'The last day of validity is past, which blocks the award; or it is before the decision date; or it is not given. The last day counts in full, in the order’s time zone.',
      ru: 'Последний день действия прошёл — это блокирует выбор; либо он раньше даты решения; либо не указан. Последний день считается полностью, по часовому поясу закупки.',
    },
  },
  late_bid: {
    name: { en: 'Received after the deadline', ru: 'Получено после срока' },
    description: {
      en: 'The bid arrived after the deadline, or was entered long after it as one that came in time. Decide whether to accept it.',
      ru: 'Предложение пришло после окончания приёма либо введено намного позже как полученное вовремя. Решите, принимать ли его.',
    },
    basis: {
      en: 'The moment of receipt is after the deadline; or the receipt is in time, but the bid was entered more than 24 hours after the deadline.',
      ru: 'Момент получения позже срока подачи; либо получено в срок, но введено более чем через 24 часа после него.',
    },
  },
  duplicate_bid: {
    name: { en: 'Two bids of one supplier', ru: 'Два предложения одного поставщика' },
    description: {
      en: 'The same supplier has two standing bids on the same goods. Decide which one holds, or mark one as an alternative.',
      ru: 'У одного поставщика два действующих предложения на одно и то же. Решите, какое из них в силе, или отметьте одно как альтернативу.',
    },
    basis: {
      en: 'Two submitted bids with the same tax number (or, where one is missing, the same name and a phone or e-mail in common) on the same lot, neither an alternative to nor a revision of the other.',
      ru: 'Два поданных предложения с одним ИНН (а если он не указан — с одним названием и общим телефоном или почтой) на один лот, и ни одно не является альтернативой или новой версией другого.',
    },
  },
  affiliated_suppliers: {
    name: { en: 'Suppliers may be connected', ru: 'Поставщики могут быть связаны' },
    description: {
      en: 'Two bids share contact details or price patterns. There may be a simple reason; check it before you rely on their competition.',
      ru: 'У двух предложений общие контакты или похожий рисунок цен. Причина может быть простой; проверьте, прежде чем полагаться на их конкуренцию.',
    },
    basis: {
      en: 'Different suppliers with one strong sign (the same phone, e-mail, company e-mail domain or bank account) or two weak ones (address; contact person; identical prices on at least three and at least half of the common lines; a price ratio constant within 0.1 % over at least five lines). It blocks the award when these are the only two bids.',
      ru: 'Разные поставщики и один сильный признак (общий телефон, почта, корпоративный домен почты или счёт) либо два слабых (адрес; контактное лицо; одинаковые цены не менее чем по трём и половине общих позиций; отношение цен постоянно в пределах 0,1 % не менее чем по пяти позициям). Если других предложений нет, выбор блокируется.',
    },
  },
  spec_outdated: {
    name: { en: 'Quoted before the change', ru: 'Цена дана до изменения закупки' },
    description: {
      en: 'The line was changed after the supplier quoted it. Ask whether the price still holds and confirm it.',
      ru: 'Позиция изменена после того, как поставщик дал цену. Узнайте, действует ли цена, и подтвердите её.',
    },
    basis: {
      en: 'The bid answers an earlier revision of the order, and the line was changed in a later one. It blocks the award of that line.',
      ru: 'Предложение дано на более раннюю редакцию закупки, а позиция изменена в более поздней. Выбор по этой позиции блокируется.',
    },
  },
};

const ACTIONS: Readonly<Record<ConflictAction, Words>> = {
  fix_bid: { en: 'Correct the bid', ru: 'Исправить предложение' },
  exclude_line: { en: 'Leave the line out', ru: 'Не учитывать позицию' },
  request_clarification: { en: 'Ask for clarification', ru: 'Запросить пояснение' },
  waive: { en: 'Accept as it is', ru: 'Принять как есть' },
  allocate_partly: { en: 'Award part of the quantity', ru: 'Выбрать часть количества' },
  change_tolerance: { en: 'Change the tolerance', ru: 'Изменить допуск' },
  set_units_per_pack: { en: 'State the pack’s content', ru: 'Указать содержимое упаковки' },
  negotiate: { en: 'Negotiate', ru: 'Договориться' },
  raise_ceiling: { en: 'Raise the ceiling', ru: 'Поднять предел' },
  disqualify: { en: 'Disqualify the bid', ru: 'Отклонить предложение' },
  trust_computed: { en: 'Trust the calculation', ru: 'Верить расчёту' },
  trust_declared: { en: 'Trust the document', ru: 'Верить документу' },
  set_rate: { en: 'Set an exchange rate', ru: 'Задать курс' },
  normalise: { en: 'Bring to the order’s VAT', ru: 'Привести к НДС закупки' },
  relax_requirement: { en: 'Drop the requirement', ru: 'Смягчить требование' },
  move_required_date: { en: 'Move the required date', ru: 'Перенести срок' },
  request_extension: { en: 'Ask for an extension', ru: 'Попросить продлить' },
  award_before: { en: 'Decide before it lapses', ru: 'Решить до истечения' },
  accept_late: { en: 'Accept despite the delay', ru: 'Принять с опозданием' },
  extend_deadline: { en: 'Extend the deadline', ru: 'Продлить приём' },
  mark_supersedes: { en: 'Let the newer one replace it', ru: 'Заменить более новым' },
  mark_alternative: { en: 'Mark as an alternative', ru: 'Отметить как альтернативу' },
  withdraw_one: { en: 'Withdraw one of them', ru: 'Отозвать одно из них' },
  disqualify_one: { en: 'Disqualify one of them', ru: 'Отклонить одно из них' },
  disqualify_both: { en: 'Disqualify both', ru: 'Отклонить оба' },
  invite_more: { en: 'Invite more suppliers', ru: 'Пригласить других' },
  confirm_for_revision: { en: 'Confirm for the new revision', ru: 'Подтвердить для новой редакции' },
  scale_price: { en: 'Move the decimal point', ru: 'Передвинуть запятую' },
};

export function actionLabel(action: ConflictAction, lang: Lang): string {
  return ACTIONS[action][lang];
}

const SEVERITIES: readonly ConflictSeverity[] = ['blocker', 'warning', 'info'];

/** In the order of evaluation. */
export function conflictKinds(lang: Lang): ConflictKind[] {
  const said = (words: Words) => words[lang];
  return RULES.map((rule) => {
    const { name, description, basis } = KINDS[rule.kind];
    const possible = new Set(Object.values(rule.facets).flat());
    return {
      kind: rule.kind,
      name: said(name),
      description: said(description),
      basis: said(basis),
      severities: SEVERITIES.filter((severity) => possible.has(severity)),
      scope: rule.scope,
      suggestions: rule.suggestions.map((action) => ({ action, label: actionLabel(action, lang) })),
    };
  });
}
