import { Select } from '@mantine/core';
import type { ScenarioName } from '@zakupki/mock-control/schema';
import { controlApi } from '../control/control-api.ts';
import styles from './scenario-select.module.css';

type ScenarioSelectProps = {
  readonly label: string;
  readonly value: ScenarioName;
  readonly onChange: (scenario: ScenarioName) => void;
  readonly error?: string | null;
  readonly disabled?: boolean;
};

export function ScenarioSelect({ label, value, onChange, error = null, disabled = false }: ScenarioSelectProps) {
  const { data } = controlApi.useListScenariosQuery();
  const scenarios = data?.scenarios ?? [{ name: value, summary: '', rules: [] }];
  const summaries = new Map<string, string>(scenarios.map(({ name, summary }) => [name, summary]));
  return (
    <Select
      label={label}
      description={summaries.get(value)}
      data={scenarios.map(({ name }) => name)}
      value={value}
      onChange={(name) => {
        const chosen = scenarios.find((each) => each.name === name);
        if (chosen) onChange(chosen.name);
      }}
      error={error}
      disabled={disabled}
      allowDeselect={false}
      searchable
      nothingFoundMessage="No scenario has such a name."
      maxDropdownHeight={420}
      renderOption={({ option }) => (
        <span className={styles['option']}>
          <span className={styles['name']}>{option.value}</span>
          <span className={styles['summary']}>{summaries.get(option.value)}</span>
        </span>
      )}
    />
  );
}
