/** Answers that a request prefers: `Prefer: code=402, example=TRIAL_EXPIRED`. */
import { type ContractOperation, mediaOf, responseOf } from '../../contract/operations.ts';
import { examplesOf, type Then } from './forced-answer.ts';

type Preferred = { by: string; then: Then };

/** What cannot be met is ignored, as HTTP requires for preferences. */
export function findPreferred(header: string | null, operation: ContractOperation): Preferred | null {
  const { code, example } = preferencesOf(header);
  if (code === undefined || whyUnmet(code, example, operation) !== null) return null;
  const by = `Prefer code=${code}${example ? `, example=${example}` : ''}`;
  return { by, then: { status: Number(code), ...(example && { example }) } };
}

function whyUnmet(code: string, example: string | undefined, operation: ContractOperation): string | null {
  const response = STATUS.test(code) ? responseOf(operation, Number(code)) : undefined;
  if (!response) {
    const declared = [...operation.responses.keys()].toSorted((a, b) => a - b).join(', ');
    return `code=${code} is not declared, only ${declared}`;
  }
  const known = Object.keys(examplesOf(operation, mediaOf(response)?.media));
  if (example === undefined || known.includes(example)) return null;
  const only = known.length > 0 ? `, only ${known.join(', ')}` : '';
  return `code=${code} has no example ${example}${only}`;
}

/** Other notations of numbers, such as 4e2, are slips. */
const STATUS = /^\d{3}$/;

/**
 * Why preferences of a request force nothing, in ASCII; null when all do, or none asks for an answer.
 * @param context.scenario that the request names, which alone counts
 * @param context.isForwarded the target may understand other preferences
 */
export function ignoredPreference(
  header: string | null,
  operation: ContractOperation,
  { scenario, isForwarded }: { scenario: string | null; isForwarded: boolean },
): string | null {
  const { code, example, repeated, unknown } = preferencesOf(header);
  const reasons = [
    ...repeated.map(([name, value]) => `${name}=${value} after another ${name}`),
    ...(isForwarded ? [] : unknown).map((part) => `${part} is neither code=... nor example=...`),
  ];
  if (code === undefined) {
    if (example !== undefined) reasons.unshift(`example=${example} needs a code`);
  } else if (scenario !== null) reasons.unshift(`x-mock-scenario=${scenario} comes before code=${code}`);
  else {
    const why = whyUnmet(code, example, operation);
    if (why !== null) reasons.unshift(why);
  }
  return reasons.length === 0 ? null : `Prefer ignored: ${ascii(reasons.join('; '))}`;
}

const MAX_SHOWN = 400;
const ascii = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '?').slice(0, MAX_SHOWN);

type Preferences = {
  code?: string | undefined;
  example?: string | undefined;
  /** of those that come again: the first counts (RFC 7240 §2) */
  repeated: readonly (readonly [name: string, value: string])[];
  /** those that no other server would understand either */
  unknown: readonly string[];
};
const NOTHING_PREFERRED: Preferences = { repeated: [], unknown: [] };

/** Preferences that others define; they ask for no other answer, so nobody misses them. */
const OF_OTHERS =
  /^(?:depth-noroot|handling|max-affected|odata\..+|respond-async|return|safe|timezone|transclude|wait)$/;

function preferencesOf(header: string | null): Preferences {
  // Nearly every request.
  if (header === null) return NOTHING_PREFERRED;
  const parts = header.split(/[,;]/).filter((part) => part.trim() !== '');
  const found = new Map<string, string>();
  const repeated: [string, string][] = [];
  const unknown: string[] = [];
  for (const part of parts) {
    const [name, value] = parsePreference(part);
    if (name !== 'code' && name !== 'example') {
      if (!OF_OTHERS.test(name)) unknown.push(part.trim());
    } else if (!found.has(name)) found.set(name, value);
    else if (found.get(name) !== value) repeated.push([name, value]);
  }
  return { code: found.get('code'), example: found.get('example'), repeated, unknown };
}

/** Parses `code=402`; the value may be quoted. */
function parsePreference(part: string): [name: string, value: string] {
  const [name = '', value = ''] = part.split('=', 2);
  return [name.trim().toLowerCase(), value.trim().replace(/^"(.*)"$/, '$1')];
}
