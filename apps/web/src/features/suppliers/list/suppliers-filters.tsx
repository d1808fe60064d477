import { Button } from '@mantine/core';
import { m } from '#messages';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { RadioGroup } from '../../../ui/field/radio-group.tsx';
import { type AppliedFilter, AppliedFilters } from '../../../ui/filter/applied-filters.tsx';
import { FilterFields } from '../../../ui/filter/filter-fields.tsx';
import { FiltersMenu } from '../../../ui/filter/filters-menu.tsx';
import { SearchBox } from '../../../ui/filter/search-box.tsx';
import { TagFilter } from '../../../ui/filter/tag-filter.tsx';
import { toggleChoice } from '../../../ui/filter/toggle-choice.ts';
import { SortChoice } from '../../../ui/table/sort-choice.tsx';
import type { ChangeUrlQuery } from '../../../ui/url-query/url-query.ts';
import { useListSupplierTagsQuery } from '../suppliers-api.ts';
import { SUPPLIER_COLUMNS } from './suppliers-columns.tsx';
import { DOCUMENT_STATES, type FilterProps, isFiltered, SUPPLIERS, type SuppliersQuery } from './suppliers-query.ts';

type SuppliersFiltersProps = {
  readonly query: SuppliersQuery;
  readonly onChange: ChangeUrlQuery<SuppliersQuery>;
};

export function SuppliersFilters({ query, onChange }: SuppliersFiltersProps) {
  const applied = appliedIn(query);
  return (
    <div className="zk-row zk-wrap zk-gap-8">
      <SearchBox
        label={m.suppliers_search()}
        hint={m.suppliers_pick()}
        q={query.q}
        onSearch={(q, options) => onChange({ q }, options)}
      />
      <FiltersMenu
        label={m.suppliers_filters()}
        on={applied.length}
        onWords={m.suppliers_filters_on({ count: applied.length })}
      >
        <Fields query={query} onChange={onChange} />
      </FiltersMenu>
      {(applied.length > 0 || isFiltered(query)) && (
        <AppliedFilters applied={applied} onChange={onChange}>
          <ClearFilters query={query} onChange={onChange} />
        </AppliedFilters>
      )}
    </div>
  );
}

/** Keeps the sort order. */
export function ClearFilters({ query: { sort, perPage }, onChange }: FilterProps) {
  return (
    <Button variant="subtle" size="compact-md" onClick={() => onChange({ ...SUPPLIERS.standard, sort, perPage })}>
      {m.suppliers_clear()}
    </Button>
  );
}

const BLOCKED = { any: null, without: false, only: true } as const;

const DOCUMENTS = {
  expiring: () => m.suppliers_documents_expiring(),
  expired: () => m.suppliers_documents_expired(),
} as const;

function Fields({ query, onChange }: FilterProps) {
  const choices = [
    { value: 'any', label: m.suppliers_blocked_any() },
    { value: 'without', label: m.suppliers_blocked_without() },
    { value: 'only', label: m.suppliers_blocked_only() },
  ] as const;
  const { data } = useListSupplierTagsQuery({});
  return (
    <FilterFields>
      <TagFilter
        tags={query.tags}
        suggestions={(data?.data ?? []).map(({ tag }) => tag)}
        onChange={(tags) => onChange({ tags })}
      />
      <RadioGroup
        label={m.suppliers_blocked()}
        choices={choices}
        value={choices.find(({ value }) => BLOCKED[value] === query.blocked)?.value ?? 'any'}
        onChange={(value) => onChange({ blocked: BLOCKED[value] })}
      />
      <fieldset>
        <legend>{m.suppliers_documents()}</legend>
        {DOCUMENT_STATES.map((state) => (
          <CheckField
            key={state}
            label={DOCUMENTS[state]()}
            checked={query.documents.includes(state)}
            onChange={() => onChange({ documents: toggleChoice(DOCUMENT_STATES, query.documents, state) })}
          />
        ))}
      </fieldset>
      <SortChoice
        columns={SUPPLIER_COLUMNS}
        sort={query.sort}
        standard={m.suppliers_sort_standard()}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterFields>
  );
}

function appliedIn({ tags, blocked, documents }: SuppliersQuery): AppliedFilter<SuppliersQuery>[] {
  return [
    ...tags.map((tag) => ({
      what: m.suppliers_on_tag({ tag }),
      without: { tags: tags.filter((other) => other !== tag) },
    })),
    ...(blocked === null
      ? []
      : [{ what: blocked ? m.suppliers_blocked_only() : m.suppliers_blocked_without(), without: { blocked: null } }]),
    ...documents.map((state) => ({
      what: DOCUMENTS[state](),
      without: { documents: documents.filter((other) => other !== state) },
    })),
  ];
}
