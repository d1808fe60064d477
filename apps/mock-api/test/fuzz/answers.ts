/** What an answer must never contain. */
import type { Answer, LooseRequest } from '@zakupki/mock-engine/suite/client';

/** Records that belong to one person. */
const PRIVATE_ID = /^(?:ord|itm|bid|bli|sup|att|flt|qst|map|pay|ctx|cgr|red)_\w+$/;

/** The private identifiers under keys such as `id`, `orderId` and `bidIds`. */
function idsIn(value: unknown, isId = false): string[] {
  if (typeof value === 'string') return isId && PRIVATE_ID.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((one) => idsIn(one, isId));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => idsIn(inner, /(?:^i|I)ds?$/.test(key)));
}

/** A stack, a module or a path of the machine. */
const INTERNALS =
  /\n\s+at |\bat (?:async )?[\w.<>]+ \(|node_modules|\.ts:\d+|file:\/\/|\/(?:tmp|home|root|usr|var|work)\//;

/** The owners of private records, by identifier. */
export type Owners = Map<string, string>;

/**
 * Describes every violation. Records without an owner are assigned to the person.
 * @param person who sent the request: null without a session, `admin` may see everything
 */
export function faultsOf(owners: Owners, person: string | null, request: LooseRequest, answer: Answer): string[] {
  const [leaked] = INTERNALS.exec(JSON.stringify(answer.body) ?? '') ?? [];
  const faults = leaked === undefined ? [] : [`shows internals: ${leaked}`];
  if (person === 'admin') return faults;
  const isOk = answer.status < 300;
  const sent = JSON.stringify(request);
  const requested = isOk ? idsIn(request.params) : [];
  // A refusal may repeat what was sent.
  const returned = idsIn(answer.body).filter((id) => isOk || !sent.includes(id));
  for (const id of [...requested, ...returned]) {
    const owner = owners.get(id) ?? person;
    if (owner !== person || person === null) faults.push(`${id} of ${owner ?? 'another user'}`);
    else owners.set(id, person);
  }
  return faults;
}
