import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import styles from './filters.module.css';

const PAUSE_MS = 300;
/** The contract's search wants at least this many characters, and takes no more than that. */
const SHORTEST = 2;
const LONGEST = 100;

/** Whether the words are long enough, and short enough, to be searched for. */
export function isSearchable(words: string): boolean {
  return words.length >= SHORTEST && words.length <= LONGEST;
}

export interface SearchBoxProps {
  /** What is searched. */
  readonly label: string;
  /** What the words are looked for in. */
  readonly hint: string;
  /** The words the list is searched by now; empty for none. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** A search box: looks once the typing pauses, and follows the address when that changes by itself. */
export function SearchBox({ label, hint, q, onSearch }: SearchBoxProps) {
  const [{ text, seen, sent }, setState] = useState({ text: q, seen: q, sent: q });
  // Words that come back from our own search must not undo what was typed since.
  if (q !== seen) setState({ text: q === sent ? text : q, seen: q, sent: q });

  const search = useDebouncedCallback((typed: string) => {
    const words = typed.trim();
    const next = isSearchable(words) ? words : '';
    setState((state) => ({ ...state, sent: next }));
    if (next !== q) onSearch(next);
  }, PAUSE_MS);

  function type(typed: string) {
    setState((state) => ({ ...state, text: typed }));
    search(typed);
  }

  const isShort = text.trim().length === 1;
  return (
    // A page may have two of them, so each has a name; as a label it would be taken for the input's.
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
        maxLength={LONGEST}
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
