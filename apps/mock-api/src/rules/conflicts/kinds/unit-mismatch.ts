import { equationText } from '../../../sentences/format.ts';
import { offeredUnitRatio, unitEquation, unitRatio } from '@zakupki/procurement/units/units';
import { type RuleFor, NOTHING } from '../rule.ts';
import { unit } from '../figure-text.ts';
import { unitIn } from '@zakupki/procurement/units/unit-forms';

/** Another unit: convertible, in packs of known content, or unknown. */
export const unitMismatch: RuleFor<'unit_mismatch'> = {
  kind: 'unit_mismatch',
  scope: 'bid_and_order',
  name: { en: 'Different unit', ru: 'Другая единица измерения' },
  description: {
    en: 'The offer is in another unit than the order. Check how many of your units one offered unit contains.',
    ru: 'Предложение дано не в той единице, что закупка. Проверьте, сколько единиц закупки содержит одна предложенная единица.',
  },
  basis: {
    en: 'Unit codes differ. Units of one dimension are converted by the table, packs by their stated content; without either the line cannot be compared and blocks its award.',
    ru: 'Коды единиц различаются. Единицы одной величины пересчитываются по таблице, упаковки — по указанному содержимому; без этого позицию нельзя сравнить, и это блокирует её выбор.',
  },
  facets: {
    convertible: {
      severities: ['info'],
      title: { en: 'Different unit, converted', ru: 'Другая единица, пересчитана' },
      evidence: {
        en: 'requested: {ordered}, offered: {offered}; {equation}.',
        ru: 'нужно: {ordered}, предложено: {offered}; {equation}.',
      },
    },
    packed: {
      severities: ['info'],
      title: { en: 'Offered in packs', ru: 'Предложено упаковками' },
      evidence: {
        en: 'requested: {ordered}, offered: {offered}; {equation}.',
        ru: 'нужно: {ordered}, предложено: {offered}; {equation}.',
      },
    },
    unknown: {
      severities: ['blocker'],
      title: { en: 'Unit can’t be compared', ru: 'Единицу нельзя сравнить' },
      evidence: {
        en: 'requested: {ordered}, offered: {offered}; how many {ordered} are in 1 {pack} is unknown.',
        ru: 'нужно: {ordered}, предложено: {offered}; сколько {ordered} в 1 {pack}, неизвестно.',
      },
    },
  },
  figures: { offered: unit, ordered: unit, offeredQuantity: null, orderedQuantity: null },
  phrases: {
    pack: ({ lang, details: { offered } }) => unitIn(String(offered), lang),
    equation: ({ lang, details: { offered, ordered, offeredQuantity, orderedQuantity } }) =>
      equationText(lang, { offered: String(offeredQuantity), ordered: String(orderedQuantity) }, [
        String(offered),
        String(ordered),
      ]),
  },
  suggestions: ['set_units_per_pack', 'fix_bid', 'exclude_line'],
  inCell: ({ item, line }) => {
    if (line === null || !line.offered || line.unitCode === item.unitCode) return NOTHING;
    const units = { offered: line.unitCode, ordered: item.unitCode };
    const ratio = offeredUnitRatio(line.unitCode, item.unitCode, line);
    if (ratio === null)
      return [
        { facet: 'unknown', severity: 'blocker', details: { ...units, offeredQuantity: null, orderedQuantity: null } },
      ];
    const { offered, ordered } = unitEquation(ratio);
    const facet = unitRatio(line.unitCode, item.unitCode) === null ? 'packed' : 'convertible';
    return [{ facet, severity: 'info', details: { ...units, offeredQuantity: offered, orderedQuantity: ordered } }];
  },
};
