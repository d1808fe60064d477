import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { m } from '#messages';
import { CheckField } from '../../../ui/field/check-field.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { isTag, MAX_TAGS, type FilterProps } from './orders-query.ts';

/** Suggests the tags of the page; any other can be typed. */
export function TagFilter({ query, onChange, suggestions }: FilterProps & { suggestions: readonly string[] }) {
  const [text, setText] = useState('');
  const list = useId();
  const typed = text.trim();
  const canAdd = isTag(typed) && !query.tags.includes(typed) && query.tags.length < MAX_TAGS;

  function add(event: FormEvent) {
    event.preventDefault();
    if (!canAdd) return;
    onChange({ tags: [...query.tags, typed] });
    setText('');
  }

  return (
    <fieldset>
      <legend>{m.orders_tags()}</legend>
      {query.tags.map((tag) => (
        <CheckField
          key={tag}
          label={tag}
          checked
          onChange={() => onChange({ tags: query.tags.filter((other) => other !== tag) })}
        />
      ))}
      <form onSubmit={add}>
        <TextField
          label={m.orders_tag_new()}
          isLabelHidden
          list={list}
          value={text}
          maxLength={32}
          onChange={(event) => setText(event.currentTarget.value)}
          action={
            <Button type="submit" variant="default" className="zk-rigid" disabled={!canAdd}>
              {m.orders_tag_add()}
            </Button>
          }
        />
        <datalist id={list}>
          {suggestions
            .filter((tag) => !query.tags.includes(tag))
            .map((tag) => (
              <option key={tag}>{tag}</option>
            ))}
        </datalist>
      </form>
    </fieldset>
  );
}
