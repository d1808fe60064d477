/** How often rules have matched, and may still apply. */
import { isDeepStrictEqual } from 'node:util';
import type { Rule } from '../../contract/control.ts';
import type { ActiveRules } from '../../world/states/memento.ts';

/** The matches of rules that were in force before, so that they go on counting; equal rules keep their order. */
export function keptHits(rules: readonly Rule[], before: ActiveRules): number[] {
  const taken = new Set<number>();
  return rules.map((rule) => {
    const index = before.rules.findIndex((other, at) => !taken.has(at) && isDeepStrictEqual(other, rule));
    taken.add(index);
    return before.hits[index] ?? 0;
  });
}

/** The number of the match among those on which the rule applies; a fraction when it is none of them. */
export const turnOf = ({ every = 1 }: Rule, hit: number): number => hit / every;

/** How often each rule still applies, null without a limit; null when no rule has one. */
export function leftOf(rules: readonly Rule[], hits: readonly (number | undefined)[]): (number | null)[] | null {
  if (rules.every(({ times }) => times === undefined)) return null;
  return rules.map((rule, index) => {
    if (rule.times === undefined) return null;
    return Math.max(0, rule.times - Math.floor(turnOf(rule, hits[index] ?? 0)));
  });
}
