import { Button } from '@mantine/core';
import { m } from '#messages';
import { EmptyState } from '../feedback/empty-state.tsx';

interface PageMissingProps {
  readonly requested: number;
  readonly last: number;
  readonly onLast: () => void;
}

/** Shown where the address asks for a page after the last one. */
export function PageMissing({ requested, last, onLast }: PageMissingProps) {
  return (
    <EmptyState
      drawing="search"
      text={m.table_page_missing({ page: requested, last })}
      action={<Button onClick={onLast}>{m.table_page_last()}</Button>}
    />
  );
}
