import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import {
  changeRow,
  type ConditionRow,
  type HeaderRow,
  KINDS,
  type RowErrors,
  TESTS,
  withRow,
} from './rule-conditions.ts';
import styles from './rule-rows.module.css';

type RowsProps<Row> = {
  readonly rows: readonly Row[];
  readonly errors: RowErrors;
  readonly onChange: (rows: Row[]) => void;
};

/** Options of a select from labels by value. */
export const optionsOf = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));

/** The label and examples of a name and a value, by kind. */
const HINTS = {
  query: { name: 'Parameter', example: 'status', value: 'draft' },
  headers: { name: 'Header', example: 'X-Experiment', value: 'b' },
  body: { name: 'JSON pointer', example: '/items/0/quantity', value: '"10" is text, 10 a number' },
} as const;

/** The error gets a separate line of the row. */
const SPREAD = { root: styles['spread'] ?? '', wrapper: styles['value'] ?? '', error: styles['error'] ?? '' };

export function ConditionRows({ rows, errors, onChange }: RowsProps<ConditionRow>) {
  return (
    <div className={styles['rows']}>
      {rows.map((row, index) => {
        const { id, kind, name, test, value } = row;
        const hints = kind === 'person' ? null : HINTS[kind];
        const change = (part: Partial<ConditionRow>) => onChange(changeRow(rows, { ...row, ...part }));
        const position = `of condition ${index + 1}`;
        return (
          <div
            key={id}
            className={styles['condition']}
            data-kind={kind}
            role="group"
            aria-label={`Condition ${index + 1}`}
          >
            <Select
              aria-label={`Kind ${position}`}
              data={optionsOf(KINDS)}
              value={kind}
              onChange={(chosen) => chosen && change({ kind: chosen })}
              allowDeselect={false}
              size="xs"
            />
            {hints && (
              <TextInput
                aria-label={`${hints.name} ${position}`}
                placeholder={hints.example}
                value={name}
                onChange={(event) => change({ name: event.currentTarget.value })}
                spellCheck={false}
                size="xs"
              />
            )}
            {hints && (
              <Select
                aria-label={`Comparison ${position}`}
                data={optionsOf(TESTS)}
                value={test}
                onChange={(chosen) => chosen && change({ test: chosen })}
                allowDeselect={false}
                size="xs"
              />
            )}
            <TextInput
              classNames={SPREAD}
              aria-label={`${kind === 'person' ? 'Person' : 'Value'} ${position}`}
              placeholder={hints ? (test === 'matches' ? '^(draft|published)$' : hints.value) : 'buyer'}
              value={value}
              onChange={(event) => change({ value: event.currentTarget.value })}
              error={errors[id]}
              spellCheck={false}
              size="xs"
            />
            <RemoveButton
              label={`Remove condition ${index + 1}`}
              onClick={() => onChange(rows.filter((other) => other !== row))}
            />
          </div>
        );
      })}
      <AddButton
        label="Add condition"
        onClick={() => onChange(withRow(rows, { kind: 'query', name: '', test: 'equals', value: '' }))}
      />
    </div>
  );
}

export function HeaderRows({ rows, errors, onChange }: RowsProps<HeaderRow>) {
  return (
    <div className={styles['rows']}>
      {rows.map((row, index) => {
        const change = (part: Partial<HeaderRow>) => onChange(changeRow(rows, { ...row, ...part }));
        return (
          <div key={row.id} className={styles['header']} role="group" aria-label={`Header ${index + 1}`}>
            <TextInput
              aria-label={`Name of header ${index + 1}`}
              placeholder="Retry-After"
              value={row.name}
              onChange={(event) => change({ name: event.currentTarget.value })}
              error={errors[row.id]}
              classNames={SPREAD}
              spellCheck={false}
              size="xs"
            />
            <TextInput
              aria-label={`Value of header ${index + 1}, empty removes it`}
              placeholder="empty: removed"
              value={row.value}
              onChange={(event) => change({ value: event.currentTarget.value })}
              spellCheck={false}
              size="xs"
            />
            <RemoveButton
              label={`Remove header ${index + 1}`}
              onClick={() => onChange(rows.filter((other) => other !== row))}
            />
          </div>
        );
      })}
      <AddButton label="Set header" onClick={() => onChange(withRow(rows, { name: '', value: '' }))} />
    </div>
  );
}

function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <div>
      <Button size="compact-xs" variant="default" leftSection={<IconPlus size={14} aria-hidden />} onClick={onClick}>
        {label}
      </Button>
    </div>
  );
}

function RemoveButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="md" aria-label={label} onClick={onClick}>
      <IconX size={16} color="var(--qa-secondary)" aria-hidden />
    </ActionIcon>
  );
}
