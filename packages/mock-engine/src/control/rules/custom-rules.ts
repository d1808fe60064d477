/** Validates custom rules where the control contract cannot. */
import { z } from 'zod';
import type { Rule } from '../../contract/control.ts';
import { type ContractOperation, contractOperations, matchOperation } from '../../contract/operations.ts';
import { mayAnswer } from '../../pipeline/forced/find-forced.ts';
import type { Problem } from '../../pipeline/problem.ts';
import { fieldError, type MessageCode } from '../field-error.ts';
import type { Model } from '../../world/model.ts';
import type { Lang } from '@zakupki/words';
import { invalidCall } from '../call.ts';
import { addConditionFaults } from './condition-faults.ts';
import { addOutcomeFaults } from './outcome-faults.ts';
import { issueOf, type RuleFault } from './rule-fault.ts';

const operationIds = () => contractOperations.map(({ operationId }) => operationId);
const tags = () => [...new Set(contractOperations.map(({ tag }) => tag))];

/** A name that must exist in the contract; the error lists the known names. */
const knownName = (names: readonly string[], said: MessageCode) =>
  z.string().superRefine((value, { addIssue }) => {
    if (names.includes(value)) return;
    addIssue(issueOf({ code: 'enum', said, params: { value, known: names.join(', ') } }));
  });

const pathSchema = z.string().superRefine((value, { addIssue }) => {
  if (contractOperations.some((operation) => isPathOf(value, operation))) return;
  addIssue(issueOf({ code: 'format', said: 'unknown_path', params: { value, known: likePath(value) } }));
});

/** A path of the contract with a parameter, under a name that the value has if there is one. */
function likePath(value: string): string {
  const names = value.split('/');
  const items = contractOperations.filter(({ path }) => path.endsWith('}'));
  const like = items.find(({ path }) => names.includes(path.split('/')[1] ?? '')) ?? items[0] ?? contractOperations[0];
  return like?.path ?? '/';
}

/** The control contract checks the shape; this schema checks that names exist and the rule can ever apply. */
const ruleSchema = (model: Model) =>
  z
    .looseObject({
      when: z.looseObject({
        operationId: knownName(operationIds(), 'unknown_operation').optional(),
        tag: knownName(tags(), 'unknown_tag').optional(),
        path: pathSchema.optional(),
      }),
    })
    .superRefine((value, { addIssue }) => {
      const rule = value as Rule;
      const { when, then } = rule;
      const matching = contractOperations.filter(
        (operation) =>
          mayAnswer({ when, then: {} }, operation, model) && (!when.path || isPathOf(when.path, operation)),
      );
      if (matching.length === 0) addIssue(issueOf({ code: 'not_allowed', said: 'rule_nowhere' }, 'when'));
      else if (!matching.some((operation) => mayAnswer({ when, then }, operation, model))) {
        const known = [...new Set(matching.flatMap(({ responses }) => [...responses.keys()]))].sort((a, b) => a - b);
        const params = { status: then.status ?? 0, known: known.join(', ') };
        addIssue(issueOf({ code: 'enum', said: 'rule_never', params }, 'then', 'status'));
      } else addConditionFaults(when, matching, model.people, (issue) => addIssue(issue));
      addOutcomeFaults(rule, addIssue);
    });

/** @throws Problem 400 control_invalid with every error */
export function validateRules(rules: readonly Rule[], model: Model, lang: Lang): readonly Rule[] {
  const { success, error } = z.array(ruleSchema(model)).safeParse(rules);
  if (success) return rules;
  throw toProblem(error.issues, lang);
}

function toProblem(issues: readonly z.core.$ZodIssue[], lang: Lang): Problem {
  return invalidCall(
    issues.map((issue) => {
      const { code, said, params } = (issue as { params?: RuleFault }).params ?? {
        code: 'not_allowed',
        said: 'not_allowed',
      };
      return fieldError(lang, `/rules/${issue.path.map(escaped).join('/')}`, code, said, params);
    }),
  );
}

/** Matches the operation's template (`/items/{itemId}`) and concrete paths. */
function isPathOf(path: string, operation: ContractOperation): boolean {
  if (path === operation.path) return true;
  try {
    const match = matchOperation(operation.method, path);
    return match.found && match.operation === operation;
  } catch {
    return false;
  }
}

const escaped = (key: PropertyKey) => String(key).replaceAll('~', '~0').replaceAll('/', '~1');
