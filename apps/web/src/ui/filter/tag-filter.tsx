import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#messages';
import { CheckField } from '../field/check-field.tsx';
import { TextField } from '../field/text-field.tsx';
import { isTag, MAX_TAGS } from './tag-limits.ts';

type TagFilterProps = {
  readonly tags: readonly string[];
  /** Users can type other tags too. */
  readonly suggestions: readonly string[];
  readonly onChange: (tags: readonly string[]) => void;
};

export function TagFilter({ tags, suggestions, onChange }: TagFilterProps) {
  const [text, setText] = useState('');
  const list = useId();
  const typed = text.trim();
  const canAdd = isTag(typed) && !tags.includes(typed) && tags.length < MAX_TAGS;

  function add(event: FormEvent) {
    event.preventDefault();
    if (!canAdd) return;
    onChange([...tags, typed]);
    setText('');
  }

  return (
    <fieldset>
      <legend>{m.table_tags()}</legend>
      {tags.map((tag) => (
        <CheckField key={tag} label={tag} checked onChange={() => onChange(tags.filter((other) => other !== tag))} />
      ))}
      <form onSubmit={add}>
        <TextField
          label={m.table_tag_new()}
          isLabelHidden
          list={list}
          value={text}
          maxLength={32}
          onChange={(event) => setText(event.currentTarget.value)}
          action={
            <Button type="submit" variant="default" className="zk-rigid" disabled={!canAdd}>
              {m.table_tag_add()}
            </Button>
          }
        />
        <datalist id={list}>
          {suggestions
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
        </datalist>
      </form>
    </fieldset>
  );
}
