/** Validates `then` of a rule: parts that exclude each other, headers that can be sent, operations of a patch. */
import type { PatchOperation, Rule } from '../../contract/control.ts';
import { HEADER_NAME } from './condition-faults.ts';
import { type AddIssue, issueOf } from './rule-fault.ts';

/** Headers of the connection, and headers of the mock. */
const RESERVED_HEADERS =
  /^(?:connection|content-encoding|content-length|keep-alive|te|trailer|transfer-encoding|upgrade|x-mock-.*)$/i;
/** Values that Node can send. */
const HEADER_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

export function addOutcomeFaults({ then, chance, seed }: Rule, addIssue: AddIssue): void {
  const { status = 0, message, body, headers = {}, patch = [], delayMs, drop } = then;
  if (message !== undefined && (status < 400 || body !== undefined)) {
    addIssue(issueOf({ code: 'not_allowed', said: 'rule_message' }, 'then', 'message'));
  }
  const replacing = (['status', 'message', 'body', 'drop', 'malformed'] as const).filter(
    (part) => then[part] !== undefined,
  );
  if (then.patch && replacing.length > 0) {
    const params = { fields: replacing.join(', ') };
    addIssue(issueOf({ code: 'not_allowed', said: 'rule_patch', params }, 'then', 'patch'));
  }
  for (const [index, operation] of patch.entries()) addPatchFaults(operation, index, addIssue);
  if (then.headers && drop) addIssue(issueOf({ code: 'not_allowed', said: 'rule_no_answer' }, 'then', 'headers'));
  for (const [name, value] of Object.entries(headers)) {
    const path = ['then', 'headers', name];
    if (RESERVED_HEADERS.test(name)) addIssue(issueOf({ code: 'not_allowed', said: 'rule_own_header' }, ...path));
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
function addPatchFaults(operation: PatchOperation, index: number, addIssue: AddIssue): void {
  const required = ['add', 'replace', 'test'].includes(operation.op)
    ? 'value'
    : ['move', 'copy'].includes(operation.op)
      ? 'from'
      : null;
  for (const part of ['value', 'from'] as const) {
    const isPresent = Object.hasOwn(operation, part);
    if (isPresent === (part === required)) continue;
    const said = isPresent ? 'rule_patch_surplus' : 'required';
    const code = isPresent ? 'not_allowed' : 'required';
    addIssue(issueOf({ code, said, params: { op: operation.op } }, 'then', 'patch', String(index), part));
  }
}
