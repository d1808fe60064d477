/** Help texts of conflict kinds, in every language. Severities and suggestions are in the rules. */
import type { ConflictAction, ConflictKind, ConflictSeverity } from '@zakupki/api-client/schema';
import type { Lang, Words } from '@zakupki/procurement/words';
import { RULES } from './kinds.ts';

const ACTIONS: Readonly<Record<ConflictAction, Words>> = {
  fix_bid: { en: 'Correct the bid', ru: 'Исправить предложение' },
  exclude_line: { en: 'Exclude the line', ru: 'Не учитывать позицию' },
  request_clarification: { en: 'Ask for clarification', ru: 'Запросить пояснение' },
  waive: { en: 'Accept as is', ru: 'Принять как есть' },
  allocate_partly: { en: 'Award part of the quantity', ru: 'Выбрать часть количества' },
  change_tolerance: { en: 'Change the tolerance', ru: 'Изменить допуск' },
  set_units_per_pack: { en: 'Enter units per pack', ru: 'Указать содержимое упаковки' },
  negotiate: { en: 'Write to supplier', ru: 'Написать поставщику' },
  raise_ceiling: { en: 'Raise the ceiling', ru: 'Поднять предел' },
  disqualify: { en: 'Reject the bid', ru: 'Отклонить предложение' },
  trust_computed: { en: 'Use the calculated total', ru: 'Взять расчётную сумму' },
  trust_declared: { en: 'Use the stated total', ru: 'Взять сумму из документа' },
  set_rate: { en: 'Set an exchange rate', ru: 'Задать курс' },
  normalise: { en: 'Convert to the order’s VAT', ru: 'Привести к НДС закупки' },
  relax_requirement: { en: 'Drop the requirement', ru: 'Смягчить требование' },
  move_required_date: { en: 'Move the required date', ru: 'Перенести срок' },
  request_extension: { en: 'Ask for an extension', ru: 'Попросить продлить' },
  award_before: { en: 'Decide before it expires', ru: 'Решить до истечения' },
  accept_late: { en: 'Accept despite the delay', ru: 'Принять с опозданием' },
  extend_deadline: { en: 'Extend the deadline', ru: 'Продлить приём' },
  mark_supersedes: { en: 'Replace with the newer bid', ru: 'Заменить более новым' },
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
  return RULES.map(({ kind, name, description, basis, facets, scope, suggestions }) => ({
    kind,
    name: name[lang],
    description: description[lang],
    basis: basis[lang],
    severities: SEVERITIES.filter((one) => Object.values(facets).some(({ severities }) => severities.includes(one))),
    scope,
    suggestions: suggestions.map((action) => ({ action, label: actionLabel(action, lang) })),
  }));
}
