/** Marks findings that follow from another finding of the same bid, so that one mistake is one task. */
import { KINDS } from './kinds.ts';
import type { Finding, Place, Rule } from './rule.ts';

/** The first cause wins. */
export function markCauses(findings: readonly Finding[]): Finding[] {
  const causes = new Map<string, string>();
  for (const finding of findings) {
    const { causes: placesOf }: Rule = KINDS[finding.kind];
    for (const place of placesOf?.(finding) ?? []) {
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
