import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { m } from '#messages';
import { useIsSignedIn } from '../../session/session-context.ts';
import { type PaletteCommand, useCommands } from './palette-commands.ts';
import { usePaletteResults } from './palette-results.ts';
import type { ListKeys } from './list-keys.ts';
import styles from './palette.module.css';

const SEARCH_DELAY_MS = 200;

type PaletteListProps = {
  readonly id: string;
  readonly words: string;
  /** The id of the selected option. */
  readonly onActive: (id: string | undefined) => void;
  readonly keys: ListKeys;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
};

type Group = {
  readonly name: string;
  readonly commands: readonly PaletteCommand[];
};

/** Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function PaletteList(props: PaletteListProps) {
  const { id, words, onActive, keys, onClose, onShortcuts } = props;
  const navigate = useNavigate();
  const { groups, isSearching } = useGroups(words.trim(), onShortcuts);
  const commands = groups.flatMap((group) => group.commands);
  // New words select the first command.
  const [selected, setSelected] = useState({ words, id: '' });
  const index = Math.max(0, selected.words === words ? commands.findIndex((command) => command.id === selected.id) : 0);
  const current = commands[index];
  const optionId = (command: PaletteCommand) => `${id}-${command.id}`;
  const active = current && optionId(current);

  function choose(command: PaletteCommand) {
    onClose();
    if ('to' in command) void navigate(command.to);
    else command.run();
  }

  useLayoutEffect(() => {
    keys.handle((key) => {
      if (key === 'Enter') {
        // The user may mean a result that is still loading.
        if (current && !isSearching) choose(current);
        else keys.waitWithEnter();
        return;
      }
      const step = key === 'ArrowDown' ? 1 : -1;
      const next = commands[(index + step + commands.length) % Math.max(1, commands.length)];
      if (next) setSelected({ words, id: next.id });
    });
  });
  useEffect(() => {
    if (!isSearching && current && keys.takeEnter()) choose(current);
  });
  useEffect(() => onActive(active), [active, onActive]);

  return (
    <>
      <div id={id} role="listbox" aria-label={m.shell_palette()} className={styles['list']}>
        {groups.map((group) => (
          <div key={group.name} role="group" aria-label={group.name}>
            <div className="zk-secondary zk-tiny zk-medium" aria-hidden>
              {group.name}
            </div>
            {group.commands.map((command) => (
              <Option
                key={command.id}
                id={optionId(command)}
                command={command}
                isSelected={command === current}
                onChoose={() => choose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={`zk-secondary ${styles['status']}`}>
        {isSearching
          ? m.shell_palette_searching()
          : commands.length === 0 && m.shell_palette_nothing({ q: words.trim() })}
      </p>
    </>
  );
}

type OptionProps = {
  readonly id: string;
  readonly command: PaletteCommand;
  readonly isSelected: boolean;
  readonly onChoose: () => void;
};

function Option({ id, command: { label, Icon, note, keys }, isSelected, onChoose }: OptionProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    // The input keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      ref={row}
      id={id}
      role="option"
      aria-selected={isSelected}
      className={`zk-row zk-gap-10 ${styles['option']}`}
      onClick={onChoose}
    >
      <Icon size={18} className="zk-icon" aria-hidden />
      <span className="zk-fill zk-shrink zk-break">{label}</span>
      {note && <span className="zk-secondary zk-small zk-nowrap">{note}</span>}
      {keys && (
        <span className="zk-flex zk-gap-4" aria-hidden>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </span>
      )}
    </div>
  );
}

function useGroups(words: string, onShortcuts: () => void): { groups: Group[]; isSearching: boolean } {
  const [searched] = useDebouncedValue(words, SEARCH_DELAY_MS);
  const signedIn = useIsSignedIn();
  const results = usePaletteResults(signedIn ? searched : '');
  const { recent, ofPage, pages, settings } = useCommands(onShortcuts);
  const groups: Group[] = [
    { name: m.shell_palette_of_page(), commands: matching(ofPage, words) },
    { name: m.shell_palette_recent(), commands: words === '' ? recent : [] },
    { name: m.shell_palette_pages(), commands: matching(pages, words) },
    ...results.groups,
    { name: m.shell_palette_settings(), commands: matching(settings, words) },
  ];
  return {
    groups: groups.filter(({ commands }) => commands.length > 0),
    isSearching: signedIn && words !== '' && (words !== searched || results.isSearching),
  };
}

/** Not for results of the API, which match even when the title lacks the words. */
function matching(commands: readonly PaletteCommand[], words: string): PaletteCommand[] {
  const wanted = words.toLocaleLowerCase();
  return commands.filter(({ label, keywords = '' }) => `${label} ${keywords}`.toLocaleLowerCase().includes(wanted));
}
