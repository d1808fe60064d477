/** Which findings merely follow from another one of the same bid, so that one slip of the pen is one thing to put right. */
import type { ConflictKindCode } from '@zakupki/api-client/schema';
import type { Finding } from './rule.ts';

type Place = Pick<Finding, 'kind' | 'facet' | 'orderItemId'>;

/** Prices a unit or a currency makes incomparable are never looked at by the price rules, and need no entry here. */
const FOLLOWERS: Readonly<Partial<Record<ConflictKindCode, (cause: Finding) => readonly Place[]>>> = {
  vat_mismatch: ({ facet, orderItemId, details }) => {
    const rateOf = (id: string | null): Place => ({ kind: 'vat_mismatch', facet: 'rate', orderItemId: id });
    if (facet === 'obsolete_rate') return [rateOf(orderItemId)];
    return facet === 'not_payer' && Array.isArray(details.orderItemIds) ? details.orderItemIds.map(rateOf) : [];
  },
  price_abnormally_low: ({ facet, orderItemId, details }) =>
    facet === 'line' && details.suspectedFactor !== null
      ? [
          { kind: 'arithmetic_mismatch', facet: 'line', orderItemId },
          { kind: 'arithmetic_mismatch', facet: 'total', orderItemId: null },
          { kind: 'price_abnormally_low', facet: 'total', orderItemId: null },
        ]
      : [],
};

/** Marks followers with the id of their cause, the first one in the list where there are several. */
export function markCauses(findings: readonly Finding[]): Finding[] {
  const causes = new Map<string, string>();
  for (const finding of findings) {
    for (const place of FOLLOWERS[finding.kind]?.(finding) ?? []) {
      const key = keyOf(place, finding.bidIds);
      if (!causes.has(key)) causes.set(key, finding.id);
    }
  }
  if (causes.size === 0) return [...findings];
  return findings.map((finding) => ({ ...finding, causedBy: causes.get(keyOf(finding, finding.bidIds)) ?? null }));
}

function keyOf({ kind, facet, orderItemId }: Place, bidIds: readonly string[]): string {
  return [kind, facet, orderItemId, ...bidIds].join(' ');
}
