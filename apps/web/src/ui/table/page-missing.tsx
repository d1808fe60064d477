import { Button } from '@mantine/core';
import { m } from '#messages';
import { EmptyState } from '../feedback/empty-state.tsx';

type PageMissingProps = {
  readonly requested: number;
  readonly last: number;
  readonly onLast: () => void;
};

/** The address asks for a page after the last one. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function PageMissing({ requested, last, onLast }: PageMissingProps) {
  return (
    <EmptyState
      drawing="search"
      text={m.table_page_missing({ page: requested, last })}
      action={<Button onClick={onLast}>{m.table_page_last()}</Button>}
    />
  );
}
