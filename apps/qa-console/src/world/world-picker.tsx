import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useState } from 'react';
import type { World } from '@zakupki/mock-control/schema';
import { goTo } from '../address.ts';
import { controlApi } from '../control/control-api.ts';
import { countOf } from '../ui/count.ts';
import { isWorldName, NAME_RULE } from './world-name.ts';
import styles from './world-picker.module.css';

/** Options shown; typing narrows the list. */
const MAX_OPTIONS = 50;

export function WorldPicker({ world }: { world: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const { data, refetch } = controlApi.useListWorldsQuery();
  const worlds = data?.worlds ?? [];
  const combobox = useCombobox({
    onDropdownOpen: () => {
      void refetch();
      combobox.updateSelectedOptionIndex('active');
    },
    onDropdownClose: () => combobox.resetSelectedOption(),
  });
  const query = (typed ?? '').trim();
  // The most recently used worlds come last in the response and first in the list.
  const matches = worlds.filter(({ name }) => name.includes(query)).toReversed();
  const isNew = query !== '' && isWorldName(query) && !worlds.some(({ name }) => name === query);
  const problem = query !== '' && !isWorldName(query) ? NAME_RULE : null;

  const choose = (name: string) => {
    setTyped(null);
    combobox.closeDropdown();
    goTo({ world: name });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} width={320} position="bottom-start">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          className={styles['picker']}
          aria-label="World"
          placeholder="Type a name"
          value={typed ?? world}
          error={problem}
          rightSection={<IconSelector size={16} aria-hidden />}
          rightSectionPointerEvents="none"
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
            combobox.updateSelectedOptionIndex();
          }}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setTyped(null);
            // A complete name needs no option.
            if (event.key !== 'Enter' || combobox.getSelectedOptionIndex() >= 0 || !isWorldName(query)) return;
            event.preventDefault();
            choose(query);
          }}
          onBlur={() => {
            setTyped(null);
            combobox.closeDropdown();
          }}
        />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label="Worlds">
          {matches.slice(0, MAX_OPTIONS).map((each) => (
            <Combobox.Option value={each.name} key={each.name} active={each.name === world}>
              <Choice world={each} />
            </Combobox.Option>
          ))}
          {isNew && (
            <Combobox.Option value={query} className={styles['new']}>
              Go to “{query}”, a new world
            </Combobox.Option>
          )}
          {matches.length === 0 && !isNew && <Combobox.Empty>No matching worlds.</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

function Choice({ world: { name, scenario, rules, changes } }: { world: World }) {
  const forced = [scenario !== 'normal' && scenario, rules.length > 0 && countOf(rules.length, 'rule')];
  const facts = [...forced, changes > 0 && countOf(changes, 'change')].filter((fact) => fact !== false);
  return (
    <span className={styles['choice']}>
      <span>{name}</span>
      <span className="qa-secondary">{facts.length > 0 ? facts.join(' · ') : 'same as the seed'}</span>
    </span>
  );
}
