/** Marks findings that follow from another finding of the same bid, so that one mistake is one task. */
import type { ConflictKindCode } from '@zakupki/api-client/schema';
import type { Finding } from './rule.ts';

type Place = Pick<Finding, 'kind' | 'facet' | 'orderItemId'>;

/** Price rules skip incomparable prices, so those need no entry. */
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

/** The first cause wins. */
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
