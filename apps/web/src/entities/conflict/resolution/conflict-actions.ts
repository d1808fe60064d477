/** Explains the resolutions of a conflict. The server decides which ones to offer and labels them. */
import type { Conflict, ConflictAction, ConflictSuggestion } from '@zakupki/api-client/schema';
import { m } from '#messages';

/** One sentence for each action; a missing one does not compile. */
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

export function meaningOf(action: ConflictAction): string {
  return MEANINGS[action]();
}

export const ACCEPTING: readonly ConflictAction[] = ['waive', 'accept_late'];

const REMOVING_BID: readonly ConflictAction[] = ['withdraw_one', 'disqualify', 'disqualify_one', 'disqualify_both'];

/** Whether the action removes a bid from the comparison. */
export function isDangerous(action: ConflictAction): boolean {
  return REMOVING_BID.includes(action);
}

/** Whether the action needs input or a confirmation. */
export function needsForm({ action, inputs, needsReason }: ConflictSuggestion): boolean {
  return inputs.length > 0 || needsReason || isDangerous(action);
}

/** In the server's order, except that `scale_price` comes first: it fixes a misplaced decimal point with one press. */
export function sortedSuggestions({ suggestions }: Conflict): readonly ConflictSuggestion[] {
  const scalePrice = suggestions.find(({ action }) => action === 'scale_price');
  return scalePrice ? [scalePrice, ...suggestions.filter((other) => other !== scalePrice)] : suggestions;
}
