import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/ScrollArea.css';
import { TagsInput, type TagsInputProps } from '@mantine/core';
import { m } from '#messages';
import { MAX_TAGS } from '../../../ui/filter/tag-limits.ts';
import { useListSupplierTagsQuery } from '../suppliers-api.ts';

type SupplierTagsInputProps = {
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
} & Omit<TagsInputProps, 'data' | 'value' | 'onChange'>;

/** Suggests the tags of the address book. */
export function SupplierTagsInput({ value, onChange, ...input }: SupplierTagsInputProps) {
  const { data } = useListSupplierTagsQuery({});
  return (
    <TagsInput
      maxTags={MAX_TAGS}
      maxLength={32}
      splitChars={[',', ';']}
      clearButtonProps={{ 'aria-label': m.suppliers_tags_clear() }}
      {...input}
      value={[...value]}
      data={(data?.data ?? []).map(({ tag }) => tag)}
      onChange={onChange}
    />
  );
}
