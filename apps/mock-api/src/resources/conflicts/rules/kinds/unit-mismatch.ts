import { offeredUnitRatio, unitEquation, unitRatio } from '@zakupki/procurement/units/units';
import { NOTHING, type Rule } from '../rule.ts';

/** Another unit: convertible, in packs of known content, or unknown. */
export const unitMismatch: Rule = {
  kind: 'unit_mismatch',
  scope: 'bid_and_order',
  facets: { convertible: ['info'], packed: ['info'], unknown: ['blocker'] },
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
