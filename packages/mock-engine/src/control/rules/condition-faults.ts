/** Checks the conditions of a rule: names that exist, patterns that compile. */
import type { Rule } from '../../contract/control.ts';
import type { ContractOperation } from '../../contract/operations.ts';
import { patternOf } from '../../pipeline/forced/conditions.ts';
import type { Person } from '../../world/model.ts';
import { type AddIssue, issueOf } from './rule-fault.ts';

/** RFC 9110 §5.1 */
export const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]{1,100}$/;
/** Rules are stored and exported, so they must not contain secrets. */
const CREDENTIALS = new Set(['authorization', 'cookie', 'proxy-authorization']);
const JSON_POINTER = /^(?:\/(?:[^~]|~[01])*)?$/;

/** @param matching operations that meet the conditions on operation, tag, method and path */
export function addConditionFaults(
  { query = {}, headers = {}, body, person }: Rule['when'],
  matching: readonly ContractOperation[],
  people: readonly Person[],
  addIssue: AddIssue,
): void {
  addPatternFaults({ query, headers, body: body ?? {} }, addIssue);
  const parameters = new Set(matching.flatMap((operation) => operation.query.map(({ name }) => name)));
  for (const name of Object.keys(query)) {
    const params = { value: name, known: [...parameters].join(', ') || '—' };
    if (!parameters.has(name))
      addIssue(issueOf({ code: 'enum', said: 'rule_parameter', params }, 'when', 'query', name));
  }
  for (const name of Object.keys(headers)) {
    const said = CREDENTIALS.has(name.toLowerCase()) ? 'rule_credentials' : 'rule_header_name';
    if (said === 'rule_header_name' && HEADER_NAME.test(name)) continue;
    addIssue(issueOf({ code: 'not_allowed', said, params: { value: name } }, 'when', 'headers', name));
  }
  for (const pointer of Object.keys(body ?? {})) {
    if (JSON_POINTER.test(pointer)) continue;
    addIssue(issueOf({ code: 'format', said: 'rule_pointer', params: { value: pointer } }, 'when', 'body', pointer));
  }
  if (body && !matching.some((operation) => operation.body && !operation.takesForm)) {
    addIssue(issueOf({ code: 'not_allowed', said: 'rule_no_body' }, 'when', 'body'));
  }
  if (person !== undefined && !person.includes('@') && !people.some(({ name }) => name === person)) {
    const params = { value: person, known: people.map(({ name }) => name).join(', ') };
    addIssue(issueOf({ code: 'enum', said: 'rule_person', params }, 'when', 'person'));
  }
}

type Conditions = Readonly<Record<string, { matches?: string }>>;

function addPatternFaults(kinds: Readonly<Record<string, Conditions>>, addIssue: AddIssue): void {
  for (const [kind, conditions] of Object.entries(kinds)) {
    for (const [name, { matches }] of Object.entries(conditions)) {
      const reason = matches === undefined ? null : patternFault(matches);
      if (reason === null) continue;
      addIssue(issueOf({ code: 'format', said: 'rule_pattern', params: { reason } }, 'when', kind, name, 'matches'));
    }
  }
}

function patternFault(pattern: string): string | null {
  try {
    patternOf(pattern);
    return null;
  } catch (error) {
    return (error as Error).message.replace(/^error parsing regexp: /, '').replaceAll('`', '"');
  }
}
