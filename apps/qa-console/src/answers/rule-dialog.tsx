import { Button, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { World } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import { generalMessage, type Refusal, refusalOf } from '../control/refusal.ts';
import { Callout } from '../ui/callout.tsx';
import { notifyDone } from '../ui/done.ts';
import { conditionAt, headerAt } from './rule-conditions.ts';
import {
  draftFor,
  FIELDS,
  type Operation,
  type RuleDraft,
  type RuleErrors,
  type RuleField,
  ruleOf,
} from './rule-draft.ts';
import { LimitFields, OutcomeFields, TargetFields } from './rule-fields.tsx';
import { wordsOf } from './rule-words.ts';

interface RuleDialogProps {
  readonly world: World;
  readonly isOpen: boolean;
  /** Prefills the operation seen in the traffic. */
  readonly operationId?: string | null;
  readonly onClose: () => void;
}

export function RuleDialog({ world, isOpen, operationId = null, onClose }: RuleDialogProps) {
  const { data } = controlApi.useListOperationsQuery();
  const operations = data?.operations ?? [];
  const chosen = operations.find((each) => each.operationId === operationId);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Force an answer"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <RuleForm
        key={chosen?.operationId ?? ''}
        world={world}
        operations={operations}
        chosen={chosen}
        onDone={onClose}
      />
    </Modal>
  );
}

/** New rules go first: the first matching rule applies. */
const PLACE = '/rules/0';

interface RuleFormProps {
  readonly world: World;
  readonly operations: readonly Operation[];
  readonly chosen: Operation | undefined;
  readonly onDone: () => void;
}

function RuleForm({ world, operations, chosen, onDone }: RuleFormProps) {
  const [force, { error, isLoading }] = controlApi.useForceAnswersMutation();
  const [draft, setDraft] = useState(() => draftFor(chosen));
  const [sent, setSent] = useState(draft);
  const [own, setOwn] = useState<RuleErrors>({});
  const written = ruleOf(draft);
  const refusal = error ? refusalOf(error) : null;
  const { shown: refused, rest } = placeErrors(refusal?.errors ?? [], sent);
  const isShown = refusal?.errors.length !== 0 && rest.length === 0;
  const general = refusal && !isShown ? generalMessage({ ...refusal, errors: rest }, []) : null;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setOwn('errors' in written ? written.errors : {});
    if ('errors' in written) return;
    const { name, scenario, rules } = world;
    setSent(draft);
    const answer = await force({ world: name, forced: { name: scenario, rules: [written.rule, ...rules] } });
    if (!answer.data) return;
    onDone();
    const { when, then } = wordsOf(written.rule);
    notifyDone(`Forced: ${when} → ${then}`);
  };
  const parts = {
    draft,
    errors: { ...refused, ...own },
    operations,
    onChange: (change: Partial<RuleDraft>) => {
      setDraft({ ...draft, ...change });
      setOwn({});
    },
  };
  return (
    <form className="qa-stack" style={{ gap: 20 }} onSubmit={(event) => void submit(event)}>
      <TargetFields {...parts} />
      <OutcomeFields {...parts} />
      <LimitFields {...parts} />
      {general !== null && (
        <Callout tone="danger" isAnnounced>
          {general}
        </Callout>
      )}
      <div className="qa-row" style={{ justifyContent: 'space-between' }}>
        <p className="qa-secondary qa-small" role="status">
          {'rule' in written ? sentenceOf(wordsOf(written.rule)) : ''}
        </p>
        <Button type="submit" loading={isLoading}>
          Add rule
        </Button>
      </div>
    </form>
  );
}

/** Errors by the field that shows them, and those that none shows. @param draft as it was sent */
function placeErrors(errors: Refusal['errors'], draft: RuleDraft): { shown: RuleErrors; rest: Refusal['errors'] } {
  const shown: Record<string, string> = {};
  const [conditions, headers]: Record<number, string>[] = [{}, {}];
  const rest = errors.filter(({ pointer, message }) => {
    const within = pointer.startsWith(`${PLACE}/`) ? pointer.slice(PLACE.length) : '';
    const [condition, header] = [conditionAt(draft.conditions, within), headerAt(draft.headers, within)];
    const field = fieldAt(within);
    if (condition !== undefined && conditions) conditions[condition] = message;
    else if (header !== undefined && headers) headers[header] = message;
    else if (field)
      shown[field] = within === FIELDS[field] ? message : `${within.slice(FIELDS[field].length)}: ${message}`;
    else return true;
    return false;
  });
  return { shown: { ...shown, ...(conditions && { conditions }), ...(headers && { headers }) }, rest };
}

/** A field also shows what is wrong inside of it. */
function fieldAt(pointer: string): RuleField | undefined {
  const fields = Object.keys(FIELDS) as RuleField[];
  return fields.find((field) => pointer === FIELDS[field] || pointer.startsWith(`${FIELDS[field]}/`));
}

const sentenceOf = ({ when, then, limits }: ReturnType<typeof wordsOf>) =>
  `${when} → ${then}${limits === '' ? '' : ` · ${limits}`}`;
