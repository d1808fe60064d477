import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import styles from './orders-list.module.css';
import { isSearchable, LONGEST_SEARCH } from './orders-query.ts';

const PAUSE_MS = 300;

export interface OrdersSearchProps {
  /** The words the list is searched by now. */
  readonly q: string;
  readonly onSearch: (q: string) => void;
}

/** The search box: looks once the typing pauses, and follows the address when that changes by itself. */
export function OrdersSearch({ q, onSearch }: OrdersSearchProps) {
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
    <form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        search.flush();
      }}
    >
      <TextInput
        aria-label={m.orders_search()}
        placeholder={m.orders_search_hint()}
        title={m.orders_search_hint()}
        value={text}
        maxLength={LONGEST_SEARCH}
        onChange={(event) => type(event.currentTarget.value)}
        leftSection={<IconSearch size={16} aria-hidden />}
        rightSectionPointerEvents="auto"
        rightSection={
          text !== '' && (
            <CloseButton
              size="sm"
              aria-label={m.orders_search_clear()}
              onClick={() => {
                type('');
                search.flush();
              }}
            />
          )
        }
      />
      <span role="status" className={isShort ? styles['short'] : 'zk-visually-hidden'}>
        {isShort && m.orders_search_short()}
      </span>
    </form>
  );
}
