/** Why the user arrives at the login page; stored in the history entry, so it survives a reload. */
const ACCOUNT_REASONS = [
  'session-ended',
  'signed-out',
  'password-changed',
  'account-deleted',
  'link-used',
  'link-expired',
  'link-unknown',
  'link-missing',
  'not-verified',
  'blocked',
  'storage-full',
  'not-a-token',
] as const;

/** Reasons for invited suppliers, who have no account and return by a link. */
const SUPPLIER_REASONS = ['invitation-revoked', 'invitation-expired', 'request-left', 'request-signed-out'] as const;

export type AccountArrival = (typeof ACCOUNT_REASONS)[number];
export type SupplierArrival = (typeof SUPPLIER_REASONS)[number];
export type ArrivalReason = AccountArrival | SupplierArrival;

export type ArrivalState = {
  readonly because: ArrivalReason;
};

/** @param state of a history entry, possibly written by an older build */
export function arrivalReason(state: unknown): ArrivalReason | null {
  if (typeof state !== 'object' || state === null || !('because' in state)) return null;
  return [...ACCOUNT_REASONS, ...SUPPLIER_REASONS].find((reason) => reason === state.because) ?? null;
}

const KEY = 'zakupki-arrival';

/**
 * Saves the reason for this tab until the user signs in: a reload before the login page is there would lose the reason
 * in the history entry.
 */
export function saveArrival(because: ArrivalReason): void {
  try {
    sessionStorage.setItem(KEY, because);
  } catch {
    // The history entry still has it.
  }
}

export function savedArrival(): ArrivalReason | null {
  try {
    return arrivalReason({ because: sessionStorage.getItem(KEY) });
  } catch {
    return null;
  }
}

export function clearArrival(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was saved.
  }
}

export function isSupplierArrival(reason: ArrivalReason): reason is SupplierArrival {
  return SUPPLIER_REASONS.some((supplierReason) => supplierReason === reason);
}
