/**
 * What the product does by itself when a call fails (spec §8). Each row says which answer it is about and what
 * happens; afterwards the error always goes to the caller as well.
 */
import type { ApiError } from '@zakupki/api-client/problem';
import { httpStatusOf } from '@zakupki/api-client/problem';
import { parseResumableAction } from '../session/resume-action.ts';
import { type Address, fullPath, isAt, type NoticeQuery, paths, patterns } from '../paths.ts';
import { returnPathFrom, safeReturnPath } from '../session/return-path.ts';
import type { ArrivalState } from '../session/arrival.ts';

/** What reactions may do; the app gives them these powers. */
export interface Powers {
  /** Where the person is, or is just going. */
  place(): Address;
  /** Goes there instead of the present history entry. */
  replace(path: string, state?: ArrivalState): void;
  /** Forgets the token, whom one acts as, and the cookie. */
  endSession(): void;
  /** Forgets whom one acts as: one is oneself again. */
  stopActing(): void;
  /** A short popup with that text, shown as text. */
  showMessage(text: string): void;
}

interface Reaction {
  readonly status: number;
  /** The exact message; without one, any. */
  readonly message?: string;
  /** The exact code; without one, any. */
  readonly code?: string;
  /** `operation` is the one that was refused, by its name in the contract. */
  act(powers: Powers, message: string, operation: string): void;
}

/** Specification §8, row by row. */
export const REACTIONS: readonly Reaction[] = [
  { status: 401, act: toLogin },
  {
    status: 402,
    message: 'SUBSCRIPTION_EXPIRED',
    act: toNotice(patterns.subscriptionExpired, paths.subscriptionExpired),
  },
  { status: 402, message: 'CREDITS_EXPIRED', act: toNotice(patterns.creditsExpired, paths.creditsExpired) },
  { status: 402, message: 'TRIAL_EXPIRED', act: toNotice(patterns.trialExpired, paths.trialExpired) },
  // Every call would fail so for ever, as long as the person one cannot act as is named with it.
  { status: 403, code: 'impersonation_target_invalid', act: stopActing(patterns.admin, paths.admin) },
  { status: 403, code: 'impersonation_forbidden', act: stopActing(patterns.home, paths.home) },
  { status: 403, act: (powers, message) => message.trim() !== '' && powers.showMessage(message) },
  { status: 460, message: 'PHONE_REQUIRED', act: toCompleteProfile },
];

/** Does what the table says about the error; nothing for one it does not name. */
export function react(error: ApiError, powers: Powers, operation = ''): void {
  const status = httpStatusOf(error);
  const message = error.data?.message ?? '';
  const code = error.data?.code ?? '';
  const reaction = REACTIONS.find(
    (row) => row.status === status && (row.message ?? message) === message && (row.code ?? code) === code,
  );
  reaction?.act(powers, message, operation);
}

function toLogin(powers: Powers): void {
  powers.endSession();
  const place = powers.place();
  if (isAt(place.pathname, patterns.login)) return;
  powers.replace(paths.login({ redirect: safeReturnPath(fullPath(place)) }), { because: 'session-ended' });
}

/** Drops the key first: what else is on its way then no longer counts, so this happens once. */
function stopActing(pattern: string, page: () => string): Reaction['act'] {
  return (powers, message) => {
    powers.stopActing();
    if (message.trim() !== '') powers.showMessage(message);
    if (!isAt(powers.place().pathname, pattern)) powers.replace(page());
  };
}

type Notice = (query: NoticeQuery) => string;

function toNotice(pattern: string, page: Notice): Reaction['act'] {
  return (powers, _message, operation) => {
    const place = powers.place();
    if (isAt(place.pathname, pattern)) return;
    // What was interrupted first is what one wants to go on with.
    const before = isPassedThrough(place) ? new URLSearchParams(place.search).get('again') : operation;
    powers.replace(page({ returnTo: wayBack(place), again: parseResumableAction(before) }));
  };
}

function toCompleteProfile(powers: Powers): void {
  const place = powers.place();
  if (isAt(place.pathname, patterns.completeProfile)) return;
  powers.replace(paths.completeProfile({ returnTo: wayBack(place) }));
}

// Pages one only passes through hand on where they would have led, so that one still returns to the work.
const PASSED_THROUGH = [
  patterns.subscriptionExpired,
  patterns.creditsExpired,
  patterns.trialExpired,
  patterns.completeProfile,
];

function isPassedThrough({ pathname }: Address): boolean {
  return PASSED_THROUGH.some((pattern) => isAt(pathname, pattern));
}

function wayBack(place: Address): string | null {
  if (isPassedThrough(place)) return returnPathFrom(new URLSearchParams(place.search), 'returnTo');
  return safeReturnPath(fullPath(place));
}
