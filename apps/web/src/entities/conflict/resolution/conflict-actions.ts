/** What the ways out of a conflict mean. What they are called, and which there are, the server says. */
import type { Conflict, ConflictAction, ConflictSuggestion } from '@zakupki/api-client/schema';
import { m } from '#messages';

/** What following a way does, in a sentence; one that is missing does not compile. */
const MEANINGS: Readonly<Record<ConflictAction, () => string>> = {
  fix_bid: () => m.conflicts_way_fix_bid(),
  exclude_line: () => m.conflicts_way_exclude_line(),
  request_clarification: () => m.conflicts_way_letter(),
  waive: () => m.conflicts_way_waive(),
  allocate_partly: () => m.conflicts_way_allocate_partly(),
  change_tolerance: () => m.conflicts_way_change_tolerance(),
  set_units_per_pack: () => m.conflicts_way_set_units_per_pack(),
  negotiate: () => m.conflicts_way_letter(),
  raise_ceiling: () => m.conflicts_way_raise_ceiling(),
  disqualify: () => m.conflicts_way_disqualify(),
  trust_computed: () => m.conflicts_way_trust_computed(),
  trust_declared: () => m.conflicts_way_trust_declared(),
  scale_price: () => m.conflicts_way_scale_price(),
  set_rate: () => m.conflicts_way_set_rate(),
  normalise: () => m.conflicts_way_normalise(),
  relax_requirement: () => m.conflicts_way_relax_requirement(),
  move_required_date: () => m.conflicts_way_move_required_date(),
  request_extension: () => m.conflicts_way_letter(),
  award_before: () => m.conflicts_way_award_before(),
  accept_late: () => m.conflicts_way_waive(),
  extend_deadline: () => m.conflicts_way_extend_deadline(),
  mark_supersedes: () => m.conflicts_way_mark_supersedes(),
  mark_alternative: () => m.conflicts_way_mark_alternative(),
  withdraw_one: () => m.conflicts_way_withdraw_one(),
  disqualify_one: () => m.conflicts_way_disqualify(),
  disqualify_both: () => m.conflicts_way_disqualify_both(),
  invite_more: () => m.conflicts_way_invite_more(),
  confirm_for_revision: () => m.conflicts_way_confirm_for_revision(),
};

/** What following a way does, in a sentence. */
export function meaningOf(action: ConflictAction): string {
  return MEANINGS[action]();
}

/** Accepting the conflict as it is, whatever its kind calls that. */
export const ACCEPTING: readonly ConflictAction[] = ['waive', 'accept_late'];

const SETTING_ASIDE: readonly ConflictAction[] = ['withdraw_one', 'disqualify', 'disqualify_one', 'disqualify_both'];

/** Whether a bid drops out of the comparison by it. */
export function isDangerous(action: ConflictAction): boolean {
  return SETTING_ASIDE.includes(action);
}

/** Whether anything has to be given, or be thought over, before the server does it. */
export function needsForm({ action, inputs, needsReason }: ConflictSuggestion): boolean {
  return inputs.length > 0 || needsReason || isDangerous(action);
}

/**
 * The ways out, the one to be offered first in front: a slipped decimal point is put right by one press, where the
 * figures speak for it.
 */
export function waysOf({ suggestions }: Conflict): readonly ConflictSuggestion[] {
  const slip = suggestions.find(({ action }) => action === 'scale_price');
  return slip ? [slip, ...suggestions.filter((way) => way !== slip)] : suggestions;
}
