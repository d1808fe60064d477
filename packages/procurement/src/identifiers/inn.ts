import { weightedSum } from './check-digit.ts';

type InnKind = 'company' | 'person';

type InnCheck =
  | { readonly ok: true; readonly kind: InnKind }
  | { readonly ok: false; readonly reason: 'digits' | 'length' | 'zeros' | 'checksum' };

// Weights of the check digits, each applied to the digits before it (order of the Russian tax service).
const CHECKS: Readonly<Record<InnKind, readonly (readonly number[])[]>> = {
  company: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  person: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
};

const KIND_BY_LENGTH: Readonly<Record<number, InnKind>> = { 10: 'company', 12: 'person' };

/**
 * Checks a Russian taxpayer number (INN): 10 digits for a company, 12 for a person or sole trader.
 * The checksum detects about 98 % of typing errors but no forgery: write "check the INN", never "false INN".
 */
export function checkInn(text: string): InnCheck {
  if (!/^\d*$/u.test(text)) return { ok: false, reason: 'digits' };
  const kind = KIND_BY_LENGTH[text.length];
  if (kind === undefined) return { ok: false, reason: 'length' };
  // No region has the code 00; all zeros would pass the checksum.
  if (text.startsWith('00')) return { ok: false, reason: 'zeros' };
  const right = completeInn(kind, text.slice(0, -CHECKS[kind].length)) === text;
  return right ? { ok: true, kind } : { ok: false, reason: 'checksum' };
}

/** Appends the check digits: one to the nine digits of a company, two to the ten of a person. */
export function completeInn(kind: InnKind, digits: string): string {
  return CHECKS[kind].reduce((known, weights) => `${known}${(weightedSum(known, weights) % 11) % 10}`, digits);
}

// Tax office, reason of registration (two digits or Latin capitals), number.
const KPP = /^\d{4}[\dA-Z]{2}\d{3}$/u;

/** Whether the text has the form of a Russian tax registration reason code (KPP). It has no checksum. */
export function isKpp(text: string): boolean {
  return KPP.test(text);
}
