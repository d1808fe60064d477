import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/ScrollArea.css';
import { Autocomplete, type AutocompleteProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { Supplier } from '@zakupki/api-client/schema';
import { m } from '#messages';
import { useListSuppliersQuery } from './supplier-api.ts';

const SEARCH_DELAY_MS = 200;
/** Limits of the contract's search. */
export const SEARCH_LENGTH = { least: 2, most: 100 };
const MAX_SUGGESTIONS = 8;

type SupplierPickerProps = {
  /** What is typed: a name, tax number or contact. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onChoose: (supplier: Supplier) => void;
  /** Whether `value` is the name of a chosen supplier, so that nothing is suggested. */
  readonly isChosen?: boolean;
  /** Ids of suppliers to leave out. */
  readonly without?: readonly string[];
  /** Whether blocked suppliers are shown without being choosable. */
  readonly refusesBlocked?: boolean;
} & Omit<AutocompleteProps, 'data' | 'filter' | 'value' | 'onChange'>;

/** Suggests suppliers of the address book while the user types. */
export function SupplierPicker(props: SupplierPickerProps) {
  const { value, onChange, onChoose, isChosen = false, without = [], refusesBlocked = false, ...input } = props;
  const [words] = useDebouncedValue(value.trim(), SEARCH_DELAY_MS);
  const { currentData } = useListSuppliersQuery(
    { q: words, perPage: MAX_SUGGESTIONS + without.length },
    { skip: words.length < SEARCH_LENGTH.least || words.length > SEARCH_LENGTH.most || isChosen },
  );
  const suggestions = isChosen
    ? []
    : (currentData?.data ?? []).filter(({ id }) => !without.includes(id)).slice(0, MAX_SUGGESTIONS);
  return (
    <Autocomplete
      placeholder={m.suppliers_pick()}
      maxLength={200}
      {...input}
      value={value}
      data={suggestions.map(({ id, name, blockedReason }) => ({
        value: id,
        label: name,
        disabled: refusesBlocked && blockedReason !== null,
      }))}
      // The server has filtered them, also by tax number and contact.
      filter={({ options }) => options}
      renderOption={({ option }) => <FoundSupplier supplier={suggestions.find(({ id }) => id === option.value)} />}
      onOptionSubmit={(id) => {
        const supplier = suggestions.find((entry) => entry.id === id);
        if (supplier) onChoose(supplier);
      }}
      onChange={onChange}
    />
  );
}

function FoundSupplier({ supplier }: { supplier: Supplier | undefined }) {
  if (!supplier) return null;
  const { name, taxId, blockedReason } = supplier;
  return (
    <span className="zk-stack">
      <span>{name}</span>
      <span className="zk-secondary zk-small">
        {[taxId?.id, blockedReason === null ? null : m.suppliers_blocked_because({ reason: blockedReason })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
}
