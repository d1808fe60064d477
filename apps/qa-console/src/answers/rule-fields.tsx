import { Autocomplete, Fieldset, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { type Operation, OUTCOMES, type RuleDraft, type RuleErrors, TARGETS } from './rule-draft.ts';
import styles from './rule-fields.module.css';
import { ConditionRows, HeaderRows, optionsOf } from './rule-rows.tsx';
import type { Method } from '@zakupki/mock-control/schema';

type RuleFieldsProps = {
  readonly draft: RuleDraft;
  readonly errors: RuleErrors;
  readonly operations: readonly Operation[];
  readonly onChange: (change: Partial<RuleDraft>) => void;
};

export function TargetFields({ draft, errors, operations, onChange }: RuleFieldsProps) {
  return (
    <Fieldset legend="Which requests" className={styles['group']}>
      <SegmentedControl
        aria-label="Chosen by"
        value={draft.target}
        onChange={(target) => onChange({ target })}
        data={optionsOf(TARGETS)}
        size="xs"
        fullWidth
      />
      {draft.target === 'operation' && (
        <Select
          label="Operation"
          placeholder="Type part of its name or path"
          data={operations.map(({ operationId, method, path }) => ({
            value: operationId,
            label: `${operationId} · ${method} ${path}`,
          }))}
          value={draft.operationId}
          onChange={(operationId) => onChange({ operationId })}
          error={errors.operationId}
          searchable
          nothingFoundMessage="The contract has no such operation."
          data-autofocus
        />
      )}
      {draft.target === 'tag' && (
        <Select
          label="Tag"
          data={[...new Set(operations.map(({ tag }) => tag))]}
          value={draft.tag}
          onChange={(tag) => onChange({ tag })}
          error={errors.tag}
        />
      )}
      {draft.target === 'path' && (
        <div className={styles['pair']}>
          <Select
            label="Method · optional"
            placeholder="Any"
            data={METHODS}
            value={draft.method}
            onChange={(method) => onChange({ method })}
            error={errors.method}
            clearable
            clearButtonProps={{ 'aria-label': 'Any method' }}
          />
          <Autocomplete
            label="Path · optional"
            description="As in the contract, /orders/{orderId}, or of a single request, /orders/ord_paper."
            data={[...new Set(operations.map(({ path }) => path))]}
            value={draft.path}
            onChange={(path) => onChange({ path })}
            error={errors.path}
          />
        </div>
      )}
      <ConditionRows
        rows={draft.conditions}
        errors={errors.conditions ?? {}}
        onChange={(conditions) => onChange({ conditions })}
      />
    </Fieldset>
  );
}

export function OutcomeFields({ draft, errors, operations, onChange }: RuleFieldsProps) {
  const operation = operations.find(({ operationId }) => operationId === draft.operationId);
  const declared = draft.target === 'operation' ? operation?.statuses : undefined;
  return (
    <Fieldset legend="What they get" className={styles['group']}>
      <SegmentedControl
        aria-label="Kind of answer"
        value={draft.outcome}
        onChange={(outcome) => onChange({ outcome })}
        data={optionsOf(OUTCOMES)}
        size="xs"
        fullWidth
      />
      {draft.outcome === 'status' && (
        <>
          <div className={styles['pair']}>
            <Autocomplete
              label="Status"
              inputMode="numeric"
              data={(declared ?? [200, 400, 401, 402, 403, 404, 412, 422, 429, 460, 500, 503]).map(String)}
              value={draft.status}
              onChange={(status) => onChange({ status })}
              error={errors.status}
            />
            <TextInput
              label="Message · optional"
              description="402 and 460 have fixed messages: TRIAL_EXPIRED, PHONE_REQUIRED."
              value={draft.message}
              onChange={(event) => onChange({ message: event.currentTarget.value })}
              error={errors.message}
            />
          </div>
          <Textarea
            label="Body · optional"
            description="JSON, sent as is, without validation. Leave empty to send the contract's example."
            placeholder='{"items": []}'
            autosize
            minRows={2}
            maxRows={10}
            spellCheck={false}
            classNames={{ input: 'qa-mono' }}
            value={draft.body}
            onChange={(event) => onChange({ body: event.currentTarget.value })}
            error={errors.body}
          />
        </>
      )}
      {draft.outcome === 'real' && (
        <Textarea
          label="JSON patch · optional"
          description="RFC 6902. Applied only if all operations fit the answer."
          placeholder='[{"op": "replace", "path": "/data/0/status", "value": "closed"}]'
          autosize
          minRows={2}
          maxRows={10}
          spellCheck={false}
          classNames={{ input: 'qa-mono' }}
          value={draft.patch}
          onChange={(event) => onChange({ patch: event.currentTarget.value })}
          error={errors.patch}
        />
      )}
      {draft.outcome !== 'drop' && (
        <HeaderRows rows={draft.headers} errors={errors.headers ?? {}} onChange={(headers) => onChange({ headers })} />
      )}
    </Fieldset>
  );
}

/** In the order of the form. */
const LIMITS = [
  { field: 'delayMs', label: 'Delay in ms', placeholder: '0' },
  { field: 'delayTo', label: 'Longest delay in ms', placeholder: 'same as the delay' },
  { field: 'times', label: 'Number of times', placeholder: 'unlimited' },
  { field: 'every', label: 'Only every nth request', placeholder: 'every request' },
  { field: 'chance', label: 'Chance in percent', placeholder: '100' },
  { field: 'seed', label: 'Seed of the chance', placeholder: '0' },
] as const;

export function LimitFields({ draft, errors, onChange }: RuleFieldsProps) {
  return (
    <Fieldset legend="How late, how often" className={styles['group']}>
      <div className={styles['triple']}>
        {LIMITS.map(({ field, label, placeholder }) => (
          <TextInput
            key={field}
            label={`${label} · optional`}
            inputMode="decimal"
            placeholder={placeholder}
            value={draft[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
            error={errors[field]}
          />
        ))}
      </div>
    </Fieldset>
  );
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const satisfies readonly Method[];
