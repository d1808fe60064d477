/**
 * What the product does when a request fails (spec §8). Each row matches an error; the caller always gets the error as
 * well.
 */
import type { ApiError } from '@zakupki/api-client/problem';
import { httpStatusOf } from '@zakupki/api-client/problem';
import { parseResumableAction, resumableActionIn } from '../session/resume-action.ts';
import { type Address, fullPath, isAt, type NoticeQuery, paths, patterns } from '../paths.ts';
import { returnPathFrom, safeReturnPath } from '../session/return-path.ts';
import { type ArrivalReason, type ArrivalState, saveArrival } from '../session/arrival.ts';
import { setRefusal } from '../session/refusal.ts';
import { wasSupplier } from '../session/last-role.ts';

/** The effects a reaction may have; the app provides them. */
export type Effects = {
  /** The current address, or the target of a running navigation. */
  address(): Address;
  /** Navigates, replacing the current history entry. */
  replace(path: string, state?: ArrivalState): void;
  /** Clears the token, the impersonated user and the cookie. */
  endSession(): void;
  /** Ends impersonation in this browser. */
  stopImpersonation(): void;
  /** Shows a popup; the text is never read as HTML. */
  showMessage(text: string): void;
};

type Reaction = {
  readonly status: number;
  /** Matches any message if absent. */
  readonly message?: string;
  /** Matches any code if absent. */
  readonly code?: string;
  /** Also acts after the user left the page that sent the request: every later request would fail too. */
  readonly concernsSession?: true;
  /** @param operation the contract's operationId of the refused request */
  act(effects: Effects, message: string, operation: string): void;
};

/** The rows of spec §8. */
const REACTIONS: readonly Reaction[] = [
  { status: 401, code: 'invitation_revoked', concernsSession: true, act: toLogin(() => 'invitation-revoked') },
  { status: 401, code: 'invitation_expired', concernsSession: true, act: toLogin(() => 'invitation-expired') },
  { status: 401, concernsSession: true, act: toLogin(() => (wasSupplier() ? 'request-left' : 'session-ended')) },
  {
    status: 402,
    message: 'SUBSCRIPTION_EXPIRED',
    act: toNotice(patterns.subscriptionExpired, paths.subscriptionExpired),
  },
  { status: 402, message: 'CREDITS_EXPIRED', act: toNotice(patterns.creditsExpired, paths.creditsExpired) },
  { status: 402, message: 'TRIAL_EXPIRED', act: toNotice(patterns.trialExpired, paths.trialExpired) },
  {
    status: 403,
    code: 'impersonation_target_invalid',
    concernsSession: true,
    act: stopImpersonation(patterns.admin, paths.admin),
  },
  {
    status: 403,
    code: 'impersonation_forbidden',
    concernsSession: true,
    act: stopImpersonation(patterns.home, paths.home),
  },
  { status: 403, act: (effects, message) => message.trim() !== '' && effects.showMessage(message) },
  { status: 460, message: 'PHONE_REQUIRED', act: toCompleteProfile },
];

type ReactionContext = {
  readonly operation?: string;
  readonly isPageLeft: boolean;
};

export function react(error: ApiError, effects: Effects, { operation = '', isPageLeft }: ReactionContext): void {
  const status = httpStatusOf(error);
  const message = error.data?.message ?? '';
  const code = error.data?.code ?? '';
  const reaction = REACTIONS.find(
    (row) => row.status === status && (row.message ?? message) === message && (row.code ?? code) === code,
  );
  if (!reaction || (isPageLeft && !reaction.concernsSession)) return;
  reaction.act(effects, message, operation);
}

/** The page of a sign-in link explains by itself why the link does not work. */
const SIGN_IN_PAGES = [patterns.login, patterns.authByToken];

function toLogin(reason: () => ArrivalReason): Reaction['act'] {
  return (effects) => {
    const address = effects.address();
    const isSigningIn = SIGN_IN_PAGES.some((pattern) => isAt(address.pathname, pattern));
    const because = reason();
    if (!isSigningIn) saveArrival(because);
    effects.endSession();
    if (isSigningIn) return;
    effects.replace(paths.login({ redirect: safeReturnPath(fullPath(address)) }), { because });
  };
}

/** Ends impersonation first: responses to its other requests are then ignored, so this runs once. */
function stopImpersonation(pattern: string, page: () => string): Reaction['act'] {
  return (effects, message) => {
    effects.stopImpersonation();
    if (message.trim() !== '') effects.showMessage(message);
    if (!isAt(effects.address().pathname, pattern)) effects.replace(page());
  };
}

type Notice = (query: NoticeQuery) => string;

function toNotice(pattern: string, page: Notice): Reaction['act'] {
  return (effects, message, operation) => {
    const address = effects.address();
    setRefusal(message);
    if (isAt(address.pathname, pattern)) return;
    // The operation that was interrupted first is the one to resume.
    const resume = isTransient(address)
      ? resumableActionIn(new URLSearchParams(address.search))
      : parseResumableAction(operation);
    effects.replace(page({ returnTo: returnPath(address), resume }));
  };
}

function toCompleteProfile(effects: Effects, message: string): void {
  const address = effects.address();
  setRefusal(message);
  if (isAt(address.pathname, patterns.completeProfile)) return;
  effects.replace(paths.completeProfile({ returnTo: returnPath(address) }));
}

// These pages pass on their own return path, so the user still returns to their work.
const TRANSIENT_PAGES = [
  patterns.subscriptionExpired,
  patterns.creditsExpired,
  patterns.trialExpired,
  patterns.completeProfile,
];

function isTransient({ pathname }: Address): boolean {
  return TRANSIENT_PAGES.some((pattern) => isAt(pathname, pattern));
}

function returnPath(address: Address): string | null {
  if (isTransient(address)) return returnPathFrom(new URLSearchParams(address.search), 'returnTo');
  return safeReturnPath(fullPath(address));
}
