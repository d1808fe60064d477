import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import styles from './filters.module.css';

const DEBOUNCE_MS = 300;
/** The contract's limits of a search. */
const MIN_LENGTH = 2;
const MAX_LENGTH = 100;

export function isSearchable(words: string): boolean {
  return words.length >= MIN_LENGTH && words.length <= MAX_LENGTH;
}

type SearchBoxProps = {
  readonly label: string;
  readonly hint: string;
  /** The current search, or ''. */
  readonly q: string;
  /** With `replace`, the search replaces the history entry of the previous one. */
  readonly onSearch: (q: string, options: { replace: boolean }) => void;
};

/** Searches when typing pauses, and follows changes of the address. */
export function SearchBox({ label, hint, q, onSearch }: SearchBoxProps) {
  const [{ text, seen, sent }, setState] = useState({ text: q, seen: q, sent: q });
  // The new address of the last search must not undo later typing.
  if (q !== seen) setState({ text: q === sent ? text : q, seen: q, sent: q });

  const search = useDebouncedCallback((typed: string) => {
    const words = typed.trim();
    const next = isSearchable(words) ? words : '';
    setState((state) => ({ ...state, sent: next }));
    if (next !== q) onSearch(next, { replace: q !== '' });
  }, DEBOUNCE_MS);

  function type(typed: string) {
    setState((state) => ({ ...state, text: typed }));
    search(typed);
  }

  const isShort = text.trim().length === 1;
  return (
    // A page may have two search forms, so each has a name. A label would be mistaken for the input's.
    <form
      role="search"
      title={label}
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        search.flush();
      }}
    >
      <IconSearch size={16} className={styles['sign']} aria-hidden />
      <input
        className={styles['words']}
        aria-label={label}
        placeholder={hint}
        title={hint}
        value={text}
        maxLength={MAX_LENGTH}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label={m.table_search_clear()}
          title={m.table_search_clear()}
          onClick={() => {
            type('');
            search.flush();
          }}
        >
          <IconX size={16} aria-hidden />
        </button>
      )}
      <span role="status" className={isShort ? styles['short'] : 'zk-visually-hidden'}>
        {isShort && m.table_search_short()}
      </span>
    </form>
  );
}
