import { Button, Modal, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Rule, World } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { generalMessage, type Refusal, refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { notifyDone } from '../ui/done.ts';
import { limitOf } from './expiry-select.tsx';
import { conditionAt, headerAt } from './rule-conditions.ts';
import {
  areEqual,
  draftFor,
  draftOf,
  FIELDS,
  type Operation,
  type RuleDraft,
  type RuleErrors,
  type RuleField,
  ruleOf,
  ruleOfJson,
} from './rule-draft.ts';
import { LimitFields, OutcomeFields, TargetFields } from './rule-fields.tsx';
import { wordsOf } from './rule-words.ts';

type RuleDialogProps = {
  readonly world: World;
  readonly isOpen: boolean;
  /** Prefills the operation seen in the traffic. */
  readonly operationId?: string | null;
  /** The rule of the world to edit. */
  readonly edited?: Rule | undefined;
  readonly onClose: () => void;
};

export function RuleDialog({ world, isOpen, operationId = null, edited, onClose }: RuleDialogProps) {
  const { data } = controlApi.useListOperationsQuery();
  const operations = data?.operations ?? [];
  const chosen = operations.find((each) => each.operationId === operationId);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={edited ? 'Edit rule' : 'Force an answer'}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <RuleForm
        key={chosen?.operationId ?? ''}
        world={world}
        operations={operations}
        chosen={chosen}
        edited={edited}
        onDone={onClose}
      />
    </Modal>
  );
}

type RuleFormProps = {
  readonly world: World;
  readonly operations: readonly Operation[];
  readonly chosen: Operation | undefined;
  readonly edited: Rule | undefined;
  readonly onDone: () => void;
};

/** The edited rule, in the fields or as JSON, and its errors. */
function useRuleEditor({ world, chosen, edited, onDone }: RuleFormProps) {
  const [force, { error, isLoading, reset }] = controlApi.useForceAnswersMutation();
  const [draft, setDraft] = useState(() => (edited ? draftOf(edited) : draftFor(chosen)));
  const [json, setJson] = useState(() => (draft ? null : jsonOf(edited)));
  const [sent, setSent] = useState(draft);
  const [localErrors, setLocalErrors] = useState<RuleErrors>({});
  const parsed = draft && json === null ? ruleOf(draft) : ruleOfJson(json ?? '');
  const refusal = error ? refusalOf(error) : null;
  const { name, scenario, rules } = world;
  // A rule that was removed while it was edited is added again. New rules go first: the first match applies.
  const index = edited ? rules.findIndex((rule) => areEqual(rule, edited)) : -1;
  const { placed, rest } = placeErrors(
    refusal?.errors ?? [],
    `/rules/${Math.max(0, index)}`,
    json === null ? sent : null,
  );
  const areAllPlaced = refusal?.errors.length !== 0 && rest.length === 0;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLocalErrors('errors' in parsed ? parsed.errors : {});
    if ('errors' in parsed) return;
    setSent(draft);
    const changed = index < 0 ? [parsed.rule, ...rules] : rules.with(index, parsed.rule);
    const answer = await force({ world: name, forced: { name: scenario, rules: changed, ...limitOf(world) } });
    if (!answer.data) return;
    onDone();
    const { when, then } = wordsOf(parsed.rule);
    notifyDone(`Forced: ${when} → ${then}`);
  };
  const switchMode = () => {
    reset();
    setLocalErrors('errors' in parsed ? parsed.errors : {});
    if ('errors' in parsed) return;
    const fields = json === null ? draft : draftOf(parsed.rule);
    if (!fields) return setLocalErrors({ json: 'The form has no fields for this rule.' });
    setDraft(fields);
    setJson(json === null ? jsonOf(parsed.rule) : null);
  };
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setLocalErrors({});
    };
  return {
    draft,
    json,
    parsed,
    errors: { ...placed, ...localErrors },
    general: refusal && !areAllPlaced ? generalMessage({ ...refusal, errors: rest }, []) : null,
    isLoading,
    changeDraft: changing((change: Partial<RuleDraft>) => setDraft(draft && { ...draft, ...change })),
    changeJson: changing(setJson),
    submit,
    switchMode,
  };
}

function RuleForm(props: RuleFormProps) {
  const { operations, edited } = props;
  const { draft, json, parsed, errors, general, isLoading, changeDraft, changeJson, submit, switchMode } =
    useRuleEditor(props);
  const fields = draft && json === null && { draft, errors, operations, onChange: changeDraft };
  return (
    <form className="qa-stack" style={{ gap: 20 }} onSubmit={(event) => void submit(event)}>
      {fields ? (
        <>
          <TargetFields {...fields} />
          <OutcomeFields {...fields} />
          <LimitFields {...fields} />
        </>
      ) : (
        <JsonField value={json ?? ''} error={errors.json} onChange={changeJson} />
      )}
      {general !== null && (
        <Callout tone="danger" isAnnounced>
          {general}
        </Callout>
      )}
      <p className="qa-secondary qa-small" role="status">
        {'rule' in parsed ? sentenceOf(wordsOf(parsed.rule)) : ''}
      </p>
      <div className="qa-row" style={{ justifyContent: 'space-between' }}>
        <Button variant="subtle" onClick={switchMode}>
          {json === null ? 'Edit as JSON' : 'Edit in the form'}
        </Button>
        <Button type="submit" loading={isLoading}>
          {edited ? 'Save rule' : 'Add rule'}
        </Button>
      </div>
    </form>
  );
}

type JsonFieldProps = {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
};

function JsonField({ value, error, onChange }: JsonFieldProps) {
  return (
    <Textarea
      label="Rule"
      description="JSON in the format of the control plane."
      autosize
      minRows={6}
      maxRows={24}
      spellCheck={false}
      classNames={{ input: 'qa-mono' }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      data-autofocus
    />
  );
}

const jsonOf = (rule: Rule | undefined) => JSON.stringify(rule, null, 2);

/**
 * Assigns errors to the fields that show them; `rest` are the errors that no field shows.
 * @param rule the pointer of the rule
 * @param draft the draft that was sent; null for JSON
 */
function placeErrors(
  errors: Refusal['errors'],
  rule: string,
  draft: RuleDraft | null,
): { placed: RuleErrors; rest: Refusal['errors'] } {
  if (!draft) {
    const within = errors.map((error) => ({ ...error, pointer: error.pointer.replace(rule, '') }));
    return { placed: {}, rest: within };
  }
  const fields: Record<string, string> = {};
  const conditions: Record<number, string> = {};
  const headers: Record<number, string> = {};
  const rest = errors.filter(({ pointer, message }) => {
    const within = pointer.startsWith(`${rule}/`) ? pointer.slice(rule.length) : '';
    const [condition, header] = [conditionAt(draft.conditions, within), headerAt(draft.headers, within)];
    const field = fieldAt(within);
    if (condition !== undefined) conditions[condition] = message;
    else if (header !== undefined) headers[header] = message;
    else if (field)
      fields[field] = within === FIELDS[field] ? message : `${within.slice(FIELDS[field].length)}: ${message}`;
    else return true;
    return false;
  });
  return { placed: { ...fields, conditions, headers }, rest };
}

/** A field also shows errors inside its value. */
function fieldAt(pointer: string): RuleField | undefined {
  const fields = Object.keys(FIELDS) as RuleField[];
  return fields.find((field) => pointer === FIELDS[field] || pointer.startsWith(`${FIELDS[field]}/`));
}

const sentenceOf = ({ when, then, limits }: ReturnType<typeof wordsOf>) =>
  `${when} → ${then}${limits === '' ? '' : ` · ${limits}`}`;
