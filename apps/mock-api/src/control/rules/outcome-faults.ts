/** Checks what a rule does: parts that exclude each other, headers that can be sent, operations of a patch. */
import type { PatchOperation, Rule } from '@zakupki/mock-control/schema';
import { HEADER_NAME } from './condition-faults.ts';
import { type AddIssue, issueOf } from './rule-fault.ts';

/** Set by the server for the bytes it sends, or read by it. */
const OWN_HEADERS =
  /^(?:connection|content-encoding|content-length|keep-alive|te|trailer|transfer-encoding|upgrade|x-mock-.*)$/i;
/** What Node sends. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

export function addOutcomeFaults({ then, chance, seed }: Rule, addIssue: AddIssue): void {
  const { status = 0, message, body, headers = {}, patch = [], delayMs, drop } = then;
  if (message !== undefined && (status < 400 || body !== undefined)) {
    addIssue(issueOf({ code: 'not_allowed', said: 'rule_message' }, 'then', 'message'));
  }
  const instead = (['status', 'message', 'body', 'drop', 'malformed'] as const).filter(
    (part) => then[part] !== undefined,
  );
  if (then.patch && instead.length > 0) {
    const params = { fields: instead.join(', ') };
    addIssue(issueOf({ code: 'not_allowed', said: 'rule_patch', params }, 'then', 'patch'));
  }
  for (const [place, operation] of patch.entries()) addPatchFaults(operation, place, addIssue);
  if (then.headers && drop) addIssue(issueOf({ code: 'not_allowed', said: 'rule_no_answer' }, 'then', 'headers'));
  for (const [name, value] of Object.entries(headers)) {
    const path = ['then', 'headers', name];
    if (OWN_HEADERS.test(name)) addIssue(issueOf({ code: 'not_allowed', said: 'rule_own_header' }, ...path));
    else if (!HEADER_NAME.test(name)) {
      addIssue(issueOf({ code: 'format', said: 'rule_header_name', params: { value: name } }, ...path));
    } else if (value !== null && !HEADER_VALUE.test(value)) {
      addIssue(issueOf({ code: 'format', said: 'rule_header_value' }, ...path));
    }
  }
  const isRange = typeof delayMs === 'object';
  if (isRange && delayMs.to < delayMs.from) {
    const params = { limit: delayMs.from };
    addIssue(issueOf({ code: 'min', said: 'min', params }, 'then', 'delayMs', 'to'));
  }
  if (seed !== undefined && chance === undefined && !isRange) {
    addIssue(issueOf({ code: 'not_allowed', said: 'rule_seed' }, 'seed'));
  }
}

/** RFC 6902 §4 */
function addPatchFaults(operation: PatchOperation, place: number, addIssue: AddIssue): void {
  const needed = ['add', 'replace', 'test'].includes(operation.op)
    ? 'value'
    : ['move', 'copy'].includes(operation.op)
      ? 'from'
      : null;
  for (const part of ['value', 'from'] as const) {
    const isGiven = Object.hasOwn(operation, part);
    if (isGiven === (part === needed)) continue;
    const said = isGiven ? 'rule_patch_surplus' : 'required';
    const code = isGiven ? 'not_allowed' : 'required';
    addIssue(issueOf({ code, said, params: { op: operation.op } }, 'then', 'patch', String(place), part));
  }
}
