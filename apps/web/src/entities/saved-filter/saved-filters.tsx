import { Button } from '@mantine/core';
import type { SavedFilter } from '@zakupki/api-client/schema';
import { IconBookmark } from '@tabler/icons-react';
import { useState } from 'react';
import { m } from '#messages';
import { useListSavedFiltersQuery } from './saved-filter-api.ts';
import type { SavedFiltersProps } from './saved-filters-menu.tsx';
import { Dropdown } from '../../ui/overlay/dropdown.tsx';
import { loadPart } from '../../ui/loading/load-part.tsx';
import { lazyDialog } from '../../ui/overlay/lazy-dialog.tsx';

const SavedFiltersMenu = loadPart(() => import('./saved-filters-menu.tsx'));
/** Renames, updates or deletes a saved filter, or makes it the default. */
const FilterDialog = lazyDialog(() => import('./filter-dialog-body.tsx'));

export function SavedFilters(props: SavedFiltersProps) {
  const { scope, query } = props;
  const { data } = useListSavedFiltersQuery({ scope });
  const [edited, setEdited] = useState<SavedFilter | null>(null);
  const current = data?.data.find((filter) => filter.query === query);
  return (
    <>
      <Dropdown
        label={m.saved_filters_title()}
        align="left"
        width={340}
        button={(trigger) => (
          <Button variant="default" leftSection={<IconBookmark size={16} aria-hidden />} maw="16rem" {...trigger}>
            {current ? (
              <>
                <span className="zk-visually-hidden">{m.saved_filters_current({ name: current.name })}</span>
                <span aria-hidden className="zk-truncate">
                  {current.name}
                </span>
              </>
            ) : (
              m.saved_filters_title()
            )}
          </Button>
        )}
      >
        <SavedFiltersMenu {...props} current={current} onEdit={setEdited} />
      </Dropdown>
      {edited && <FilterDialog filter={edited} query={query} onClose={() => setEdited(null)} />}
    </>
  );
}
