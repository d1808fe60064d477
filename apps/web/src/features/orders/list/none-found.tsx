import { m } from '#messages';
import { paths } from '../../../paths.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LinkButton } from '../../../ui/layout/link-button.tsx';
import { ClearFilters } from './active-filters.tsx';
import { type FilterProps, isFiltered } from './orders-query.ts';

/** A list without rows. Loaded lazily, hence the default export. */
// oxlint-disable-next-line import/no-default-export -- React.lazy takes the default export
export default function NoneFound({ query, onChange }: FilterProps) {
  if (isFiltered(query)) {
    return (
      <EmptyState
        drawing="search"
        text={m.orders_nothing()}
        action={<ClearFilters query={query} onChange={onChange} />}
      />
    );
  }
  return (
    <EmptyState
      drawing="empty"
      text={m.orders_archive_empty()}
      action={<LinkButton to={paths.orders()}>{m.orders_to_current()}</LinkButton>}
    />
  );
}
