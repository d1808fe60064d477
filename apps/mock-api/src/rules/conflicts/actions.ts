/** Labels of conflict actions. */
import type { ConflictAction } from '@zakupki/api-client/schema';
import type { Words } from '@zakupki/words';

/** Also labels `request_clarification` when the supplier made the bid. */
export const WRITE_TO_SUPPLIER: Words = { en: 'Write to supplier', ru: 'Написать поставщику' };

export const ACTIONS: Readonly<Record<ConflictAction, Words>> = {
  fix_bid: { en: 'Correct bid', ru: 'Исправить предложение' },
  exclude_line: { en: 'Exclude line', ru: 'Не учитывать позицию' },
  request_clarification: { en: 'Ask for clarification', ru: 'Запросить пояснения' },
  waive: { en: 'Accept as is', ru: 'Принять как есть' },
  allocate_partly: { en: 'Award part of the quantity', ru: 'Взять часть количества' },
  change_tolerance: { en: 'Change tolerance', ru: 'Изменить допуск' },
  set_units_per_pack: { en: 'Enter units per pack', ru: 'Указать содержимое упаковки' },
  negotiate: WRITE_TO_SUPPLIER,
  raise_ceiling: { en: 'Raise ceiling price', ru: 'Поднять предельную цену' },
  disqualify: { en: 'Reject bid', ru: 'Отклонить предложение' },
  trust_computed: { en: 'Use calculated total', ru: 'Взять расчётную сумму' },
  trust_declared: { en: 'Use stated total', ru: 'Взять итог из документа' },
  set_rate: { en: 'Set exchange rate', ru: 'Задать курс' },
  normalise: { en: 'Convert to the order’s VAT', ru: 'Пересчитать по НДС закупки' },
  relax_requirement: { en: 'Drop VAT requirement', ru: 'Снять требование НДС' },
  move_required_date: { en: 'Move needed-by date', ru: 'Перенести срок' },
  request_extension: { en: 'Ask for an extension', ru: 'Попросить продлить срок' },
  award_before: { en: 'Award before it expires', ru: 'Выбрать до истечения срока' },
  accept_late: { en: 'Accept late bid', ru: 'Принять с опозданием' },
  extend_deadline: { en: 'Extend deadline', ru: 'Продлить приём' },
  mark_supersedes: { en: 'Treat as new version', ru: 'Считать новой версией' },
  mark_alternative: { en: 'Treat as alternative', ru: 'Считать вариантом' },
  withdraw_one: { en: 'Withdraw one bid', ru: 'Отозвать одно предложение' },
  disqualify_one: { en: 'Reject one bid', ru: 'Отклонить одно предложение' },
  disqualify_both: { en: 'Reject both bids', ru: 'Отклонить оба предложения' },
  invite_more: { en: 'Invite more suppliers', ru: 'Пригласить других поставщиков' },
  confirm_for_revision: { en: 'Confirm for new revision', ru: 'Подтвердить для новой редакции' },
  scale_price: { en: 'Move decimal point', ru: 'Передвинуть запятую' },
};
