/** Help texts of conflict kinds, in every language. Severities and suggestions are in the rules. */
import type { ConflictKind, ConflictSeverity } from '@zakupki/api-client/schema';
import type { Lang } from '@zakupki/words';
import { ACTIONS } from './actions.ts';
import { RULES } from './kinds.ts';

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
    suggestions: suggestions.map((action) => ({ action, label: ACTIONS[action][lang] })),
  }));
}
