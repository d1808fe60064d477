import { Button } from '@mantine/core';
import { m } from '#messages';
import { EmptyState } from '../feedback/empty-state.tsx';

interface PageMissingProps {
  /** The page asked for. */
  readonly asked: number;
  /** The last there is. */
  readonly last: number;
  readonly onLast: () => void;
}

/** Instead of rows, where the address asks for a page behind the last one. */
export function PageMissing({ asked, last, onLast }: PageMissingProps) {
  return (
    <EmptyState
      drawing="search"
      text={m.table_page_missing({ page: asked, last })}
      action={<Button onClick={onLast}>{m.table_page_last()}</Button>}
    />
  );
}
