import { unitFactor } from '@zakupki/pricing/units';
import { NOTHING, type Rule } from './rule.ts';

/** Offered in another unit than asked for: of the same dimension, in packs of known content, or beyond comparing. */
export const unitMismatch: Rule = {
  kind: 'unit_mismatch',
  scope: 'bid_and_order',
  facets: { convertible: ['info'], packed: ['info'], unknown: ['blocker'] },
  suggestions: ['set_units_per_pack', 'fix_bid', 'exclude_line'],
  inCell: ({ item, line }) => {
    if (line === null || !line.offered || line.unitCode === item.unitCode) return NOTHING;
    const units = { offered: line.unitCode, ordered: item.unitCode };
    const factor = unitFactor(line.unitCode, item.unitCode);
    if (factor !== null) return [{ facet: 'convertible', severity: 'info', details: { ...units, factor } }];
    if (line.unitsPerPack !== null)
      return [{ facet: 'packed', severity: 'info', details: { ...units, factor: line.unitsPerPack } }];
    return [{ facet: 'unknown', severity: 'blocker', details: { ...units, factor: null } }];
  },
};
